"""How one translation renders one example: the words aligned to its pronoun and antecedents."""

from dataclasses import dataclass

from protest_core.alignment import Translation
from protest_core.matching.policy import AntecedentTokens, MatchingPolicy
from protest_core.suite import Antecedent, Example, Positions, Tokens

REFERENCE = "reference"


@dataclass(frozen=True, slots=True)
class Rendering:
    """Words in sentence order. `origin` is `reference` or the name of a system."""

    origin: str
    pronoun: Tokens
    antecedents: tuple[Tokens, ...] = ()


def render(
    example: Example, translation: Translation, *, origin: str, policy: MatchingPolicy
) -> Rendering:
    """Take a system's words from its alignment."""
    pronoun = translation.aligned_positions(example.line, (example.token,))
    return Rendering(
        origin,
        translation.words(example.line, pronoun),
        tuple(
            translation.words(
                antecedent.line,
                translation.aligned_positions(antecedent.line, _sources(antecedent, policy)),
            )
            for antecedent in _matched_antecedents(example)
        ),
    )


def render_reference(
    example: Example, reference: Translation, *, policy: MatchingPolicy
) -> Rendering:
    """Take the reference's words from its alignment, except where the suite corrects it by hand."""
    aligned = render(example, reference, origin=REFERENCE, policy=policy)
    correction = example.correction

    def corrected(line: int, positions: Positions | None, words: Tokens) -> Tokens:
        return words if positions is None else reference.words(line, positions)

    return Rendering(
        REFERENCE,
        corrected(example.line, correction.pronoun, aligned.pronoun),
        tuple(
            corrected(antecedent.line, correction.antecedent(number), aligned.antecedents[number])
            for number, antecedent in enumerate(_matched_antecedents(example))
        ),
    )


def _matched_antecedents(example: Example) -> tuple[Antecedent, ...]:
    """Antecedents count only where the pronoun has to agree with them."""
    return example.antecedents if example.category.antecedent_agrees else ()


def _sources(antecedent: Antecedent, policy: MatchingPolicy) -> range | tuple[int]:
    if antecedent.head is None or policy.antecedent_tokens is AntecedentTokens.SPAN:
        return antecedent.span
    return (antecedent.head,)
