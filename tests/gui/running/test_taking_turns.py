"""Threads that compute in the background let the windows in soon."""

import sys

import pytest

from protest_gui.jobs.executor import Worker


@pytest.mark.parametrize(("before", "after"), [(0.005, 0.001), (0.0005, 0.0005)])
def test_background_work_makes_the_windows_wait_a_millisecond_at_most(qtbot, before, after):
    usual = sys.getswitchinterval()
    sys.setswitchinterval(before)
    worker = Worker()
    try:
        worker.run(lambda _progress: None, done=lambda _: None, failed=pytest.fail)
        assert worker.wait(60_000)
        assert sys.getswitchinterval() == pytest.approx(after)
    finally:
        worker.stop()
        sys.setswitchinterval(usual)
