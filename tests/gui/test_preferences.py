"""Settings are remembered; invalid ones count as not set."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from protest_gui.appearance.theme import LARGEST, SMALLEST, Scheme
from protest_gui.preferences import Preferences


@pytest.fixture
def ini(tmp_path: Path) -> Path:
    return tmp_path / "protest.ini"


def preferences_in(ini: Path) -> Preferences:
    return Preferences(QSettings(str(ini), QSettings.Format.IniFormat))


def test_nothing_chosen_yet(ini: Path) -> None:
    preferences = preferences_in(ini)
    assert preferences.recent_files == []
    assert preferences.annotator == ""
    assert preferences.annotator_in("a project") == ""
    assert preferences.scheme is Scheme.SYSTEM
    assert preferences.text_percent == 100
    assert preferences.keys == {}
    assert preferences.geometry.isEmpty()
    assert preferences.splitter("reading").isEmpty()


def test_everything_is_there_at_the_next_start(ini: Path, tmp_path: Path) -> None:
    chosen = preferences_in(ini)
    chosen.add_recent(tmp_path / "ä, 100 %.protest")
    chosen.judge_as("Max", "another project")
    chosen.judge_as("Mia", "a project")
    chosen.scheme = Scheme.DARK
    chosen.text_percent = 150
    chosen.keys = {"remark": ["Ctrl+,"], "help": []}
    chosen.geometry = QByteArray(b"\x00\x01geometry")
    chosen.set_splitter("reading", QByteArray(b"\xff\x00"))
    del chosen
    again = preferences_in(ini)
    assert again.recent_files == [tmp_path / "ä, 100 %.protest"]
    assert again.annotator == "Mia"
    assert again.annotator_in("a project") == "Mia"
    assert again.annotator_in("another project") == "Max"
    assert again.annotator_in("a third") == ""
    assert again.scheme is Scheme.DARK
    assert again.text_percent == 150
    assert again.keys == {"remark": ["Ctrl+,"], "help": []}
    assert again.geometry == QByteArray(b"\x00\x01geometry")
    assert again.splitter("reading") == QByteArray(b"\xff\x00")
    assert again.splitter("overview").isEmpty()


def test_the_ten_newest_files_each_once(ini: Path, tmp_path: Path) -> None:
    preferences = preferences_in(ini)
    for number in [*range(12), 5]:
        preferences.add_recent(tmp_path / f"{number}.protest")
    names = [path.stem for path in preferences.recent_files]
    assert names == ["5", "11", "10", "9", "8", "7", "6", "4", "3", "2"]
    preferences.remove_recent(tmp_path / "11.protest")
    assert [path.stem for path in preferences.recent_files][:2] == ["5", "10"]


def test_a_recent_file_is_found_from_another_folder(
    ini: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    preferences_in(ini).add_recent(Path("my.protest"))
    assert preferences_in(ini).recent_files == [tmp_path / "my.protest"]


@pytest.mark.parametrize("name", ["", "   ", "Adjudication"])
def test_nobody_judges_under_a_name_that_is_none(ini: Path, name: str) -> None:
    preferences = preferences_in(ini)
    preferences.judge_as(name, "a project")
    assert preferences.annotator == ""
    assert preferences.annotator_in("a project") == ""


@pytest.mark.parametrize(("percent", "kept"), [(1, SMALLEST), (170, 170), (9999, LARGEST)])
def test_text_size_stays_within_its_limits(ini: Path, percent: int, kept: int) -> None:
    preferences = preferences_in(ini)
    preferences.text_percent = percent
    assert preferences.text_percent == kept


@pytest.mark.parametrize(
    "damaged",
    [
        "",
        "rubbish",
        "one, two, three",
        "-5",
        "1e9",
        "99999999999999999999",
        "{",
        "[1, 2]",
        '["", "\\u0000"]',
        '{"help": 7, "next": [null]}',
        "@Invalid()",
        "@Variant(garbage)",
        "@ByteArray()",
        "[" * 100_000,
    ],
)
def test_damaged_values_count_as_not_chosen(ini: Path, damaged: str) -> None:
    settings = QSettings(str(ini), QSettings.Format.IniFormat)
    for name in ("recent_files", "scheme", "text_percent", "keys", "geometry", "annotators"):
        settings.setValue(name, damaged)
    settings.sync()
    preferences = preferences_in(ini)
    assert preferences.recent_files == []
    assert preferences.scheme is Scheme.SYSTEM
    assert preferences.text_percent == 100
    assert preferences.keys == {}
    assert preferences.geometry.isEmpty()
    assert preferences.annotator_in("a project") == ""


def test_a_file_that_is_no_settings_at_all_is_like_none(ini: Path) -> None:
    ini.write_bytes(bytes(range(256)) * 20)
    assert preferences_in(ini).text_percent == 100
    assert preferences_in(ini).scheme is Scheme.SYSTEM
