"""`protest language`: what is known of languages, and how another one is described."""

import json
from pathlib import Path

import pytest

from protest_core.languages.own import mistakes_in
from protest_core.languages.profiles import languages
from tests.core.cli.conftest import Run
from tests.core.cli.test_quick_command import TEXTS

PROFILE = """\
code = "qy"
name = "Ixian"
pronouns = ["ixa", "ona"]
ambiguous_forms = ["ona"]
"""


def rows(printed: str) -> list[dict]:
    (table,) = json.loads(printed)["tables"]
    return table["rows"]


def test_all_languages_are_listed(run: Run):
    listed = rows(run("language", "list", "--format", "json").stdout)
    assert [each["code"] for each in listed] == list(languages())
    spanish = next(each for each in listed if each["code"] == "es")
    assert (spanish["name"], spanish["features"], spanish["ambiguous"]) == ("Spanish", True, "se")
    assert max(map(len, run("language", "list").stdout.splitlines())) <= 100


def test_the_forms_of_a_language_are_shown_by_name_or_code(run: Run):
    by_name = run("language", "show", "Spanish", "--format", "json").stdout
    assert by_name == run("language", "show", "es", "--format", "json").stdout
    forms = {each["form"]: each for each in rows(by_name)}
    assert forms["la"]["features"] == "3s.f.acc"
    assert forms["la"]["homograph"] == "article"
    assert forms["se"]["ambiguous"] is True


def test_a_template_is_completed_checked_and_used(run: Run, tmp_path: Path):
    template = run("language", "template", "Esperanto").stdout
    assert run("language", "template", "eo-DE").stdout == template  # a profile has no region
    (mistake,) = mistakes_in(template)
    assert "no pronoun is listed" in mistake.message
    filled = template.replace('"3s" = []', '"3s" = ["li", "ŝi", "ĝi"]')
    (tmp_path / "language.toml").write_text(filled, encoding="utf-8")
    (tmp_path / "text.eo").write_text("Ŝi vidis lin. Li ridis, kaj ŝi ridis.\n", encoding="utf-8")
    found = rows(
        run(
            *("language", "check", "text.eo", "--profile", "language.toml"),
            *("--format", "json"),
        ).stdout
    )
    assert [(each["form"], each["times"]) for each in found] == [("ŝi", 2), ("li", 1)]


def test_pronouns_inside_words_are_shown_with_the_words(run: Run, tmp_path: Path):
    (tmp_path / "text.es").write_text("Contigo canto. Te veo.\n", encoding="utf-8")
    found = rows(run("language", "check", "text.es", "--language", "es", "--format", "json").stdout)
    assert {each["form"]: each["words"] for each in found} == {"te": "te", "ti": "contigo"}


def test_a_text_whose_words_nothing_separates_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("protest_core.extras.find_spec", lambda _module: None)
    (tmp_path / "text.ja").write_text("彼らはそれを見た。\n", encoding="utf-8")
    message = run("language", "check", "text.ja", "--language", "ja", code=1).stderr
    assert "Japanese is written without blanks, and its words are not separated here" in message
    assert "pip install 'protest-eval[ja]'" in message


def test_a_known_language_needs_no_template(run: Run):
    assert "language show es" in run("language", "template", "es", code=1).stderr


def test_an_unknown_language_is_refused_with_the_way_out(run: Run):
    assert "template eo" in run("language", "show", "eo", code=1).stderr


def test_mistakes_in_a_profile_are_named_by_line(run: Run, tmp_path: Path):
    (tmp_path / "mine.toml").write_text(PROFILE.replace("name", "nmae"), encoding="utf-8")
    message = run("language", "show", "--profile", "mine.toml", code=1).stderr
    assert "mine.toml:2: ‘nmae’ is not known; did you mean name?" in message


def test_either_a_language_or_a_file_is_named(run: Run, tmp_path: Path):
    (tmp_path / "mine.toml").write_text(PROFILE, encoding="utf-8")
    run("language", "show", "es", "--profile", "mine.toml", code=2)
    run("language", "show", code=2)
    assert "Ixian" in run("language", "show", "--profile", "mine.toml").stdout


def test_systems_are_compared_in_a_language_of_ones_own(run: Run, tmp_path: Path):
    pairs = [(source, target.replace("Ella la", "ona")) for source, target in TEXTS]
    lines = {
        "s.en": [source for source, _ in pairs],
        "r.qx": [target for _, target in pairs],
        "a.txt": [target for _, target in pairs],
        "b.txt": [target.replace("Ellos", "Ellas") for _, target in pairs],
    }
    for name, text in lines.items():
        (tmp_path / name).write_text("".join(f"{line}\n" for line in text), encoding="utf-8")
    described = PROFILE.replace('"ixa"', '"ellos", "ellas", "lo", "la", "las", "tú"')
    (tmp_path / "mine.toml").write_text(described, encoding="utf-8")
    texts = ("quick", "s.en", "r.qx", "a.txt", "b.txt", "--target")
    result = run(*texts, "qy", "--profile", "mine.toml", "--format", "json")
    approved = {(each["system"], each["pronoun"]): each["approved"] for each in rows(result.stdout)}
    assert approved["a", "they"] == 12
    assert approved["b", "they"] == 6
    assert "Ixian" in run(*texts, "qy", "--profile", "mine.toml").stdout
    run(*texts, "eo", "--profile", "mine.toml", code=2)


def test_a_suite_is_built_and_linked_with_a_profile_of_ones_own(run: Run, tmp_path: Path):
    for name, column in (("s.en", 0), ("r.qx", 1), ("a.txt", 1)):
        text = "".join(f"{pair[column]}\n" for pair in TEXTS)
        (tmp_path / name).write_text(text, encoding="utf-8")
    described = PROFILE.replace('"ixa"', '"ellos", "ellas", "lo", "la", "las", "tú"')
    (tmp_path / "mine.toml").write_text(described, encoding="utf-8")
    language = ("--target", "Ixian", "--profile", "mine.toml")
    run("suite", "build", "parallel", "s.en", "r.qx", "--raw", *language, "-o", "built")
    assert (tmp_path / "built/language.toml").read_text(encoding="utf-8") == described
    run("new", "built.protest", "--suite", "built")
    run("load", "built.protest", "a", "a.txt")
    by_suite = rows_of_systems(run("evaluate", "built.protest", "--format", "json").stdout)
    quick = run("quick", "s.en", "r.qx", "a.txt", *language, "--save", "quick.protest")
    assert "Ixian" in quick.stdout
    assert rows_of_systems(run("evaluate", "quick.protest", "--format", "json").stdout) == by_suite
    assert by_suite[0]["approved"] > 0
    wrong = ("--target", "eo", "--profile", "mine.toml", "-o", "other")
    run("suite", "build", "parallel", "s.en", "r.qx", "--raw", *wrong, code=2)


def rows_of_systems(printed: str) -> list[dict]:
    return json.loads(printed)["tables"][0]["rows"]
