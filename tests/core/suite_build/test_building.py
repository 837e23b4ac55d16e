"""Building a suite from a corpus: from its files to a directory that is checked and used."""

import json
from pathlib import Path

import pytest

from protest_core.errors import FileInTheWayError, InputError, RefusedError
from protest_core.loading.create_project import check_suite, create_project
from protest_core.progress import Cancelled
from protest_core.suite_build.built_suite import BuiltSuite
from protest_core.suite_build.files import GroupChoice
from protest_core.suite_build.finish import category_numbers
from protest_core.suite_build.parcorfull import BuildChoices, build_from_parcorfull
from tests.core.suite_build.mmax2_files import phrase, pronoun, write_document, write_small_corpus


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    return write_small_corpus(tmp_path / "corpus-files")


def build(
    corpus: Path,
    directory: Path,
    *,
    replace: bool = False,
    groups: Path | None = None,
    group_nouns: bool = False,
    **choices: object,
) -> BuiltSuite:
    choices["groups"] = GroupChoice(groups, group_nouns)
    return build_from_parcorfull(
        root=corpus,
        directory=directory,
        choices=BuildChoices(**({"target_language": "de"} | choices)),  # type: ignore[arg-type]
        replace=replace,
    )


def examples_in(directory: Path) -> list[dict[str, object]]:
    lines = (directory / "examples.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def rows(path: Path) -> list[dict[str, str]]:
    header, *lines = (line.split("\t") for line in path.read_text(encoding="utf-8").splitlines())
    return [dict(zip(header, line, strict=True)) for line in lines]


def test_a_built_suite_passes_its_check_and_becomes_a_project(corpus: Path, tmp_path: Path):
    build(corpus, tmp_path / "suite")
    found = check_suite(directory=tmp_path / "suite")
    assert (found.lines, found.documents) == (4, 1)
    create_project(path=tmp_path / "suite.protest", directory=tmp_path / "suite")


def test_every_pronoun_stands_where_the_text_has_it(corpus: Path, tmp_path: Path):
    build(corpus, tmp_path / "suite")
    first, second, *others = examples_in(tmp_path / "suite")
    lamp = [{"line": 0, "span": [0, 6], "head": 2}]
    assert (first["category"], first["line"], first["token"]) == (
        "anaphoric_inter_subject_it",
        1,
        0,
    )
    assert (second["line"], second["token"]) == (1, 4)
    assert first["antecedents"] == second["antecedents"] == lamp
    assert [other["category"] for other in others] == [
        "anaphoric_intra_they",
        "event_it",
        "pleonastic_it",
        "anaphoric_inter_they",
    ]


def test_source_places_and_doubtful_heads_lie_beside_the_suite(corpus: Path, tmp_path: Path):
    build(corpus, tmp_path / "suite")
    origin = rows(tmp_path / "suite" / "origins.tsv")[1]
    assert (origin["part"], origin["document"], origin["sentence"]) == ("Talks", "one", "1")
    assert origin["markable"] == "markable_2"
    head = rows(tmp_path / "suite" / "heads-to-check.tsv")[0]
    assert (head["head_word"], head["words"]) == ("lamp", "The old lamp of my uncle")
    assert head["why"] == "head by the last rule"


def test_every_line_tells_its_sentences(corpus: Path, tmp_path: Path):
    """The output for sentences can then be brought to the lines of the suite."""
    build(corpus, tmp_path / "suite")
    found = rows(tmp_path / "suite" / "lines.tsv")
    assert [line["line"] for line in found] == ["0", "1", "2", "3"]
    assert {(line["part"], line["document"]) for line in found} == {("Talks", "one")}
    assert " ".join(line["source_sentences"] for line in found) == "0 1 2 3"
    assert " ".join(line["reference_sentences"] for line in found) == "0 1 2 3"


def test_a_damaged_document_is_named_and_the_others_are_built(corpus: Path, tmp_path: Path):
    write_document(corpus / "Talks" / "EN", "two", ["It rained ."])
    write_document(corpus / "Talks" / "DE", "two", ["Es regnete ."])
    damaged = corpus / "Talks" / "DE" / "Markables" / "two_coref_level.xml"
    damaged.write_text("<markables>\n<<<<<<< HEAD\n=======\n>>>>>>> x\n</markables>\n")
    built = build(corpus, tmp_path / "suite")
    (skipped,) = built.skipped
    assert (skipped.part, skipped.name) == ("Talks", "two")
    assert "version-control conflict" in str(skipped.problems[0])
    assert check_suite(directory=tmp_path / "suite").documents == 1


def test_a_document_in_one_language_only_is_named(corpus: Path, tmp_path: Path):
    write_document(corpus / "Talks" / "EN", "two", ["It rained ."])
    (skipped,) = build(corpus, tmp_path / "suite").skipped
    assert str(skipped.problems[0]) == "Talks/DE/two.mmax: the document is missing"


def test_if_no_document_is_left_everything_wrong_is_told_and_nothing_made(
    corpus: Path, tmp_path: Path
):
    for language in ("EN", "DE"):
        (corpus / "Talks" / language / "Basedata" / "one_words.xml").write_text("<words>")
    with pytest.raises(InputError) as error:
        build(corpus, tmp_path / "suite")
    assert len(error.value.problems) == 2
    assert not (tmp_path / "suite").exists()


def test_parts_without_the_target_language_are_passed_over_unless_they_are_named(
    corpus: Path, tmp_path: Path
):
    write_document(corpus / "news" / "EN", "01", ["It rained ."])
    build(corpus, tmp_path / "suite")
    with pytest.raises(InputError, match="news has no documents in the language ‘de’"):
        build(corpus, tmp_path / "other", parts=("Talks", "news"))


def test_any_language_will_do(corpus: Path, tmp_path: Path):
    write_document(corpus / "Talks" / "PT", "one", ["A .", "B .", "C .", "D ."])
    build(corpus, tmp_path / "suite", target_language="pt")
    assert check_suite(directory=tmp_path / "suite").suite.target_language == "pt"


def test_documents_of_several_parts_are_told_apart(corpus: Path, tmp_path: Path):
    for language in ("EN", "DE"):
        write_document(corpus / "TED" / language, "one", ["It rained ."])
    built = build(corpus, tmp_path / "suite")
    assert [document.name for document in built.suite.documents] == ["TED/one", "Talks/one"]


def test_joined_sentences_are_a_line_and_positions_move(tmp_path: Path):
    english = [f"In {year} the lamp number {year} fell down there ." for year in range(1900, 1930)]
    english[20:21] = ["In 1920 the lamp was there .", "Then it broke into pieces ."]
    german = [f"Anno {year} kippte die Lampe Nummer {year} dort um ." for year in range(1900, 1930)]
    german[20] = "Anno 1920 war die Lampe dort , und dann zerbrach sie in Stücke ."
    words = 20 * 10
    marks = [
        phrase(f"{words + 3}..{words + 4}", 1),
        pronoun(words + 9, 1, position="subject"),
    ]
    write_document(tmp_path / "Talks" / "EN", "one", english, marks)
    write_document(tmp_path / "Talks" / "DE", "one", german)
    built = build(tmp_path, tmp_path / "suite")
    (document,) = built.documents
    assert (document.lines, document.joined) == (30, 1)
    (example,) = examples_in(tmp_path / "suite")
    assert example["category"] == "anaphoric_inter_subject_it"
    assert (example["line"], example["token"]) == (20, 8)
    assert example["antecedents"] == [{"line": 20, "span": [2, 4], "head": 3}]
    check_suite(directory=tmp_path / "suite")


def test_what_is_chosen_keeps_its_number(corpus: Path, tmp_path: Path):
    build(corpus, tmp_path / "all")
    build(corpus, tmp_path / "few", wanted={"event_it": 1, "pleonastic_it": 1})
    numbers = {example["category"]: example["id"] for example in examples_in(tmp_path / "all")}
    for example in examples_in(tmp_path / "few"):
        assert example["id"] == numbers[example["category"]]
    assert len(examples_in(tmp_path / "few")) == 2


def test_nothing_to_choose_makes_no_suite(corpus: Path, tmp_path: Path):
    with pytest.raises(RefusedError, match="no example"):
        build(corpus, tmp_path / "suite", wanted={"anaphoric_singular_they": 5})
    assert not (tmp_path / "suite").exists()


def test_groups_are_taken_from_the_table_that_a_person_filled_in(tmp_path: Path):
    marks = [phrase("1..2", 1), pronoun(4, 1, position="subject"), pronoun(7, 1)]
    write_document(tmp_path / "T" / "EN", "one", ["the team .", "it won , they say ."], marks)
    write_document(tmp_path / "T" / "DE", "one", ["das Team .", "es gewann , sagen sie ."])
    build(tmp_path, tmp_path / "first")
    table = tmp_path / "first" / "group-it-they.tsv"
    (row,) = rows(table)
    assert (row["take"], row["pronouns"], row["called"]) == ("no", "it they", "the team")
    table.write_text(table.read_text(encoding="utf-8").replace("no\t", "yes\t"), encoding="utf-8")
    built = build(tmp_path, tmp_path / "second", groups=table)
    assert {example.category for example in built.chosen} == {"anaphoric_group_it-they"}


def test_a_table_of_groups_with_mistakes_is_refused_with_all_of_them(corpus: Path, tmp_path: Path):
    table = tmp_path / "groups.tsv"
    table.write_text("take\tpart\tdocument\tchain\nja\tT\to\ts\nperhaps\tT\to\ts\n")
    with pytest.raises(InputError) as error:
        build(corpus, tmp_path / "suite", groups=table)
    assert [problem.line for problem in error.value.problems] == [2, 3]


def test_what_is_there_is_replaced_only_on_request(corpus: Path, tmp_path: Path):
    build(corpus, tmp_path / "suite")
    with pytest.raises(FileInTheWayError):
        build(corpus, tmp_path / "suite")
    build(corpus, tmp_path / "suite", replace=True, wanted={"event_it": 1})
    assert len(examples_in(tmp_path / "suite")) == 1
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_directory_that_holds_something_else_is_never_replaced(corpus: Path, tmp_path: Path):
    build(corpus, tmp_path / "suite")
    (tmp_path / "suite" / "systems").mkdir()
    with pytest.raises(RefusedError, match="systems"):
        build(corpus, tmp_path / "suite", replace=True)
    (tmp_path / "thesis").mkdir()
    (tmp_path / "thesis" / "chapter.tex").write_text("Years of work.")
    with pytest.raises(RefusedError):
        build(corpus, tmp_path / "thesis", replace=True)
    assert (tmp_path / "thesis" / "chapter.tex").read_text() == "Years of work."


def test_a_build_that_is_stopped_leaves_nothing_behind(corpus: Path, tmp_path: Path):
    def stop(done: int, total: int, doing: str) -> None:
        if doing.startswith("bringing"):
            raise Cancelled

    choices = BuildChoices("de")
    with pytest.raises(Cancelled):
        build_from_parcorfull(
            root=corpus, directory=tmp_path / "suite", choices=choices, progress=stop
        )
    assert sorted(path.name for path in tmp_path.iterdir()) == ["corpus-files"]


def test_numbers_come_from_a_preset_entries_and_files_the_later_ones_win(tmp_path: Path):
    file = tmp_path / "numbers.tsv"
    file.write_text("category\tnumber\n# mine\nevent_it\t7\npleonastic_it = 8\n")
    numbers = category_numbers(
        per_category=("event_it=1,anaphoric_intra_they=2", str(file)), like="wmt18"
    )
    assert numbers is not None
    assert (numbers["event_it"], numbers["pleonastic_it"]) == (7, 8)
    assert (numbers["anaphoric_intra_they"], numbers["anaphoric_singular_they"]) == (2, 5)
    assert category_numbers() is None


def test_all_mistakes_in_numbers_are_told_in_one_run(tmp_path: Path):
    file = tmp_path / "numbers.tsv"
    file.write_text("event_it\tmany\nevent\t3\n")
    with pytest.raises(InputError) as error:
        category_numbers(per_category=("they=3", str(file), "none.tsv"))
    assert [(problem.file, problem.line) for problem in error.value.problems] == [
        ("--per-category", None),
        ("numbers.tsv", 1),
        ("numbers.tsv", 2),
        ("none.tsv", None),
    ]
    assert "did you mean event_it?" in str(error.value)


def a_team(root: Path) -> Path:
    """A corpus with one chain that may be a group, and one that only has it."""
    marks = [phrase("1..2", 1), pronoun(4, 1, position="subject"), pronoun(7, 1)]
    write_document(root / "T" / "EN", "one", ["the team .", "it won , they say ."], marks)
    write_document(root / "T" / "DE", "one", ["das Team .", "es gewann , sagen sie ."])
    return root


def say_yes(table: Path) -> Path:
    table.write_text(table.read_text(encoding="utf-8").replace("no\t", "yes\t"), encoding="utf-8")
    return table


def test_what_a_person_took_is_taken_in_the_table_of_the_next_build(tmp_path: Path):
    corpus, suite = a_team(tmp_path / "corpus-files"), tmp_path / "suite"
    build(corpus, suite)
    table = say_yes(suite / "group-it-they.tsv")
    for _ in range(2):
        build(corpus, suite, groups=table, replace=True)
        assert [row["take"] for row in rows(table)] == ["yes"]
        assert {example["category"] for example in examples_in(suite)} == {
            "anaphoric_group_it-they"
        }


def test_a_chain_that_is_taken_stays_in_the_table_whatever_its_pronouns(tmp_path: Path):
    marks = [phrase("1..2", 1), pronoun(4, 1, position="subject")]
    write_document(tmp_path / "T" / "EN", "one", ["the team .", "they won ."], marks)
    write_document(tmp_path / "T" / "DE", "one", ["das Team .", "sie gewannen ."])
    table = tmp_path / "mine.tsv"
    table.write_text("take\tpart\tdocument\tchain\nyes\tT\tone\tset_1\n", encoding="utf-8")
    built = build(tmp_path, tmp_path / "suite", groups=table)
    assert built.warnings == ()
    (row,) = rows(tmp_path / "suite" / "group-it-they.tsv")
    assert (row["take"], row["chain"]) == ("yes", "set_1")


def test_a_yes_that_fits_nothing_is_told_with_its_line(tmp_path: Path):
    corpus = a_team(tmp_path / "corpus-files")
    table = tmp_path / "mine.tsv"
    keys = ["T\tone\tset_1", "T\tone\tset_999", "T\ttwo\tset_1", "U\tone\tset_1"]
    content = "".join(f"yes\t{key}\n" for key in keys)
    table.write_text(f"take\tpart\tdocument\tchain\n{content}no\tU\tone\tset_1\n")
    messages = build(corpus, tmp_path / "suite", groups=table).warnings
    assert [(problem.file, problem.line) for problem in messages] == [
        ("mine.tsv", line) for line in (3, 4, 5)
    ]
    assert "‘set_999’" in messages[0].message


def test_what_a_person_wrote_into_a_suite_is_kept_by_every_rebuild(corpus: Path, tmp_path: Path):
    suite = tmp_path / "suite"
    build(corpus, suite)
    names = ["examples.jsonl", "group-it-they.tsv", "heads-to-check.tsv"]
    kept = []
    for name in names:
        (suite / name).write_text("By hand.\n", encoding="utf-8")
        kept.append(build(corpus, suite, replace=True).kept)
    assert kept == [tmp_path / f"suite{end}" for end in (".bak", ".bak-2", ".bak-3")]
    assert [
        (tmp_path / f"suite{end}" / name).read_text()
        for end, name in zip((".bak", ".bak-2", ".bak-3"), names, strict=True)
    ] == ["By hand.\n"] * 3


def test_nothing_is_kept_where_the_rebuild_says_the_same(corpus: Path, tmp_path: Path):
    build(corpus, tmp_path / "suite")
    assert build(corpus, tmp_path / "suite", replace=True).kept is None
    assert sorted(path.name for path in tmp_path.iterdir()) == ["corpus-files", "suite"]


@pytest.fixture
def teams(tmp_path: Path) -> Path:
    """A corpus in which *they* refers to a team, to two, to a team and a dog, and to dogs."""
    english = [
        "The team won .",
        "It danced and they sang .",
        "Teams won .",
        "They sang .",
        "A team and a dog won .",
        "They sang .",
    ]
    marks = [
        phrase("1..2", 1),
        pronoun(5, 1, position="subject", agreement="singular"),
        pronoun(8, 1, position="subject", agreement="plural"),
        phrase("11", 2),
        pronoun(14, 2, position="subject", agreement="plural"),
        phrase("17..21", 3),
        pronoun(24, 3, position="subject", agreement="plural"),
    ]
    root = tmp_path / "parcor"
    write_document(root / "Talks" / "EN", "one", english, marks)
    write_document(root / "Talks" / "DE", "one", ["Satz ."] * len(english))
    return root


def test_groups_are_found_by_their_nouns_if_that_is_asked_for(teams: Path, tmp_path: Path):
    built = build(teams, tmp_path / "suite", group_nouns=True)
    group = "anaphoric_group_it-they"
    assert [example.category for example in built.chosen] == [
        *(group, group, "anaphoric_inter_they", "anaphoric_inter_they")
    ]
    (row,) = rows(tmp_path / "suite" / "group-it-they.tsv")
    assert (row["take"], row["called"]) == ("yes", "The team")
    assert group not in {each.category for each in build(teams, tmp_path / "other").chosen}


def test_a_table_of_groups_decides_alone(teams: Path, tmp_path: Path):
    build(teams, tmp_path / "suite")
    table = tmp_path / "suite" / "group-it-they.tsv"
    with pytest.raises(RefusedError, match="--group-nouns"):
        build(teams, tmp_path / "other", groups=table, group_nouns=True)
