"""Plain text as people paste it and as Qt counts it."""

import unicodedata


def common_start(one: str, other: str) -> int:
    """How many characters they have in common before they differ."""
    shorter = min(len(one), len(other))
    return next((i for i in range(shorter) if one[i] != other[i]), shorter)


def units(text: str) -> int:
    """Qt's positions count UTF-16 units: two for an emoji."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cleaned(pasted: str) -> str:
    """Without what no file could hold, and with one kind of line end."""
    text = "\n".join(pasted.splitlines()) + ("\n" if pasted.endswith("\n") else "")
    return "".join(
        character
        for character in text
        if character in "\n\t" or unicodedata.category(character) not in ("Cc", "Cs")
    )
