"""Keeps together what is one character to a reader: emoji in parts, letters with their marks."""

from collections.abc import Iterator, Sequence


def with_whole_clusters(tokens: Sequence[str], text: str) -> list[str]:
    """Join tokens where the tokeniser cut through a cluster of this text.

    `tokens` are the text with more blanks in it; where they are not, they are left as they are.
    """
    if text.isascii() or "".join(tokens) != text.replace(" ", ""):
        return list(tokens)
    starts = _cluster_starts(text)
    joined: list[str] = []
    for token, place in _placed(tokens, text):
        if joined and place not in starts and text[place - 1] != " ":
            joined[-1] += token
        else:
            joined.append(token)
    return joined


def _cluster_starts(text: str) -> set[int]:
    import regex

    return {found.start() for found in regex.finditer(r"\X", text)}


def _placed(tokens: Sequence[str], text: str) -> Iterator[tuple[str, int]]:
    place = 0
    for token in tokens:
        while text[place] == " ":
            place += 1
        yield token, place
        place += len(token)
