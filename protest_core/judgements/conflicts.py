"""When a judgement contradicts itself under the guidelines, and its state."""

from enum import StrEnum

from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import EMPTY_JUDGEMENT, Answer, Highlights, Judgement, State, Tag
from protest_core.translatable import Text


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


# For the annotator; each says how to resolve it.
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


# Each of them is about the translation as a whole; they exclude each other.
_ABOUT_THE_WHOLE = frozenset(
    {Tag.BAD_TRANSLATION, Tag.INCORRECT_WORD_ALIGNMENT, Tag.NONCOMPOSITIONAL_TRANSLATION}
)


# Settled without these; two that exclude each other, without either of them.
TAGS_OF_CONFLICTS = {
    Conflict.BAD_TRANSLATION_BUT_ANNOTATED: Tag.BAD_TRANSLATION,
    Conflict.INCORRECT_ALIGNMENT_BUT_ANNOTATED: Tag.INCORRECT_WORD_ALIGNMENT,
    Conflict.NONCOMPOSITIONAL_BUT_TOKENS: Tag.NONCOMPOSITIONAL_TRANSLATION,
}


# With these there is nothing to answer.
NOT_JUDGEABLE_TAGS = frozenset({Tag.BAD_TRANSLATION, Tag.INCORRECT_WORD_ALIGNMENT})


def conflicts_of(judgement: Judgement, highlights: Highlights) -> tuple[Conflict, ...]:
    """Return up to one contradiction about the pronoun or the whole, and one about antecedents."""
    whole = judgement.tags & _ABOUT_THE_WHOLE
    if len(whole) > 1:
        return (Conflict.CONFLICTING_TAGS,)
    if Tag.BAD_TRANSLATION in whole:
        return _if_annotated(judgement, highlights, Conflict.BAD_TRANSLATION_BUT_ANNOTATED)
    if Tag.INCORRECT_WORD_ALIGNMENT in whole:
        return _if_annotated(judgement, highlights, Conflict.INCORRECT_ALIGNMENT_BUT_ANNOTATED)
    if Tag.NONCOMPOSITIONAL_TRANSLATION in whole:
        if judgement.pronoun is Answer.UNSET:
            return (Conflict.TAGS_BUT_NO_ANSWER,)
        return (Conflict.NONCOMPOSITIONAL_BUT_TOKENS,) if _selected(judgement, highlights) else ()
    found = (_about_pronoun(judgement, highlights), _about_antecedent(judgement, highlights))
    if not any(found) and judgement.tokens - highlights.pronoun - highlights.antecedent:
        return (Conflict.TOKENS_NOT_HIGHLIGHTED,)
    return tuple(conflict for conflict in found if conflict)


def _if_annotated(
    judgement: Judgement, highlights: Highlights, conflict: Conflict
) -> tuple[Conflict, ...]:
    answered = judgement.pronoun is not Answer.UNSET or judgement.antecedent is not Answer.UNSET
    return (conflict,) if answered or _selected(judgement, highlights) else ()


def _selected(judgement: Judgement, highlights: Highlights) -> bool:
    return bool(judgement.tokens & (highlights.pronoun | highlights.antecedent))


def _about_pronoun(judgement: Judgement, highlights: Highlights) -> Conflict | None:
    selected = bool(judgement.tokens & highlights.pronoun)
    yes = judgement.pronoun is Answer.YES
    if yes and highlights.pronoun and not selected:
        return Conflict.PRONOUN_YES_BUT_NO_TOKENS
    if judgement.pronoun is Answer.UNSET and judgement.tags:
        return Conflict.TAGS_BUT_NO_ANSWER
    return Conflict.PRONOUN_TOKENS_BUT_NOT_YES if selected and not yes else None


def _about_antecedent(judgement: Judgement, highlights: Highlights) -> Conflict | None:
    selected = bool(judgement.tokens & highlights.antecedent)
    yes = judgement.antecedent is Answer.YES
    if yes and highlights.antecedent and not selected:
        return Conflict.ANTECEDENT_YES_BUT_NO_TOKENS
    return Conflict.ANTECEDENT_TOKENS_BUT_NOT_YES if selected and not yes else None


def state_of(
    judgement: Judgement,
    highlights: Highlights,
    *,
    antecedent_asked: bool,
    checked: bool = True,
    kind: AnnotatorKind = AnnotatorKind.PERSON,
) -> State:
    """Return the state of a judgement; `checked`: whether the project looks for conflicts.

    Programs select no words, and nobody amends what they say: theirs are not checked.
    """
    if judgement == EMPTY_JUDGEMENT:
        return State.NEW
    if checked and kind is AnnotatorKind.PERSON and conflicts_of(judgement, highlights):
        return State.CONFLICT
    if judgement.tags & NOT_JUDGEABLE_TAGS:
        return State.DONE
    answers = [judgement.pronoun, *([judgement.antecedent] if antecedent_asked else [])]
    return State.INCOMPLETE if Answer.UNSET in answers else State.DONE
