from hypothesis import given
from hypothesis import strategies as st

from protest_core.alignment.bidirectional_links import SentenceAlignment, as_pharaoh, from_pharaoh

POSITIONS = st.integers(0, 300)
LINKS = st.frozensets(st.tuples(POSITIONS, POSITIONS))


@given(LINKS)
def test_links_survive_as_text(links: frozenset[tuple[int, int]]) -> None:
    assert from_pharaoh(as_pharaoh(links)) == links


def test_links_are_written_in_order_of_numbers() -> None:
    assert as_pharaoh({(10, 1), (2, 11), (2, 3)}) == "2-3 2-11 10-1"


def test_each_direction_is_read_from_its_own_side() -> None:
    alignment = SentenceAlignment("0-1", sources=(None, 0, 0), targets=(1, None))
    assert alignment.forward == {(0, 1), (0, 2)}
    assert alignment.backward == {(0, 1)}
