"""Lists of candidates: every order, searching, and the words behind a referral."""

import pytest

from protest_core.annotating.candidate_tags import tag_candidates
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.sort_order import AS_GIVEN, SortKey, SortOrder
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.candidate_list import (
    _differ,
    _in_context,
    list_columns,
    list_report,
    read_rows,
    sort_and_search,
)
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.languages.profiles import LanguageProfile, language_profile
from protest_core.matching.rules import Reason

Ids = tuple[CandidateId, ...]


@pytest.fixture
def candidates(project: Project) -> Ids:
    evaluate(project=project)
    found = list_candidates(project=project, chosen=CandidateFilter())
    said = Judgement(Answer.NO, remark="Überraschung")
    judge(project=project, candidate_id=found[3], annotator="Ben", judgement=said)
    tag_candidates(project=project, candidates=[found[4]], tag="needs a Look", by="Ada", added=True)
    return found


def examples(project: Project, ids) -> list[str]:
    return [str(row.candidate.example.id) for row in read_rows(project=project, candidates=ids)]


@pytest.mark.parametrize("column", SortKey)
def test_sorted_as_the_cells_and_back(project: Project, candidates: Ids, column: SortKey):
    up = sort_and_search(project=project, candidates=candidates, order=SortOrder(column))
    down_order = SortOrder(column, descending=True)
    down = sort_and_search(project=project, candidates=candidates, order=down_order)
    assert sorted(up) == sorted(down) == sorted(candidates)
    cells, back = ([cell(project, each, column) for each in ids] for ids in (up, down))
    # What is alike stands together, and turned round the groups come in the other order.
    assert len(groups(cells)) == len(set(cells))
    assert groups(back) == groups(cells)[::-1]


def cell(project: Project, candidate: CandidateId, column: SortKey) -> object:
    (row,) = read_rows(project=project, candidates=[candidate])
    if column is SortKey.REASONS:  # the cell shows the words, which differ
        return row.state.reasons
    shown = {each.order: each.shown for each in list_columns(project=project)}
    return shown[SortOrder(column)].value(row)


def groups(cells: list[object]) -> list[object]:
    return [cell for at, cell in enumerate(cells) if not at or cell != cells[at - 1]]


def test_who_answered_comes_first(project: Project, candidates: Ids):
    order = SortOrder(annotator="Ben")
    first, *_ = sort_and_search(project=project, candidates=candidates, order=order)
    assert first == candidates[3]


def test_without_an_order_they_stay_as_they_are_given(project: Project, candidates: Ids):
    turned = candidates[::-1]
    assert sort_and_search(project=project, candidates=turned) == [*turned]
    found = sort_and_search(project=project, candidates=turned, order=AS_GIVEN, text="e")
    assert found == [each for each in turned if each in found]


@pytest.mark.parametrize(("text", "at"), [("überr", 3), ("needs", 4), ("A LOOK", 4)])
def test_remarks_and_own_tags_are_found(project: Project, candidates: Ids, text: str, at: int):
    found = sort_and_search(project=project, candidates=candidates, text=f" {text} ")
    assert found == [candidates[at]]


def test_only_those_that_are_given_are_found(project: Project, candidates: Ids):
    assert sort_and_search(project=project, candidates=candidates[:2], text="needs") == []


def test_a_referred_one_shows_the_words_that_differ(project: Project, candidates: Ids):
    rows = read_rows(project=project, candidates=candidates)
    assert all(row.state.reasons for row in rows if row.words)
    differing = [row.words for row in rows if Reason.PRONOUN_DIFFERS in row.state.reasons]
    assert differing
    assert all(" ≠ " in words[0] for words in differing)


def test_the_texts_show_the_pronoun_and_what_is_sought(project: Project, candidates: Ids):
    def source(around: str) -> list[str]:
        rows = read_rows(project=project, candidates=candidates, around=around)
        assert all(row.translation for row in rows)
        return [row.source for row in rows]

    plain = source("")
    assert all(text.count("[") == text.count("]") == 1 for text in plain)
    sought = plain[0].replace("[", "").replace("]", "").split()[-1].strip(".,!?")
    assert sought in source(sought.upper())[0]
    assert [row.source for row in read_rows(project=project, candidates=candidates)] == [""] * 5


@pytest.mark.parametrize(
    ("marked", "around", "expected"),
    [
        ({6}, "", "… c d, e [f]"),
        ({0}, "", "[a] b c d, e f"),
        ({0}, "F", "… c d, e f"),
        ((), "", "a b c d, e f"),
        ({1, 6}, "", "a [b] c d, e [f]"),
    ],
)
def test_a_text_begins_a_few_words_before_what_is_sought(marked, around, expected):
    assert _in_context("a b c d , e f", "en", marked, around) == expected


def test_where_neither_has_words_no_empty_signs_are_compared():
    language = LanguageProfile("xx", "X")
    assert _differ((), (), language) == "no words in either"
    assert _differ(("er",), (), language) == "er ≠ no words"


def test_split_clitics_are_written_without_their_sign():
    spanish = language_profile("es+")
    assert _differ(("+la",), ("mover", "+lo"), spanish) == "la ≠ moverlo"


def test_what_is_not_there_any_more_is_left_out(project: Project, candidates: Ids):
    gone = CandidateId(max(candidates) + 1)
    given = [gone, candidates[0]]
    rows = read_rows(project=project, candidates=given)
    assert [row.id for row in rows] == [candidates[0]]
    for order in (AS_GIVEN, SortOrder(SortKey.SYSTEM)):
        found = sort_and_search(project=project, candidates=given, order=order)
        assert found == [candidates[0]]


def test_the_report_has_all_rows_in_order(project: Project, candidates: Ids):
    turned = candidates[::-1]
    (table,) = list_report(project=project, candidates=turned).records
    assert [each["example"] for each in table.records()] == examples(project, turned)
    assert table.keys[:3] == ["example", "category", "system"]


def test_several_are_tagged_all_or_none(project: Project, candidates: Ids):
    gone = CandidateId(max(candidates) + 1)
    with pytest.raises(RefusedError):
        tag_candidates(
            project=project, candidates=[candidates[0], gone], tag="new", by="Ada", added=True
        )
    (row,) = read_rows(project=project, candidates=[candidates[0]])
    assert row.own_tags == ()
