"""Projects as 1.1 masters and batches: what the original would find in them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.errors import ProtestError, RefusedError
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgement import Answer, Judgement
from protest_core.operations import (
    Languages,
    Project,
    ProjectOptions,
    SystemOutput,
    change_options,
    convert_protest11,
    evaluate,
    export_protest11,
    judge,
    load_systems,
    mend_link,
    open_project,
    view_candidate,
)
from protest_core.operations.batches.tasks import create_task_set
from protest_core.tasks import Included, TaskSettings
from tests.core.protest11.conftest import Convert
from tests.core.protest11.old_files import COLUMNS, Rows, read_rows
from tests.seen import seen
from tests.small_suite import SYSTEM, write_system

YES, NO = Answer.YES, Answer.NO


@pytest.fixture
def exported(project: Project, tmp_path: Path) -> Rows:
    export_protest11(project=project, path=tmp_path / "out.db")
    return read_rows(tmp_path / "out.db")


def candidate(project: Project, example: int, system: str = "one") -> CandidateId:
    found = seen(project).find_candidate(system, ExampleId(example))
    assert found is not None
    return found


def test_tables_and_columns_are_the_original_s_and_nothing_else(exported: Rows, tmp_path: Path):
    with closing(sqlite3.connect(tmp_path / "out.db")) as connection:
        found = connection.execute("SELECT type, name FROM sqlite_master").fetchall()
        tables = {name for kind, name in found if kind == "table"}
        assert tables == {*COLUMNS, "sqlite_sequence"}
        assert {kind for kind, _ in found} == {"table", "index"}
        with closing(sqlite3.connect(":memory:")) as wanted:
            for table, columns in COLUMNS.items():
                wanted.execute(f"CREATE TABLE {table} ({columns})")
                described = f"PRAGMA table_info({table})"
                assert (
                    connection.execute(described).fetchall() == wanted.execute(described).fetchall()
                )


def test_a_project_of_ours_is_a_master_with_its_reference_first(exported: Rows, project: Project):
    settings = dict(exported["meta_data"])
    assert settings["file_version"] == "PROTEST 1.1"
    assert settings["file_type"] == "master"
    assert settings["master_id"] == seen(project).project_id()
    assert exported["corpora"] == [
        (1, "small/source (reference)", 0),
        (2, "small/reference", 1),
        (3, "small/source (one)", 0),
        (4, "one", 1),
    ]
    assert (1, 1, 0, 3) in exported["documents"]
    assert (2, 1, 4, 6) in exported["documents"]
    assert len(exported["sentences"]) == 4 * 7
    assert len(exported["pro_candidates"]) == 2 * 5


def test_places_count_as_the_original_counts(exported: Rows):
    (first,) = [row for row in exported["pro_candidates"] if row[2:4] == (4, 1)]
    assert first[4:8] == (1, "It", 0, 6)  # the seventh word of the text
    (antecedent,) = [row for row in exported["pro_antecedents"] if row[2:4] == (4, 1)]
    assert antecedent[4:] == (1, 0, 0, 2, "lamp", 2, 2)
    words = {row[2:] for row in exported["translations"] if row[1] == 4}
    assert {(1, None, 1, 0), (1, 1, 0, 2)} <= words
    places = sorted(row[9] for row in exported["pro_candidates"] if row[2] == 4)
    assert places == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("example", "judgement", "status"),
    [
        (1, Judgement(YES, YES, frozenset({(1, 0), (0, 2)})), "ana_ok ant_ok"),
        (1, Judgement(YES, YES), "ana_notokens ant_notokens"),
        (1, Judgement(YES, tokens=frozenset({(1, 0)})), "ana_ok ant_ok"),  # ours: incomplete
        (1, Judgement(NO, NO, frozenset({(1, 0), (0, 2)})), "ana_unset ant_unset"),
        (3, Judgement(remark="hm"), "ana_ok ant_ok"),
        (3, Judgement(tags=frozenset({"desc_vs_presc"})), "ana_tagsonly ant_ok"),
        (
            3,
            Judgement(YES, tags=frozenset({"bad_translation"})),
            "ana_bad_translation_annot ant_ok",
        ),
        (
            3,
            Judgement(YES, tags=frozenset({"incorrect_word_alignment"})),
            "ana_incorrect_alignment_annot ant_ok",
        ),
        (
            3,
            Judgement(
                YES, tokens=frozenset({(4, 0)}), tags=frozenset({"noncompositional_translation"})
            ),
            "ana_noncompositional_highlight ant_ok",
        ),
        (
            3,
            Judgement(tags=frozenset({"bad_translation", "incorrect_word_alignment"})),
            "ana_conflicting_tags ant_ok",
        ),
    ],
)
def test_judgements_have_the_original_s_words_and_status(
    project: Project, tmp_path: Path, example: int, judgement: Judgement, status: str
):
    judge(
        project=project,
        candidate_id=candidate(project, example),
        annotator="Ada",
        judgement=judgement,
    )
    export_protest11(project=project, path=tmp_path / "out.db")
    rows = read_rows(tmp_path / "out.db")
    words = {Answer.YES: "ok", Answer.NO: "bad", Answer.UNSET: "unset"}
    ((_, number, by, antecedent, pronoun, remark, said),) = rows["annotations"]
    assert rows["annotators"] == [(by, "Ada")]
    assert (pronoun, antecedent, remark, said) == (
        words[judgement.pronoun],
        words[judgement.antecedent],
        judgement.remark,
        status,
    )
    assert {row[2:4] for row in rows["token_annotations"]} == judgement.tokens
    assert {row[4] for row in rows["token_annotations"]} <= {"ok"}
    assert {row[3] for row in rows["tag_annotations"]} == judgement.tags
    assert {row[1] for row in rows["token_annotations"] + rows["tag_annotations"]} <= {number}


def test_without_checks_nothing_is_a_conflict(project: Project, tmp_path: Path):
    change_options(project=project, options=ProjectOptions(conflict_checks=False))
    judge(
        project=project,
        candidate_id=candidate(project, 1),
        annotator="Ada",
        judgement=Judgement(YES, YES),
    )
    export_protest11(project=project, path=tmp_path / "out.db")
    rows = read_rows(tmp_path / "out.db")
    assert rows["annotations"][0][6] == "ana_ok ant_ok"
    assert ("config:conflict_checks", "disabled") in rows["meta_data"]


def test_there_and_back_a_project_of_ours_says_the_same(project: Project, tmp_path: Path):
    said = Judgement(YES, NO, frozenset({(1, 0)}), frozenset({"mine"}), "so")
    judge(project=project, candidate_id=candidate(project, 1), annotator="Ada", judgement=said)
    evaluate(project=project)
    create_task_set(
        project=project,
        settings=TaskSettings("all", included=Included.EVERYTHING, tasks=2, overlap=1, seed=7),
    )
    export_protest11(project=project, path=tmp_path / "out.db")
    convert_protest11(
        old=tmp_path / "out.db", new=tmp_path / "again.protest", languages=Languages("en", "de")
    )
    with open_project(path=tmp_path / "again.protest") as again:
        before, after = seen(project), seen(again)
        assert after.suite().examples == before.suite().examples
        assert after.source() == before.source()
        assert after.reference().sentences == before.reference().sentences
        assert after.judgement(candidate(again, 1), "Ada") == said
        for old, new in zip(before.task_sets(), after.task_sets(), strict=True):
            for one, other in zip(old.tasks, new.tasks, strict=True):
                assert {
                    (c.system, c.example.id) for c in map(before.candidate, one.candidates)
                } == {(c.system, c.example.id) for c in map(after.candidate, other.candidates)}
        export_protest11(project=again, path=tmp_path / "twice.db")
    assert read_rows(tmp_path / "twice.db") == read_rows(tmp_path / "out.db")


def test_a_system_that_came_later_is_added_to_what_was(
    convert: Convert, master: Rows, tmp_path: Path
):
    converted = convert(master)
    lines = "\n".join(SYSTEM["text"].splitlines()[:6]) + "\n"
    links = "\n".join(SYSTEM["links"].splitlines()[:6]) + "\n"
    files = write_system(tmp_path, "three", text=lines, links=links)
    load_systems(project=converted.project, outputs=[SystemOutput("three", *files)])
    judge(
        project=converted.project,
        candidate_id=candidate(converted.project, 3, "three"),
        annotator="Zoe",
        judgement=Judgement(NO),
    )
    rows = converted.back()
    assert (8, "three", 1) in rows["corpora"]
    assert set(master["pro_candidates"]) < set(rows["pro_candidates"])
    (new,) = set(rows["annotations"]) - set(master["annotations"])
    (target,) = [row for row in rows["pro_candidates"] if row[0] == new[1]]
    assert target[2:4] == (8, 3)
    assert (new[2], "Zoe") in rows["annotators"]


def test_what_was_judged_since_takes_the_place_of_what_was(convert: Convert, master: Rows):
    converted = convert(master)
    there = candidate(converted.project, 2)
    judge(
        project=converted.project,
        candidate_id=there,
        annotator="Anna",
        judgement=Judgement(NO, NO, remark="no"),
    )
    rows = converted.back()
    assert (2, 5, 1, "bad", "bad", "no", "ana_ok ant_ok") in rows["annotations"]
    assert len(rows["annotations"]) == 4


def test_links_that_were_mended_since_take_the_place_of_what_was(convert: Convert, master: Rows):
    converted = convert(master)
    here = candidate(converted.project, 1)

    def mend(part: int, *tokens: int) -> None:
        mend_link(
            project=converted.project, candidate_id=here, part=part, tokens=tokens, author="Zoe"
        )

    mend(1, 1, 2)
    mend(0)
    rows = converted.back()
    one = 4
    assert {row[3:] for row in rows["translations"] if row[1:3] == (one, 1)} == {
        (1, 0, 1),
        (1, 0, 2),
    }
    others = {row for row in master["translations"] if row[1:3] != (one, 1)}
    assert {row for row in rows["translations"] if row[1:3] != (one, 1)} == others
    assert len({row[0] for row in rows["translations"]}) == len(rows["translations"])
    mend(0, 0)
    mend(1, 2)
    assert {row[1:] for row in converted.back()["translations"]} == {
        row[1:] for row in master["translations"]
    }


def test_a_mended_link_comes_back_as_the_words_of_its_candidate(
    convert: Convert, master: Rows, tmp_path: Path
):
    converted = convert(master)
    here = candidate(converted.project, 1)
    mend_link(project=converted.project, candidate_id=here, part=0, tokens=[1], author="Zoe")
    export_protest11(project=converted.project, path=tmp_path / "mended.db")
    convert_protest11(
        old=tmp_path / "mended.db",
        new=tmp_path / "again.protest",
        languages=Languages("en", "de"),
    )
    with open_project(path=tmp_path / "again.protest") as again:
        found = view_candidate(project=again, candidate_id=candidate(again, 1), annotator="Anna")
    assert found.target_highlights.pronoun == {(1, 1)}
    assert found.mended == ()


def test_a_system_loaded_anew_has_no_old_rows(convert: Convert, master: Rows, tmp_path: Path):
    unjudged = {
        "annotations": [],
        "token_annotations": [],
        "tag_annotations": [],
        "annotation_tasks": [],
    }
    converted = convert(master | unjudged | {"task_definition": []})
    lines = "\n".join(SYSTEM["text"].splitlines()[:6]) + "\n"
    links = "\n".join(SYSTEM["links"].splitlines()[:6]) + "\n"
    with converted.project.changing() as changes:
        origin = changes.protest11_origin()
        assert origin is not None
        origin.loaded_at["one"] = "long ago"  # the clock counts seconds, and a test takes less
        changes.set_protest11_origin(origin)
    files = write_system(tmp_path, "one", text=lines, links=links)
    load_systems(project=converted.project, outputs=[SystemOutput("one", *files)], replace=True)
    rows = converted.back()
    assert [name for _, name, _ in rows["corpora"]].count("one") == 1
    assert {row[2] for row in rows["pro_candidates"]} == {2, 6, 8}
    assert {row[3] for row in rows["sentences"] if row[1:3] == (8, 5)} == {"Ihr wisst es ."}


def test_a_batch_holds_one_annotator_s_tasks(convert: Convert, master: Rows):
    rows = convert(master).back(annotator="Anna", tasks=["main:overlap", "main:1"])
    settings = dict(rows["meta_data"])
    assert settings.pop("time_created")[4] == "-"
    assert settings == {
        "file_version": "PROTEST 1.1",
        "file_type": "annotation_batch",
        "master_id": "lamp",
        "master_description": "about a lamp",
        "annotator_id": "1",
        "annotator_name": "Anna",
    }
    assert [row[0] for row in rows["pro_candidates"]] == [4, 5, 6]
    assert rows["annotation_tasks"] == [(1, 4), (2, 5), (2, 6)]
    assert rows["task_definition"] == []
    assert rows["annotators"] == [(1, "Anna")]
    assert {row[2] for row in rows["annotations"]} == {1}
    assert [row[0] for row in rows["corpora"]] == [3, 4]
    assert len(rows["categories"]) == 3


def test_a_batch_without_tasks_holds_everything_but_others_judgements(
    convert: Convert, master: Rows
):
    rows = convert(master).back(annotator="Bert")
    assert len(rows["pro_candidates"]) == 9
    assert {row[2] for row in rows["annotations"]} == {2}
    assert rows["annotation_tasks"] == []


def test_a_batch_for_somebody_new_says_what_the_master_needs(
    convert: Convert, master: Rows, tmp_path
):
    converted = convert(master)
    export = export_protest11(
        project=converted.project, path=tmp_path / "zoe.db", annotator="Zoe", tasks=["main"]
    )
    assert "needs them as number 3" in str(export.warnings[0])
    assert dict(read_rows(tmp_path / "zoe.db")["meta_data"])["annotator_id"] == "3"


def test_tasks_that_are_not_there_are_refused(convert: Convert, master: Rows):
    with pytest.raises(RefusedError, match="main:overlap, main:1, main:2"):
        convert(master).back(annotator="Anna", tasks=["other"])


def test_projects_are_not_overwritten(project: Project, tmp_path: Path):
    before = project.path.read_bytes()
    for replace in (False, True):
        with pytest.raises(ProtestError):
            export_protest11(project=project, path=project.path, replace=replace)
    assert project.path.read_bytes() == before
    (tmp_path / "there.db").write_text("mine")
    with pytest.raises(RefusedError, match="exists already"):
        export_protest11(project=project, path=tmp_path / "there.db")
    assert (tmp_path / "there.db").read_text() == "mine"
