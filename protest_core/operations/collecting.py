"""Work without Python's search for garbage, where everything that is made stays."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def nothing_collected() -> Iterator[None]:
    """The search goes through all that is there, again and again: it takes a third longer."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        # What is there now counts as old, so that it is not gone through once more at the end.
        gc.freeze()
        gc.unfreeze()
        gc.enable()
