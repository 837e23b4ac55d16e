"""A small run of `python -m tests.fuzz.batches 20000`."""

from tests.fuzz.batches import LONGEST, attack


def test_mutated_batches_are_used_or_refused_and_change_nothing_else():
    tally = attack(100, seed=4)
    assert tally.longest < LONGEST
    for what in ("merge", "copy", "work"):
        # Otherwise one of the two was not tried at all.
        assert tally.outcomes[f"{what}: done"] > 13
        assert tally.outcomes[f"{what}: refused"] > 13
