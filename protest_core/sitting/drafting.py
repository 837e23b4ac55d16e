"""What each thing a person does makes of the judgement at hand; nothing is saved here."""

from collections.abc import Collection

from msgspec.structs import replace

from protest_core.judgement.judgement import Answer, Highlights, Judgement, Tag, TokenPlace


def with_pronoun(judgement: Judgement, answer: Answer, highlights: Highlights) -> Judgement:
    """The only word that can be selected is selected with the yes, and all go with it again.

    Not where the highlighted words are no translation of the pronoun: there none is to be selected.
    """
    # A word that is the antecedent's, too, stays as long as that is called correct.
    others = highlights.antecedent if judgement.antecedent is Answer.YES else frozenset()
    tokens = _tokens(judgement, answer, highlights.pronoun, others)
    return replace(judgement, pronoun=answer, tokens=tokens)


def with_antecedent(judgement: Judgement, answer: Answer, highlights: Highlights) -> Judgement:
    others = highlights.pronoun if judgement.pronoun is Answer.YES else frozenset()
    tokens = _tokens(judgement, answer, highlights.antecedent, others)
    return replace(judgement, antecedent=answer, tokens=tokens)


def _tokens(
    judgement: Judgement,
    answer: Answer,
    own: frozenset[TokenPlace],
    others: frozenset[TokenPlace],
) -> frozenset[TokenPlace]:
    if answer is not Answer.YES:
        return judgement.tokens - (own - others)
    select = len(own) == 1 and Tag.NONCOMPOSITIONAL_TRANSLATION not in judgement.tags
    return judgement.tokens | own if select else judgement.tokens


def with_words_among(judgement: Judgement, selectable: Collection[TokenPlace]) -> Judgement:
    return replace(judgement, tokens=judgement.tokens.intersection(selectable))


def with_toggled(judgement: Judgement, place: TokenPlace) -> Judgement:
    return replace(judgement, tokens=judgement.tokens ^ {place})


def with_tag(judgement: Judgement, tag: str) -> Judgement:
    return replace(judgement, tags=judgement.tags | {tag})


def without_tag(judgement: Judgement, tag: str) -> Judgement:
    return replace(judgement, tags=judgement.tags - {tag})


def with_remark(judgement: Judgement, remark: str) -> Judgement:
    return replace(judgement, remark=remark)
