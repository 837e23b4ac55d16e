"""`protest quick`: a table from raw texts."""

import gzip
import json
import os
import sys
from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.evaluation.match_project import candidate_matches, project_policy
from protest_core.matching.policy import PronounTokens
from protest_core.suite.queries import count_documents
from tests.builders.fetch import fetch
from tests.core.cli.conftest import Run
from tests.core.cli.test_load_inputs import piped

# Invented sentences, each with its translation.
TEXTS = [
    ("The table is old, but I like it.", "La mesa es vieja, pero ella me gusta."),
    ("Where is the book? I gave it to Ana.", "¿Dónde está el libro? Lo di a Ana."),
    ("They came late.", "Ellos llegaron tarde."),
    ("I saw the girls and greeted them.", "Vi a las chicas y las saludé."),
    ("The house is big. She bought it.", "La casa es grande. Ella la compró."),
    ("They read the letter.", "Ellas leyeron la carta."),
    ("You sing well.", "Tú cantas bien."),
    ("The car is red; he washed it.", "El coche es rojo; él lo lavó."),
] * 6


@pytest.fixture
def texts(tmp_path: Path) -> tuple[Path, Path, Path, Path]:
    """Source, reference, an output that is equal, and one that has other pronouns."""
    lines = {
        "source.en": [source for source, _ in TEXTS],
        "reference.es": [target for _, target in TEXTS],
        "same.txt": [target for _, target in TEXTS],
        "other.txt": [
            target.replace("Ellos", "Ellas").replace("Ellas leyeron", "Ellos leyeron")
            for _, target in TEXTS
        ],
    }
    paths = []
    for name, text in lines.items():
        paths.append(tmp_path / name)
        paths[-1].write_text("".join(f"{line}\n" for line in text), encoding="utf-8")
    return tuple(paths)


def rows(printed: str) -> dict[tuple[str, str], dict]:
    (table,) = json.loads(printed)["tables"]
    records = table["rows"]
    return {(each["system"], each["pronoun"]): each for each in records}


def test_systems_are_compared_by_pronoun(run: Run, texts: tuple[Path, ...]):
    result = run("quick", *texts, "--target", "Spanish", "--format", "json")
    found = rows(result.stdout)
    assert {pronoun for _, pronoun in found} == {"it", "they", "them", "you", "all"}
    assert found["same", "they"]["examples"] == 12
    assert found["same", "they"]["approved"] == 12
    assert found["other", "they"]["approved"] == 0
    assert found["other", "all"]["referred"] >= 12
    assert found["same", "all"]["approved"] > found["other", "all"]["approved"]


def test_nothing_is_left_behind_unless_it_is_to_be_kept(
    run: Run,
    texts: tuple[Path, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", os.fspath(temporary))
    before = set(tmp_path.rglob("*"))
    run("quick", *texts, "--target", "es")
    assert set(tmp_path.rglob("*")) == before
    result = run("quick", *texts, "--target", "es", "--save", "kept.protest")
    assert "protest-gui kept.protest" in result.stderr
    with Project.open(tmp_path / "kept.protest") as project:
        assert project_policy(project=project).pronoun_tokens is PronounTokens.PRONOUNS
        assert len([*candidate_matches(project=project)]) == 2 * 48
    again = run("quick", *texts, "--target", "es", "--save", "kept.protest", code=1)
    assert "kept.protest" in again.stderr


def test_systems_have_the_names_of_their_files_or_those_given(run: Run, texts: tuple[Path, ...]):
    source, reference, same, other = texts
    result = run(
        *("quick", source, reference, f"base={same}", other, "--target", "es"),
        *("--pronouns", "they", "--format", "json"),
    )
    assert set(rows(result.stdout)) == {("base", "they"), ("other", "they")}
    twice = run("quick", source, reference, same, same, "--target", "es", code=1)
    assert "the name is given to 2 outputs" in twice.stderr


def test_documents_are_kept(run: Run, texts: tuple[Path, ...], tmp_path: Path):
    documents = tmp_path / "documents.tsv"
    documents.write_text("name\tfirst_line\none\t0\ntwo\t20\n", encoding="utf-8")
    run(
        *("quick", *texts, "--target", "es", "--documents", documents),
        *("--save", "kept.protest"),
    )
    with Project.open(tmp_path / "kept.protest") as project:
        assert fetch(project, count_documents) == 2


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--target", "Esperanto"), "Nothing is known of the pronouns of Esperanto"),
        (("--target", "spansh"), "Did you mean Spanish"),
        (("--target", "es", "--pronouns", "table"), "table: no pronoun of English"),
        (("--target", "es", "--pronouns", "whom"), "There is no whom in source.en"),
        (("--target", "es", "--source-language", "eo"), "--pronouns"),
    ],
)
def test_what_is_unknown_is_said(run: Run, texts: tuple[Path, ...], options, message):
    assert message in run("quick", *texts, *options, code=1).stderr


def test_in_an_unknown_language_any_word_may_count(run: Run, texts: tuple[Path, ...]):
    result = run("quick", *texts, "--target", "eo", "--tokens", "any")
    assert "English → Esperanto" in result.stdout
    assert "pronouns share any token" in result.stdout


def test_texts_that_look_tokenised_are_named_without_options_that_quick_has_not(
    run: Run, texts: tuple[Path, ...]
):
    for text in texts[:3]:
        tokenised = text.read_text(encoding="utf-8").replace(".", " .").replace(",", " ,")
        text.write_text(tokenised, encoding="utf-8")
    result = run("quick", *texts, "--target", "es")
    assert result.stderr.count("looks tokenised already") == 3
    assert "--tokenized" not in result.stderr


def test_errors_in_all_texts_are_reported_together(run: Run, texts: tuple[Path, ...]):
    source, reference, same, other = texts
    same.write_text("Uno.\n", encoding="utf-8")
    other.write_bytes(b"\xff\xfe")
    result = run("quick", source, reference, same, other, "--target", "es", code=1)
    assert "same.txt" in result.stderr
    assert "other.txt" in result.stderr


@pytest.mark.parametrize("lines", [0, 1, 47, 49])
def test_a_reference_of_another_length_is_an_error_beside_those_of_outputs(
    run: Run, texts: tuple[Path, ...], lines: int
):
    source, reference, same, other = texts
    reference.write_text("Una línea.\n" * lines, encoding="utf-8")
    other.write_bytes(b"\xff\xfe")
    result = run("quick", source, reference, same, other, "--target", "es", code=1)
    assert "reference.es" in result.stderr
    assert "other.txt" in result.stderr
    assert "same.txt" not in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("missing", ["target", "output"])
def test_what_is_missing_is_wrong_usage(run: Run, texts: tuple[Path, ...], missing: str):
    given = texts if missing == "target" else texts[:2]
    target = () if missing == "target" else ("--target", "es")
    run("quick", *given, *target, code=2)


def test_a_file_with_all_texts_is_read_by_its_parts(run: Run, tmp_path: Path):
    def segments(lines: list[str]) -> str:
        return "".join(f'<seg id="{n}">{line}</seg>' for n, line in enumerate(lines, 1))

    sources, targets = [source for source, _ in TEXTS], [target for _, target in TEXTS]
    other = [target.replace("Ellos", "Ellas") for target in targets]
    xml = (
        '<dataset id="d"><doc origlang="en" id="one">'
        f'<src lang="en"><p>{segments(sources)}</p></src>'
        f'<ref lang="es" translator="A"><p>{segments(targets)}</p></ref>'
        f'<hyp system="same" language="es"><p>{segments(targets)}</p></hyp>'
        f'<hyp system="other" language="es"><p>{segments(other)}</p></hyp>'
        "</doc></dataset>"
    )
    path = tmp_path / "news.xml.gz"
    path.write_bytes(gzip.compress(xml.encode()))
    wanted = ("quick", path, path, path, "--target", "es", "--anyway", "--format", "json")
    result = run(*wanted)
    assert {system for system, _ in rows(result.stdout)} == {"same", "other"}
    assert "WMT XML" in result.stderr
    assert {system for system, _ in rows(run(*wanted, "--system", "other").stdout)} == {"other"}


def test_standard_input_is_read_once(run: Run, texts: tuple[Path, ...]):
    reference = texts[1]
    assert "only once" in run("quick", "-", reference, "-", "--target", "es", code=1).stderr


def test_standard_input_is_called_so(texts: tuple[Path, ...]):
    source, *others = texts
    done = piped(source.read_bytes(), "quick", "-", *others, "--target", "es")
    assert done.stdout.decode().startswith("standard input · English → Spanish")


def test_a_name_that_is_taken_is_refused_before_anything_is_aligned(
    run: Run, texts: tuple[Path, ...], tmp_path: Path
):
    (tmp_path / "taken.protest").write_text("mine", encoding="utf-8")
    refused = run("quick", *texts, "--target", "es", "--save", "taken.protest", code=1)
    assert "taken.protest exists already" in refused.stderr
    assert "aligning" not in refused.stderr
    assert (tmp_path / "taken.protest").read_text(encoding="utf-8") == "mine"


def test_words_have_to_be_separated_where_nothing_separates_them(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, "MeCab", None)
    (tmp_path / "source.en").write_text("It is here.\nThey saw you.\n", encoding="utf-8")
    raw = "それはここにある。\n彼らはあなたを見た。\n"
    separated = "それ は ここ に ある 。\n彼ら は あなた を 見 た 。\n"
    (tmp_path / "raw.ja").write_text(raw, encoding="utf-8")
    (tmp_path / "separated.ja").write_text(separated, encoding="utf-8")
    refused = run("quick", "source.en", "raw.ja", "a=raw.ja", "--target", "ja", code=1)
    assert "raw.ja: Japanese is written without blanks" in refused.stderr
    assert "pip install 'protest-eval[ja]'" in " ".join(refused.stderr.split())
    run("quick", "source.en", "raw.ja", "a=raw.ja", "--target", "ja", "--anyway")
    made = run(
        *("quick", "source.en", "separated.ja", "a=separated.ja", "--target", "ja"),
        *("--format", "json"),
    )
    assert rows(made.stdout)["a", "all"]["examples"] == 3


def test_the_end_of_a_negation_is_no_pronoun(run: Run, tmp_path: Path):
    texts = ("It didn't rain and I don't care.", "No llovió y no me importa.")
    files = [tmp_path / "a.en", tmp_path / "b.es", tmp_path / "c.txt", tmp_path / "d.txt"]
    for path, text in zip(files, (*texts, texts[1], texts[1]), strict=True):
        path.write_text(f"{text}\n", encoding="utf-8")
    found = rows(run("quick", *files, "--target", "es", "--format", "json", "--anyway").stdout)
    assert found["c", "it"]["examples"] == 1


def test_lines_that_are_no_translation_have_a_column_of_their_own(
    run: Run, texts: tuple[Path, ...]
):
    spoilt = texts[-1]
    quick = ("quick", *texts, "--target", "Spanish")
    assert "no translation" not in run(*quick).stdout
    lines = spoilt.read_text(encoding="utf-8").splitlines()
    lines[2], lines[4] = "No puedo traducir este texto.", ""
    spoilt.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    before = rows(run(*quick, "--format", "json").stdout)
    found = before["other", "they"]
    assert (found["examples"], found["no_translation"], found["referred"]) == (12, 1, 12)
    assert before["same", "all"]["no_translation"] == 0
    shown = run(*quick).stdout
    assert "no translation" in shown
    assert "No translation: the line is empty" in shown
