"""What the files of projects and batches are called."""

from pathlib import Path

SUFFIX = ".protest"
BATCH_SUFFIX = ".protestbatch"


def with_suffix(path: Path, suffix: str = SUFFIX) -> Path:
    """As it is, or with our ending added; what names no file is left alone."""
    if path.suffix == suffix or not path.name:
        return path
    return path.with_name(path.name + suffix)
