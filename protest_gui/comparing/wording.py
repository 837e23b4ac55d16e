"""Answers of annotators and results of matching, in the words that are shown."""

from collections.abc import Mapping

from protest_core.evaluation.model import MatchFound
from protest_core.judgements.annotators import name_with_kind
from protest_core.judgements.model import Answer, Judgement, PastJudgement, StoredJudgement
from protest_core.judgements.wording import describe_judgement, further_answers, local_time
from protest_core.matching.rules import REASON_SENTENCES, Verdict
from protest_core.names import ADJUDICATION
from protest_core.text.tokens import Tokens
from protest_core.translatable import Text
from protest_gui.translations import tr, translated

_ANSWERS = {Answer.YES: Text("yes"), Answer.NO: Text("no"), Answer.UNSET: Text("–")}


_SPOKEN = {Answer.YES: Text("yes"), Answer.NO: Text("no"), Answer.UNSET: Text("not answered")}


_CHANGES = {
    "replaced": Text("replaced by another judgement"),
    "withdrawn": Text("withdrawn"),
    "not_taken": Text("not taken when it was merged"),
}


_ENDED_BY = {"merge": Text("by a merge"), "undo": Text("by undoing a merge")}


assert set(_ANSWERS) == set(_SPOKEN) == set(Answer)  # noqa: S101


def answer_word(answer: Answer) -> str:
    return translated(_ANSWERS[answer])


def answer_spoken(answer: Answer) -> str:
    """Where a dash would say nothing."""
    return translated(_SPOKEN[answer])


def annotator_name(entry: StoredJudgement) -> str:
    """What was settled stands under no person's name, but says who did it."""
    if entry.annotator != ADJUDICATION:
        return translated(name_with_kind(entry.annotator, entry.kind))
    by = entry.origin.removeprefix("adjudicated by ")
    return tr("Adjudicated by {0}").format(by) if by != entry.origin else tr("Adjudicated")


def answers_of(judgement: Judgement, *, antecedent_asked: bool) -> list[str]:
    """“antecedent yes”, “pronoun no”."""
    antecedent = [tr("antecedent {0}").format(answer_spoken(judgement.antecedent))]
    pronoun = tr("pronoun {0}").format(answer_spoken(judgement.pronoun))
    return [*(antecedent if antecedent_asked else []), pronoun, *further_answers(judgement)]


def answers_in_words(entry: StoredJudgement, *, antecedent_asked: bool) -> str:
    """“Anna: antecedent yes, pronoun no, bad_translation”."""
    answers = answers_of(entry.judgement, antecedent_asked=antecedent_asked)
    return f"{annotator_name(entry)}: {', '.join([*answers, *sorted(entry.judgement.tags)])}"


def judgement_in_words(judgement: Judgement, target: Mapping[int, Tokens]) -> str:
    """In one line; `target` has the words that are selected."""
    places = (place for place in sorted(judgement.tokens) if place[0] in target)
    words = [target[line][token] for line, token in places if token < len(target[line])]
    return translated(describe_judgement(judgement, words))


def end_of(past: PastJudgement) -> str:
    """When it was made, when it ended and why."""
    why = translated(_CHANGES.get(past.change, past.change))
    if past.ended_by in _ENDED_BY:
        why = f"{why} {translated(_ENDED_BY[past.ended_by])}"
    times = time_of(past.made_at), time_of(past.ended_at)
    return tr("{0} – {1}, {2}").format(*times, why)


def time_of(when: str) -> str:
    return local_time(when) if when else tr("without a time")


def match_sentence(match: MatchFound | None) -> str:
    """Why the automatic step approved, or what it referred for."""
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
