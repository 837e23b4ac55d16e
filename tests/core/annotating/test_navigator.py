"""The places one can go to in a list of candidates."""

import pytest

from protest_core.annotating.navigator import ListPosition, Navigator
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId

LIST = [CandidateId(number) for number in (40, 10, 30, 20)]


def test_there_is_nothing_before_the_first_and_behind_the_last():
    assert Navigator(LIST).previous() is None
    assert Navigator(LIST, at=3).next() is None
    assert Navigator(LIST, at=1).previous() == ListPosition(0)
    assert Navigator(LIST, at=1).next() == ListPosition(2)


def test_only_whoever_goes_there_changes_the_place():
    navigator = Navigator(LIST, at=1)
    navigator.next()
    assert navigator.position == 1


@pytest.mark.parametrize(("wanted", "at"), [({10, 20}, 3), ({40, 10, 30}, 0), ({30}, None)])
def test_the_next_wanted_one_is_looked_for_to_the_end_and_round_to_here(wanted: set[int], at):
    found = Navigator(LIST, at=2).next_where(wanted.__contains__)
    assert found == (None if at is None else ListPosition(at))


def test_context_grows_here_and_is_as_usual_elsewhere():
    navigator = Navigator(LIST, at=1)
    navigator.place = navigator.more_above()
    navigator.place = navigator.more_below()
    assert navigator.place.above == navigator.place.below > 0
    assert navigator.place_of(LIST[1]) == navigator.place
    assert navigator.place_of(LIST[3]) == ListPosition(3)


def test_an_empty_list_is_refused():
    with pytest.raises(RefusedError, match="nothing to read"):
        Navigator([])
