"""Find the program's own data: beside the packages, or inside them in a wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def shipped(name: str) -> Path:
    """Return the directory of this name (`migrations`, `testsuites`, `docs`)."""
    inside_wheel = _PACKAGE / "_shipped" / name
    return inside_wheel if inside_wheel.is_dir() else _PACKAGE.parent / name
