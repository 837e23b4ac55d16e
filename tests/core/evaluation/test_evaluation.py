import json
import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from protest_core.evaluation.model import EvaluationTable, MatchCounts, SystemCounts
from protest_core.evaluation.report import evaluation_report, note_for
from protest_core.matching.policy import MatchingPolicy
from protest_core.tables.formats import render
from tests.core.report_page.hand_made import (
    INVENTED,
    MATCHING,
    SIGNATURE,
    SUITE,
    THREE,
    system,
    table,
)

TEXT = f"""\
Kästner 1.2 · English → German
{INVENTED}
Matching: {MATCHING}.

Approved against the reference, and referred to people
System  Examples  Approved      %  on other words  Referred
───────────────────────────────────────────────────────────
ash           11         9   81.8               1         2
beech         11         2   18.2               0         9
größe         11        11  100.0               0         0

Approved / referred of n examples, by category
Category                              n    ash  beech   größe
─────────────────────────────────────────────────────────────
anaphoric · intra-sentential · they   7  5 / 2  1 / 6   7 / 0
event · it                            4  4 / 0  1 / 3   4 / 0
total                                11  9 / 2  2 / 9  11 / 0

Why candidates were referred (there may be several reasons)
Reason                                       ash  beech
───────────────────────────────────────────────────────
the pronoun differs from the reference's       2      8
the pronoun's form is ambiguous                1      0
the antecedent differs from the reference's    0      5

On other words: approved only because another word is shared; check them.

{SIGNATURE}
"""
ROWS = f"""\
system,category,examples,approved,referred,approved_on_other_words,signature
ash,anaphoric_intra_they,7,5,2,1,{SIGNATURE}
ash,event_it,4,4,0,0,{SIGNATURE}
beech,anaphoric_intra_they,7,1,6,0,{SIGNATURE}
beech,event_it,4,1,3,0,{SIGNATURE}
größe,anaphoric_intra_they,7,7,0,0,{SIGNATURE}
größe,event_it,4,4,0,0,{SIGNATURE}
"""
LATEX = rf"""% {INVENTED}
% Matching: {MATCHING}.
% {SIGNATURE}
% Approved against the reference, and referred to people
\begin{{tabular}}{{lrrrrr}}
\toprule
System & Examples & Approved & \% & on other words & Referred \\
\midrule
ash & 11 & 9 & 81.8 & 1 & 2 \\
beech & 11 & 2 & 18.2 & 0 & 9 \\
größe & 11 & 11 & 100.0 & 0 & 0 \\
\bottomrule
\end{{tabular}}
% Approved / referred of n examples, by category
\begin{{tabular}}{{lrrrr}}
\toprule
Category & n & ash & beech & größe \\
\midrule
anaphoric $\cdot$ intra-sentential $\cdot$ they & 7 & 5 / 2 & 1 / 6 & 7 / 0 \\
event $\cdot$ it & 4 & 4 / 0 & 1 / 3 & 4 / 0 \\
total & 11 & 9 / 2 & 2 / 9 & 11 / 0 \\
\bottomrule
\end{{tabular}}
% Why candidates were referred (there may be several reasons)
\begin{{tabular}}{{lrr}}
\toprule
Reason & ash & beech \\
\midrule
the pronoun differs from the reference's & 2 & 8 \\
the pronoun's form is ambiguous & 1 & 0 \\
the antecedent differs from the reference's & 0 & 5 \\
\bottomrule
\end{{tabular}}
\par{{\footnotesize On other words: approved only because another word is shared; check them.}}
"""


def written(evaluation: EvaluationTable, how: str = "text", width: int = 80) -> str:
    return "".join(render(evaluation_report(evaluation), how, width=width))


def rows_of(evaluation: EvaluationTable, name: str) -> list[dict]:
    tables = json.loads(written(evaluation, "json"))["tables"]
    return next(each["rows"] for each in tables if each["name"] == name)


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ("text", TEXT),
        ("csv", ROWS),
        ("tsv", ROWS.replace(",", "\t")),
        ("latex", LATEX),
    ],
)
def test_the_report_reads_as_it_should(how: str, expected: str):
    assert written(table(), how) == expected


def test_json_has_every_figure_and_is_not_escaped():
    text = written(table(), "json")
    assert "größe" in text
    document = json.loads(text)
    assert document["suite"] == {"name": "Kästner", "version": "1.2", "demonstration": True}
    assert f"Matching: {MATCHING}." in document["notes"]
    cells, systems, reasons = (each["rows"] for each in document["tables"])
    ids = ("anaphoric_intra_they", "event_it")
    assert cells[:2] == [
        {"system": "ash", "category": category, **figures(*counts)}
        for category, counts in zip(ids, [(7, 5, 2, 1), (4, 4, 0)], strict=True)
    ]
    assert [each["system"] for each in systems] == ["ash", "beech", "größe"]
    assert systems[0] == {"system": "ash", "approved_share": 9 / 11, **figures(11, 9, 2, 1)}
    assert reasons[:2] == [
        {"system": "ash", "reason": "pronoun_differs", "candidates": 2},
        {"system": "ash", "reason": "ambiguous_form", "candidates": 1},
    ]


def figures(examples: int, approved: int, referred: int, other: int | None = 0) -> dict:
    return {
        "examples": examples,
        "approved": approved,
        "referred": referred,
        "approved_on_other_words": other,
    }


def test_what_stands_across_is_in_the_records():
    report = evaluation_report(table())
    cells, _, reasons = ([*each.records()] for each in report.records)
    _, by_category, by_reason = ([*each.records()] for each in report.tables)
    *categories, total = by_category
    for cell in cells:
        across = next(each for each in categories if each["category"] == cell["category"])
        for figure in ("approved", "referred"):
            assert across[f"{cell['system']}_{figure}"] == cell[figure]
    assert total["beech_referred"] == sum(
        cell["referred"] for cell in cells if cell["system"] == "beech"
    )
    found = {(each["system"], each["reason"]): each["candidates"] for each in reasons}
    for down in by_reason:
        for name in ("ash", "beech"):
            assert down[f"{name}_referred"] == found.get((name, down["reason"]), 0)


def test_referrals_that_verified_translations_saved_are_told_apart():
    (ash, beech, _) = THREE
    ash = replace(ash, total=replace(ash.total, approved_by_verified=1))
    policy = MatchingPolicy(verified_translations=True)
    shown = written(replace(table((ash, beech)), policy=policy))
    assert "by verified" in shown
    assert "ash: 1 referral saved by verified translations." in shown
    assert "beech: " not in shown


def test_what_people_have_judged_is_not_told_as_saved_but_how_right_it_is():
    (ash, beech, _) = THREE
    judged = {"verified_judged": 4, "verified_correct": 1, "verified_incorrect": 2}
    ash = replace(ash, total=replace(ash.total, approved_by_verified=4, **judged))
    beech = replace(beech, total=replace(beech.total, approved_by_verified=3))
    evaluated = replace(table((ash, beech)), policy=MatchingPolicy(verified_translations=True))
    shown = " ".join(written(evaluated).split())
    said = (
        "Of the approvals by them people have judged 4: 1 correct, 2 incorrect, "
        "1 disputed or not judgeable."
    )
    assert f"ash: no referral saved by verified translations. {said}" in shown
    assert "beech: 3 referrals saved by verified translations. All systems: 3 ref" in shown
    assert said in written(evaluated, "latex")
    found = rows_of(evaluated, "approved-by-system")[0]
    names = ("approved_by_verified", "referrals_saved", *judged)
    assert [found[name] for name in names] == [4, 0, 4, 1, 2]
    head = written(evaluated, "csv").splitlines()[0]
    assert f",{','.join(names)},signature" in head


def test_where_they_saved_none_one_sentence_says_so():
    policy = MatchingPolicy(verified_translations=True)
    shown = written(replace(table(), policy=policy))
    assert "No referral was saved by verified translations." in shown
    assert "verified" not in written(table())


def test_without_approvals_on_other_words_nothing_is_said_about_them():
    assert "On other words" in written(table())
    assert "On other words" not in written(table(table().systems[1:]))


def test_a_project_without_systems_says_so():
    assert written(table(systems=())).endswith("\n\nNo system is loaded yet.\n")


def test_a_system_without_examples_has_no_percentage():
    row = next(
        line for line in written(table((SystemCounts("oak"),))).splitlines() if "oak" in line
    )
    assert row.split() == ["oak", "0", "0", "–", "0", "0"]


class TestWithoutAListOfPronouns:
    """A language without a list of pronouns: no approval rests on other words."""

    evaluation = table(suite=replace(SUITE, target_language="xx"))

    def test_text_has_a_dash_and_no_footnote(self):
        text = written(self.evaluation)
        row = next(line for line in text.splitlines() if line.startswith("ash"))
        assert row.split() == ["ash", "11", "9", "81.8", "–", "2"]
        assert "On other words" not in text

    def test_json_has_null(self):
        assert rows_of(self.evaluation, "approved-by-system")[0]["approved_on_other_words"] is None
        cell = {"system": "ash", "category": "event_it", **figures(4, 4, 0, None)}
        assert rows_of(self.evaluation, "evaluation")[1] == cell

    def test_rows_have_an_empty_field(self):
        assert "ash,event_it,4,4,0,,table:" in written(self.evaluation, "csv")


class TestManySystems:
    """More columns than a terminal has room for become several tables."""

    names = tuple(f"system-{number}" for number in range(30))

    def test_each_system_has_its_column_once_and_none_is_folded(self):
        text = written(table(_named(self.names)))
        for title in ("Category", "Reason"):
            heads = [line.split() for line in text.splitlines() if line.startswith(title)]
            assert len(heads) > 1
            columns = [name for head in heads for name in head if name.startswith("system-")]
            assert tuple(columns) == self.names
        assert len(re.findall("9 / 2", text)) == 30

    def test_a_table_holds_as_many_as_there_is_room_for(self):
        lines = written(table(_named(self.names))).splitlines()
        first = next(line for line in lines if line.startswith("Category"))
        assert 80 - len("  system-10") < len(first) <= 80

    def test_a_wide_terminal_gets_one_table(self):
        text = written(table(_named(self.names)), width=400)
        assert text.count("Approved / referred of n") == 1

    @pytest.mark.parametrize("width", [60, 80, 120])
    def test_no_line_is_longer_than_the_terminal_is_wide(self, width: int):
        names = [("long-name" * 12)[: 3 + 5 * number] for number in range(20)] + ["x" * 100] * 10
        suite = replace(SUITE, name="A suite with a name of many words " * 4)
        policy = MatchingPolicy(more_ambiguous_forms=frozenset(map(str, range(40))))
        evaluation = replace(table(_named(names), suite), policy=policy)
        *lines, _signature = written(evaluation, width=width).splitlines()
        assert max(map(len, lines)) <= width
        assert "".join(names) in "".join(_letters_of_first_column(lines))


def _named(names: Sequence[str]) -> tuple[SystemCounts, ...]:
    return tuple(
        system(name, MatchCounts(7, 5, 2, 1), MatchCounts(4, 4, 0), pronoun_differs=2)
        for name in names
    )


def _letters_of_first_column(lines: Sequence[str]) -> list[str]:
    """The names down the side of the first table, put together where they were folded."""
    start = next(number for number, line in enumerate(lines) if line.startswith("System"))
    end = next(number for number, line in enumerate(lines) if number > start and not line)
    return [line.split()[0] for line in lines[start + 2 : end]]


def test_the_note_is_one_line_with_suite_policy_and_mark():
    assert note_for(SUITE, MatchingPolicy()) == f"Kästner 1.2. Matching: {MATCHING}. {INVENTED}"


def test_the_note_calls_nothing_invented_that_is_not():
    real = replace(SUITE, demonstration=False, version="")
    assert note_for(real, MatchingPolicy()) == f"Kästner. Matching: {MATCHING}."
