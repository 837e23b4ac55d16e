"""Contradictions in a judgement under the guidelines, and its state."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from operator import attrgetter
from typing import NamedTuple

from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import EMPTY_JUDGEMENT, Answer, Highlights, Judgement, State, Tag
from protest_core.judgements.questions import FIRST_TWO, Question, is_answered
from protest_core.translatable import Text

_WHOLE, _REST = "whole", "rest"

# Each tag is about the translation as a whole; they exclude each other.
_ABOUT_THE_WHOLE = (
    Tag.BAD_TRANSLATION,
    Tag.INCORRECT_WORD_ALIGNMENT,
    Tag.NONCOMPOSITIONAL_TRANSLATION,
)
# With these tags no answer is needed.
NOT_JUDGEABLE_TAGS = frozenset({Tag.BAD_TRANSLATION, Tag.INCORRECT_WORD_ALIGNMENT})


class Conflict(StrEnum):
    """A contradiction in a judgement; the first five concern the pronoun or the whole."""

    CONFLICTING_TAGS = "conflicting_tags"
    BAD_TRANSLATION_BUT_ANNOTATED = "bad_translation_but_annotated"
    INCORRECT_ALIGNMENT_BUT_ANNOTATED = "incorrect_alignment_but_annotated"
    NONCOMPOSITIONAL_BUT_TOKENS = "noncompositional_but_tokens"
    TAGS_BUT_NO_ANSWER = "tags_but_no_answer"
    PRONOUN_YES_BUT_NO_TOKENS = "pronoun_yes_but_no_tokens"
    PRONOUN_TOKENS_BUT_NOT_YES = "pronoun_tokens_but_not_yes"
    ANTECEDENT_YES_BUT_NO_TOKENS = "antecedent_yes_but_no_tokens"
    ANTECEDENT_TOKENS_BUT_NOT_YES = "antecedent_tokens_but_not_yes"
    TOKENS_NOT_HIGHLIGHTED = "tokens_not_highlighted"


# Sentences for the annotator; each says how to resolve the conflict.
CONFLICT_SENTENCES = {
    Conflict.CONFLICTING_TAGS: Text("these tags exclude each other: keep one of them"),
    Conflict.BAD_TRANSLATION_BUT_ANNOTATED: Text(
        "tagged bad_translation, but there are answers or selected words: remove the tag or clear "
        "them"
    ),
    Conflict.INCORRECT_ALIGNMENT_BUT_ANNOTATED: Text(
        "tagged incorrect_word_alignment, but there are answers or selected words: remove the tag "
        "or clear them"
    ),
    Conflict.NONCOMPOSITIONAL_BUT_TOKENS: Text(
        "tagged noncompositional_translation, but words selected: remove the tag or unselect the "
        "words"
    ),
    Conflict.TAGS_BUT_NO_ANSWER: Text(
        "tags, but the pronoun's question is not answered: answer it"
    ),
    Conflict.PRONOUN_YES_BUT_NO_TOKENS: Text(
        "pronoun correct, but no word selected: choose the pronoun's words"
    ),
    Conflict.PRONOUN_TOKENS_BUT_NOT_YES: Text(
        "the pronoun's words are selected, but it is not called correct: unselect or say yes"
    ),
    Conflict.ANTECEDENT_YES_BUT_NO_TOKENS: Text(
        "antecedent correct, but no word selected: choose the antecedent's noun"
    ),
    Conflict.ANTECEDENT_TOKENS_BUT_NOT_YES: Text(
        "the antecedent's words are selected, but it is not called correct: unselect or say yes"
    ),
    Conflict.TOKENS_NOT_HIGHLIGHTED: Text(
        "words were selected that are not highlighted any more, as somebody corrected the links or "
        "only punctuation is linked: look again and answer"
    ),
}
assert set(CONFLICT_SENTENCES) == set(Conflict)  # noqa: S101 — a table must cover its enum


class Rule(NamedTuple):
    """A row of the table of contradictions: the result if all conditions are true (`!`: false).

    For each `about`, the first row that applies counts. A row about the whole ends the search, and
    rows about the rest are only tried if nothing else was found.
    """

    about: str
    conditions: tuple[str, ...]
    verdict: Conflict | None


# The rules are data, so that a page without this program can read them (`batches/page`).
RULES: tuple[Rule, ...] = (
    Rule("whole", ("two_whole",), Conflict.CONFLICTING_TAGS),
    Rule("whole", ("bad_translation", "answered"), Conflict.BAD_TRANSLATION_BUT_ANNOTATED),
    Rule("whole", ("bad_translation", "selected"), Conflict.BAD_TRANSLATION_BUT_ANNOTATED),
    Rule("whole", ("bad_translation",), None),
    Rule(
        "whole",
        ("incorrect_word_alignment", "answered"),
        Conflict.INCORRECT_ALIGNMENT_BUT_ANNOTATED,
    ),
    Rule(
        "whole",
        ("incorrect_word_alignment", "selected"),
        Conflict.INCORRECT_ALIGNMENT_BUT_ANNOTATED,
    ),
    Rule("whole", ("incorrect_word_alignment",), None),
    Rule("whole", ("noncompositional_translation", "pronoun_unset"), Conflict.TAGS_BUT_NO_ANSWER),
    Rule(
        "whole", ("noncompositional_translation", "selected"), Conflict.NONCOMPOSITIONAL_BUT_TOKENS
    ),
    Rule("whole", ("noncompositional_translation",), None),
    Rule(
        "pronoun",
        ("pronoun_yes", "pronoun_words", "!pronoun_selected"),
        Conflict.PRONOUN_YES_BUT_NO_TOKENS,
    ),
    Rule("pronoun", ("pronoun_unset", "tags"), Conflict.TAGS_BUT_NO_ANSWER),
    Rule("pronoun", ("pronoun_selected", "!pronoun_yes"), Conflict.PRONOUN_TOKENS_BUT_NOT_YES),
    Rule(
        "antecedent",
        ("antecedent_yes", "antecedent_words", "!antecedent_selected"),
        Conflict.ANTECEDENT_YES_BUT_NO_TOKENS,
    ),
    Rule(
        "antecedent",
        ("antecedent_selected", "!antecedent_yes"),
        Conflict.ANTECEDENT_TOKENS_BUT_NOT_YES,
    ),
    Rule("rest", ("others_selected",), Conflict.TOKENS_NOT_HIGHLIGHTED),
)
# Removing the tag resolves the conflict; of two exclusive tags, removing either one.
TAGS_OF_CONFLICTS = {
    Conflict.BAD_TRANSLATION_BUT_ANNOTATED: Tag.BAD_TRANSLATION,
    Conflict.INCORRECT_ALIGNMENT_BUT_ANNOTATED: Tag.INCORRECT_WORD_ALIGNMENT,
    Conflict.NONCOMPOSITIONAL_BUT_TOKENS: Tag.NONCOMPOSITIONAL_TRANSLATION,
}
# The conditions of the rules, each with a bit: evaluating the table is fast if facts are a number.
FACTS = tuple(dict.fromkeys(each.removeprefix("!") for row in RULES for each in row.conditions))
_BIT = {fact: 1 << place for place, fact in enumerate(FACTS)}
_ANSWERED, _SELECTED, _TAGS = _BIT["answered"], _BIT["selected"], _BIT["tags"]
_TWO_WHOLE, _OTHERS = _BIT["two_whole"], _BIT["others_selected"]
_OF_WHOLE: dict[str, int] = {tag: _BIT[tag] for tag in _ABOUT_THE_WHOLE}
_OF_QUESTIONS = tuple(
    (
        attrgetter(question.id),
        attrgetter(question.words),
        frozenset(Answer(each.id) for each in question.choices if each.selects),
        _BIT[f"{question}_yes"],
        _BIT.get(f"{question}_unset", 0),
        _BIT[f"{question}_words"],
        _BIT[f"{question}_selected"] | _SELECTED,
    )
    for question in FIRST_TWO
)


def conflicts_of(judgement: Judgement, highlights: Highlights) -> tuple[Conflict, ...]:
    """Return up to one contradiction about the pronoun or the whole, and one about antecedents."""
    return _conflicts_from(facts_of(judgement, highlights))


def facts_of(judgement: Judgement, highlights: Highlights) -> int:
    """Return the bits of all conditions that are true."""
    facts, tokens = _ANSWERED if judgement.further else 0, judgement.tokens
    if judgement.tags:
        whole = [_OF_WHOLE[tag] for tag in judgement.tags if tag in _OF_WHOLE]
        facts |= sum(whole) | _TAGS | (_TWO_WHOLE if len(whole) > 1 else 0)
    others = tokens
    for answer_of, words_of, selecting, yes, unset, has_words, selected in _OF_QUESTIONS:
        answer, words = answer_of(judgement), words_of(highlights)
        if answer is Answer.UNSET:
            facts |= unset
        else:
            facts |= _ANSWERED | yes if answer in selecting else _ANSWERED
        if words:
            facts |= has_words
            if tokens and not words.isdisjoint(tokens):
                facts |= selected
                others -= words
    return facts | _OTHERS if others else facts


@cache  # a few hundred combinations of facts occur
def _conflicts_from(facts: int) -> tuple[Conflict, ...]:
    verdicts: dict[str, Conflict | None] = {}
    for about, conditions, verdict in RULES:
        if about in verdicts or (about == _REST and verdicts):
            continue
        if all(
            bool(facts & _BIT[each.removeprefix("!")]) != (each[0] == "!") for each in conditions
        ):
            if about == _WHOLE:
                return (verdict,) if verdict else ()
            verdicts[about] = verdict
    return tuple(each for each in verdicts.values() if each)


def state_of(
    judgement: Judgement,
    highlights: Highlights,
    *,
    asked: Sequence[Question],
    checked: bool = True,
    kind: AnnotatorKind = AnnotatorKind.PERSON,
) -> State:
    """Return the state of a judgement; `checked`: the project checks for conflicts.

    Judgements of programs are not checked: programs select no words, and nobody corrects them.
    """
    if judgement == EMPTY_JUDGEMENT:
        return State.NEW
    if checked and kind is AnnotatorKind.PERSON and conflicts_of(judgement, highlights):
        return State.CONFLICT
    if judgement.tags & NOT_JUDGEABLE_TAGS:
        return State.DONE
    answered = all(is_answered(judgement, each) for each in asked)
    return State.DONE if answered else State.INCOMPLETE
