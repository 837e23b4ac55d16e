"""Answers of annotators and results of matching, in the words that are shown."""

from collections.abc import Collection, Iterable, Mapping

from protest_core.evaluation.model import MatchFound
from protest_core.judgements.annotators import name_with_kind
from protest_core.judgements.model import Answer, Ending, Judgement, PastJudgement, StoredJudgement
from protest_core.judgements.questions import FIRST_TWO, Question, chosen
from protest_core.judgements.wording import describe_judgement, further_answers, local_time
from protest_core.matching.rules import REASON_SENTENCES, Verdict
from protest_core.names import ADJUDICATION
from protest_core.text.tokens import Tokens
from protest_core.translatable import Text
from protest_gui.translations import tr, translated

_ANSWERS = {Answer.YES: Text("yes"), Answer.NO: Text("no")}
_TITLES = {Question.ANTECEDENT: Text("Antecedent"), Question.PRONOUN: Text("Pronoun")}
_WITH_ANSWER = {
    Question.ANTECEDENT: Text("antecedent {0}"),
    Question.PRONOUN: Text("pronoun {0}"),
}
_ENDINGS: dict[str, Text] = {
    Ending.REPLACED: Text("replaced by another judgement"),
    Ending.WITHDRAWN: Text("withdrawn"),
    Ending.NOT_TAKEN: Text("not taken when it was merged"),
}
_ENDED_BY = {"merge": Text("by a merge"), "undo": Text("by undoing a merge")}
assert set(_ENDINGS) == set(Ending)  # noqa: S101 — a table must cover its enum
assert set(_TITLES) == set(_WITH_ANSWER) == set(FIRST_TWO)  # noqa: S101


def question_title(question: Question) -> str:
    """Return the title of a question; titles of further questions come from the guidelines."""
    return translated(_TITLES[question]) if question in _TITLES else question.name


def answer_word(judgement: Judgement, question: Question) -> str:
    return _answer(judgement, question) or "–"


def answer_spoken(judgement: Judgement, question: Question) -> str:
    """Return an answer for screen readers, which cannot speak a dash."""
    return _answer(judgement, question) or tr("not answered")


def _answer(judgement: Judgement, question: Question) -> str:
    """Return the choices that were made, or an empty text."""
    made = chosen(judgement, question)
    if question in FIRST_TWO:
        return "".join(translated(_ANSWERS[Answer(each)]) for each in made)
    return question.in_words(made)


def annotator_name(entry: StoredJudgement) -> str:
    """Return the annotator's name; of an adjudication, the name of the adjudicator."""
    if entry.annotator != ADJUDICATION:
        return translated(name_with_kind(entry.annotator, entry.kind))
    by = entry.origin.removeprefix("adjudicated by ")
    return tr("Adjudicated by {0}").format(by) if by != entry.origin else tr("Adjudicated")


def answers_of(judgement: Judgement, questions: Collection[Question]) -> list[str]:
    """Return “antecedent yes”, “pronoun no” and the answers to further questions.

    `questions` are those that can have answers here.
    """
    first = [
        translated(text).format(answer_spoken(judgement, question))
        for question, text in _WITH_ANSWER.items()
        if question in questions
    ]
    return [*first, *map(translated, further_answers(judgement, questions))]


def answers_in_words(entry: StoredJudgement, questions: Collection[Question]) -> str:
    """Return “Anna: antecedent yes, pronoun no, bad_translation”."""
    answers = answers_of(entry.judgement, questions)
    return f"{annotator_name(entry)}: {', '.join([*answers, *sorted(entry.judgement.tags)])}"


def judgement_in_words(
    judgement: Judgement, target: Mapping[int, Tokens], questions: Iterable[Question]
) -> str:
    """Return a judgement in one line; `target` has the words that are selected."""
    places = (place for place in sorted(judgement.tokens) if place[0] in target)
    words = [target[line][token] for line, token in places if token < len(target[line])]
    return translated(describe_judgement(judgement, words, questions))


def end_of(past: PastJudgement) -> str:
    """Describe when the judgement was made, when it ended and why."""
    why = translated(_ENDINGS.get(past.change, past.change))
    if past.ended_by in _ENDED_BY:
        why = f"{why} {translated(_ENDED_BY[past.ended_by])}"
    times = time_of(past.made_at), time_of(past.ended_at)
    return tr("{0} – {1}, {2}").format(*times, why)


def time_of(when: str) -> str:
    return local_time(when) if when else tr("without a time")


def match_sentence(match: MatchFound | None) -> str:
    """Say why the automatic step approved the candidate or referred it."""
    if match is None:
        return tr("Not matched yet")
    if match.verdict is Verdict.REFERRED:
        reasons = "; ".join(translated(REASON_SENTENCES[each]) for each in match.reasons)
        return tr("Referred: {0}").format(reasons)
    words = ", ".join(match.shared)
    whose = match.verified_system
    if whose is not None:
        text = tr("Approved: shares “{0}” with the verified translation of {1}")
        sentence = text.format(words, whose)
    else:
        sentence = tr("Approved: shares “{0}” with the reference").format(words)
    other = tr("; rests on no pronoun") if match.on_other_words else ""
    return sentence + other
