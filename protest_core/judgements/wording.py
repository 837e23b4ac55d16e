"""A judgement in one line, outcomes and states by name; times as people read them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime

from protest_core.errors import printable
from protest_core.judgements.model import Answer, Judgement, Label, State
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.questions import FIRST_TWO, Question, chosen
from protest_core.translatable import Text

OUTCOME_NAMES = {
    Outcome.APPROVED: Text("approved"),
    Outcome.CORRECT: Text("correct"),
    Outcome.INCORRECT: Text("incorrect"),
    Outcome.NOT_JUDGEABLE: Text("not judgeable"),
    Outcome.OPEN: Text("open"),
    Outcome.DISPUTED: Text("disputed"),
    Outcome.NO_TRANSLATION: Text("no translation"),
}
LABEL_NAMES = {
    Label.CORRECT: OUTCOME_NAMES[Outcome.CORRECT],
    Label.INCORRECT: OUTCOME_NAMES[Outcome.INCORRECT],
    Label.NONE: Text("none"),
}
_LABELS = frozenset(Label)
STATE_NAMES = {
    State.NEW: Text("not judged"),
    State.INCOMPLETE: Text("incomplete"),
    State.DONE: Text("done"),
    State.CONFLICT: Text("contradictory"),
}
_LONGEST_REMARK = 300
_BEGINNING = 100  # letters of a long remark up to the place where it differs
_BEFORE = 30  # letters directly before that place
_ON_PRONOUN = {Answer.YES: Text("pronoun yes"), Answer.NO: Text("pronoun no")}
_ON_ANTECEDENT = {Answer.YES: Text("antecedent yes"), Answer.NO: Text("antecedent no")}


def label_name(question: Question, label: str) -> str:
    """Return a label as tables show it; those of further questions are in their guidelines."""
    return LABEL_NAMES.get(Label(label)) if label in _LABELS else question.label_name(label)  # type: ignore[return-value]


def unanswered_notes(unanswered: Mapping[Question, int]) -> Iterator[Text]:
    """Yield how many finished judgements lack an answer to each question, and the remedy."""
    for question, number in unanswered.items():
        if number:
            yield Text(
                "%n finished judgements have no answer to “{0}”: they were made before it was "
                "asked. ‘protest guidelines … --set … --ask-again’ reopens them.",
                "",
                number,
                one="%n finished judgement has no answer to “{0}”: it was made before that was "
                "asked. ‘protest guidelines … --set … --ask-again’ reopens it.",
            ).format(question.name)


def describe_judgement(
    judgement: Judgement, words: Sequence[str], questions: Iterable[Question], *, beside: str = ""
) -> Text:
    """Return a judgement in words.

    `words`: the selected words, in the order of the translation. `questions`: the questions known
    here. `beside`: a remark to compare with; of a long one, the place where they differ is shown.
    """
    if judgement == Judgement():
        return Text("nothing: it was taken back")
    parts = [_answers(judgement), *further_answers(judgement, questions)]
    if words:
        parts.append(Text("selected: {0}").format(printable(" ".join(words))))
    if judgement.tags:
        tags = ", ".join(sorted(judgement.tags))
        parts.append(Text("tags: {0}").format(printable(tags)))
    if judgement.remark:
        remark = _shown(_on_a_line(judgement.remark), _on_a_line(beside))
        parts.append(Text("remark: “{0}”").format(printable(remark)))
    return Text(" · ").join(filter(None, parts))


def _on_a_line(remark: str) -> str:
    return " ".join(remark.split())


def _shown(remark: str, beside: str) -> str:
    if len(remark) <= _LONGEST_REMARK:
        return remark
    start = min(
        _same(remark, beside) - _BEFORE,
        len(remark) - (_LONGEST_REMARK - _BEGINNING),
    )
    if start <= _BEGINNING or remark == beside:
        return _cut(remark, _LONGEST_REMARK)
    rest = remark[start:]
    return f"{_cut(remark, _BEGINNING)} {_cut(rest, _LONGEST_REMARK - _BEGINNING)}"


def _same(remark: str, beside: str) -> int:
    """Return the length of the common beginning."""
    pairs = enumerate(zip(remark, beside, strict=False))
    return next((at for at, (one, other) in pairs if one != other), len(beside))


def _cut(text: str, length: int) -> str:
    """Return a shortened text with an ellipsis, after a whole word if one ends near there."""
    if len(text) <= length:
        return text
    kept, space, _ = text[: length - 2].rpartition(" ")
    whole_words = space and len(kept) > length // 2
    return f"{kept if whole_words else text[: length - 2]} …"


def _answers(judgement: Judgement) -> Text:
    answers = _ON_PRONOUN.get(judgement.pronoun), _ON_ANTECEDENT.get(judgement.antecedent)
    return Text(", ").join(filter(None, answers))


def further_answers(judgement: Judgement, questions: Iterable[Question]) -> Iterator[Text]:
    """Yield the answers to further questions: "Register: Unsure", "Forms: er + sie".

    Answers to questions that are not known here come last, by their ids.
    """
    known = {question.id: question for question in questions if question not in FIRST_TWO}
    unknown = {of for of, _ in judgement.further} - known.keys()
    for question in (*known.values(), *(Question(each, each, ()) for each in sorted(unknown))):
        if made := chosen(judgement, question):
            yield Text("{0}: {1}").format(
                printable(question.name), printable(question.in_words(made))
            )


def local_time(at: str) -> str:
    """Return a time to the minute, on the local clock; unchanged if the clock cannot show it.

    Older files may contain other text, and times at the edges of the calendar.
    """
    try:
        time = datetime.fromisoformat(at).astimezone()
    except (ValueError, OverflowError, OSError):  # OSError: on Windows, before 1970
        return printable(at)
    return f"{time:%Y-%m-%d %H:%M}"
