"""Looking for unused objects stops everything: it is not done in the midst of background work."""

import gc

from protest_gui.running.worker import Worker


def test_many_objects_in_the_background_are_not_all_looked_through(qtbot):
    """Usually that happens several times while so many are made, a third of a second each."""
    before = gc.get_threshold()
    searched: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            searched.append(about["generation"])

    worker = Worker()
    gc.set_threshold(700, 10, 10)
    gc.callbacks.append(note)
    found: list[int] = []
    try:
        worker.run(
            lambda _progress: [[number] for number in range(1_000_000)],
            done=lambda made: found.append(len(made)),
            failed=lambda _error: None,
        )
        assert worker.wait(60_000)
    finally:
        gc.callbacks.remove(note)
        gc.set_threshold(*before)
        worker.stop()
    assert found == [1_000_000]
    assert searched.count(2) == 0
    assert searched.count(0) > 100  # what is young is searched as ever
