"""Languages that are written without blanks: separated by an extra, or left as they are."""

import importlib.util
from pathlib import Path

import pytest

from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db.project import Project
from protest_core.errors import ImplausibleTextError, InputError
from protest_core.extras import Extra
from protest_core.languages.profiles import language_profile
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.suite_build.parallel import ParallelFiles, build_from_parallel
from protest_core.text.segmenters import SEGMENTERS, Segmenter, is_spaced, not_separated
from protest_core.text.tokenisation_fit import tokeniser_for, usual_convention
from protest_core.text.tokeniser import Tokeniser
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES, write_suite

JAPANESE = language_profile("ja")
SPACED = "彼 ら は それ を 見 た 。"
RAW = "彼らはそれを見た。"
REFERENCE = ("それ は ここ に ある 。\n" * 3 + "彼ら は それ を 見 た 。\n") + "雨 だ 。\n" * 3


def by_signs() -> Segmenter:
    """Return a stand-in that makes a word of each sign, installed wherever Python is."""
    return Segmenter("signs", Extra.JAPANESE, lambda: lambda line: [*line.replace(" ", "")])


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(SEGMENTERS, "mecab", by_signs())
    monkeypatch.setattr("protest_core.extras.find_spec", lambda _module: True)


@pytest.fixture
def nothing(monkeypatch: pytest.MonkeyPatch):
    real = importlib.util.find_spec
    monkeypatch.setattr(
        "protest_core.extras.find_spec", lambda name: None if name == "MeCab" else real(name)
    )


@pytest.fixture
def project(tmp_path: Path):
    toml = FILES["suite.toml"].replace('"de"', '"ja"')
    links = "0-0\n" * 7
    directory = write_suite(
        tmp_path / "suite", suite_toml=toml, reference_txt=REFERENCE, reference_align=links
    )
    create_project(path=tmp_path / "ja.protest", directory=directory)
    with Project.open(tmp_path / "ja.protest") as project:
        yield project


def output(folder: Path, text: str, *, tokenised: bool = False) -> SystemOutput:
    path = folder / "out.txt"
    path.write_text(text, encoding="utf-8")
    return SystemOutput("out", path, None, tokenised=tokenised)


def sentences(project: Project) -> tuple[str, ...]:
    (system,) = fetch(project, list_systems)
    return fetch(project, load_translation, system.id).sentences


def test_blanks_tell_whether_words_are_separated():
    assert is_spaced([SPACED])
    assert not is_spaced([RAW, "iPhone 15 を買った。"])
    assert not is_spaced([])


@pytest.mark.usefixtures("stand_in")
def test_suffixes_are_joined_where_the_whole_is_a_form():
    tokeniser = Tokeniser("ja", usual_convention("ja"))
    assert tokeniser.tokenise(RAW) == ("彼ら", "は", "そ", "れ", "を", "見", "た", "。")
    assert tokeniser.tokenise("雨ら") == ("雨", "ら")


@pytest.mark.usefixtures("stand_in")
def test_a_text_that_is_spaced_is_left_as_it_is():
    tokeniser = Tokeniser("ja", usual_convention("ja")).for_text([SPACED])
    assert tokeniser.sentences([SPACED]) == [SPACED]


@pytest.mark.usefixtures("stand_in")
def test_the_fit_is_that_of_text_without_blanks():
    fit = tokeniser_for(["雨 だ 。", "それ は 雨 。"], "ja").fit
    assert fit is not None
    assert (fit.identical, fit.sentences) == (1, 2)
    assert str(fit.convention) == "signs"


@pytest.mark.usefixtures("nothing")
def test_without_the_extra_the_advice_names_it():
    advice = not_separated([RAW], JAPANESE)
    assert advice is not None
    assert "pip install 'protest-eval[ja]'" in advice
    assert not_separated([SPACED], JAPANESE) is None
    assert not_separated([RAW], language_profile("ko")) is None
    assert Tokeniser("ja", usual_convention("ja")).tokenise(SPACED) == tuple(SPACED.split())


@pytest.mark.usefixtures("stand_in")
def test_raw_outputs_are_separated_and_their_origin_says_by_what(project: Project, tmp_path: Path):
    raw = REFERENCE.replace(" ", "")
    notes = load_systems(project=project, outputs=[output(tmp_path, raw)]).notes
    assert sentences(project)[4] == "雨 だ 。"
    (system,) = fetch(project, list_systems)
    assert "tokenised here (signs)" in system.origin.in_words()
    assert any("(signs): our tokeniser reproduces 3 of 7" in note for note in notes)


@pytest.mark.usefixtures("nothing")
def test_raw_outputs_are_refused_where_nothing_separates_them(project: Project, tmp_path: Path):
    raw = output(tmp_path, REFERENCE.replace(" ", ""))
    with pytest.raises(ImplausibleTextError, match=r"protest-eval\[ja\]"):
        load_systems(project=project, outputs=[raw])


@pytest.mark.usefixtures("stand_in")
def test_tokens_that_are_none_are_noticed(project: Project, tmp_path: Path):
    given = output(tmp_path, REFERENCE.replace(" ", ""), tokenised=True)
    with pytest.raises(ImplausibleTextError, match="or give raw text"):
        load_systems(project=project, outputs=[given])


def parallel(folder: Path, *, raw: bool) -> ParallelFiles:
    (folder / "en").write_text("I saw it.\nThey saw it.\n", encoding="utf-8")
    (folder / "tokens").write_text("I saw it .\nThey saw it .\n", encoding="utf-8")
    (folder / "ja").write_text(f"それを見た。\n{RAW}\n", encoding="utf-8")
    return ParallelFiles(folder / ("en" if raw else "tokens"), folder / "ja", raw=raw)


@pytest.mark.usefixtures("stand_in")
def test_a_suite_is_built_from_raw_text(tmp_path: Path):
    files = parallel(tmp_path, raw=True)
    build_from_parallel(files=files, directory=tmp_path / "built", languages=("en", "ja"))
    written = (tmp_path / "built" / "reference.txt").read_text(encoding="utf-8")
    assert written.endswith("彼ら は そ れ を 見 た 。\n")


@pytest.mark.usefixtures("nothing")
def test_no_suite_is_built_where_nothing_separates_words(tmp_path: Path):
    files = parallel(tmp_path, raw=True)
    with pytest.raises(
        InputError, match=r"ja: Japanese is written without blanks.*protest-eval\[ja\]"
    ):
        build_from_parallel(files=files, directory=tmp_path / "built", languages=("en", "ja"))
    assert not (tmp_path / "built").exists()


@pytest.mark.usefixtures("stand_in")
def test_a_suite_of_tokens_needs_tokens(tmp_path: Path):
    files = parallel(tmp_path, raw=False)
    with pytest.raises(
        InputError, match=r"ja: Japanese is written without blanks.* or give raw text"
    ):
        build_from_parallel(files=files, directory=tmp_path / "built", languages=("en", "ja"))


@pytest.mark.parametrize(
    ("language", "module", "text", "tokens"),
    [
        ("ja", "MeCab", "私たちは彼らに渡した。", "私たち は 彼ら に 渡し た 。"),
        ("ja", "MeCab", "『iPhone 15』", "『 iPhone 15 』"),
        ("ja", "MeCab", "彼女たちはJohn’sを見た", "彼女たち は John ’ s を 見 た"),
        ("zh", "rjieba", "她们把它给了他们。", "她们 把 它 给 了 他们 。"),
    ],
)  # fmt: skip
def test_the_extras_separate_words(language: str, module: str, text: str, tokens: str):
    pytest.importorskip(module)
    tokeniser = Tokeniser(language, usual_convention(language))
    assert " ".join(tokeniser.tokenise(text)) == tokens
