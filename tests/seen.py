"""Looks into a project as it is at this moment: `seen(project).systems()`."""

from collections.abc import Callable
from typing import Any

from protest_core.store.project import Project


class seen:  # noqa: N801 — reads as a word in the tests
    def __init__(self, project: Project) -> None:
        self._project = project

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def look(*arguments: Any) -> Any:
            with self._project.reading() as snapshot:
                return getattr(snapshot, name)(*arguments)

        return look
