"""A small run of `python -m tests.torture.writers`."""

from tests.torture.writers import WRITERS, all_at_once


def test_of_what_programs_say_without_a_pause_nothing_is_refused(tmp_path):
    tally = all_at_once(tmp_path, seconds=3)
    assert len(tally.took) > 5 * WRITERS  # otherwise nothing was tried
    assert tally.refused == 0
