"""Keeps Python's search for unused objects from stopping the windows."""

import gc

# Usually every tenth search of the middle-aged looks through all objects. While a table of a large
# project is counted there are millions, and nothing else runs for a third of a second.
_RARELY = 1_000


def search_all_rarely() -> None:
    """What is young is searched as ever; whatever is in no circle goes at once in any case."""
    young, middle_aged, _ = gc.get_threshold()
    gc.set_threshold(young, middle_aged, _RARELY)
