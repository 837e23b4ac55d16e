"""Find the words that translate the pronoun and its antecedents; no other module decides this."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from protest_core.candidates.model import Candidate, LinkCorrection
from protest_core.candidates.queries.link_corrections import load_link_corrections
from protest_core.candidates.queries.load import load_sentences
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId, SystemId
from protest_core.judgements.model import Highlights, TokenPlace
from protest_core.matching.policy import AntecedentTokens
from protest_core.matching.rules import TranslatedParts
from protest_core.suite.model import AS_ALIGNED, CorrectedReference, Example
from protest_core.text.tokens import Positions
from protest_core.text.translation import (
    AlignedSentence,
    Translation,
    antecedent_translation,
    targets_of,
    words_at,
)

# All lines of a translation, or the needed ones.
Sentences = Translation | Sequence[AlignedSentence] | Mapping[int, AlignedSentence]
_SPAN = AntecedentTokens.SPAN


class Part(Struct, frozen=True, gc=False):
    """A part of an example with the words of the line that translate it.

    Part 0 is the pronoun; parts from 1 on are the antecedents that it has to agree with.
    """

    number: int
    line: int
    tokens: Positions
    by_hand: bool  # whether a link correction sets them
    aligned: Positions  # by the aligner

    def set_by_hand(self, link: LinkCorrection | None) -> "Part":
        """Return the part with this link correction or, without one, with the aligner's links."""
        tokens = self.aligned if link is None else link.tokens
        return Part(self.number, self.line, tokens, link is not None, self.aligned)

    @property
    def places(self) -> frozenset[TokenPlace]:
        return frozenset([(self.line, token) for token in self.tokens])


def parts_of(
    example: Example,
    sentences: Sentences,
    by_hand: CorrectedReference = AS_ALIGNED,
    tokens: AntecedentTokens = AntecedentTokens.HEAD_OR_SPAN,
) -> list[Part]:
    """Return the translations of the pronoun and of the antecedents that it has to agree with.

    Link corrections take precedence over the alignment. `tokens`: the source tokens from which an
    antecedent's translation is taken.
    """
    line = example.line
    aligned = targets_of(sentences[line].links, (example.token,))
    parts = [_part(0, line, by_hand.pronoun, aligned)]
    for number, antecedent in enumerate(example.agreeing_antecedents):
        line, sentence = antecedent.line, sentences[antecedent.line]
        sources = antecedent.span if tokens is _SPAN else antecedent.head_or_span
        aligned = antecedent_translation(sentence.text, sentence.links, sources, None)
        parts.append(_part(number + 1, line, by_hand.antecedent(number), aligned))
    return parts


def _part(number: int, line: int, by_hand: Positions | None, aligned: Positions) -> Part:
    tokens = aligned if by_hand is None else by_hand
    return Part(number, line, tokens, by_hand is not None, aligned)


def translated_parts(origin: str, parts: Sequence[Part], sentences: Sentences) -> TranslatedParts:
    """Return the words of the parts, as they are compared."""
    pronoun, *antecedents = [words_at(sentences[each.line].text, each.tokens) for each in parts]
    return TranslatedParts(origin, pronoun, tuple(antecedents))


def highlights_of(candidate: Candidate, sentences: Sentences) -> Highlights:
    """Return the target tokens of the pronoun, and of the antecedents' heads or spans."""
    return highlighted(parts_of(candidate.example, sentences, candidate.corrected))


def highlights_among(tx: Tx, candidates: Iterable[Candidate]) -> dict[CandidateId, Highlights]:
    """Return the highlights of many candidates, with one query for each system."""
    listed = list(candidates)
    sentences = sentences_among(tx, listed)
    return {each.id: highlights_of(each, sentences[each.system_id]) for each in listed}


def sentences_among(
    tx: Tx, candidates: Iterable[Candidate]
) -> dict[SystemId, dict[int, AlignedSentence]]:
    """Return, by system, the lines that contain a part of these candidates."""
    lines: dict[SystemId, set[int]] = {}
    for each in candidates:
        lines.setdefault(each.system_id, set()).update(each.example.lines)
    return {system: load_sentences(tx, system, wanted) for system, wanted in lines.items()}


def highlighted(parts: Iterable[Part]) -> Highlights:
    pronoun, *antecedents = parts
    if not antecedents:
        return Highlights(pronoun.places)
    return Highlights(pronoun.places, frozenset().union(*[each.places for each in antecedents]))


def once_highlighted(tx: Tx, candidate: Candidate) -> frozenset[TokenPlace]:
    """Return all words that the aligner linked to the parts, or that any person ever set.

    Punctuation is included: earlier programs highlighted antecedents that are linked to punctuation
    only. Judgements from that time still count, like those made before a link correction.
    """
    example = candidate.example
    sentences = load_sentences(tx, candidate.system_id, example.lines)
    parts = [(example.line, range(example.token, example.token + 1))]
    parts += [(each.line, each.head_or_span) for each in example.agreeing_antecedents]
    aligned = {
        (line, token) for line, of in parts for token in targets_of(sentences[line].links, of)
    }
    corrected = {
        (line_of_part(example, link.part), token)
        for link in load_link_corrections(tx, [candidate.id])
        for token in link.tokens
    }
    return frozenset(aligned | corrected)


def line_of_part(example: Example, part: int) -> int:
    return example.antecedents[part - 1].line if part else example.line
