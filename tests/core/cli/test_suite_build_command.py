"""`protest suite build` and `protest suite import` as people type them."""

import csv
import io
import json
from collections.abc import Mapping
from pathlib import Path

import click
import pytest

from protest_core.cli.suite_build import build
from protest_core.suite_build.corefud_examples import YOU_KINDS
from protest_core.suite_build.selection import PRESETS
from tests.core.cli.conftest import Run
from tests.core.suite_build.conllu_files import as_conllu
from tests.core.suite_build.mmax2_files import (
    ENGLISH,
    MARKS,
    write_document,
    write_small_corpus,
)

FIXTURES = Path(__file__).parents[2] / "fixtures" / "contrastive"


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    root = write_small_corpus(tmp_path / "parcor")
    for language in ("EN", "DE"):
        write_document(root / "Talks" / language, "two", ["Good morning ."])
    damaged = root / "Talks" / "DE" / "Markables" / "two_coref_level.xml"
    damaged.write_text("<markables>\n<<<<<<< HEAD\n=======\n>>>>>>> x\n", encoding="utf-8")
    return root


def test_a_suite_is_built_checked_and_used_by_commands_alone(run: Run, corpus: Path):
    result = run("suite", "build", "parcorfull", corpus, "--target", "de", "-o", "mine")
    assert "mine (en–de): 6 examples of 6, 4 lines in 1 document." in result.stdout
    assert "Skipped Talks/two" in result.stdout
    assert "Talks/two skipped: Talks/DE/Markables/two_coref_level.xml:2" in result.stderr
    run("suite", "check", "mine")
    run("new", "mine.protest", "--suite", "mine")


@pytest.mark.usefixtures("terminal")
def test_the_report_fits_a_terminal_of_eighty_columns(run: Run, corpus: Path):
    result = run("suite", "build", "parcorfull", corpus, "--target", "de", "-o", "mine")
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_in_a_pipe_nothing_is_folded_and_each_phase_has_a_line(run: Run, corpus: Path):
    result = run("suite", "build", "parcorfull", corpus, "--target", "de", "-o", "my suite")
    skipped = [line for line in result.stdout.splitlines() if line.startswith("Skipped Talks/two")]
    assert [len(line) > 80 for line in skipped] == [True]
    phases = [line for line in result.stderr.splitlines() if line.endswith(" …")]
    assert phases[0] == "reading the corpus …"
    assert phases[-1] == "writing the suite …"
    assert len(set(phases)) == len(phases)
    assert result.stderr.endswith("Next: protest suite check 'my suite'\n")


def tables_of(document: str) -> dict[str, list[dict]]:
    return {each["name"]: each["rows"] for each in json.loads(document)["tables"]}


def test_the_report_as_json_tells_available_wanted_and_chosen(run: Run, corpus: Path):
    result = run(
        *("suite", "build", "parcorfull", corpus, "--part", "Talks", "--target", "de"),
        *("--per-category", "event_it=1", "--per-category", "anaphoric_inter_subject_it=1"),
        *("--seed", "5", "-o", "mine", "--format", "json"),
    )
    tables = tables_of(result.stdout)
    inter = next(e for e in tables["build"] if e["item"] == "anaphoric_inter_subject_it")
    assert (inter["available"], inter["wanted"], inter["chosen"]) == (2, 1, 1)
    assert tables["suite"][0]["seed"] == 5
    assert tables["skipped"][0]["document"] == "two"


def test_the_report_as_a_table_has_a_row_for_each_category_and_skipped_document(
    run: Run, corpus: Path
):
    command = ("suite", "build", "parcorfull", corpus, "--target", "de", "-o", "mine")
    rows = list(csv.DictReader(io.StringIO(run(*command, "--format", "csv").stdout)))
    assert {row["section"] for row in rows} == {"category", "skipped"}
    assert {row["item"]: row["them"] for row in rows}["anaphoric_inter_they"] == "1"


def test_the_report_goes_to_a_file_and_as_latex(run: Run, corpus: Path):
    command = ("suite", "build", "parcorfull", corpus, "--target", "de", "-o", "mine")
    assert run(*command, "--format", "latex", "--report", "report.tex").stdout == ""
    assert "\\toprule" in Path("report.tex").read_text(encoding="utf-8")


def test_a_suite_that_is_there_is_replaced_only_with_force(run: Run, corpus: Path):
    command = ("suite", "build", "parcorfull", corpus, "--target", "de", "-o", "mine")
    run(*command)
    assert "--force" in run(*command, code=1).stderr
    run(*command, "--force")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--target", "fr"), "no documents in the language ‘fr’"),
        (("--target", "de", "--part", "TED"), "no part ‘TED’"),
        (("--target", "de", "--per-category", "event=3"), "did you mean event_it?"),
    ],
)
def test_what_is_not_there_is_told_in_a_sentence(
    run: Run, corpus: Path, arguments: tuple[str, ...], words: str
):
    result = run("suite", "build", "parcorfull", corpus, *arguments, "-o", "mine", code=1)
    assert words in result.stderr
    assert not Path("mine").exists()


def test_a_suite_is_built_from_parallel_text(run: Run):
    Path("s.txt").write_text("The dog barked .\nIt was loud .\n", encoding="utf-8")
    Path("r.txt").write_text("Der Hund bellte .\nEr war laut .\n", encoding="utf-8")
    Path("p.tsv").write_text(
        "line\ttoken\tcategory\tantecedents\n1\t0\tanaphoric_inter_subject_it\t0:0-2:1\n",
        encoding="utf-8",
    )
    run("suite", "build", "parallel", "s.txt", "r.txt", "p.tsv", "--target", "de", "-o", "mine")
    assert "Examples: 1" in run("suite", "check", "mine").stdout


def test_a_suite_is_built_from_raw_text_with_pronouns_found_by_form(run: Run):
    Path("s.txt").write_text("The lamp broke.\nIt was loud, and you saw it.\n", encoding="utf-8")
    Path("r.txt").write_text("La lámpara se rompió.\nElla era ruidosa y la viste.\n", "utf-8")
    command = ("suite", "build", "parallel", "s.txt", "r.txt", "--target", "Spanish", "-o", "mine")
    assert "s.txt:1: commas and full stops are attached" in run(*command, code=1).stderr
    result = run(*command, "--raw", "--pronouns", "it,you", "--per-category", "unsorted_it=1")
    assert "mine (en–es): 1 example of 3" in result.stdout
    assert "Examples: 1" in run("suite", "check", "mine").stdout
    run("new", "mine.protest", "--suite", "mine")


def test_a_suite_is_built_from_conllu(run: Run):
    Path("talk.conllu").write_text(as_conllu("one", ENGLISH, MARKS), encoding="utf-8")
    Path("talk.de").write_text("Das ist so.\n" * 4, encoding="utf-8")
    command = ("suite", "build", "conllu", "talk.conllu", "talk.de", "--target", "German")
    result = run(*command, "-o", "mine", "--per-category", "event_it=1,anaphoric_inter_they=1")
    assert "mine (en–de): 2 examples of 6, 4 lines in 1 document, seed 1." in result.stdout
    assert "Examples: 2" in run("suite", "check", "mine").stdout
    Path("talk.conllu").write_text("# newdoc\n1\tIt\n", encoding="utf-8")
    message = run(*command, "-o", "other", code=1).stderr
    assert "talk.conllu:2: 2 columns; a word of CoNLL-U has 10" in message


def test_words_that_are_no_pronouns_are_taken_if_that_is_asked_for(run: Run):
    Path("s.txt").write_text("The lamp broke.\n", encoding="utf-8")
    Path("p.csv").write_text("line;word;category\n0;lamp;event_it\n", encoding="utf-8")
    command = ("suite", "build", "parallel", "s.txt", "s.txt", "p.csv", "--target", "es", "--raw")
    assert "‘lamp’, token 1 of line 0, is no pronoun of" in run(*command, "-o", "a", code=1).stderr
    run(*command, "--any-word", "-o", "a")


def test_categories_of_ones_own_are_named_and_numbered_on_the_command_line(run: Run):
    Path("s.txt").write_text("It was loud .\n", encoding="utf-8")
    Path("p.csv").write_text("line;token;category\n0;0;dummy_it\n", encoding="utf-8")
    command = ("suite", "build", "parallel", "s.txt", "s.txt", "p.csv", "--target", "de", "-o", "m")
    assert "name that with --categories" in run(*command, code=1).stderr
    Path("own.toml").write_text(
        '[[category]]\nid = "dummy_it"\nfunction = "pleonastic"\n', encoding="utf-8"
    )
    run(*command, "--categories", "own.toml", "--per-category", "dummy_it=1")
    assert "Examples: 1" in run("suite", "check", "m").stdout


def test_an_output_for_the_corpus_comes_to_the_lines_of_the_suite(run: Run, corpus: Path):
    run("suite", "build", "parcorfull", corpus, "--target", "de", "-o", "mine")
    Path("output.txt").write_text("one\t1\tSie war laut.\n", encoding="utf-8")
    result = run("suite", "arrange", "mine", "output.txt", "-o", "lines.txt")
    assert "note: 3 of 4 lines have no text" in result.stderr
    assert Path("lines.txt").read_text(encoding="utf-8") == "\nSie war laut.\n\n\n"
    run("new", "mine.protest", "--suite", "mine")
    run("load", "mine.protest", "own", "lines.txt", "--quick")


def test_what_stood_there_is_kept_and_that_is_told(run: Run, corpus: Path):
    command = ("suite", "build", "parcorfull", corpus, "--target", "de", "-o", "mine")
    run(*command)
    Path("mine", "heads-to-check.tsv").write_text("Looked at.\n", encoding="utf-8")
    assert "is kept as" in run(*command, "--force").stderr
    kept = Path("mine.bak", "heads-to-check.tsv")
    assert kept.read_text(encoding="utf-8") == "Looked at.\n"
    bawden = ("suite", "import", "bawden", FIXTURES / "bawden.json", "-o", "other")
    run(*bawden)
    Path("other", "pronouns-to-check.tsv").write_text("Looked at.\n", encoding="utf-8")
    assert "other.bak" in run(*bawden, "--force").stderr


def test_test_sets_are_imported(run: Run):
    contrapro, texts = FIXTURES / "contrapro.json", FIXTURES / "texts"
    result = run("suite", "import", "contrapro", contrapro, "--texts", texts, "-o", "contrapro")
    assert "Lines: 7 in 1 document" in result.stdout
    run("suite", "check", "contrapro")
    bawden = ("suite", "import", "bawden", FIXTURES / "bawden.json", "-o", "bawden")
    tables = tables_of(run(*bawden, "--translations", "all", "--format", "json").stdout)
    found = {each["category"]: each["examples"] for each in tables["examples"]}
    assert found == {"bawden_anaphora": 3}
    run("suite", "check", "bawden")


@pytest.mark.parametrize(
    ("option", "known"), [("--like", PRESETS), ("--you", YOU_KINDS)], ids=["--like", "--you"]
)
def test_options_offer_what_the_core_knows(option: str, known: Mapping[str, object]):
    (found,) = (each for each in build.commands["conllu"].params if option in each.opts)
    assert isinstance(found.type, click.Choice)
    assert [*found.type.choices] == [*known]
