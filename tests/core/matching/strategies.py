"""Hypothesis strategies for what the rules compare."""

from hypothesis import strategies as st

from protest_core.languages.profiles import language_profile
from protest_core.matching.policy import MatchingPolicy, PronounTokens
from protest_core.matching.rules import Rules, TranslatedParts, rules_for

WORDS = ["er", "Er", "sie", "Sie", "SIE", "es", "ihn", "hat", "Hat", "Lampe", "lampe", "die"]
tokens = st.lists(st.sampled_from(WORDS), max_size=3).map(tuple)


def rules(pronoun_tokens: PronounTokens = PronounTokens.ANY, *more: str) -> Rules:
    policy = MatchingPolicy(pronoun_tokens, more_ambiguous_forms=frozenset(more))
    return rules_for(policy, language_profile("de"))


any_rules = st.builds(rules, st.sampled_from(PronounTokens))


@st.composite
def translated_parts(
    draw: st.DrawFn, count: int, antecedents: int | None = None
) -> list[TranslatedParts]:
    """Several translations of one example: all have the same number of antecedents."""
    number = draw(st.integers(0, 2)) if antecedents is None else antecedents
    origins = ["candidate", "reference", *(f"verified {n}" for n in range(count - 2))]
    return [
        TranslatedParts(origin, draw(tokens), tuple(draw(tokens) for _ in range(number)))
        for origin in origins
    ]
