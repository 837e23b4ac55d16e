"""Where the data that ships with the program lies: beside the packages, or inside in a wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def shipped(name: str) -> Path:
    """The directory of that name (`migrations`, `testsuites`)."""
    inside_wheel = _PACKAGE / "_shipped" / name
    return inside_wheel if inside_wheel.is_dir() else _PACKAGE.parent / name
