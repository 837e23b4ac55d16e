"""Any counts that annotators' labels may make, for Hypothesis."""

from collections.abc import Mapping

from hypothesis import strategies as st

from protest_core.judgements.model import Label

counts = st.integers(0, 40)

confusions = st.dictionaries(
    st.tuples(st.sampled_from(Label), st.sampled_from(Label)), counts, max_size=9
)


def patterns_of(raters: st.SearchStrategy[int]) -> st.SearchStrategy[Mapping[tuple, int]]:
    """Patterns of candidates with as many annotators as is drawn for each."""
    voices = raters.flatmap(
        lambda number: st.lists(st.sampled_from(range(3)), min_size=number, max_size=number)
    )
    pattern = voices.map(lambda said: (said.count(0), said.count(1), said.count(2)))
    return st.dictionaries(pattern, counts, max_size=8)


def square(confusion) -> list[list[int]]:
    """Return the table as other libraries want it: the first annotator's labels are rows."""
    return [[confusion.get((one, other), 0) for other in Label] for one in Label]
