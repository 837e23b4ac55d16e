"""Measures of how far colours are apart, for everyone and for the colour-blind."""

from collections.abc import Sequence

# Machado, Oliveira & Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", IEEE TVCG 15(6), table 1: severity 1.0, applied to linear RGB.
EYES: dict[str, Sequence[Sequence[float]]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def contrast(one: str, other: str) -> float:
    """WCAG 2.1, "contrast ratio"."""
    darker, lighter = sorted((_luminance(_linear(one)), _luminance(_linear(other))))
    return (lighter + 0.05) / (darker + 0.05)


def distance(one: str, other: str, eyes: str) -> float:
    """CIE76: about 2.3 is just noticeable side by side."""
    first, second = (_lab(_seen(_linear(colour), eyes)) for colour in (one, other))
    return sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5


def _linear(colour: str) -> list[float]:
    parts = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def _seen(linear: Sequence[float], eyes: str) -> list[float]:
    return [
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True))))
        for row in EYES[eyes]
    ]


def _luminance(linear: Sequence[float]) -> float:
    red, green, blue = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _lab(linear: Sequence[float]) -> tuple[float, float, float]:
    """CIELAB under D65 (IEC 61966-2-1 for sRGB to XYZ)."""
    red, green, blue = linear
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (_lightness(part) for part in (x, _luminance(linear), z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _lightness(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
