"""What is made where nothing is collected stays, and is not gone through at the end either."""

import gc

import pytest

from protest_core.operations.collecting import nothing_collected

MANY = 20_000  # many times what Python makes between two searches


@pytest.fixture
def searches():
    found: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


def test_nothing_is_searched_in_it_nor_right_behind_it(searches):
    with nothing_collected():
        kept = [[number] for number in range(MANY)]
    assert not searches
    kept.append([MANY])  # what is made next is what would begin a search
    assert not searches
    assert gc.isenabled()
    assert len(kept) == MANY + 1


def test_python_searches_again_afterwards(searches):
    with pytest.raises(ZeroDivisionError), nothing_collected():
        1 / 0  # noqa: B018
    assert gc.isenabled()
    assert len([[number] for number in range(MANY)]) == MANY
    assert searches
