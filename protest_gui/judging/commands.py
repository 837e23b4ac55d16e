"""What each command of the translation window does."""

from collections.abc import Callable
from functools import partial

from protest_core.annotating.session import AnnotationSession
from protest_core.judgements.model import Answer
from protest_gui.judging.controller import Reader
from protest_gui.judging.panel import AnnotationPanel
from protest_gui.judging.texts import NUMBERED_WORDS
from protest_gui.keys.actions import Commands

# They say something of the candidate, and are dead where one only reads.
SAYING = frozenset(
    {f"{question}_{answer}" for question in ("pronoun", "antecedent") for answer in Answer}
    | {f"token_{number}" for number in range(1, NUMBERED_WORDS + 1)}
    | {"remark"}
)


def reading_commands(reader: Reader, panel: AnnotationPanel) -> Commands:
    """Those for which nothing but these two is needed."""
    return {
        **_saying(reader),
        **_going(reader),
        "add_tag": panel.focus_tags,
        "remark": panel.focus_remark,
        "undo": partial(reader.say, lambda sitting: sitting.undo()),
        "redo": partial(reader.say, lambda sitting: sitting.redo()),
        "more_above": partial(reader.see, lambda sitting: sitting.more_above()),
        "more_below": partial(reader.see, lambda sitting: sitting.more_below()),
    }


def connect_panel(panel: AnnotationPanel, reader: Reader) -> None:
    """What is said in the panel is said in the sitting."""
    say = reader.say
    panel.pronoun_answered.connect(lambda each: say(_answer_pronoun(each)))
    panel.antecedent_answered.connect(lambda each: say(_answer_antecedent(each)))
    panel.tag_added.connect(lambda tag: say(lambda sitting: sitting.add_tag(tag)))
    panel.tag_removed.connect(lambda tag: say(lambda sitting: sitting.remove_tag(tag)))
    panel.remark_written.connect(lambda text: say(lambda sitting: sitting.write_remark(text)))


def _saying(reader: Reader) -> Commands:
    say = reader.say
    return {
        **{f"pronoun_{each}": partial(say, _answer_pronoun(each)) for each in Answer},
        **{f"antecedent_{each}": partial(say, _answer_antecedent(each)) for each in Answer},
        **{
            f"token_{number}": partial(_toggle_numbered, reader, number)
            for number in range(1, NUMBERED_WORDS + 1)
        },
    }


def _going(reader: Reader) -> Commands:
    move = reader.move
    return {
        "next": partial(move, lambda sitting: sitting.next()),
        "previous": partial(move, lambda sitting: sitting.previous(), onward=False),
        "next_open": partial(move, lambda sitting: sitting.next_open()),
        "first": partial(move, lambda sitting: sitting.go_to(0), onward=False),
        "last": partial(move, lambda sitting: sitting.go_to(len(sitting.navigator.candidates) - 1)),
    }


def _toggle_numbered(reader: Reader, number: int) -> None:
    places = reader.sitting.selectable
    if number <= len(places):
        reader.say(lambda sitting: sitting.toggle(places[number - 1]))


def _answer_pronoun(answer: Answer) -> Callable[[AnnotationSession], None]:
    return lambda sitting: sitting.answer_pronoun(answer)


def _answer_antecedent(answer: Answer) -> Callable[[AnnotationSession], None]:
    return lambda sitting: sitting.answer_antecedent(answer)
