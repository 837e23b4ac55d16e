"""What the files of projects are called."""

from pathlib import Path

SUFFIX = ".protest"


def with_suffix(path: Path) -> Path:
    """As it is, or with our ending added; what names no file is left alone."""
    if path.suffix == SUFFIX or not path.name:
        return path
    return path.with_name(path.name + SUFFIX)
