"""Pools of candidates: any, and small ones to check by eye."""

from collections.abc import Mapping, Sequence

from hypothesis import strategies as st

from protest_core.ids import CandidateId
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sampling import PooledCandidate

SYSTEMS, CATEGORIES = ("one", "two", "three"), ("event_it", "pleonastic_it")

_candidates = st.builds(
    lambda system, category, line, approved: (system, category, line, approved),
    st.sampled_from(SYSTEMS),
    st.sampled_from(CATEGORIES),
    st.integers(0, 12),
    st.booleans(),
)
any_settings = st.builds(
    TaskSettings,
    name=st.just("pilot"),
    systems=st.just(SYSTEMS),
    categories=st.just(CATEGORIES),
    included=st.sampled_from(Included),
    audit=st.integers(0, 30),
    tasks=st.integers(1, 7),
    overlap=st.integers(0, 80),
    seed=st.integers(0, 1000),
    sample=st.integers(0, 50),
    by_category=st.booleans(),
)


@st.composite
def pools(draw: st.DrawFn) -> list[PooledCandidate]:
    found = draw(st.lists(_candidates, max_size=60))
    return [PooledCandidate(CandidateId(at), *each) for at, each in enumerate(found)]


def pool_of(sizes: Mapping[tuple[str, str], Sequence[int]]) -> list[PooledCandidate]:
    """(referred, approved) of each system and category; every candidate has a line of its own."""
    found: list[PooledCandidate] = []
    for (system, category), (referred, approved) in sizes.items():
        for at in range(referred + approved):
            number = len(found)
            found.append(
                PooledCandidate(CandidateId(number), system, category, number, at >= referred)
            )
    return found
