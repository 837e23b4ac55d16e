"""Sentence pairs of whatever people write."""

from hypothesis import strategies as st

from protest_core.text.tokens import Tokens

_PLAIN = ["It", "they", "the", "lamp", "was", "sie", "Sie", "die", "Lampe", "l'", "la", ",", "."]
_ODD = [
    *("👨‍👩‍👧", "e\u0301", "שלום", "\u200f", "\u0301", "\u00a0", "\u2028", "\x85", "\x00"),
    *("NULL", "<UNUSED_WORD>", "UNKNOWN_WORD", "@-@", "|||", "0-0"),
]
_TOKENS = st.sampled_from(_PLAIN + _ODD) | st.text(
    st.characters(exclude_characters=" "), min_size=1, max_size=4
)


def _sentences(most: int) -> st.SearchStrategy[Tokens]:
    return st.lists(_TOKENS, max_size=most).map(tuple)


PAIRS = st.lists(st.tuples(_sentences(9), _sentences(9)), max_size=5)
