"""Whatever people say in 1.1, and however its files are made: there and back it is the same."""

from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from protest_core.operations import (
    convert_protest11,
    export_protest11,
    open_project,
)
from tests.core.protest11.old_files import Rows, in_order, read_rows, small_master, write_old

# What can be selected in the small master: candidate, and its words.
HIGHLIGHTED = {
    4: ((1, 0), (0, 2)),
    5: ((3, 0), (2, 1)),
    6: ((4, 0),),
    7: ((1, 0), (0, 2)),
    8: ((3, 0), (2, 1)),
    9: ((4, 0),),
}
ASKED = {4, 5, 7, 8}
WORDS = st.sampled_from(("ok", "bad", "unset"))
TAGS = st.frozensets(
    st.sampled_from(
        ("bad_translation", "incorrect_word_alignment", "noncompositional_translation", "mine", "ß")
    )
)
REMARKS = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0"), max_size=20)


@st.composite
def masters(draw: st.DrawFn) -> Rows:
    """Judgements, selected words, tags and tasks as the original could have left them."""
    rows = small_master()
    for table in ("annotations", "token_annotations", "tag_annotations"):
        rows[table] = []
    ids = {table: count(draw(st.integers(1, 50))) for table in rows}
    pairs = draw(
        st.sets(st.tuples(st.sampled_from(sorted(HIGHLIGHTED)), st.sampled_from((1, 2, -1))))
    )
    for candidate, annotator in sorted(pairs):
        tokens = draw(st.sets(st.sampled_from(HIGHLIGHTED[candidate])))
        tags, remark = draw(TAGS), draw(REMARKS)
        pronoun, antecedent = draw(WORDS), draw(WORDS) if candidate in ASKED else "unset"
        rows["annotations"].append(
            (next(ids["annotations"]), candidate, annotator, antecedent, pronoun, remark, None)
        )
        rows["token_annotations"] += [
            (next(ids["token_annotations"]), candidate, *place, "ok", annotator)
            for place in sorted(tokens)
        ]
        rows["tag_annotations"] += [
            (next(ids["tag_annotations"]), candidate, annotator, tag) for tag in sorted(tags)
        ]
    tasks = draw(st.sets(st.tuples(st.integers(1, 3), st.sampled_from(sorted(HIGHLIGHTED)))))
    rows["annotation_tasks"] = sorted(tasks | {(1, 4), (2, 5), (3, 6)})
    if draw(st.booleans()):
        rows["meta_data"].append(("config:conflict_checks", "disabled"))
    return rows


def there_and_back(rows: Rows) -> Rows:
    with TemporaryDirectory() as name:
        directory = Path(name)
        convert_protest11(old=write_old(directory / "old.db", rows), new=directory / "new.protest")
        with open_project(path=directory / "new.protest") as project:
            export_protest11(project=project, path=directory / "back.db")
        return read_rows(directory / "back.db")


@settings(max_examples=25)
@given(rows=masters())
def test_there_and_back_it_is_the_same(rows: Rows):
    back = there_and_back(rows)
    # The status is told anew: the generated files have none. A second time it is the same too.
    told = {row[0]: row[6] for row in back["annotations"]}
    rows["annotations"] = [(*row[:6], told[row[0]]) for row in rows["annotations"]]
    assert back == in_order(rows)
    assert there_and_back(rows) == back
