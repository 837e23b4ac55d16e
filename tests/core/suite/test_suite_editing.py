"""Correcting a suite: what may be said, undoing, and that a file never holds half of it."""

import os
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.errors import ConflictError, DiskError, InputError, RefusedError
from protest_core.ids import ExampleId
from protest_core.loading.create_project import check_suite
from protest_core.suite.draft import SuiteDraft
from protest_core.suite.editing import (
    with_antecedent,
    with_antecedent_link,
    with_category,
    with_head,
    with_pronoun_link,
    with_span,
    without_antecedent,
)
from protest_core.suite.model import Antecedent, Category, Example
from protest_core.suite.saving import open_suite, save_suite, save_suite_as
from protest_core.suite.view import ExampleFilter, SuiteViewer, SuiteWarning
from tests.builders.bad_paths import closed_folder
from tests.builders.small_suite import FILES, write_suite
from tests.core.suite.strategies import suites

HEADS = (
    "example\tantecedent\tline\tspan\twords\thead\thead_word\twhy\n"
    "1\t0\t0\t0-3\tThe old lamp\t2\tlamp\tlast word\n"
)
_small = st.integers(-1, 8)
_edits = st.one_of(
    st.builds(
        lambda n: lambda s, e: with_category(e, s.categories[n % len(s.categories)]),
        st.integers(0, 20),
    ),
    st.builds(lambda i: lambda _, e: with_head(e, 0, i), _small | st.none()),
    st.builds(lambda p: lambda _, e: with_pronoun_link(e, p), st.none() | st.lists(_small)),
    st.builds(lambda p: lambda _, e: with_antecedent_link(e, 0, p), st.none() | st.lists(_small)),
    st.builds(
        lambda line, start, end: lambda _, e: with_span(e, 0, line=line, start=start, end=end),
        _small,
        _small,
        _small,
    ),
    st.builds(
        lambda line, start, end: lambda _, e: with_antecedent(e, Antecedent(line, start, end)),
        _small,
        _small,
        _small,
    ),
    st.just(lambda _, e: without_antecedent(e, 0)),
)


@pytest.fixture
def draft(suite_directory: Path) -> SuiteDraft:
    return SuiteDraft(open_suite(directory=suite_directory).contents)


def example(draft: SuiteDraft, number: int) -> Example:
    found = draft.find(ExampleId(number))
    assert found is not None
    return found


def category(draft: SuiteDraft, name: str) -> Category:
    return next(each for each in draft.suite.categories if each.id == name)


# What may be said.


def test_a_link_set_by_hand_is_what_the_reference_says(draft: SuiteDraft):
    draft.change(with_pronoun_link(example(draft, 1), [2, 1]))
    view = SuiteViewer(draft).view(example(draft, 1))
    assert view.pronoun_link.words == ("ist", "kaputt")
    assert view.pronoun_link.by_hand


def test_nothing_there_is_an_answer_and_no_doubt(draft: SuiteDraft):
    draft.change(with_pronoun_link(example(draft, 1), []))
    viewer = SuiteViewer(draft)
    assert viewer.view(example(draft, 1)).pronoun_link.words == ()
    assert viewer.warnings(example(draft, 1)) == frozenset()


def test_as_aligned_takes_the_correction_back(draft: SuiteDraft):
    before = example(draft, 1)
    draft.change(with_antecedent_link(before, 0, [0]))
    draft.change(with_antecedent_link(example(draft, 1), 0, None))
    assert example(draft, 1) == before


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (lambda each: with_pronoun_link(each, [4]), "token 4 is not there"),
        (lambda each: with_head(each, 0, 3), "head 3 is outside its span"),
        (lambda each: with_span(each, 0, line=0, start=2, end=9), "token 8 is not there"),
        (lambda each: with_span(each, 0, line=4, start=0, end=1), "in another document"),
        (lambda each: with_antecedent(each, Antecedent(0, 1, 1)), "is empty"),
        (lambda each: without_antecedent(each, 0), "needs an antecedent"),
    ],
)
def test_what_suite_check_would_refuse_is_refused_at_once(draft, wrong, reason: str):
    before = draft.suite
    with pytest.raises(RefusedError, match=reason):
        draft.change(wrong(example(draft, 1)))
    assert draft.suite == before
    assert not draft.can_undo


def test_a_category_that_needs_an_antecedent_is_refused_without_one(draft: SuiteDraft):
    wanted = category(draft, "anaphoric_intra_they")
    with pytest.raises(RefusedError, match="needs an antecedent"):
        draft.change(with_category(example(draft, 3), wanted))


def test_the_only_example_cannot_be_removed(draft: SuiteDraft):
    for number in (1, 2, 3, 4):
        draft.remove(ExampleId(number))
    with pytest.raises(RefusedError, match="only example"):
        draft.remove(ExampleId(5))


def test_a_head_stays_only_among_the_words(draft: SuiteDraft):
    one = example(draft, 1)
    assert with_span(one, 0, line=0, start=1, end=4).antecedents[0].head == 2
    assert with_span(one, 0, line=0, start=0, end=2).antecedents[0].head is None


def test_reference_words_of_another_expression_are_forgotten(draft: SuiteDraft):
    one = with_antecedent_link(example(draft, 1), 0, [2])
    assert with_span(one, 0, line=0, start=2, end=3).correction.antecedent(0) == (2,)
    assert with_span(one, 0, line=0, start=3, end=4).correction.antecedent(0) is None
    assert with_span(one, 0, line=1, start=0, end=3).correction.antecedent(0) is None


def test_reference_words_follow_their_antecedent(draft: SuiteDraft):
    one = with_antecedent(example(draft, 1), Antecedent(0, 4, 5))
    one = with_antecedent_link(one, 1, [4])
    assert without_antecedent(one, 0).correction.antecedent(0) == (4,)
    assert without_antecedent(one, 1).correction.antecedents is None


# Undoing.


def test_undo_and_redo_name_the_example_they_are_about(draft: SuiteDraft):
    before = draft.suite
    draft.change(with_head(example(draft, 2), 0, None))
    draft.remove(ExampleId(1))
    after = draft.suite
    assert [draft.undo(), draft.undo(), draft.undo()] == [1, 2, None]
    assert draft.suite == before
    assert [draft.redo(), draft.redo(), draft.redo()] == [2, 1, None]
    assert draft.suite == after


# What to look at.


def test_a_head_is_doubtful_until_it_is_changed(suite_directory: Path):
    (suite_directory / "heads-to-check.tsv").write_text(HEADS)
    opened = open_suite(directory=suite_directory)
    draft = SuiteDraft(opened.contents)
    viewer = SuiteViewer(draft, opened.heads)
    one = example(draft, 1)
    assert viewer.warnings(one) == {SuiteWarning.HEAD}
    assert viewer.view(one).heads_to_check == {0: "last word"}
    assert viewer.chosen(ExampleFilter(warnings=frozenset({SuiteWarning.HEAD}))) == (1,)
    assert viewer.counts()["anaphoric_inter_subject_it"] == (1, 1)
    draft.change(with_head(one, 0, 1))
    assert viewer.warnings(example(draft, 1)) == frozenset()


def test_spoilt_rows_of_doubtful_heads_are_told_and_passed_over(suite_directory: Path):
    (suite_directory / "heads-to-check.tsv").write_text(HEADS + "2\t0\t2\twhat\t\t\t\t\n")
    opened = open_suite(directory=suite_directory)
    assert [each.example for each in opened.heads] == [1]
    assert [(each.line, each.message) for each in opened.warnings] == [
        (3, "span: ‘what’ is no span; write start-end, like 3-5")
    ]


def test_words_are_found_in_both_languages(draft: SuiteDraft):
    viewer = SuiteViewer(draft)
    assert viewer.chosen(ExampleFilter(text="LAMP kaputt")) == (1,)
    assert viewer.chosen(ExampleFilter(text="gäste")) == (2,)
    assert viewer.chosen(ExampleFilter(category="event_it")) == (5,)


def test_what_is_aligned_to_nothing_is_doubtful(tmp_path: Path):
    links = FILES["reference.align"].replace("0-0 1-1 2-2 3-3 4-4 5-5", "").replace("0-0", "")
    links = "\n".join(" ".join(line.split()) for line in links.split("\n"))
    directory = write_suite(tmp_path / "suite", reference_align=links)
    draft = SuiteDraft(open_suite(directory=directory).contents)
    assert SuiteViewer(draft).warnings(example(draft, 1)) == {
        SuiteWarning.PRONOUN,
        SuiteWarning.ANTECEDENT,
    }


def test_an_antecedent_that_is_linked_to_a_full_stop_only_is_doubtful(tmp_path: Path):
    links = FILES["reference.align"].replace("2-2 3-3 4-4 5-5", "2-5 3-3 4-4", 1)
    directory = write_suite(tmp_path / "suite", reference_align=links)
    draft = SuiteDraft(open_suite(directory=directory).contents)
    viewer = SuiteViewer(draft)
    assert viewer.warnings(example(draft, 1)) == {SuiteWarning.ANTECEDENT}
    assert viewer.view(example(draft, 1)).antecedent_links[0].words == ()


# Saving.


def test_a_saved_correction_is_read_again(suite_directory: Path):
    opened = open_suite(directory=suite_directory)
    draft = SuiteDraft(opened.contents)
    draft.change(with_antecedent_link(with_pronoun_link(example(draft, 1), []), 0, [1, 2]))
    draft.remove(ExampleId(4))
    saved = save_suite(opened=opened, examples=draft.examples)
    assert open_suite(directory=suite_directory).contents.suite == draft.suite
    assert saved.contents.suite == draft.suite
    first = (suite_directory / "examples.jsonl").read_text().split("\n")[0]
    wanted = {"pronoun": [], "antecedents": [[1, 2]]}
    assert msgspec.json.decode(first)["reference"] == wanted
    assert check_suite(directory=suite_directory).warnings[0].message.startswith("1 pronoun")


def test_lines_of_other_examples_stay_as_they_were(tmp_path: Path):
    odd = FILES["examples.jsonl"].replace('"id":', '"note": "mine",  "id" : ')
    directory = write_suite(tmp_path / "suite", examples_jsonl="\ufeff\n" + odd)
    opened = open_suite(directory=directory)
    draft = SuiteDraft(opened.contents)
    draft.change(with_head(example(draft, 1), 0, 1))
    save_suite(opened=opened, examples=draft.examples)
    first, *rest = (directory / "examples.jsonl").read_text().splitlines()
    assert rest == odd.splitlines()[1:]
    assert msgspec.json.decode(first)["note"] == "mine"


def test_what_was_there_at_opening_is_kept_beside(suite_directory: Path):
    opened = open_suite(directory=suite_directory)
    draft = SuiteDraft(opened.contents)
    for head in (0, 1):
        draft.change(with_head(example(draft, 1), 0, head))
        opened = save_suite(opened=opened, examples=draft.examples)
    assert (suite_directory / "examples.jsonl.bak").read_text() == FILES["examples.jsonl"]


@pytest.mark.parametrize("name", ["examples.jsonl", "reference.txt", "suite.toml"])
def test_what_others_changed_meanwhile_is_not_overwritten(suite_directory: Path, name: str):
    opened = open_suite(directory=suite_directory)
    draft = SuiteDraft(opened.contents)
    draft.remove(ExampleId(5))
    theirs = (suite_directory / name).read_text() + "\n"
    (suite_directory / name).write_text(theirs)
    with pytest.raises(ConflictError, match=name):
        save_suite(opened=opened, examples=draft.examples)
    assert (suite_directory / name).read_text() == theirs
    assert {each.name for each in suite_directory.iterdir()} == set(FILES)


def test_nothing_is_left_behind_where_nothing_can_be_written(suite_directory: Path, monkeypatch):
    opened = open_suite(directory=suite_directory)
    draft = SuiteDraft(opened.contents)
    draft.remove(ExampleId(5))

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DiskError, match="No space left"):
        save_suite(opened=opened, examples=draft.examples)
    assert {p.name: p.read_text() for p in suite_directory.iterdir()} == FILES


def test_save_as_takes_everything_along(tmp_path: Path):
    directory = write_suite(tmp_path / "suite", systems__one_raw_txt="x\n" * 7)
    (directory / "heads-to-check.tsv").write_text(HEADS)
    opened = open_suite(directory=directory)
    draft = SuiteDraft(opened.contents)
    draft.remove(ExampleId(5))
    # What is there now counts for nothing: it is not what was corrected.
    (directory / "reference.txt").write_text("gone\n")
    saved = save_suite_as(opened=opened, examples=draft.examples, directory=tmp_path / "new")
    assert saved.directory == tmp_path / "new"
    assert {each.name for each in saved.directory.iterdir()} == {
        *FILES,
        "systems",
        "heads-to-check.tsv",
    }
    assert open_suite(directory=saved.directory).contents.suite == draft.suite
    assert (directory / "examples.jsonl").read_text() == FILES["examples.jsonl"]


def test_save_as_takes_nobodys_place(suite_directory: Path, tmp_path: Path):
    opened = open_suite(directory=suite_directory)
    other = write_suite(tmp_path / "other")
    for place in (other, other / "suite.toml"):
        with pytest.raises(RefusedError):
            save_suite_as(opened=opened, examples=(), directory=place)
    with pytest.raises(InputError, match="inside the suite itself"):
        save_suite_as(opened=opened, examples=(), directory=suite_directory / "new")
    assert {each.name for each in tmp_path.iterdir()} == {"small", "other"}


def test_a_folder_one_may_not_read_is_told_of(suite_directory: Path, tmp_path: Path):
    opened = open_suite(directory=suite_directory)
    with (
        closed_folder(tmp_path / "closed") as folder,
        pytest.raises(DiskError, match="Permission denied"),
    ):
        save_suite_as(opened=opened, examples=(), directory=folder)


def test_a_suite_with_mistakes_is_refused_with_all_of_them(tmp_path: Path):
    spoilt = FILES["examples.jsonl"].replace('"token":0', '"token":9')
    directory = write_suite(tmp_path / "suite", examples_jsonl=spoilt)
    with pytest.raises(InputError) as refused:
        open_suite(directory=directory)
    assert len(refused.value.problems) == 4


# Whatever anybody does.


@given(contents=suites(), edits=st.lists(st.tuples(st.integers(0, 4), _edits), max_size=12))
def test_no_edit_makes_a_position_outside_its_sentence(contents, edits):
    draft = SuiteDraft(contents)
    for number, edit in edits:
        chosen = draft.examples[number % len(draft.examples)]
        try:
            draft.change(edit(draft.suite, chosen))
        except (RefusedError, IndexError):  # there may be no antecedent
            continue
    for each in draft.examples:
        assert_inside(draft, each)
    done = draft.suite
    while draft.can_undo:
        draft.undo()
    assert draft.suite == contents.suite
    while draft.can_redo:
        draft.redo()
    assert draft.suite == done


def assert_inside(draft: SuiteDraft, each: Example) -> None:
    source, reference = draft.suite.source, draft.reference
    assert 0 <= each.token < len(source[each.line].split(" "))
    for target in each.correction.pronoun or ():
        assert 0 <= target < len(reference.tokens(each.line))
    for number, antecedent in enumerate(each.antecedents):
        words = source[antecedent.line].split(" ")
        assert 0 <= antecedent.start < antecedent.end <= len(words)
        assert antecedent.head is None or antecedent.head in antecedent.span
        for target in each.correction.antecedent(number) or ():
            assert 0 <= target < len(reference.tokens(antecedent.line))


@given(contents=suites(), edits=st.lists(st.tuples(st.integers(0, 4), _edits), max_size=8))
def test_what_is_saved_is_what_is_read(tmp_path_factory, contents, edits):
    from protest_core.suite.directory import write_suite_directory

    directory = tmp_path_factory.mktemp("any") / "suite"
    write_suite_directory(contents, directory)
    opened = open_suite(directory=directory)
    assert opened.contents == replace(contents, systems=())
    draft = SuiteDraft(opened.contents)
    for number, edit in edits:
        try:
            draft.change(edit(draft.suite, draft.examples[number % len(draft.examples)]))
        except (RefusedError, IndexError):
            continue
        opened = save_suite(opened=opened, examples=draft.examples)
    assert open_suite(directory=directory).contents.suite == draft.suite


def test_a_head_that_is_right_leaves_the_table(suite_directory: Path):
    table = suite_directory / "heads-to-check.tsv"
    table.write_text(HEADS + "2\t0\t2\t0-2\tThe guests\t1\tguests\tlast word\n")
    before = table.read_text()
    opened = open_suite(directory=suite_directory)
    draft = SuiteDraft(opened.contents)
    viewer = SuiteViewer(draft, opened.heads)
    assert viewer.counts()["anaphoric_inter_they"] == (1, 1)
    draft.check_head(ExampleId(2), 0)
    assert viewer.counts()["anaphoric_inter_they"] == (1, 0)
    opened = save_suite(opened=opened, examples=draft.examples, checked=draft.checked)
    assert opened.holds(draft)
    assert table.read_text() == HEADS
    assert not (suite_directory / "examples.jsonl.bak").exists()
    assert draft.undo() == 2
    assert viewer.warnings(example(draft, 2)) == {SuiteWarning.HEAD}
    save_suite(opened=opened, examples=draft.examples, checked=draft.checked)
    assert table.read_text() == before


def test_a_table_of_heads_that_others_changed_is_not_overwritten(suite_directory: Path):
    table = suite_directory / "heads-to-check.tsv"
    table.write_text(HEADS)
    opened = open_suite(directory=suite_directory)
    draft = SuiteDraft(opened.contents)
    draft.check_head(ExampleId(1), 0)
    table.write_text(HEADS + "\n")
    with pytest.raises(ConflictError, match="heads-to-check"):
        save_suite(opened=opened, examples=draft.examples, checked=draft.checked)
    assert table.read_text() == HEADS + "\n"


def test_each_call_writes_one_file_and_knows_it(suite_directory: Path):
    table = suite_directory / "heads-to-check.tsv"
    table.write_text(HEADS)
    opened = open_suite(directory=suite_directory)
    draft = SuiteDraft(opened.contents)
    draft.check_head(ExampleId(1), 0)
    draft.remove(ExampleId(5))
    opened = save_suite(opened=opened, examples=draft.examples, checked=draft.checked)
    assert len((suite_directory / "examples.jsonl").read_text().splitlines()) == 4
    assert table.read_text() == HEADS
    assert not opened.holds(draft)
    opened = save_suite(opened=opened, examples=draft.examples, checked=draft.checked)
    assert "lamp" not in table.read_text()
    assert opened.holds(draft)
