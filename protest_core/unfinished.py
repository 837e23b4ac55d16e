"""Names for files that are being made, beside where they will be when they are done."""

import os
from pathlib import Path
from secrets import token_hex


def unfinished_name(path: Path) -> Path:
    """Hidden, like no other, and short: the final name may be as long as the disk allows."""
    return path.with_name(f".{path.name[:40]}.{token_hex(6)}.unfinished")


def real_path(path: Path) -> Path:
    """Where links lead; a link that leads to itself is left to fail when it is opened."""
    return Path(os.path.realpath(path))
