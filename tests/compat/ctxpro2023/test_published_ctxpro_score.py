"""The score of the published CTXPRO program, on its own files where they are."""

import json
import string
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_compat.ctxpro2023.program import score_outputs, splitter
from protest_compat.ctxpro2023.score import Split, passes
from protest_core.errors import InputError, RefusedError
from protest_core.tables.formats import table_formats
from tests.core.cli.conftest import Run
from tests.core.suite_build.ctxpro_files import addressed, write_ctxpro
from tests.properties import examples

PUBLISHED = Path(__file__).parents[4] / "shared" / "data" / "ctxpro"
_PIECES = [
    *("sie", "Sie", "sie.", "sie!", "¿Sie", "«sie»", "sie…", "sie...", "Mr.", "No.", "5", "U.S."),
    *(
        "Er",
        "er",
        "geht",
        ".",
        "!",
        "?",
        "'",
        '"',
        ")",
        "(",
        "-",
        "»",
        "’",
        "\u00a0",
        "\t",
        "Ihr-sie",
    ),
    *("!”", "?»", "it's", "Нет.", "она", "。", "她。", "\x85", ""),
]
_texts = st.lists(st.sampled_from(_PIECES) | st.text(max_size=3), max_size=10).map(" ".join)
ENTRIES = [
    addressed("I saw you.", "Te vi.", "te", "ACC.INFORM.SING"),
    addressed("You know.", "Tú lo sabes.", "tú"),
    addressed("Did you?", "¿Tú?", "tú"),
]


@pytest.fixture(scope="module")
def english() -> Split:
    pytest.importorskip("sentence_splitter")
    return splitter("en")


def plainly(translation: str, expected: str, split: Split) -> bool:
    """The rule without shortcuts: the last sentence is always split off."""
    sentences = split(translation.strip())
    last = sentences[-1] if sentences else translation.strip()
    plain = "".join(each for each in last.lower() if each not in string.punctuation)
    return f" {expected.lower()} " in f" {plain} "


@examples(600)
@given(_texts, st.sampled_from(["sie", "Sie", "er", "она", "ihrsie", "sie er", "her-self", "»"]))
def test_the_shortcuts_change_nothing(english: Split, text: str, expected: str):
    text = " ".join(text.splitlines())  # a translation is one line
    assert passes(text, expected, english) == plainly(text, expected, english)


@pytest.mark.parametrize(
    ("translation", "passed"),
    [
        ("It left.", True),
        ("Did IT?", True),
        ("It left. He stayed.", False),  # the last sentence counts
        ("He stayed. It left.", True),
        ("It left... and he stayed.", True),
        ("Well, (it) did!", True),
        ("Take-it or leave.", False),  # without the hyphen, this is one word
        ("Its end.", False),
        ("«it»", False),  # this punctuation stays
        ("¿It left?", False),
        ("", False),
    ],
)
def test_the_last_sentence_needs_the_form_as_a_word(english: Split, translation: str, passed: bool):
    assert passes(translation, "it", english) == passed


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """A test set and an output, beside each other in the working directory."""
    pytest.importorskip("sentence_splitter")
    output = tmp_path / "mine.txt"
    output.write_text("Te vi.\nLo sabes.\n¿De verdad? ¿Lo sabías tú?\n", encoding="utf-8")
    return write_ctxpro(tmp_path / "set.json", ENTRIES), output


@pytest.mark.parametrize("how", table_formats())
def test_scores_are_shown_with_their_signature(run: Run, files, how: str):
    shown = run("ctxpro", *files, "--format", how).stdout
    assert "mine.txt" in shown
    assert "66.7" in shown or "0.66666" in shown
    assert "metric:ctxpro-published" in shown


def test_rules_are_beside_each_other(run: Run, files):
    shown = run("ctxpro", *files).stdout
    assert "ACC.INFORM.SING  te              1     100.0\n" in shown
    assert "NOM.INFORM.SING  tú              2      50.0\n" in shown
    assert "|language:es|splitter:sentence-splitter " in shown


def test_outputs_can_be_named(run: Run, files):
    test_set, output = files
    shown = run("ctxpro", test_set, f"first={output}", f"second={output}").stdout
    assert "first" in shown
    assert "second" in shown
    assert "mine.txt" not in shown
    refused = run("ctxpro", test_set, f"A={output}", f"A={output}", code=1).stderr
    assert "‘A’: two outputs have this name" in refused


def test_the_language_of_the_file_can_be_replaced(run: Run, files):
    assert "|language:en|" in run("ctxpro", *files, "--target", "en").stdout
    refused = run("ctxpro", *files, "--target", "xx", code=1).stderr
    assert "has no rules for the language ‘xx’. Name one that it has: --target." in refused


def test_without_the_splitter_the_extra_is_named(files, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "sentence_splitter", None)
    with pytest.raises(RefusedError, match=r"pip install 'protest-eval\[ctxpro\]'"):
        score_outputs(file=files[0], outputs=[("", files[1])])


def test_an_output_of_another_length_is_refused(run: Run, files):
    files[1].write_text("Te vi.\nLo sabes.\n", encoding="utf-8")
    shown = run("ctxpro", *files, code=1).stderr
    assert "mine.txt: 2 lines, and the test set has 3 entries; it needs a line for each" in shown


def test_mistakes_in_the_test_set_are_told_by_entry(files):
    spoilt = write_ctxpro(files[0], [*ENTRIES, {"expected": "te"}, {"expected": 1, "rule": "X"}])
    with pytest.raises(InputError) as error:
        score_outputs(file=spoilt, outputs=[("", files[1])])
    assert [problem.message for problem in error.value.problems] == [
        "entry 4: missing required field ‘rule’",
        "entry 5: expected: Expected a text, got a whole number",
    ]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('{"a": 1}', "this is not a list of entries"),
        ("[]", "there is no entry in the file"),
        ("", "the file is empty"),
        ("[1", "not JSON"),
    ],
)
def test_other_files_are_refused(files, content: str, said: str):
    files[0].write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match=said):
        score_outputs(file=files[0], outputs=[("", files[1])])


def test_the_table_does_not_take_the_place_of_an_output(run: Run, files):
    before = files[1].read_text(encoding="utf-8")
    run("ctxpro", *files, "-o", files[1], "--force", code=1)
    assert files[1].read_text(encoding="utf-8") == before


def test_sets_of_verbs_are_scored_too(files):
    verbs = [{"src verb": "did", "document id": "en-es/1", **entry} for entry in ENTRIES]
    for entry in verbs:
        del entry["src pronoun"]
    found = score_outputs(file=write_ctxpro(files[0], verbs), outputs=[("", files[1])])
    assert found.language == "es"


@pytest.mark.skipif(
    not PUBLISHED.exists(), reason="the published files lie in ../shared, which is not here"
)
@pytest.mark.parametrize(
    ("name", "entries", "sentences", "contexts"),
    [
        ("mini.formality.opensubtitles.en-es.test", 12_786, 4_053, 4_588),
        ("mini.formality.opensubtitles.en-de.test", 10_800, 4_751, 5_792),
        ("mini.animacy.opensubtitles.pl-en.test", 2_517, 1_450, 1_775),
    ],
)
def test_published_figures_come_out(name: str, entries: int, sentences: int, contexts: int):
    pytest.importorskip("sentence_splitter")
    outputs = [(kind, PUBLISHED / f"deepl.{name}.{kind}") for kind in ("sentences", "contexts")]
    file = PUBLISHED / f"{name}.json"
    found = score_outputs(file=file, outputs=outputs).outputs
    assert [sum(each.entries for each in rules.values()) for rules in found.values()] == (
        [entries, entries]
    )
    assert [sum(each.passed for each in rules.values()) for rules in found.values()] == (
        [sentences, contexts]
    )
    assert entries == len(json.loads(file.read_text(encoding="utf-8")))


def test_a_test_set_that_is_not_there_is_reported_once(run: Run, tmp_path: Path):
    (tmp_path / "out.txt").write_text("x\n", encoding="utf-8")
    assert run("ctxpro", "none.json", "out.txt", code=1).stderr.count("is missing") == 1
