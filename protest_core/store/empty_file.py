"""What every file of ours begins as: all tables, and nothing in them."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from protest_core.store.migrations import upgrade
from protest_core.store.sqlite import engine_for


@cache
def empty_file() -> bytes:
    """Made once: running the migrations takes longer than most fillings."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty"
        engine = engine_for(path, create=True)
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return path.read_bytes()
