"""Merging the histories of a part's links, by decision 20, without any file."""

import pytest

from protest_core.batches.link_rules import (
    LinkRow,
    decide_links,
    has_news,
    history_of,
    in_force,
    links_hold_unasked,
    merged_links,
)
from protest_core.batches.merge_rules import MergeKind

THEIRS, OURS, OTHERS = ((4, 1),), ((4, 2),), ((4, 3),)


def row(tokens, made_at, ended_at=None, *, author="Ada", taken_back=False, number=0) -> LinkRow:
    return LinkRow(0, tokens, author, made_at, ended_at, number, taken_back)


def decided(project, file) -> MergeKind:
    return decide_links(history_of(project), history_of(file))


def test_what_is_in_force_has_not_ended():
    held = row(OURS, "2")
    assert in_force([row(THEIRS, "1", "2"), held]) is held
    assert in_force([row(THEIRS, "1", "2")]) is None


def test_the_end_of_what_never_was_in_force_is_no_event():
    never, ended, held = row(OURS, "1", "1"), row(OURS, "1", "3"), row(OURS, "1")
    assert [each.end for each in (never, ended, held)] == ["", "3", ""]
    assert [(each.content, each.made_at) for each in history_of([never]).events] == [
        (OURS, "1"),
        (None, ""),
    ]


def test_being_as_aligned_again_is_the_last_event():
    history = history_of([row(THEIRS, "1", "2"), row(OURS, "2", "3")])
    assert [(each.content, each.made_at) for each in history.events] == [
        (THEIRS, "1"),
        (OURS, "2"),
        (None, "2"),
        (None, "3"),
        (None, "3"),
    ]


def test_what_was_taken_back_is_no_history_any_more():
    history = history_of([row(THEIRS, "1", "2", taken_back=True), row(OURS, "3")])
    assert [(each.content, each.made_at) for each in history.events] == [(OURS, "3"), (OURS, "3")]


@pytest.mark.parametrize(
    ("project", "file", "kind"),
    [
        ([], [], MergeKind.UNCHANGED),
        ([], [row(THEIRS, "1")], MergeKind.NEW),
        ([row(THEIRS, "1")], [], MergeKind.UNCHANGED),
        ([row(THEIRS, "1")], [row(THEIRS, "2")], MergeKind.UNCHANGED),
        ([row(OURS, "1")], [row(OURS, "1", "2"), row(THEIRS, "2")], MergeKind.CHANGED),
        ([row(OURS, "1")], [row(OURS, "1", "2")], MergeKind.WITHDRAWN),
        ([row(OURS, "1", "2"), row(THEIRS, "2")], [row(OURS, "1")], MergeKind.UNCHANGED),
        ([row(OURS, "1")], [row(THEIRS, "2")], MergeKind.CONFLICT),
        # One tried something and went back, of which the other knows nothing.
        ([row(OURS, "1", "2")], [row(THEIRS, "3")], MergeKind.NEW),
        ([row(OURS, "1")], [row(THEIRS, "2", "3")], MergeKind.UNCHANGED),
        # The file knows the correction that the project has withdrawn since: both went on from it.
        (
            [row(OURS, "1", "4")],
            [row(OURS, "1", "2"), row(THEIRS, "2")],
            MergeKind.CONFLICT,
        ),
    ],
)
def test_links_are_merged_as_judgements_but_belong_to_nobody(project, file, kind):
    assert decided(project, file) is kind


@pytest.mark.parametrize(
    ("project", "file", "kind", "holds"),
    [
        ([], [row(THEIRS, "1")], MergeKind.NEW, True),
        ([row(OURS, "1")], [row(THEIRS, "2")], MergeKind.CONFLICT, False),
        # The same words from two: the later merge's are in force.
        ([row(OURS, "1")], [row(OURS, "2")], MergeKind.UNCHANGED, True),
        ([row(OURS, "1")], [row(OURS, "1")], MergeKind.UNCHANGED, False),
        ([row(OURS, "1")], [row(THEIRS, "2", "3")], MergeKind.UNCHANGED, False),
    ],
)
def test_without_a_choice_a_files_links_hold_unless_they_contradict(project, file, kind, holds):
    assert links_hold_unasked(kind, history_of(project), history_of(file)) is holds


@pytest.mark.parametrize(
    ("project", "file", "news"),
    [
        ([row(OURS, "1")], [row(OURS, "1", author="")], False),
        ([row(OURS, "1", "2")], [row(OURS, "1", author="")], False),  # it ended here since
        ([row(OURS, "1", "2")], [row(OURS, "1", "2")], False),
        ([row(OURS, "1")], [row(OURS, "1", "2")], True),
        ([row(OURS, "1", "3")], [row(OURS, "1", "2")], True),
        ([row(OURS, "1")], [row(THEIRS, "1")], True),
        ([row(OURS, "1")], [row(OURS, "2")], True),
        ([], [row(OURS, "1")], True),
        ([row(OURS, "1")], [], False),
        # What an undone merge brought can be merged again; what was handed out is known.
        ([row(OURS, "1", taken_back=True)], [row(OURS, "1")], True),
        ([row(OURS, "1", taken_back=True)], [row(OURS, "1", author="")], False),
    ],
)
def test_a_file_has_news_if_the_project_lacks_one_of_its_rows(project, file, news):
    assert has_news(project, file) is news


def merged(project, file, *, take):
    return merged_links(project, file, annotator="Ben", take=take, time="9")


def test_what_is_taken_comes_into_force_and_ends_what_was():
    held = row(OURS, "1", author="Ada", number=7)
    result = merged([held], [row(THEIRS, "2", author="Ben")], take=True)
    assert (result.past, result.now, result.ended_at) == ((), row(THEIRS, "2", author="Ben"), "9")
    assert result.applied_to([held]) == (
        row(OURS, "1", "9", author="Ada", number=7),
        row(THEIRS, "2", author="Ben"),
    )


def test_what_is_not_taken_is_kept_in_history_as_never_in_force():
    held = row(OURS, "1")
    result = merged([held], [row(THEIRS, "2", author="Ben")], take=False)
    assert result.now == row(THEIRS, "2", "2", author="Ben")
    assert result.ended_at is None
    assert result.applied_to([held]) == (held, result.now)


def test_what_the_project_has_is_not_written_again():
    held = row(OURS, "1")
    assert merged([held], [held], take=False).new == ()
    ended = row(OURS, "1", "2")
    assert merged([ended], [ended], take=False).new == ()
    assert merged([ended, row(THEIRS, "2")], [ended, row(THEIRS, "2")], take=False).new == ()


def test_earlier_corrections_of_the_annotator_come_into_history():
    file = [row(THEIRS, "1", "2", author="Ben"), row(OURS, "2", author="Ben")]
    assert merged([], file, take=True).past == (file[0],)
    handed_out = [row(THEIRS, "1", "2", author=""), file[1]]
    assert merged([], handed_out, take=True).past == ()


def test_rows_without_an_author_keep_the_projects_or_get_the_annotators():
    project = [row(THEIRS, "1", "2", author="Zoe", taken_back=True)]
    assert merged(project, [row(THEIRS, "1", author="")], take=True).now.author == "Zoe"
    assert merged([], [row(THEIRS, "1", author="")], take=True).now.author == "Ben"


def test_links_end_when_they_ended_in_the_file_if_it_knows_them():
    held, now = row(OURS, "1"), row(THEIRS, "5", author="Ben")
    assert merged([held], [row(OURS, "1", "4"), now], take=True).ended_at == "4"
    assert merged([held], [now], take=True).ended_at == "9"
    assert merged([], [now], take=True).ended_at is None


def test_a_withdrawal_that_is_not_taken_is_kept_for_its_end_once():
    """A merge without that row would ask the question again at the next."""
    held = row(OURS, "1")
    file = [row(THEIRS, "2", "3", author="Ben")]
    first = merged([held], file, take=False)
    assert first.now == file[0]
    assert merged(first.applied_to([held]), file, take=False).new == ()
    assert merged([held], file, take=True).new == tuple(file)


def test_a_row_of_a_file_has_no_number_and_is_in_history():
    each = LinkRow(0, OURS, "", "1", None)
    assert (each.id, each.taken_back) == (0, False)


def test_rows_of_the_past_stay_as_they_were():
    before, held = row(THEIRS, "0", "1"), row(OURS, "1")
    result = merged([before, held], [row(OTHERS, "2", author="Ben")], take=True)
    assert result.applied_to([before, held])[:2] == (before, row(OURS, "1", "9"))


def test_what_was_taken_back_is_written_again():
    file = [row(THEIRS, "1", "2", author="Ben"), row(OURS, "2", author="Ben")]
    assert merged([row(THEIRS, "1", "2", taken_back=True)], file, take=True).past == (file[0],)


def test_the_author_in_the_file_goes_before_that_of_the_project():
    project = [row(THEIRS, "1", "2", author="Zoe", taken_back=True)]
    assert merged(project, [row(THEIRS, "1", author="Ada")], take=True).now.author == "Ada"


def test_of_several_that_ended_the_last_stands_for_the_withdrawal():
    file = [row(THEIRS, "1", "2", author="Ben"), row(OTHERS, "3", "4", author="Ben")]
    result = merged([row(OURS, "0")], file, take=False)
    assert (result.past, result.now) == ((file[0],), file[1])
    taken = merged([row(OURS, "0")], file, take=True)
    assert (taken.past, taken.now) == (tuple(file), None)


def test_what_ended_before_the_files_present_links_is_its_past():
    file = [row(THEIRS, "1", "2", author="Ben"), row(OTHERS, "2", author="Ben")]
    assert merged([row(OURS, "0")], file, take=False).past == (file[0],)


def test_links_end_by_their_own_row_in_the_file_and_not_by_another():
    now = row(THEIRS, "5", author="Ben")
    file = [row(OURS, "1", "4"), row(OTHERS, "4", "5", author="Ben"), now]
    assert merged([row(OURS, "1")], file, take=True).ended_at == "4"
    assert merged([row(OURS, "1")], [row(OURS, "1", "1"), now], take=True).ended_at == "9"
