"""The one door to a project file: values in, values out, each call one transaction."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from protest_core.alignment import Translation
from protest_core.ids import ExampleId, SystemId
from protest_core.matching import Match, MatchGroup, MatchingPolicy, Rules
from protest_core.store import files, holdings, matches, settings, suites, systems
from protest_core.store.transactions import transaction
from protest_core.store.values import Holdings, System
from protest_core.suite import Category, SuiteDescription, TestSuite


class Project:
    """An open project file. Close it, or use it in a `with` statement."""

    def __init__(self, path: Path, engine: Engine) -> None:
        self.path = path
        self._engine = engine

    @classmethod
    def create(
        cls,
        path: Path,
        suite: TestSuite,
        reference: Translation,
        *,
        fill: Callable[["Changes"], None] = lambda _: None,
        replace: bool = False,
    ) -> Self:
        """Make a new file; if anything fails, `fill` included, there is none."""

        def fill_all(session: Session) -> None:
            settings.save_project_id(session)
            suites.save_suite(session, suite, reference)
            fill(Changes(session))

        files.create_file(path, fill_all, replace=replace)
        return cls.open(path)

    @classmethod
    def open(cls, path: Path, *, read_only: bool = False) -> Self:
        return cls(path, files.open_file(path, read_only=read_only))

    def close(self) -> None:
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    @contextmanager
    def _reading(self) -> Iterator[Session]:
        with transaction(self._engine, self.path, writing=False) as session:
            yield session

    @contextmanager
    def changing(self) -> Iterator["Changes"]:
        """Several changes that happen together or not at all."""
        with transaction(self._engine, self.path, writing=True) as session:
            yield Changes(session)

    def suite(self) -> TestSuite:
        with self._reading() as session:
            return suites.load_suite(session)

    def source(self) -> tuple[str, ...]:
        """The suite's source text alone."""
        with self._reading() as session:
            return suites.load_source(session)

    def description(self) -> SuiteDescription:
        with self._reading() as session:
            return suites.load_description(session)

    def categories(self) -> tuple[Category, ...]:
        with self._reading() as session:
            return suites.load_categories(session)

    def reference(self) -> Translation:
        with self._reading() as session:
            return suites.load_reference(session)

    def systems(self) -> tuple[System, ...]:
        with self._reading() as session:
            return systems.list_systems(session)

    def translation(self, system_id: SystemId) -> Translation:
        with self._reading() as session:
            return systems.load_translation(session, system_id)

    def policy(self) -> MatchingPolicy:
        with self._reading() as session:
            return settings.load_policy(session)

    def match_groups(self) -> tuple[MatchGroup, ...]:
        with self._reading() as session:
            return tuple(matches.match_groups(session))

    def holdings(self) -> Holdings:
        with self._reading() as session:
            return holdings.count_holdings(session)


class Changes:
    """What can be changed in a project, inside one transaction."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def check_name_is_free(self, name: str, *, replace: bool) -> None:
        systems.check_name_is_free(self._session, name, replace=replace)

    def add_system(self, name: str, translation: Translation, *, text_file: str) -> None:
        systems.save_system(self._session, name, translation, text_file)

    def translation(self, system_id: SystemId) -> Translation:
        return systems.load_translation(self._session, system_id)

    def set_policy(self, policy: MatchingPolicy) -> None:
        settings.save_policy(self._session, policy)

    def set_matches(
        self, system_id: SystemId, found: Iterable[tuple[ExampleId, Match]], *, rules: Rules
    ) -> None:
        matches.save_matches(self._session, system_id, found, rules=rules)
