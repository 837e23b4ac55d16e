"""Score tables as people, programs and papers read them."""

import csv
import io
import json
from dataclasses import replace

import pytest

from protest_core.candidates.filter import OutcomeCounts
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import FIRST_TWO
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.model import ScoreSettings, ScoreTable, SystemComparison, SystemPair
from protest_core.scores.report import scores_report
from protest_core.scores.strata import Estimates
from protest_core.signatures.sign import Frame
from protest_core.statistics.differences import Difference, LeastRight
from protest_core.statistics.paired import Paired
from protest_core.statistics.proportions import Interval, Share
from protest_core.suite.model import STANDARD_CATEGORIES, Category, Function, SuiteDescription
from protest_core.suite.report_frame import short_labels
from protest_core.tables.cells import shown
from protest_core.tables.formats import render
from protest_core.tables.model import NotEstimated, Range, Table
from protest_core.translatable import Text
from tests.core.report_page.hand_made import BY_ID, INVENTED, SUITE
from tests.core.scores.hand_made_estimates import estimates_of

THEY, EVENT = BY_ID["anaphoric_intra_they"], BY_ID["event_it"]
PRONOUN, ANTECEDENT = FIRST_TWO
STRANGE = r"A_B&C%#1"
SIGNATURE = "suite:Kästner@1.2|systems:all|protest:0.1"
PLAIN = SuiteDescription("plain", "en", "de")
COMPARED = Frame(PLAIN, signature=SIGNATURE)
EXPECTED_TEXT = f"""\
Kästner 1.2 · English → German
{INVENTED}

Pronouns translated correctly
                              95 %,                          95 %,
                              these                            new
System     n  Corrected  candidates  Correct          %   examples
──────────────────────────────────────────────────────────────────
A_B&C%#1  20       46.7   15.0–70.0       14       70.0  48.1–85.5
beech     20  32.5–47.5   20.0–60.0     9–12  45.0–60.0  25.8–78.1

Antecedents translated correctly
                              95 %,                       95 %,
                              these                         new
System     n  Corrected  candidates  Correct      %    examples
───────────────────────────────────────────────────────────────
A_B&C%#1  8*      100.0  25.0–100.0        8  100.0  67.6–100.0
beech     8*       75.0   37.5–87.5        7   87.5   52.9–97.8
average    –          –           –      7.5   93.8           –

Pronouns: approved by the program, or judged by people
System    Approved  Correct  Incorrect  Not judgeable  Open  Disputed
─────────────────────────────────────────────────────────────────────
A_B&C%#1        11        3          6              0     0         0
beech            5        4          7              1     1         2

Correct pronouns by category, estimated, in %
                   intra      event
System              they         it   pronouns  antecedents
───────────────────────────────────────────────────────────
(examples)            8*         12         20           8*
A_B&C%#1            50.0       44.4       46.7        100.0
beech        (75.0–87.5)  20.8–37.5  32.5–47.5         75.0
all systems    50.0–56.2  32.6–41.0  40.3–47.8         87.5

Candidates that people could not judge count as incorrect.
Ranges: at the lower end every open candidate is wrong, at the upper end all are
right. Their intervals cover both ends.
In brackets: no estimate, but the range from every open candidate wrong to all
of them right, with all approvals right.
Corrected: the estimated score if people had judged every candidate. Unjudged
candidates are taken to be right as often as judged ones with the same verdict.
95 %, these candidates: of the corrected score (Korn & Graubard). 95 %, new
examples: of the share, were other examples of the same kind drawn (Wilson).
3 candidates are unknown: people disagree on them, skipped them or judged none
of their kind. Corrected scores go from all of them wrong to all right.
4 candidates of intra they were not reached: the rate of the others stands in,
and the interval allows for it.
* Fewer than ten: too few to say.

{SIGNATURE}
"""
LATEX_HEADER = rf"""% {INVENTED}
% {SIGNATURE}
% Pronouns translated correctly
"""
LATEX_NOTES = r"""\par{\footnotesize Candidates that people could not judge count as incorrect.}
\par{\footnotesize Ranges: at the lower end every open candidate is wrong, at the upper end all \
are right. Their intervals cover both ends.}
\par{\footnotesize In brackets: no estimate, but the range from every open candidate wrong to all \
of them right, with all approvals right.}
\par{\footnotesize Corrected: the estimated score if people had judged every candidate. Unjudged \
candidates are taken to be right as often as judged ones with the same verdict.}
\par{\footnotesize 95 \%, these candidates: of the corrected score (Korn \& Graubard). 95 \%, new \
examples: of the share, were other examples of the same kind drawn (Wilson).}
\par{\footnotesize 3 candidates are unknown: people disagree on them, skipped them or judged none \
of their kind. Corrected scores go from all of them wrong to all right.}
\par{\footnotesize 4 candidates of intra they were not reached: the rate of the others stands in, \
and the interval allows for it.}
""".replace("\\\n", "")
BY_SYSTEM = r"""% Antecedents translated correctly
\begin{tabular}{lrrrrrr}
\toprule
System & n & Corrected & 95 \%, these candidates & Correct & \% & 95 \%, new examples \\
\midrule
A\_B\&C\%\#1 & 8* & 100.0 & 25.0--100.0 & 8 & 100.0 & 67.6--100.0 \\
beech & 8* & 75.0 & 37.5--87.5 & 7 & 87.5 & 52.9--97.8 \\
average & -- & -- & -- & 7.5 & 93.8 & -- \\
\bottomrule
\end{tabular}
\par{\footnotesize * Fewer than ten: too few to say.}
"""
TABLE_3 = r"""% Correct pronouns by category, estimated, in %
\begin{tabular}{lrrrr}
\toprule
System & intra they & event it & pronouns & antecedents \\
\midrule
(examples) & 8* & 12 & 20 & 8* \\
A\_B\&C\%\#1 & 50.0 & 44.4 & 46.7 & 100.0 \\
beech & (75.0--87.5) & 20.8--37.5 & 32.5--47.5 & 75.0 \\
all systems & 50.0--56.2 & 32.6--41.0 & 40.3--47.8 & 87.5 \\
\bottomrule
\end{tabular}
\par{\footnotesize * Fewer than ten: too few to say.}
"""
# Guillou et al. 2018, Table 3: of 200 pronouns and 140 antecedents, in its order of systems.
PUBLISHED_PRONOUNS = (157, 148, 148, 148, 146, 145, 145, 142, 140, 132, 128, 127, 127, 114, 98, 50)
PUBLISHED_ANTECEDENTS = (
    *(132, 135, 134, 132, 137, 126, 132, 128, 136, 119, 115, 125, 130, 119, 99, 87),
)
PAIRS = f"""\
plain · English → German

Systems that cannot be told apart, the best first
Cluster  Systems
───────────────────
      1  A_B&C%#1
      2  beech, elm

Correct pronouns of the 1st system beside those of the 2nd (1st: A_B&C%#1)
                    only  only
2nd      n  judged   1st   2nd  difference           95 %      p  unknown
─────────────────────────────────────────────────────────────────────────
beech  100     100    30    10       +20.0  +8.0 to +32.0  0.007        0
elm      9       9     9     0     too few              –      –        0

Correct pronouns of the 1st system beside those of the 2nd (1st: beech)
                  only  only
2nd    n  judged   1st   2nd  difference          95 %      p  unknown
──────────────────────────────────────────────────────────────────────
elm  100     100     4     4        +0.0  −6.0 to +6.0  1.000        0

p: McNemar's exact test, adjusted over 3 pairs (Holm).
Difference and interval are of each pair alone, in percentage points.
The suite names no documents: examples are treated as independent of each other,
although examples from one text are not.
Sorted by the middle of the range, from every open candidate wrong to all of
them right; significance takes precedence.
Too few: fewer than ten examples, too few to say; they tell no systems apart.

{SIGNATURE}
"""


def table(suite: SuiteDescription = SUITE, **settings) -> ScoreTable:
    """beech is loaded first and not as good.

    Of the approvals of "they" in beech none was judged; of the others a part, after a draw.
    """
    pronouns = {
        ("beech", THEY.id): OutcomeCounts(4, 2, 1, 0, 1, 0),
        ("beech", EVENT.id): OutcomeCounts(1, 2, 6, 1, 0, 2),
        (STRANGE, THEY.id): OutcomeCounts(6, 1, 1, 0, 0, 0),
        (STRANGE, EVENT.id): OutcomeCounts(5, 2, 5, 0, 0, 0),
    }
    antecedents = {
        ("beech", THEY.id): OutcomeCounts(4, 3, 1, 0, 0, 0),
        (STRANGE, THEY.id): OutcomeCounts(6, 2, 0, 0, 0, 0),
    }
    audited = {
        PRONOUN: {
            ("beech", EVENT.id): OutcomeCounts(0, 2, 2),
            (STRANGE, THEY.id): OutcomeCounts(0, 1, 1),
            (STRANGE, EVENT.id): OutcomeCounts(0, 2, 1),
        },
        ANTECEDENT: {
            ("beech", THEY.id): OutcomeCounts(0, 3, 1),
            (STRANGE, THEY.id): OutcomeCounts(0, 2),
        },
    }
    cells = {PRONOUN: pronouns, ANTECEDENT: antecedents}
    return ScoreTable(
        Frame(suite, ("beech", STRANGE), (THEY, EVENT), SIGNATURE),
        ScoreSettings(**settings),
        cells,
        estimates=estimates_of(cells, audited),
    )


def written(how: str, of: ScoreTable | None = None, **options) -> str:
    return "".join(render(scores_report(of or table(), **options), how))


def test_the_text_reads_as_it_should():
    assert written("text") == EXPECTED_TEXT


@pytest.mark.parametrize("antecedents", [False, True])
def test_no_line_but_the_signature_is_wider_than_the_terminal(antecedents):
    of = _wide()
    *lines, signature = written("text", of, antecedents=antecedents).splitlines()
    assert max(map(len, lines)) <= 80
    assert signature == SIGNATURE
    # Nothing is folded inside its cell: each system has one line in each block.
    starts = [line.split("  ")[0] for line in lines if line.startswith("a system")]
    assert set(starts) == set(of.frame.systems)


def _wide() -> ScoreTable:
    systems = tuple(f"a system of name {number}" for number in range(3))
    cells = {
        (system, category.id): OutcomeCounts(5, 10, 5, 2, 1, 2)
        for system in systems
        for category in STANDARD_CATEGORIES
    }
    audited = dict.fromkeys(cells, OutcomeCounts(0, 3, 1, 1, 0, 1))
    by_question = {PRONOUN: cells, ANTECEDENT: cells}
    return ScoreTable(
        Frame(SUITE, systems, STANDARD_CATEGORIES, SIGNATURE),
        ScoreSettings(),
        by_question,
        estimates=estimates_of(by_question, dict.fromkeys(FIRST_TWO, audited)),
    )


def test_antecedents_by_category_come_on_request():
    assert "Correct antecedents by category" not in written("text")
    assert "Correct antecedents by category" in written("text", antecedents=True)
    assert "Antecedents: approved by the program" in written("text", antecedents=True)


def test_notes_say_only_what_is_there():
    cells = {PRONOUN: {("ash", EVENT.id): OutcomeCounts(0, 15, 5)}, ANTECEDENT: {}}
    closed = ScoreTable(
        Frame(PLAIN, ("ash",), (EVENT,), SIGNATURE),
        ScoreSettings(),
        cells,
        estimates=estimates_of(cells),
    )
    text = written("text", closed)
    for word in ("Ranges", "Fewer", "could not judge", "average", "Antecedents", "Invented"):
        assert word not in text
    for word in ("Korn", "nobody", "open:", "reached", "drawn"):
        assert word not in text
    assert "are left out" in written("text", table(not_judgeable=NotJudgeable.EXCLUDED))
    assert "Only judgements by Ada count." in written(
        "text", table(annotators=Annotators(frozenset({"Ada"})))
    )


def test_averages_are_printed_once_all_systems_are_finished():
    title, by_category = "Pronouns translated correctly", "Correct pronouns by category"
    assert not [row for row in _rows(written("text"), title) if "average" in row]
    text = written("text", finished())
    assert ["average", "–", "12.5", "62.5", "–", "–", "–"] in _rows(text, title)
    assert ["average", "6.5", "6.0", "12.5", "7.5"] in _rows(text, by_category)


def _rows(text: str, title: str) -> list[list[str]]:
    of_table = text[text.index(title) :].split("\n\n")[0]
    return [line.split() for line in of_table.splitlines()]


def finished() -> ScoreTable:
    """The table once all that was open in it is judged, and nothing is estimated."""
    judged = {("beech", THEY.id): OutcomeCounts(4, 2, 2)}
    judged["beech", EVENT.id] = OutcomeCounts(1, 4, 6, 1)
    found = table()
    cells = {**found.cells, PRONOUN: {**found.cells[PRONOUN], **judged}}
    return replace(found, cells=cells, estimates=Estimates())


def test_without_systems_there_is_a_sentence():
    empty = ScoreTable(Frame(PLAIN), ScoreSettings(), {each: {} for each in FIRST_TWO})
    assert "No system is loaded yet." in written("text", empty)


def test_latex_has_what_the_text_shows_ready_to_paste():
    latex = written("latex")
    assert latex.startswith(LATEX_HEADER)
    assert BY_SYSTEM in latex
    assert "% Pronouns: approved by the program, or judged by people\n" in latex
    assert latex.endswith(TABLE_3 + LATEX_NOTES)


def test_no_average_has_a_system_of_which_nothing_is_known():
    def of(system: str, counts: OutcomeCounts) -> dict[tuple[str, str], OutcomeCounts]:
        return {(system, EVENT.id): counts}

    cells = (
        of("ash", OutcomeCounts(10, 5, 5))
        | of("elm", OutcomeCounts(open=20))
        | of("oak", OutcomeCounts(0, 9, 11))
    )
    found = ScoreTable(
        Frame(PLAIN, ("ash", "elm", "oak"), (EVENT,), SIGNATURE),
        ScoreSettings(),
        {PRONOUN: cells, ANTECEDENT: {}},
        unmatched=("elm", "oak"),
    )
    assert found.undecided == ("elm",)
    average = found.average(PRONOUN)
    assert (average.systems, average.share) == (2, Share(40, 24, 24))
    text = " ".join(written("text", found).split())
    why = "The share of elm is undefined, and in no average: it is neither matched nor judged yet."
    assert why in text
    assert "elm 20 0–20 undefined undefined" in text
    assert found.score(PRONOUN, "elm").undefined == "It is neither matched nor judged yet."
    assert not found.score(PRONOUN, "oak").undefined
    assert "Never matched: oak" not in text  # all of it is judged


@pytest.mark.parametrize(("how", "delimiter"), [("csv", ","), ("tsv", "\t")])
def test_delimited_has_a_row_for_each_cell_and_no_totals(how, delimiter):
    rows = list(csv.DictReader(io.StringIO(written(how)), delimiter=delimiter))
    places = [(row["question"], row["system"], row["category"]) for row in rows]
    assert places == [
        ("pronoun", "beech", THEY.id),
        ("pronoun", "beech", EVENT.id),
        ("pronoun", STRANGE, THEY.id),
        ("pronoun", STRANGE, EVENT.id),
        ("antecedent", "beech", THEY.id),
        ("antecedent", STRANGE, THEY.id),
    ]
    counts = {"n": "12", "approved": "1", "correct": "2", "incorrect": "6", "open": "0"}
    counts |= {"disputed": "2", "not_judgeable": "1", "low": "0.25", "high": "0.416667"}
    # The approval is taken for right in two cases of four.
    counts |= {"corrected_low": "0.208333", "corrected_high": "0.375"}
    assert counts.items() <= rows[1].items()
    assert {row["signature"] for row in rows} == {SIGNATURE}


def test_json_has_every_figure():
    document = json.loads(written("json"))
    assert document["signature"] == SIGNATURE
    assert document["suite"]["demonstration"] is True
    cells, systems, averages = (each["rows"] for each in document["tables"])
    assert [each["n"] for each in cells] == [8, 12, 8, 12, 8, 8]
    strange, beech, *_ = systems  # the best first
    assert (beech["system"], beech["n"], beech["open"], beech["disputed"]) == ("beech", 20, 1, 2)
    assert (beech["low"], beech["high"]) == (0.45, 0.6)
    assert (strange["interval_low"], strange["interval_high"]) == pytest.approx(
        (0.4810, 0.8545), abs=1e-3
    )
    assert [(each["question"], each["category"], each["certain"]) for each in averages] == [
        ("pronoun", None, "undefined"),  # while something is open
        ("pronoun", THEY.id, "undefined"),
        ("pronoun", EVENT.id, "undefined"),
        ("antecedent", None, 7.5),
        ("antecedent", THEY.id, 7.5),
    ]


def test_estimates_by_category_are_in_the_records():
    report = scores_report(table())
    cells, *_ = ([*each.records()] for each in report.records)
    _, *of_systems, together = report.tables[-1].rows
    assert together.label == "all systems"
    checked = 0
    for column in report.tables[-1].columns[1:3]:
        category = column.keys[0].removesuffix("_low")
        for row in of_systems:
            (record,) = (
                each
                for each in cells
                if (each["question"], each["category"], each["system"])
                == ("pronoun", category, row.label)
            )
            if record["corrected_low"] is not None:
                low, high = record["corrected_low"], record["corrected_high"]
                assert column.value(row) == Range(100 * low, 100 * high)
                checked += 1
            else:
                low, high = record["low"], record["high"]
                assert column.value(row) == NotEstimated(Range(100 * low, 100 * high))
    assert checked == 3


def test_the_system_with_the_better_estimate_stands_first_in_every_table():
    """Few of oak's 40 approvals are upheld: with all of them right it would be the better."""
    cells = {
        ("oak", EVENT.id): OutcomeCounts(40, 3, 27),
        ("elm", EVENT.id): OutcomeCounts(10, 30, 30),
    }
    audited = {
        PRONOUN: {
            ("oak", EVENT.id): OutcomeCounts(0, 2, 18),
            ("elm", EVENT.id): OutcomeCounts(0, 5),
        }
    }
    by_question = {PRONOUN: cells, ANTECEDENT: {}}
    found = ScoreTable(
        Frame(PLAIN, ("oak", "elm"), (EVENT,), SIGNATURE),
        ScoreSettings(),
        by_question,
        estimates=estimates_of(by_question, audited),
    )
    assert found.score(PRONOUN, "oak").share.low > found.score(PRONOUN, "elm").share.low
    report = scores_report(found)
    for shown_table in report.tables:
        names = [row[0] for row in _cells(shown_table) if row[0] in ("oak", "elm")]
        assert names == ["elm", "oak"], shown_table.name
    _, systems, _ = report.records
    assert [each["system"] for each in systems.records()] == ["elm", "oak"]


def _cells(of: Table) -> list[list[str]]:
    return [[shown(each.value(row), each.kind) for each in of.shown] for row in of.rows]


def test_the_table_by_category_is_in_the_records():
    report = scores_report(finished())
    cells, systems, averages = ([*each.records()] for each in report.records)
    examples, *of_systems, average, percent = report.tables[-1].rows
    for column in report.tables[-1].columns[1:]:
        place = column.keys[0].removesuffix("_low")
        question = ANTECEDENT if place == "antecedents" else PRONOUN
        category = None if place in ("pronouns", "antecedents") else place

        def of(records: list[dict], question=question, category=category) -> list[dict]:
            return [
                each
                for each in records
                if (each["question"], each.get("category")) == (str(question), category)
            ]

        for row in of_systems:
            found = of(cells if category else systems)
            (record,) = (each for each in found if each["system"] == row.label)
            right = record["approved"] + record["correct"]
            assert column.value(row) == Range(right, right + record["open"] + record["disputed"])
            assert shown(column.value(examples), column.kind).strip("*") == str(record["n"])
        (record,) = of(averages)
        assert column.value(average) == Range(record["certain"], record["possible"])
        assert column.value(percent) == Range(100 * record["low"], 100 * record["high"])


def test_averages_are_those_of_the_paper():
    """Printed there: 130.9 and 65.4 %, 124.1 and 88.6 %; exact are 65.47 and 88.66 %."""
    systems = [f"system {number:02}" for number in range(16)]
    pronouns = dict(zip(systems, PUBLISHED_PRONOUNS, strict=True))
    antecedents = dict(zip(systems, PUBLISHED_ANTECEDENTS, strict=True))
    cells = {
        PRONOUN: {
            **{(s, THEY.id): OutcomeCounts(correct=n) for s, n in pronouns.items()},
            **{(s, EVENT.id): OutcomeCounts(incorrect=200 - n) for s, n in pronouns.items()},
        },
        ANTECEDENT: {
            (s, THEY.id): OutcomeCounts(correct=n, incorrect=140 - n)
            for s, n in antecedents.items()
        },
    }
    published = ScoreTable(Frame(PLAIN, tuple(systems), (THEY, EVENT)), ScoreSettings(), cells)
    for question, count, percent in ((PRONOUN, 130.9, 65.47), (ANTECEDENT, 124.1, 88.66)):
        average = published.average(question)
        assert average.certain == average.possible == pytest.approx(count, abs=0.05)
        assert 100 * average.share.low == pytest.approx(percent, abs=0.005)
    assert list(published.ranked) == systems  # equal ones by name, and these are in its order


# Heads.


def test_short_labels_of_the_standard_categories_differ_and_are_short():
    labels = short_labels(STANDARD_CATEGORIES)
    assert labels["anaphoric_intra_non-subject_it"] == "intra non-subject it"
    assert labels["anaphoric_singular_they"] == "singular they"
    assert labels["event_it"] == "event it"
    assert labels["addressee_deictic_plural_you"] == "deictic plural you"
    assert len(set(labels.values())) == 13
    assert all(isinstance(each, Text) for each in labels.values())  # which windows translate


def test_labels_that_would_be_the_same_stay_whole():
    two = [
        Category("a", "anaphoric · relative who", Function.ANAPHORIC, antecedent_agrees=True),
        Category("b", "relative who", Function.EVENT, antecedent_agrees=False),
    ]
    assert short_labels(two) == {"a": "anaphoric relative who", "b": "relative who"}


# Pairs.


def pair(first: str, second: str, n: int, only_first: int, only_second: int, **more) -> SystemPair:
    """A pair of which everything is judged."""
    found = Paired(n, only_first, only_second)
    difference = Difference(found.difference, found.difference, found.interval, found.p)
    return SystemPair(first, second, n, n, only_first, only_second, difference=difference, **more)


def comparison() -> SystemComparison:
    pairs = (
        pair(STRANGE, "beech", 100, 30, 10, adjusted_p=0.0068, better=STRANGE),
        pair(STRANGE, "elm", 9, 9, 0, adjusted_p=0.5),
        pair("beech", "elm", 100, 4, 4, adjusted_p=1.0),
    )
    return SystemComparison(COMPARED, PRONOUN, pairs, ((STRANGE,), ("beech", "elm")))


def unaudited() -> SystemComparison:
    """Nobody has judged an approval of elm, and of beech somebody has."""
    there = Difference(0.1, 0.3, Interval(-0.05, 0.42), 0.09)
    pairs = (
        SystemPair(STRANGE, "beech", 100, 70, 20, 10, 20, difference=there, adjusted_p=0.09),
        SystemPair(
            *(STRANGE, "elm", 100, 60, 12, 4),
            holds_at=LeastRight(82, first=True),
            holds_with_both_at=LeastRight(79, first=True),
            better=STRANGE,
        ),
        SystemPair("beech", "elm", 100, 60, 7, 6),
    )
    return SystemComparison(
        COMPARED,
        PRONOUN,
        pairs,
        ((STRANGE, "beech", "elm"),),
        approvals=150,
        approvals_judged=20,
        unknown=20,
        missing=130,
    )


def compared(how: str, of: SystemComparison | None = None) -> str:
    return "".join(render(comparison_report(of or comparison()), how))


def test_pairs_read_as_they_should():
    assert compared("text") == PAIRS


def test_pairs_without_an_audit_have_no_test_but_what_they_hold_at():
    text = compared("text", unaudited())
    assert max(map(len, text.splitlines())) <= 80
    lines = [line.split() for line in text.splitlines()]
    assert ["elm", "100", "60", "12", "4", "–", "–", "–", "≥", "82", "%", "0"] in lines
    assert ["elm", "100", "60", "7", "6", "–", "–", "–", "–", "0"] in lines
    words = " ".join(text.split())
    assert "shrink when few approvals are audited (20 of 150 judged)." in words
    assert "20 candidates are unknown (neither judged nor estimated): they count against" in words
    assert "Where nobody judged an approval of one of the two, no test holds" in words
    assert "≥ 82 %: the difference holds as long as at least 82 %" in words
    assert "Systems stand apart where it holds at 85 %." in words
    assert "Holm" not in words  # one pair is tested
    tested, holding, _ = json.loads(compared("json", unaudited()))["tables"][0]["rows"]
    assert (tested["difference_low"], tested["difference_high"]) == (0.1, 0.3)
    assert (tested["interval_low"], tested["interval_high"]) == (-0.05, 0.42)
    assert (tested["judged"], tested["unknown"], tested["adjusted_p"]) == (70, 20, 0.09)
    assert (holding["p"], holding["holds_at"], holding["holds_with_both_at"]) == (None, 82, 79)
    assert (tested["better"], holding["better"]) == (None, STRANGE)


def test_while_nobody_has_judged_anything_there_is_no_table():
    found = replace(comparison(), judged=False)
    text = compared("text", found)
    assert "Nobody has judged anything of these systems yet" in text
    for word in ("only", "Cluster", "Holm", "Sorted"):
        assert word not in text


def test_pairs_in_latex_keep_strange_names():
    latex = compared("latex")
    assert latex.startswith(f"% {SIGNATURE}\n% Systems that cannot be told apart")
    note = "p: McNemar's exact test, adjusted over 3 pairs (Holm)."
    assert f"\\par{{\\footnotesize {note}}}\n" in latex
    row = r"A\_B\&C\%\#1 & beech & 100 & 100 & 30 & 10 & +20.0 & +8.0 to +32.0 & 0.007 & 0 \\"
    assert row in latex


def test_what_nothing_can_be_compared_with_is_named_and_has_no_figures():
    pairs = (
        pair("ash", "beech", 100, 30, 10, adjusted_p=0.0068, better="ash"),
        SystemPair("ash", "elm", 0),
        SystemPair("beech", "elm", 0),
    )
    found = SystemComparison(COMPARED, PRONOUN, pairs, (("ash",), ("beech",)))
    report = comparison_report(found)
    text = " ".join("".join(render(report, "text")).split())
    assert "Not compared: elm – no other system has a known result on the same examples." in text
    assert "Holm" not in text  # one pair is left
    assert text.count("elm") == 1
    page = json.loads("".join(render(report, "json")))
    assert page["title"] == "Comparison"
    records, clusters = page["tables"]
    assert [(each["cluster"], each["system"]) for each in clusters["rows"]] == [
        (1, "ash"),
        (2, "beech"),
        (None, "elm"),
    ]
    assert [pair["adjusted_p"] for pair in records["rows"]] == [0.0068, None, None]
    *_, last = csv.DictReader(io.StringIO("".join(render(report, "csv"))))
    assert (last["n"], last["p"], last["adjusted_p"], last["difference_low"]) == ("0", "", "", "")


def test_systems_without_a_common_example_are_all_not_compared():
    pairs = (SystemPair("ash", "elm", 0),)
    text = compared("text", SystemComparison(COMPARED, PRONOUN, pairs, ()))
    assert "Not compared: ash, elm – no other system" in text
    assert "cannot be told apart" not in text


def test_pairs_as_rows_and_as_json_have_every_figure():
    row, *_ = csv.DictReader(io.StringIO(compared("csv")))
    assert row["first"] == STRANGE
    counts = {"n": "100", "judged": "100", "unknown": "0"}
    counts |= {"only_first": "30", "only_second": "10"}
    assert counts.items() <= row.items()
    assert (row["difference_low"], row["difference_high"]) == ("0.2", "0.2")
    assert (row["adjusted_p"], row["better"], row["signature"]) == ("0.0068", STRANGE, SIGNATURE)
    records, clusters = json.loads(compared("json"))["tables"]
    assert [tuple(each.values()) for each in clusters["rows"]] == [
        (1, STRANGE),
        (2, "beech"),
        (2, "elm"),
    ]
    first, few, _ = records["rows"]
    assert first["p"] == pytest.approx(Paired(100, 30, 10).p)
    assert (few["n"], few["difference_low"]) == (9, 1)  # shown to nobody, but there
