"""What the aligner sees of words: less than there is, so that small texts teach it more."""

from collections.abc import Callable, Sequence

Form = Callable[[str], str]

# Longer beginnings leave inflected forms apart, and then a suite of a hundred lines says nothing
# of most words; shorter ones throw together what does not belong together.
_BEGINNING = 5

# With so much text, words speak for themselves.
_MANY_PAIRS = 20_000


def as_written(token: str) -> str:
    return token


def beginning(token: str) -> str:
    return token.lower()[:_BEGINNING]


def form_for(pairs: int) -> Form:
    """What helps with this much text to learn from."""
    return beginning if pairs < _MANY_PAIRS else str.lower


class WordNumbers:
    """Numbers words, so that no word is odd to the aligner, whatever characters it is made of."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self._of_form: dict[str, str] = {}
        self._of_word: dict[str, str] = {}

    def of(self, tokens: Sequence[str]) -> list[str]:
        known = self._of_word
        return [known.get(token) or self._number(token) for token in tokens]

    def _number(self, token: str) -> str:
        number = self._of_form.setdefault(self._form(token), f"w{len(self._of_form)}")
        self._of_word[token] = number
        return number
