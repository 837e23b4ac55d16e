"""The side that continues the other, by their histories: a table of all cases."""

import pytest

from protest_core.batches.merge_rules import (
    Event,
    MergeKind,
    SideHistory,
    decide,
    holds_unasked,
    is_made_again,
)
from protest_core.judgements.model import Answer, Judgement

NOTHING = Judgement()
YES, NO = Judgement(Answer.YES), Judgement(Answer.NO)
Y1, N2, Y3 = (YES, "1"), (NO, "2"), (YES, "3")
GONE2, GONE3 = (NOTHING, "2"), (NOTHING, "3")


def history(*events: tuple[Judgement, str]) -> SideHistory:
    return SideHistory(tuple(Event(judgement, time) for judgement, time in events))


def remarked(*remarks: tuple[str, str]) -> SideHistory:
    return history(*((Judgement(Answer.NO, remark=remark), time) for remark, time in remarks))


DECISIONS = {
    "nobody said anything": (history(), history(), MergeKind.UNCHANGED),
    "only the file says something": (history(), history(Y1), MergeKind.NEW),
    "only the project says something": (history(Y1), history(), MergeKind.UNCHANGED),
    "both say the same, one from the other": (history(Y1), history(Y1), MergeKind.UNCHANGED),
    "both say the same by chance": (history(Y1), history(Y3), MergeKind.UNCHANGED),
    "the file went on": (history(Y1), history(Y1, N2), MergeKind.CHANGED),
    "the project went on": (history(Y1, N2), history(Y1), MergeKind.UNCHANGED),
    "the file went on from long ago": (history(Y1), history(Y1, N2, GONE3), MergeKind.WITHDRAWN),
    "the file took it back": (history(Y1), history(Y1, GONE2), MergeKind.WITHDRAWN),
    "the project took it back": (history(Y1, GONE2), history(Y1), MergeKind.UNCHANGED),
    "taken back here, said anew there": (history(Y1, GONE2), history(Y1, GONE2, Y3), MergeKind.NEW),
    "taken back here, changed there": (
        history(Y1, (NOTHING, "3")),
        history(Y1, N2),
        MergeKind.CONFLICT,
    ),
    "changed here, taken back there": (history(Y1, N2), history(Y1, GONE3), MergeKind.CONFLICT),
    "said here and there, apart": (history(Y1), history(N2), MergeKind.CONFLICT),
    "said here and there in the same second": (history(Y1), history((NO, "1")), MergeKind.CONFLICT),
    "the file went on from another no of the same second": (
        history(N2),
        history((Judgement(Answer.NO, remark="x"), "2"), Y3),
        MergeKind.CONFLICT,
    ),
    "from the same, apart": (
        history(Y1, N2),
        history(Y1, (Judgement(remark="x"), "3")),
        MergeKind.CONFLICT,
    ),
    "yes, no and yes again": (history(Y1), history(Y1, N2, Y3), MergeKind.UNCHANGED),
    "an old no after yes again": (history(Y1, N2, Y3), history(Y1, N2), MergeKind.UNCHANGED),
    "a yes that is not the first one": (history(Y1, N2), history(Y3), MergeKind.CONFLICT),
    "a remark went on": (
        remarked(("a", "1")),
        remarked(("a", "1"), ("ab", "2")),
        MergeKind.CHANGED,
    ),
    "a remark that only has the letters of the other": (
        remarked(("a", "1")),
        remarked(("ab", "2")),
        MergeKind.CONFLICT,
    ),
    "a remark and another answer": (
        remarked(("a", "1")),
        history((Judgement(Answer.YES, remark="ab"), "2")),
        MergeKind.CONFLICT,
    ),
}


@pytest.mark.parametrize("case", DECISIONS)
def test_who_is_further_is_told_by_what_each_has_been_through(case):
    project, file, kind = DECISIONS[case]
    assert decide(project, file) is kind


@pytest.mark.parametrize(
    ("project", "file", "again"),
    [
        (history(Y1), history(Y1, N2, Y3), True),
        (history(Y1, N2, Y3), history(Y1), False),
        (history(Y1), history(Y1), False),
        (history(Y1), history(Y3), False),
        (history(Y1), history(N2), False),
        (history(Y1), history(Y1, N2), False),  # it continues the project's, and says otherwise
    ],
)
def test_the_same_said_again_later_is_known_for_it(project, file, again):
    assert is_made_again(project, file) is again


@pytest.mark.parametrize(
    ("project", "file", "holds"),
    [
        (history(), history(Y1), True),
        (history(Y1), history(Y1, N2), True),
        (history(Y1), history(Y1, GONE2), True),
        (history(Y1), history(N2), False),  # a conflict
        (history(Y1, N2), history(Y1), False),  # the project went on
        (history(Y1), history(Y3), False),  # the same by chance
        (history(Y1), history(Y1, N2, Y3), True),  # for its time: yes again after a no
        (history(Y1, GONE2), history(Y1, GONE2, (NO, "3"), (NOTHING, "4")), False),
    ],
)
def test_what_holds_unasked_continues_the_project_or_says_the_same_again(project, file, holds):
    assert holds_unasked(decide(project, file), project, file) is holds


def test_links_as_aligned_and_the_empty_judgement_are_nothing():
    nothing = [Event(content, "1").is_nothing for content in (None, NOTHING, (1, 2), YES)]
    assert nothing == [True, True, False, False]


def test_what_nobody_said_is_the_beginning_of_all():
    assert history().now == Event(NOTHING, "")
    assert history(Y1).includes(history().now)
