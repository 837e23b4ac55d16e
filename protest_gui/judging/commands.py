"""Bind the commands of the translation window to what they do."""

from collections.abc import Callable
from functools import partial

from protest_core.annotating.session import AnnotationSession
from protest_core.judgements.model import Answer
from protest_gui.judging.controller import JudgingController, Move
from protest_gui.judging.panel import AnnotationPanel
from protest_gui.judging.texts import FURTHER_CHOICES, NUMBERED_WORDS
from protest_gui.keys.actions import Commands

# They judge the candidate, and are disabled where one only reads.
JUDGING = frozenset(
    {f"{question}_{answer}" for question in ("pronoun", "antecedent") for answer in Answer}
    | {f"token_{number}" for number in range(1, NUMBERED_WORDS + 1)}
    | {f"choice_{number}" for number in range(1, FURTHER_CHOICES + 1)}
    | {"remark"}
)

# They lead to another candidate.
GOING = frozenset({"next", "previous", "next_open", "first", "last"})

# They only begin what judges; they do nothing, and say why, where nobody has said who judges.
NEED_A_NAME = frozenset({"add_tag", "remark", "correct_links"})


def judging_commands(controller: JudgingController, panel: AnnotationPanel) -> Commands:
    """Return the commands that need nothing but these two."""
    return {
        **_judging(controller),
        **_going(controller, panel),
        "add_tag": panel.focus_tags,
        "remark": panel.focus_remark,
        "undo": partial(controller.act, lambda session: session.undo()),
        "redo": partial(controller.act, lambda session: session.redo()),
        "more_above": partial(controller.see, lambda session: session.more_above()),
        "more_below": partial(controller.see, lambda session: session.more_below()),
    }


def connect_panel(panel: AnnotationPanel, controller: JudgingController) -> None:
    """Let the session follow what is answered in the panel."""
    act = controller.act
    for of, answers in (("pronoun", panel.pronoun), ("antecedent", panel.antecedent)):
        answers.answered.connect(lambda each, of=of: act(_answering(of, each)))
    for of, choices in panel.further.items():
        choices.chosen.connect(lambda each, of=of: act(lambda session: session.choose(of, each)))
    panel.tags.tag_added.connect(lambda tag: act(lambda session: session.add_tag(tag)))
    panel.tags.tag_removed.connect(lambda tag: act(lambda session: session.remove_tag(tag)))
    panel.remark.written.connect(lambda text: act(lambda session: session.write_remark(text)))


def _judging(controller: JudgingController) -> Commands:
    act = controller.act
    return {
        **{
            f"{question_id}_{each}": partial(act, _answering(question_id, each))
            for question_id in ("pronoun", "antecedent")
            for each in Answer
        },
        **{
            f"choice_{number}": partial(act, partial(_choose_numbered, number))
            for number in range(1, FURTHER_CHOICES + 1)
        },
        **{
            f"token_{number}": partial(_toggle_numbered, controller, number)
            for number in range(1, NUMBERED_WORDS + 1)
        },
    }


def _going(controller: JudgingController, panel: AnnotationPanel) -> Commands:
    def move(command: str, act: Move, *, onward: bool = True) -> None:
        panel.remark.finish_composing()  # it keeps the focus when a button is clicked
        controller.move(act, command, onward=onward)

    moves: dict[str, tuple[Move, bool]] = {
        "next": (lambda session: session.next(), True),
        "previous": (lambda session: session.previous(), False),
        "next_open": (lambda session: session.next_open(), True),
        "first": (lambda session: session.go_to(0), False),
        "last": (lambda session: session.go_to(len(session.navigator.candidates) - 1), True),
    }
    return {
        command: partial(move, command, act, onward=onward)
        for command, (act, onward) in moves.items()
    }


def _toggle_numbered(controller: JudgingController, number: int) -> None:
    choices = controller.session.choices
    if number <= len(choices):
        controller.act(lambda session: session.toggle(choices[number - 1][0]))


def _choose_numbered(number: int, session: AnnotationSession) -> None:
    session.choose_numbered(number)


def _answering(question_id: str, answer: Answer) -> Callable[[AnnotationSession], None]:
    """Return what answers a question of the first two; an open one is taken back."""
    return lambda session: session.answer(question_id, answer)
