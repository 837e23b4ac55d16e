"""A converted project has the judgements of 1.1, however its files are made."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

from protest_compat.protest11.convert import convert_protest11
from protest_core.db.project import Project
from protest_core.judgements.guidelines import load_options
from protest_core.judgements.model import Answer, Judgement
from tests.builders.fetch import fetch
from tests.compat.protest11.conftest import judgements_in, tasks_in
from tests.compat.protest11.old_files import Rows, small_master, write_old
from tests.properties import examples

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
_ANSWERS = {"ok": Answer.YES, "bad": Answer.NO, "unset": Answer.UNSET}
_PEOPLE = {1: "Anna", 2: "Bert", -1: "MASTER"}
_SYSTEMS = {4: "one", 6: "two"}
_LABELS = {1: "overlap", 2: "1", 3: "2"}


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
    places = draw(st.permutations(range(len(rows["pro_candidates"]))))
    rows["pro_candidates"] = [
        (*row[:9], place) for row, place in zip(rows["pro_candidates"], places, strict=True)
    ]
    if draw(st.booleans()):
        rows["meta_data"].append(("config:conflict_checks", "disabled"))
    return rows


@contextmanager
def converted(rows: Rows) -> Iterator[Project]:
    with TemporaryDirectory() as name:
        new = Path(name) / "new.protest"
        convert_protest11(old=write_old(Path(name) / "old.db", rows), new=new)
        with Project.open(new) as project:
            yield project


def targets(rows: Rows) -> dict[int, tuple[str, int]]:
    """System and example by candidate."""
    return {row[0]: (_SYSTEMS[row[2]], row[3]) for row in rows["pro_candidates"] if row[2] != 2}


def judgements_of(rows: Rows) -> dict[tuple[str, int, str], Judgement]:
    """Return the judgements of the rows, row by row; empty ones are none."""
    found = {}
    for _, candidate, by, antecedent, pronoun, remark, _ in rows["annotations"]:
        tokens = {
            row[2:4] for row in rows["token_annotations"] if (row[1], row[5]) == (candidate, by)
        }
        tags = {row[3] for row in rows["tag_annotations"] if row[1:3] == (candidate, by)}
        found[*targets(rows)[candidate], _PEOPLE[by]] = Judgement(
            _ANSWERS[pronoun], _ANSWERS[antecedent], frozenset(tokens), frozenset(tags), remark
        )
    return {key: said for key, said in found.items() if said != Judgement()}


def tasks_of(rows: Rows) -> dict[str, dict[str, list[tuple[str, int]]]]:
    """Return tasks in the order of judging: by the category's name, then by `sequence_no`."""
    names = {row[0]: row[1] for row in rows["categories"]}
    order = {row[0]: (names[row[8]], row[9]) for row in rows["pro_candidates"]}
    tasks: dict[str, list[tuple[str, int]]] = {label: [] for label in _LABELS.values()}
    for task, candidate in sorted(rows["annotation_tasks"], key=lambda row: order[row[1]]):
        tasks[_LABELS[task]].append(targets(rows)[candidate])
    return {"main": tasks}


@examples(40)
@given(rows=masters())
def test_whatever_people_say_in_the_original_the_project_says_the_same(rows: Rows):
    checked = ("config:conflict_checks", "disabled") not in rows["meta_data"]
    with converted(rows) as project:
        assert judgements_in(project) == judgements_of(rows)
        assert tasks_in(project) == tasks_of(rows)
        assert fetch(project, load_options).conflict_checks == checked
