"""The settings that PROTEST keeps for a person; invalid settings count as not set."""

import json
from pathlib import Path
from typing import TypeGuard

from PySide6.QtCore import QByteArray, QSettings

from protest_core.names import annotator_name_mistake
from protest_gui.appearance.theme import LARGEST, SMALLEST, Scheme

_MOST_RECENT_FILES = 10
_MOST_JUDGED = 200  # projects in which the person judges
_NORMAL_SIZE = 100


class Preferences:
    """Typed values over Qt's settings; tests pass an ini file of their own."""

    def __init__(self, settings: QSettings | None = None) -> None:
        self._settings = QSettings("PROTEST", "PROTEST") if settings is None else settings

    @property
    def recent_files(self) -> list[Path]:
        """Return the paths of recent files, the newest first."""
        names = self._json("recent_files")
        if not _are_texts(names):
            return []
        return [Path(name) for name in names if _may_name_a_file(name)][:_MOST_RECENT_FILES]

    def add_recent(self, path: Path) -> None:
        path = path.absolute()  # the next start may be in another folder
        self._set_recent([path, *(other for other in self.recent_files if other != path)])

    def remove_recent(self, path: Path) -> None:
        self._set_recent([other for other in self.recent_files if other != path])

    def _set_recent(self, paths: list[Path]) -> None:
        names = [str(path) for path in paths[:_MOST_RECENT_FILES]]
        self._settings.setValue("recent_files", json.dumps(names))

    @property
    def annotator(self) -> str:
        """Return the name last used for judging in any project; empty if there is none."""
        name = self._text("annotator").strip()
        return "" if annotator_name_mistake(name) else name

    def annotator_in(self, project_id: str) -> str:
        """Return the name for judging in this project; empty while it is only read."""
        name = self._annotators().get(project_id, "")
        return "" if annotator_name_mistake(name) else name

    def judge_as(self, name: str, project_id: str) -> None:
        newest = {project_id: name, **self._without(project_id)}
        kept = dict(list(newest.items())[:_MOST_JUDGED])
        if name:  # otherwise this project is only read
            self._settings.setValue("annotator", name)
        self._settings.setValue("annotators", json.dumps(kept))

    def _without(self, project_id: str) -> dict[str, str]:
        return {each: name for each, name in self._annotators().items() if each != project_id}

    def _annotators(self) -> dict[str, str]:
        stored = self._json("annotators")
        if not isinstance(stored, dict):
            return {}
        return {each: name for each, name in stored.items() if isinstance(name, str)}

    @property
    def scheme(self) -> Scheme:
        try:
            return Scheme(self._text("scheme"))
        except ValueError:
            return Scheme.SYSTEM

    @scheme.setter
    def scheme(self, scheme: Scheme) -> None:
        self._settings.setValue("scheme", scheme.value)

    @property
    def language(self) -> str:
        """Return the language, such as `de`; empty for that of the system."""
        return self._text("language")

    @language.setter
    def language(self, code: str) -> None:
        self._settings.setValue("language", code)

    @property
    def text_percent(self) -> int:
        try:
            percent = int(self._text("text_percent"))
        except ValueError:
            return _NORMAL_SIZE
        return percent if SMALLEST <= percent <= LARGEST else _NORMAL_SIZE

    @text_percent.setter
    def text_percent(self, percent: int) -> None:
        self._settings.setValue("text_percent", min(max(percent, SMALLEST), LARGEST))

    @property
    def keys(self) -> dict[str, list[str]]:
        """Return the changed keys, by command."""
        stored = self._json("keys")
        if not isinstance(stored, dict):
            return {}
        return {name: keys for name, keys in stored.items() if _are_texts(keys)}

    @keys.setter
    def keys(self, keys: dict[str, list[str]]) -> None:
        self._settings.setValue("keys", json.dumps(keys))

    @property
    def geometry(self) -> QByteArray:
        return self._bytes("geometry")

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._settings.setValue("geometry", geometry)

    @property
    def overview_panel(self) -> bool:
        """Return whether all answers are shown beside the text instead of the person's own."""
        return self._text("overview_panel") == "shown"

    @overview_panel.setter
    def overview_panel(self, shown: bool) -> None:
        self._settings.setValue("overview_panel", "shown" if shown else "hidden")

    @property
    def time_shown(self) -> bool:
        """Return whether the annotator sees the time worked and the time left."""
        return self._text("time_worked") != "hidden"

    @time_shown.setter
    def time_shown(self, shown: bool) -> None:
        self._settings.setValue("time_worked", "shown" if shown else "hidden")

    @property
    def shows_tokens(self) -> bool:
        """Return whether texts are shown as tokens instead of as people write them."""
        return self._text("texts") == "tokens"

    @shows_tokens.setter
    def shows_tokens(self, shown: bool) -> None:
        self._settings.setValue("texts", "tokens" if shown else "written")

    @property
    def names_hidden(self) -> bool:
        """Return whether names are hidden from the adjudicator."""
        return self._text("names_in_adjudication") == "hidden"

    @names_hidden.setter
    def names_hidden(self, hidden: bool) -> None:
        self._settings.setValue("names_in_adjudication", "hidden" if hidden else "shown")

    def splitter(self, name: str) -> QByteArray:
        return self._bytes(f"splitters/{name}")

    def set_splitter(self, name: str, state: QByteArray) -> None:
        self._settings.setValue(f"splitters/{name}", state)

    def _text(self, name: str) -> str:
        # An ini file returns a list if the value has a comma.
        value = self._settings.value(name)
        return value if isinstance(value, str) else str(value) if isinstance(value, int) else ""

    def _json(self, name: str) -> object:
        # As JSON: QSettings returns a list of one item as a string, and an empty list as nothing.
        try:
            return json.loads(self._text(name))
        except (ValueError, RecursionError):
            return None

    def _bytes(self, name: str) -> QByteArray:
        value = self._settings.value(name)
        return value if isinstance(value, QByteArray) else QByteArray()


def _are_texts(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _may_name_a_file(name: str) -> bool:
    return bool(name) and "\0" not in name
