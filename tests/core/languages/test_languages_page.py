"""The page on languages: its example is a whole profile."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.alignment.likely import likely_translations
from protest_core.languages.profiles import FOLDERS, PROFILE, language_profile

PAGE = Path(__file__).parents[3] / "docs" / "languages.md"


@pytest.fixture(autouse=True)
def _with_the_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    example = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / PROFILE).write_text(example[1], encoding="utf-8")
    monkeypatch.setattr("protest_core.languages.profiles.FOLDERS", [*FOLDERS, tmp_path])
    language_profile.cache_clear()
    likely_translations.cache_clear()
    yield
    language_profile.cache_clear()
    likely_translations.cache_clear()


def test_the_shortest_profile_is_sufficient():
    assert language_profile("epo").has_units
    likely = likely_translations("en", "eo")
    assert likely is not None
    assert likely.often["them"] == {"ilin"}
    assert {"ĝi", "ĝin"} <= likely.often["it"]
