"""The overview as people, programs and papers read it."""

import json
from dataclasses import replace

import pytest

from protest_core.candidates.filter import OutcomeCounts
from protest_core.evaluation.model import Overview
from protest_core.evaluation.project_overview_report import overview_report
from protest_core.tables.formats import FORMATS, render
from tests.core.report_page.hand_made import BY_ID, INVENTED, SUITE

THEY, EVENT = BY_ID["anaphoric_intra_they"], BY_ID["event_it"]
# No two figures that could be taken for one another are the same.
OVERVIEW = Overview(
    SUITE,
    ("ash", "größe"),
    (THEY, EVENT),
    {
        ("ash", THEY.id): OutcomeCounts(31, 4, 2, 0, 11, 1),
        ("ash", EVENT.id): OutcomeCounts(7, 0, 0, 3, 5, 0),
        ("größe", THEY.id): OutcomeCounts(49),
        ("größe", EVENT.id): OutcomeCounts(open=15),
    },
)
ROWS = """\
system,category,approved,correct,incorrect,not_judgeable,open,disputed,total
ash,anaphoric_intra_they,31,4,2,0,11,1,49
ash,event_it,7,0,0,3,5,0,15
größe,anaphoric_intra_they,49,0,0,0,0,0,49
größe,event_it,0,0,0,0,15,0,15
"""
TEXT = f"""\
Kästner 1.2 · English → German
{INVENTED}

Candidates by outcome
System       Category                             Approved  Correct  Incorrect  Not judgeable  Open  Disputed  Total
────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
ash          anaphoric · intra-sentential · they        31        4          2              0    11         1     49
ash          event · it                                  7        0          0              3     5         0     15
ash          total                                      38        4          2              3    16         1     64
größe        anaphoric · intra-sentential · they        49        0          0              0     0         0     49
größe        event · it                                  0        0          0              0    15         0     15
größe        total                                      49        0          0              0    15         0     64
all systems  anaphoric · intra-sentential · they        80        4          2              0    11         1     98
all systems  event · it                                  7        0          0              3    20         0     30
all systems  total                                      87        4          2              3    31         1    128
"""  # noqa: E501
LATEX = rf"""% Kästner 1.2 - English -> German
% {INVENTED}
% Candidates by outcome
\begin{{tabular}}{{llrrrrrrr}}
\toprule
System & Category & Approved & Correct & Incorrect & Not judgeable & Open & Disputed & Total \\
\midrule
ash & anaphoric $\cdot$ intra-sentential $\cdot$ they & 31 & 4 & 2 & 0 & 11 & 1 & 49 \\
ash & event $\cdot$ it & 7 & 0 & 0 & 3 & 5 & 0 & 15 \\
ash & total & 38 & 4 & 2 & 3 & 16 & 1 & 64 \\
\bottomrule
\end{{tabular}}
"""
ONLY_ASH = replace(OVERVIEW, systems=("ash",))


def written(overview: Overview, how: str = "text", width: int = 120) -> str:
    return "".join(render(overview_report(overview), how, width=width))


@pytest.mark.parametrize(
    ("overview", "how", "expected"),
    [
        (OVERVIEW, "text", TEXT),
        (OVERVIEW, "csv", ROWS),
        (OVERVIEW, "tsv", ROWS.replace(",", "\t")),
        # One system is all systems.
        (ONLY_ASH, "latex", LATEX),
    ],
)
def test_the_overview_reads_as_it_should(overview: Overview, how: str, expected: str):
    assert written(overview, how) == expected


def test_json_has_every_figure_once_and_is_not_escaped():
    text = written(OVERVIEW, "json")
    assert "größe" in text
    document = json.loads(text)
    assert document["suite"] == {"name": "Kästner", "version": "1.2", "demonstration": True}
    rows = document["tables"][0]["rows"]
    assert sum(row["total"] for row in rows) == OVERVIEW.total.total
    assert rows[0] == {
        "system": "ash",
        "category": THEY.id,
        "approved": 31,
        "correct": 4,
        "incorrect": 2,
        "not_judgeable": 0,
        "open": 11,
        "disputed": 1,
        "total": 49,
    }


def test_nothing_is_called_invented_that_is_not():
    real = replace(OVERVIEW, suite=replace(SUITE, demonstration=False))
    for how in FORMATS:
        assert "Invented" not in written(real, how)


@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_narrow_terminal_gets_folded_cells_and_nothing_is_cut(width: int):
    lines = written(OVERVIEW, width=width).splitlines()
    assert max(map(len, lines)) <= width
    assert "31" in "\n".join(lines)


def test_without_systems_it_says_so():
    empty = Overview(SUITE, (), (THEY,), {})
    assert written(empty).endswith("\n\nNo system is loaded yet.\n")


def test_what_verified_translations_approved_stands_apart_where_they_approved_anything():
    some = dict(OVERVIEW.cells)
    some["ash", THEY.id] = replace(some["ash", THEY.id], by_verified=6)
    shown = replace(OVERVIEW, cells=some)
    rows = written(shown, "csv").splitlines()
    assert rows[0].endswith(",total,by_verified")
    assert rows[1].endswith(",49,6")
    assert "by verified" in written(shown, "latex")
