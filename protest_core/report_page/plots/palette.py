"""The colours of a plot, as plain values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours, as `#rrggbb`. Colour is never the only difference: shapes differ as well."""

    ground: str
    text: str
    muted: str
    hairline: str
    mark: str  # the data of a plot
    span: str  # the possible range while candidates are open
    beside: str  # values for comparison
    # Colours of cells of 0 and of 1; others are mixtures of the two.
    nothing: str
    everything: str


PAPER = Palette(
    ground="#FFFFFF",
    text="#1B2026",
    muted="#565F69",
    hairline="#D5DAE0",
    mark="#005A8C",
    span="#B9D9EE",
    beside="#C2500A",
    nothing="#FFFFFF",
    everything="#00496E",
)


def mixed(first: str, second: str, share: float) -> str:
    """Return a mixture with this share of the second colour."""
    parts = zip(_parts(first), _parts(second), strict=True)
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in parts)


def readable_on(ground: str) -> str:
    """Return black or white: on any background one of the two has enough contrast."""
    return max(("#000000", "#ffffff"), key=lambda each: contrast(each, ground))


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio by WCAG 2: from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(part / 255) for part in _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _parts(colour: str) -> tuple[int, int, int]:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue
