"""Changes rules of the core, one place at a time, and lists the changes that no test notices.

python tools/mutants.py                     all modules of `TESTS`
python tools/mutants.py scores/strata       one of them; scores/strata:88 its line 88 only

A mutant is source code in memory: no file is changed. It is killed if a test fails or does not end.
The tests that execute its lines run in a process that has imported everything and whose functions
get its code. For lines that are executed at import, all tests run. Slow tests are left out.
`tests/mutants_explained.toml` says why other mutants survive.
"""

import argparse
import ast
import difflib
import gc
import json
import os
import resource
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial, singledispatch
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import chain, islice, pairwise
from pathlib import Path
from shutil import rmtree
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NamedTuple, TypeVar

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = "protest_core"
EXPLAINED = ROOT / "tests" / "mutants_explained.toml"
# The tests of each module, below tests/core: the quickest first, as the first failure ends a run.
TESTS: Mapping[str, Sequence[str]] = {
    "matching/policy": (
        "matching/test_policy.py",
        "matching/test_rules.py",
        "matching/test_properties.py",
    ),
    "matching/rules": ("matching/test_rules.py", "matching/test_properties.py"),
    "judgements/conflicts": ("judgements/test_conflicts.py",),
    "judgements/outcome": (
        "judgements/test_outcome.py",
        "judgements/test_labels.py",
        "judgements/test_verified.py",
    ),
    "batches/merge_rules": ("batches/test_deciding.py", "batches/test_merging_again.py"),
    "batches/link_rules": ("batches/test_link_rules.py", "batches/test_merging_links.py"),
    "scores/strata": (
        "scores/test_strata.py",
        "scores/test_audit_verified.py",
        "tasks/test_chosen_by_hand.py",
        "scores/test_over_documents.py",
        "scores/test_scores.py",
        "scores/test_scores_report.py",
    ),
    "scores/counted_candidates": (
        "scores/test_counted_candidates.py",
        "agreement/test_candidates_behind_numbers.py",
    ),
    "statistics/estimation": ("statistics/test_estimation.py",),
}
_MOST_SURVIVORS = 0.05  # the share of mutants that may survive without an explanation
_MEMORY = 4 * 2**30  # bytes of memory; an endless loop may fill it
_SLOW = 5  # seconds: a rule deserves a quicker test
_FOR_EVER = 10**6  # seconds
_NOT_TESTED = 98  # exit status: the code cannot be given to functions that are there
_PAIRS: Sequence[tuple[Any, Any]] = (
    *((ast.Eq, ast.NotEq), (ast.Is, ast.IsNot), (ast.In, ast.NotIn), (ast.And, ast.Or)),
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.BitAnd, ast.BitOr), (ast.Add, ast.Sub)),
    *((ast.Pow, ast.Mult), (ast.Mult, ast.Div)),  # of several, the last one with a type counts
)
_OPPOSITES = {this: that for pair in _PAIRS for this, that in (pair, pair[::-1])}
_OPPOSITE_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
# The replaced part, and the text in its place.
Change = tuple[ast.expr | ast.stmt, str]
_Key = TypeVar("_Key")


class Mutant(NamedTuple):
    """Source code with one change, as lines that went and lines that came."""

    line: int  # from 1
    last: int  # the line on which the changed part ends; 0 if it runs at import
    old: str
    new: str
    source: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """The reason why no test can notice changes of a line or, with `becomes`, one such change."""

    module: str
    line: str
    why: str
    becomes: str = ""

    def is_of(self, module: str, mutant: Mutant) -> bool:
        same = self.module == module and self.line == mutant.old
        return same and self.becomes in ("", mutant.new)


@dataclass(frozen=True)
class Trial:
    """A module and the tests that have to notice its changes."""

    module: str
    tests: Sequence[str]

    @cached_property
    def path(self) -> Path:
        return Path(PACKAGE, f"{self.module}.py")

    @cached_property
    def source(self) -> str:
        return self.path.read_text(encoding="utf-8")

    def run(self, mutants: Sequence[Mutant], *, jobs: int) -> Iterator[tuple[Mutant, bool]]:
        """Yield each mutant as it ends, and whether it survived."""
        with tempfile.TemporaryDirectory(prefix="protest-mutants-", dir=_quick_folder()) as folder:
            report = Path(folder, "report")
            chosen = _ChosenTests(str(self.path.resolve()), mutants, report, jobs)
            work = partial(self._test, self.source, chosen)
            [(_, status)] = _in_processes([(None, work)], folder, 1, _FOR_EVER)
            if not report.exists():
                sys.exit(f"{self.module}: its tests fail without any change (status {status}).")
            results = json.loads(report.read_text())
            yield from ((mutants[number], survived) for number, survived in results["tried"])
            tried = {number for number, _ in results["tried"]}
            in_order = _InOrder(results["tests"])
            works = (
                (each, partial(self._test, each.source, in_order))
                for number, each in enumerate(mutants)
                if number not in tried
            )
            for mutant, status in _in_processes(works, folder, jobs, 3 * results["seconds"] + 10):
                yield mutant, status == 0

    def _test(self, source: str, plugin: object) -> int:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        name = f"{PACKAGE}.{self.module.replace('/', '.')}"
        sys.meta_path.insert(0, _Finder(_Loader(name, str(self.path.resolve()), source)))
        basetemp = Path(tempfile.gettempdir(), "tests")
        options = ["-x", "-q", "-p", "no:cacheprovider", f"--basetemp={basetemp}"]
        options.append("-Wignore::pytest.PytestAssertRewriteWarning")  # of `_load_libraries`
        paths = [f"tests/core/{each}" for each in self.tests]
        return int(pytest.main([*options, *paths], plugins=[_Settled(), plugin]))


@dataclass(frozen=True, slots=True)
class _Test:
    """A test of unchanged code: its processor time, and the lines of the module that it runs."""

    item: pytest.Item
    seconds: float
    lines: frozenset[int]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="List the changes of rules that no test notices.")
    parser.add_argument("modules", nargs="*", default=[*TESTS], metavar="MODULE[:LINE]")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    os.chdir(ROOT)
    explanations = read_explanations(EXPLAINED)
    counts: Counter[str] = Counter()
    for each in asked.modules:
        module, _, line = each.partition(":")
        trial = Trial(module, TESTS[module])
        mutants = [it for it in mutants_of(trial.source) if line in ("", str(it.line))]
        for mutant, survived in trial.run(mutants, jobs=asked.jobs):
            why = [it.why for it in explanations if it.is_of(module, mutant)]
            result = ("explained" if why else "survived") if survived else "killed"
            counts[result] += 1
            if result == "survived" or (why and not survived):
                said = "killed, although an explanation says" if why else "survived"
                print(f"{trial.path}:{mutant.line}: {said} {''.join(why)}")
                print(f"  - {mutant.old}\n  + {mutant.new}", flush=True)
        print(f"{module}: {len(mutants)} mutants; so far {dict(counts)}", flush=True)
    share = counts["survived"] / max(counts.total(), 1)
    print(f"{counts.total()} mutants, {share:.1%} survived without an explanation")
    return int(share > _MOST_SURVIVORS)


def read_explanations(path: Path) -> list[Explanation]:
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    return [Explanation(**each) for each in found]


def mutants_of(source: str) -> Iterator[Mutant]:
    """Yield the source with each change that is tried, in the order of the lines."""
    encoded = source.encode()
    starts = [0]
    for line in encoded.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    bodies = chain.from_iterable(each.body for each in functions)
    in_functions = {node for part in bodies for node in ast.walk(part)}
    nodes = [*_code(tree)]
    # A condition is replaced by True and by False: tests that notice both notice its opposite.
    conditions = {it for node in nodes for it in _conditions(node) if not _has_limit(it)}
    changes = (_changes(node) for node in nodes if node not in conditions)
    for node, text in chain.from_iterable(changes):
        last = (node.end_lineno or node.lineno) if node in in_functions else 0
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        new = f"({text})" if isinstance(node, ast.expr) else text
        changed = (encoded[:start] + new.encode() + encoded[end:]).decode()
        diff = [*difflib.ndiff(source.splitlines(), changed.splitlines())]
        went, came = (
            " ".join(line[2:].strip() for line in diff if line.startswith(sign)) for sign in "-+"
        )
        yield Mutant(node.lineno, last, went, came, changed)


@singledispatch
def _changes(node: ast.AST) -> Iterator[Change]:  # noqa: ARG001
    """Yield the parts to replace, each with its replacement."""
    yield from ()


@_changes.register
def _of_choice(node: ast.If | ast.IfExp | ast.comprehension) -> Iterator[Change]:
    for test in _conditions(node):
        yield test, "True"
        yield test, "False"


@_changes.register
def _of_result(node: ast.Return) -> Iterator[Change]:
    if node.value is not None and not _is_none(node.value):
        yield node, "return None"


@_changes.register
def _of_assignment(node: ast.Assign) -> Iterator[Change]:
    if isinstance(node.targets[0], ast.Attribute | ast.Subscript):
        yield node, "pass"


@_changes.register
def _of_act(
    node: ast.Expr | ast.AugAssign | ast.Raise | ast.Continue | ast.Break,
) -> Iterator[Change]:
    yield node, "pass"


@_changes.register
def _of_comparison(node: ast.Compare) -> Iterator[Change]:
    for at, operator in enumerate(node.ops):
        others = [*node.ops]
        others[at] = _OPPOSITES[type(operator)]()
        yield node, ast.unparse(ast.Compare(node.left, others, node.comparators))


@_changes.register
def _of_connection(node: ast.BoolOp) -> Iterator[Change]:
    yield node, ast.unparse(ast.BoolOp(_OPPOSITES[type(node.op)](), node.values))
    for at in range(len(node.values)):
        rest = [*node.values[:at], *node.values[at + 1 :]]
        yield node, ast.unparse(ast.BoolOp(node.op, rest) if rest[1:] else rest[0])


@_changes.register
def _of_calculation(node: ast.BinOp) -> Iterator[Change]:
    if opposite := _OPPOSITES.get(type(node.op)):
        yield node, ast.unparse(ast.BinOp(node.left, opposite(), node.right))


@_changes.register
def _of_sign(node: ast.UnaryOp) -> Iterator[Change]:
    yield node, ast.unparse(node.operand)


@_changes.register
def _of_constant(node: ast.Constant) -> Iterator[Change]:
    match node.value:
        case bool(value):
            yield node, repr(not value)
        case int(value) | float(value):
            yield node, repr(value + 1)
        case str(value) if " " not in value:
            yield node, repr(f"XX{value}")


@_changes.register
def _of_name(node: ast.Name) -> Iterator[Change]:
    if node.id in _OPPOSITE_NAMES:
        yield node, _OPPOSITE_NAMES[node.id]


def _code(node: ast.AST, *, in_function: bool = False) -> Iterator[ast.AST]:
    """Yield code that is executed, without messages, types, assertions and decorators."""
    children: Iterable[ast.AST | None] = ast.iter_child_nodes(node)
    match node:
        case ast.FunctionDef(args=args, body=body):
            children, in_function = [*args.defaults, *args.kw_defaults, *_without_docs(body)], True
        case ast.ClassDef(body=body) | ast.Module(body=body):
            children = _without_docs(body)
        case ast.AnnAssign(value=value):
            children = [value]
        case ast.Call(func=ast.Name(id="Text" | "cast" | "TypeVar")) | ast.Raise():
            children = []
        case ast.keyword(arg="strict") | ast.JoinedStr() | ast.Assert():
            return
        case ast.Constant(value=str()) if not in_function:
            return
    yield node
    for child in filter(None, children):
        yield from _code(child, in_function=in_function)


def _conditions(node: ast.AST) -> Sequence[ast.expr]:
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            return [test]
        case ast.comprehension(ifs=tests):
            return tests
    return []


def _has_limit(node: ast.expr) -> bool:
    """Return whether a part of a condition can change without turning it into its opposite."""
    match node:
        case ast.Compare(ops=[operator]):
            return isinstance(operator, ast.Lt | ast.LtE | ast.Gt | ast.GtE)
    return isinstance(node, ast.BoolOp)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _without_docs(body: Sequence[ast.stmt]) -> list[ast.stmt]:
    return [
        each
        for each in body
        if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
    ]


class _ChosenTests:
    """Runs, for each mutant, the collected tests that run its lines, until one fails."""

    def __init__(self, path: str, mutants: Sequence[Mutant], report: Path, jobs: int) -> None:
        """`report` gets the mutants that were tried, and all tests, the quickest first."""
        self._path = path
        self._mutants = mutants
        self._report = report
        self._jobs = jobs

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        folder, recorded = tempfile.gettempdir(), Path(tempfile.gettempdir(), "recorded")
        work = partial(self._record, session, recorded)
        [(_, status)] = _in_processes([(None, work)], folder, 1, _FOR_EVER)
        if status:
            return True
        written = zip(session.items, json.loads(recorded.read_text()), strict=True)
        tests = [_Test(item, seconds, frozenset(lines)) for item, (seconds, lines) in written]
        files = [*dict.fromkeys(each.item.path for each in tests)]
        tests.sort(key=lambda each: (files.index(each.item.path), each.seconds))
        quick = [each for each in tests if each.seconds <= _SLOW]
        works = []
        for number, mutant in enumerate(self._mutants):
            changed = range(mutant.line, mutant.last + 1)
            if chosen := [each for each in quick if not each.lines.isdisjoint(changed)]:
                works.append((number, partial(self._test, session, chosen, mutant)))
        ended = _in_processes(works, folder, self._jobs, _FOR_EVER)
        tried = [(number, status == 0) for number, status in ended if status != _NOT_TESTED << 8]
        names = [each.item.nodeid for each in quick]
        seconds = sum(each.seconds for each in quick)
        self._report.write_text(json.dumps({"tried": tried, "tests": names, "seconds": seconds}))
        return True

    def _record(self, session: pytest.Session, to: Path) -> int:
        lines: set[int] = set()

        def note_line(frame: FrameType, _event: str, _argument: object) -> Any:
            lines.add(frame.f_lineno)
            return note_line

        def note_call(frame: FrameType, event: str, argument: object) -> Any:
            ours = frame.f_code.co_filename == self._path
            return note_line(frame, event, argument) if ours else None

        record = []
        for item, after in pairwise([*session.items, None]):
            lines.clear()
            began = time.process_time()
            sys.settrace(note_call)
            _run(session, item, after)
            sys.settrace(None)
            record.append((time.process_time() - began, [*lines]))
        to.write_text(json.dumps(record))
        return session.testsfailed

    def _test(self, session: pytest.Session, tests: Sequence[_Test], mutant: Mutant) -> int:
        try:
            _swap_code(self._path, mutant.source)
        except ValueError:  # variables from an enclosing function differ
            return _NOT_TESTED
        items = [each.item for each in tests]
        for test, after in zip(tests, [*items[1:], None], strict=True):
            _limit(time.process_time() + 3 * test.seconds + 5)
            _run(session, test.item, after)
            if session.testsfailed:
                return 1
        return 0


class _InOrder:
    """Selects the tests with these names, in their order."""

    def __init__(self, names: Sequence[str]) -> None:
        self._places = {name: place for place, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [each for each in items if each.nodeid in self._places]
        items.sort(key=lambda each: self._places[each.nodeid])


def _run(session: pytest.Session, item: pytest.Item | None, after: pytest.Item | None) -> None:
    session.config._tmp_path_factory._basetemp = Path(tempfile.gettempdir())  # type: ignore[attr-defined]  # noqa: SLF001
    session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)


def _swap_code(path: str, source: str) -> None:
    """Give the functions of a module, wherever they are referenced, their code in other source."""
    codes: dict[str, CodeType] = {}
    waiting = [compile(source, path, "exec", dont_inherit=True)]
    for code in waiting:
        waiting += [each for each in code.co_consts if isinstance(each, CodeType)]
        if "<" not in code.co_qualname:
            codes[code.co_qualname] = code
    gc.unfreeze()  # frozen objects, as those that tests begin with, are not listed
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == path:
            each.__code__ = codes.get(each.__code__.co_qualname, each.__code__)


def _in_processes(
    works: Iterable[tuple[_Key, Callable[[], int]]], folder: str, jobs: int, seconds: float
) -> Iterator[tuple[_Key, int]]:
    """Do each work in a process with a folder of its own; yield the exit statuses as they end."""
    waiting, running = iter(works), dict[int, _Key]()
    while True:
        for key, work in islice(waiting, jobs - len(running)):
            running[_start(work, folder, seconds)] = key
        if not running:
            return
        process, status = os.wait()
        rmtree(Path(folder, str(process)), ignore_errors=True)
        yield running.pop(process), status


def _start(work: Callable[[], int], folder: str, seconds: float) -> int:
    process = os.fork()
    if not process:
        try:
            _limit(seconds)
            own = Path(folder, str(os.getpid()))
            own.mkdir()
            os.environ["TMPDIR"], tempfile.tempdir = str(own), None
            os._exit(work())
        except BaseException:  # as a test that fails
            os._exit(1)
    return process


class _Settled:
    """Lets Hypothesis try the same few examples each time, without shrinking."""

    def pytest_sessionstart(self) -> None:
        from hypothesis import Phase, settings

        ours = settings.get_profile("full")  # of tests/properties.py
        phases = (Phase.explicit, Phase.generate)
        quick = {"max_examples": 30, "derandomize": True, "database": None, "phases": phases}
        settings.register_profile("mutants", ours, **quick)
        settings.load_profile("mutants")


class _Loader(SourceFileLoader):
    """Loads a module from other source code than its file's, without caching."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 — Python's signature
        return compile(self._source, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, loader: _Loader) -> None:
        self._loader = loader

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002 — Python's signature
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if fullname != self._loader.name:
            return None
        return spec_from_file_location(fullname, self._loader.path, loader=self._loader)


def _limit(seconds: float) -> None:
    """End this process after a limit of processor time, or ten times that if it waits."""
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), most))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(int(10 * seconds))


def _quick_folder() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def _load_libraries() -> None:
    """Load the libraries that all tests need once: no mutant changes them, processes share them."""
    import alembic.command  # noqa: F401
    import hypothesis.stateful  # noqa: F401
    import numpy  # noqa: F401
    import scipy.special  # noqa: F401
    import sqlalchemy.orm  # noqa: F401


if __name__ == "__main__":
    _load_libraries()
    sys.exit(main(sys.argv[1:]))
