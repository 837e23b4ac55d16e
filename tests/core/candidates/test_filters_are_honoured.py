"""No result ignores a condition of its filter: it honours the condition, or refuses it."""

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from sqlalchemy import text

import protest_core
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.export.tidy import TidyTable
from protest_core.judgements.outcome import Question
from protest_core.matching.rules import Reason, Verdict
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.meta_evaluation.verdicts import VerdictCell
from protest_core.scores.counted_candidates import CountedCell, PairPart, compared_candidates
from protest_core.scores.model import ScoreSettings
from protest_core.signatures.sign import signed
from protest_core.signatures.signature import BASES, Signature, TableKind
from protest_core.tables.formats import render
from protest_core.tables.model import Report
from tests.builders.judged_project import write_judged

# Honoured where the conditions on candidates are, all of which are made in one place.
CONDITION = CandidateFilter(reasons=frozenset({Reason.PRONOUN_DIFFERS}))
WHOLE = "Choose by systems and categories alone"

# What the functions need beside the project and the filter.
ARGUMENTS: Mapping[str, Any] = {
    "what": TidyTable.CANDIDATES,
    "question": Question.PRONOUN,
    "pair": ("annotator1", "annotator2"),
    "annotators": ("annotator1", "annotator2"),
    "change": {},
    "metrics": ["apt"],
    "tag": "mine",
    "part": PairPart.JUDGED,
}
CELLS = {VerdictCell: VerdictCell(), CountedCell: CountedCell()}

# These only open transactions, or have nothing to say where all is measured and up to date, and of
# German, where no approval rests on homographs.
SILENT = frozenset(
    {"measured", "measured_snapshot", "measure_missing", "metric_compared", "count_outdated"}
    | {"list_approved_on_homographs"}
)

Result = Callable[..., Any]
# What says what was asked, not what was found.
OF_THE_QUESTION = frozenset({"chosen", "settings", "asked", "signature"})
UNNAMED = {
    name: getattr(CandidateFilter(verdict=Verdict.APPROVED, by_verified=True), name)
    for name, condition in CandidateFilter.conditions().items()
    if not condition.key
}


def results() -> Iterator[Result]:
    """Yield the functions of the core that make something of a project and a filter."""
    for module in walk_packages(protest_core.__path__, "protest_core."):
        if module.name.startswith(("protest_core.cli", "protest_core.notebooks")):
            continue
        for name, function in inspect.getmembers(import_module(module.name), inspect.isfunction):
            parameters = inspect.signature(function).parameters
            if (
                function.__module__ == module.name
                and not name.startswith("_")
                and name not in SILENT
                and "project" in parameters
                and filter_of(parameters)
            ):
                yield function


def filter_of(parameters: Mapping[str, inspect.Parameter]) -> Mapping[str, Any]:
    """Return the argument that has the condition."""
    for value in (CONDITION, ScoreSettings(CONDITION)):
        for name, parameter in parameters.items():
            if parameter.annotation is type(value):
                return {name: value}
    return {}


def asked(function: Result, project: Project, *, everything: bool = False) -> object:
    """Return what the function makes of what meets the condition, or of everything."""
    parameters = inspect.signature(function).parameters
    arguments: dict[str, Any] = {"project": project}
    for name, parameter in parameters.items():
        if parameter.default is parameter.empty and name != "project":
            arguments[name] = CELLS.get(parameter.annotation, ARGUMENTS.get(name))
    if function is compared_candidates:
        arguments["pair"] = ("system1", "system2")
    ((name, value),) = filter_of(parameters).items()
    arguments[name] = type(value)() if everything else value
    return numbers(function(**arguments))


def numbers(result: Any) -> object:
    """Return what a result says, without what was asked."""
    if isinstance(result, Report):
        return "".join(render(result, "json")).replace(str(result.signature), "")
    if is_dataclass(result):
        return [
            numbers(getattr(result, each.name))
            for each in fields(result)
            if each.name not in OF_THE_QUESTION
        ]
    if isinstance(result, Mapping):
        return {repr(key): numbers(value) for key, value in result.items()}
    if isinstance(result, str | bytes) or not isinstance(result, Iterable):
        return re.sub(" at 0x[0-9a-f]+", "", repr(result))
    return [numbers(each) for each in result]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = write_judged(tmp_path_factory.mktemp("base") / "base.protest")
    with Project.open(path) as project:
        metrics_and_people(project=project)  # measures all metrics
        with project.changing() as tx:
            tx.execute(text("INSERT INTO judgement_tag SELECT id, 'mine' FROM judgement"))
    return path.read_bytes()


@pytest.mark.parametrize("function", [*results()], ids=lambda each: each.__name__)
def test_a_condition_is_honoured_or_refused(base: bytes, tmp_path: Path, function: Result):
    path = tmp_path / "judged.protest"
    path.write_bytes(base)
    with Project.open(path) as project:
        try:
            of_some = asked(function, project)
        except RefusedError as error:
            assert WHOLE in str(error)  # noqa: PT017 — one of the two is right
        else:
            assert of_some != asked(function, project, everything=True)


@pytest.mark.parametrize("kind", [kind for kind, basis in BASES.items() if basis.whole])
def test_what_is_counted_over_whole_categories_is_never_signed_with_a_condition(two_systems, kind):
    with two_systems.reading() as tx, pytest.raises(RefusedError, match=WHOLE):
        signed(tx, Signature(chosen=CONDITION, table=kind))


@pytest.mark.parametrize("name", UNNAMED)
def test_a_condition_that_no_signature_can_name_is_never_signed(two_systems, name):
    chosen = CandidateFilter(**{name: UNNAMED[name]})
    with two_systems.reading() as tx, pytest.raises(RefusedError, match=f"express ‘{name}’"):
        signed(tx, Signature(chosen=chosen, table=TableKind.SCORES))
