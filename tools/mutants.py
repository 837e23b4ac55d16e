"""Changes rules of the core, one place at a time, and lists the changes that no test notices.

python tools/mutants.py                     all modules of `TESTS`
python tools/mutants.py scores/strata       one of them; scores/strata:88 its line 88 only

A mutant is source code in memory, imported in a process of its own: no file is changed. It is
killed if a test fails or does not end. `tests/mutants_explained.toml` says why others survive.
"""

import argparse
import ast
import difflib
import os
import resource
import signal
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, singledispatch
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import chain
from pathlib import Path
from shutil import rmtree
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = "protest_core"
EXPLAINED = ROOT / "tests" / "mutants_explained.toml"
# The tests of each module, below tests/core: the quickest first, as the first failure ends a run.
TESTS: Mapping[str, Sequence[str]] = {
    "matching/policy": (
        "matching/test_rules.py",
        "matching/test_properties.py",
        "evaluation/test_policy_preview.py",
        "evaluation/test_evaluate.py",
    ),
    "matching/rules": ("matching/test_rules.py", "matching/test_properties.py"),
    "judgements/conflicts": ("judgements/test_conflicts.py",),
    "judgements/outcome": (
        "judgements/test_outcome.py",
        "judgements/test_labels.py",
        "judgements/test_verified.py",
    ),
    "batches/merge_rules": ("batches/test_deciding.py", "batches/test_merging_again.py"),
    "batches/link_rules": ("batches/test_merging_links.py",),
    "scores/groups": (
        "scores/test_strata.py",
        "scores/test_audit_verified.py",
        "scores/test_scores.py",
    ),
    "scores/strata": (
        "scores/test_strata.py",
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
_MOST_SURVIVORS = 0.05  # without an explanation
_MEMORY = 4 * 2**30  # bytes; a loop without an end may fill it
_NOT_IMPORTED = 99  # exit status: the tests never import the module
_PAIRS: Sequence[tuple[Any, Any]] = (
    *((ast.Eq, ast.NotEq), (ast.Is, ast.IsNot), (ast.In, ast.NotIn), (ast.And, ast.Or)),
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.BitAnd, ast.BitOr), (ast.Add, ast.Sub)),
    *((ast.Pow, ast.Mult), (ast.Mult, ast.Div)),  # the last one with a type counts
)
_OPPOSITES = {this: that for pair in _PAIRS for this, that in (pair, pair[::-1])}
_OPPOSITE_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
# What is replaced, and the text in its place.
Change = tuple[ast.expr | ast.stmt, str]


class Mutant(NamedTuple):
    """Source code with one change, as lines that went and lines that came."""

    line: int  # from 1
    old: str
    new: str
    source: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """The reason why no test can notice changes of a line or, with `becomes`, one of them."""

    module: str
    line: str
    why: str
    becomes: str = ""

    def is_of(self, module: str, mutant: Mutant) -> bool:
        same = self.module == module and self.line == mutant.old
        return same and self.becomes in ("", mutant.new)


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
    """Yield the source with each change that is tried, in the order of the places."""
    encoded = source.encode()
    starts = [0]
    for line in encoded.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    nodes = [*_code(ast.parse(source))]
    # Each is replaced by True and by False: whatever notices these two notices its opposite.
    conditions = {it for node in nodes for it in _conditions(node) if not _has_limit(it)}
    changes = (_changes(node) for node in nodes if node not in conditions)
    for node, text in chain.from_iterable(changes):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        new = f"({text})" if isinstance(node, ast.expr) else text
        changed = (encoded[:start] + new.encode() + encoded[end:]).decode()
        diff = [*difflib.ndiff(source.splitlines(), changed.splitlines())]
        went, came = (
            " ".join(line[2:].strip() for line in diff if line.startswith(sign)) for sign in "-+"
        )
        yield Mutant(node.lineno, went, came, changed)


@singledispatch
def _changes(node: ast.AST) -> Iterator[Change]:  # noqa: ARG001
    """Yield what is replaced, and by which text."""
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
    """Yield what is executed and not only said: no words, types, assertions and decorators."""
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
    """Return whether it has a part that can be changed without turning it into its opposite."""
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
            seconds = self._try_unchanged(folder)
            waiting, running = [*reversed(mutants)], dict[int, Mutant]()
            while waiting or running:
                while waiting and len(running) < jobs:
                    mutant = waiting.pop()
                    running[self._start(mutant.source, folder, 3 * seconds + 10)] = mutant
                process, status = os.wait()
                rmtree(Path(folder, str(process)), ignore_errors=True)
                yield running.pop(process), status == 0

    def _try_unchanged(self, folder: str) -> float:
        """Return how many seconds the tests take of the processor."""
        process = self._start(self.source, folder, 3600)
        _, status, used = os.wait4(process, 0)
        if status:
            number = os.waitstatus_to_exitcode(status)
            why = "do not import it" if number == _NOT_IMPORTED else "fail without any change"
            sys.exit(f"{self.module}: its tests {why} (exit status {number}).")
        return used.ru_utime + used.ru_stime

    def _start(self, source: str, folder: str, seconds: float) -> int:
        process = os.fork()
        if not process:
            try:
                _limit(seconds)
                os._exit(self._test(source, Path(folder, str(os.getpid()))))
            except BaseException:  # as a test that fails
                os._exit(1)
        return process

    def _test(self, source: str, folder: Path) -> int:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        folder.mkdir()
        os.environ["TMPDIR"], tempfile.tempdir = str(folder), None
        name = f"{PACKAGE}.{self.module.replace('/', '.')}"
        sys.meta_path.insert(0, _Finder(_Loader(name, str(self.path.resolve()), source)))
        options = ["-x", "-q", "-p", "no:cacheprovider", f"--basetemp={folder / 'tests'}"]
        options.append("-Wignore::pytest.PytestAssertRewriteWarning")  # of `_load_libraries`
        paths = [f"tests/core/{each}" for each in self.tests]
        code = pytest.main([*options, *paths], plugins=[_Settled()])
        return int(code) or (0 if name in sys.modules else _NOT_IMPORTED)


class _Settled:
    """Has Hypothesis try the same few examples each time, and shrink none."""

    def pytest_sessionstart(self) -> None:
        from hypothesis import Phase, settings

        ours = settings.get_profile("ours")  # of tests/conftest.py
        phases = (Phase.explicit, Phase.generate)
        quick = {"max_examples": 30, "derandomize": True, "database": None, "phases": phases}
        settings.register_profile("mutants", ours, **quick)
        settings.load_profile("mutants")


class _Loader(SourceFileLoader):
    """Loads a module from other source code than its file has, and caches nothing."""

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
    """End this process after so much work, or ten times as long if it waits for something."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(int(10 * seconds))


def _quick_folder() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def _load_libraries() -> None:
    """Load once what all tests need and no mutant changes: processes share it."""
    import alembic.command  # noqa: F401
    import hypothesis.stateful  # noqa: F401
    import numpy  # noqa: F401
    import scipy.special  # noqa: F401
    import sqlalchemy.orm  # noqa: F401


if __name__ == "__main__":
    _load_libraries()
    sys.exit(main(sys.argv[1:]))
