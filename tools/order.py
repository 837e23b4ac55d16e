"""Checks the order in Python files: constants and types first, helpers below what uses them.

python tools/order.py [FILE …]         names the files that are not in order
python tools/order.py --fix [FILE …]   puts files in order

1. Constants and classes of data stand before the first function and the first other class,
   constants that need no class before all classes.
2. A private function, or private class that is not data, stands below the first that uses it.
3. Two constants are not separated by two blank lines.

Exempt is code that could not be imported otherwise: nothing moves above what it needs at import, as
a decorator, default value, base class or annotation, or because a function that is called there
uses it. Nothing passes a statement that is no definition. Comments move along.
"""

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import groupby, pairwise
from pathlib import Path
from typing import TypeGuard

ROOT = Path(__file__).parent.parent
FOLDERS = ("protest_compat", "protest_core", "protest_gui", "tests", "tools")
# Bases and decorators of classes of data, by the end of their names.
_DATA = ("dataclass", "Enum", "Error", "Exception", "NamedTuple", "Protocol", "Struct", "TypedDict")
_MOST_METHODS = 2  # of a private class of data, besides properties
# Decorators that only change what they decorate; others may register it, in the order of the file.
_PURE = ("cache", "contextmanager", "dataclass", "final", "lru_cache", "overload", "total_ordering")
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_DEFINITIONS = (*_FUNCTIONS, ast.ClassDef)
# Expressions that call no function of ours.
_PLAIN = (
    *(ast.Name, ast.Attribute, ast.Constant, ast.Subscript, ast.Starred, ast.expr_context),
    *(ast.Tuple, ast.List, ast.Set, ast.Dict, ast.UnaryOp, ast.unaryop),
)


class Kind(Enum):
    """The kinds of statements of a module that have different places."""

    CONSTANT = "constant"
    DATA = "class of data"
    CODE = "function or other class"
    HEADING = "comment that stands alone"
    FIXED = "other statement"


@dataclass(frozen=True, eq=False)
class Block:
    """A statement of a module with the comments above it, or several statements of one name."""

    kind: Kind
    text: str
    gap: int  # blank lines above it
    nodes: Sequence[ast.stmt] = ()

    @cached_property
    def names(self) -> frozenset[str]:
        """Return the names that it defines."""
        return frozenset(name for node in self.nodes for name in _defined(node))

    @cached_property
    def used(self) -> frozenset[str]:
        """Return the names that it looks up at any time."""
        return frozenset(name for node in self.nodes for name in _loaded(node))

    @cached_property
    def needed(self) -> frozenset[str]:
        """Return the names that it looks up at import."""
        parts = (part for node in self.nodes for part, _ in _at_import(node))
        return frozenset(name for part in parts for name in _loaded(part, lambdas=False))

    @cached_property
    def run(self) -> frozenset[str]:
        """Return the names of functions that may run at import."""
        parts = (part for node in self.nodes for part, runs in _at_import(node) if runs)
        return frozenset(name for part in parts for name in _loaded(part))

    @cached_property
    def is_helper(self) -> bool:
        """Return whether it is private and registered nowhere."""
        if self.kind is not Kind.CODE:
            return False
        decorators = (it for node in self.nodes for it in _decorators(node))
        return all(_last_name(it) in _PURE for it in decorators) and all(
            name.startswith("_") and name.strip("_") for name in self.names
        )


class Module:
    """The blocks of a module below its imports, in an order that can change."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = list(blocks)
        self._by_name: dict[str, list[Block]] = {}
        for block in blocks:
            for name in block.names:
                self._by_name.setdefault(name, []).append(block)
        place = {block: i for i, block in enumerate(blocks)}
        # Only what is true now must stay true: a called function may use names that are below it.
        self._above = {
            block: {other for other in self._needs(block) if place[other] < place[block]}
            for block in blocks
        }

    def put_constants_first(self) -> None:
        """Move constants and classes of data to the top, if that can be imported."""
        end = next((i for i, it in enumerate(self.blocks) if it.kind is Kind.FIXED), None)
        first, rest = self.blocks[:end], self.blocks[len(self.blocks[:end]) :]
        early: list[Block] = []
        plain: list[Block] = []
        for block in first:
            can_be_early = block.kind in (Kind.CONSTANT, Kind.DATA) and self._is_movable(block)
            if can_be_early and self._above[block] <= {*early}:
                early.append(block)
        for block in early:
            if block.kind is Kind.CONSTANT and self._above[block] <= {*plain}:
                plain.append(block)
        early = [block for block in early if block not in plain]
        late = [block for block in first if block not in plain and block not in early]
        self.blocks = [*plain, *early, *late, *rest]

    def put_helpers_below(self) -> None:
        """Move private functions and classes below the first that uses them."""
        while place := self._misplaced():
            i, below = place
            self.blocks.insert(below, self.blocks[i])
            del self.blocks[i]

    def _misplaced(self) -> tuple[int, int] | None:
        """Return where the last helper above its users is, and where it should be inserted."""
        for i in reversed(range(len(self.blocks))):
            block = self.blocks[i]
            if not block.is_helper or not self._is_movable(block):
                continue
            end = self._reach(i)
            users = self._users(block)
            first = next((k for k, it in enumerate(self.blocks) if it in users), i)
            if i < first < end:
                helpers = (k for k in range(first + 1, end) if self.blocks[k].is_helper)
                return i, next(helpers, end)
        return None

    def _reach(self, i: int) -> int:
        """Return how far down the block can move."""
        for k in range(i + 1, len(self.blocks)):
            fixed = self.blocks[k].kind in (Kind.FIXED, Kind.HEADING)
            if fixed or self.blocks[i] in self._above[self.blocks[k]]:
                return k
        return len(self.blocks)

    def _users(self, block: Block) -> set[Block]:
        """Return the blocks that use this one, without those that it uses itself."""
        own = self._closure([block])
        return {it for it in self.blocks if it.used & block.names and it not in own}

    def _needs(self, block: Block) -> set[Block]:
        """Return the blocks that must be there when this one is imported."""
        return {*self._named(block.needed), *self._closure(self._named(block.run))} - {block}

    def _closure(self, blocks: Iterable[Block]) -> set[Block]:
        """Return the blocks and all blocks that they use, directly or not."""
        closure: set[Block] = set()
        waiting = list(blocks)
        while waiting:
            block = waiting.pop()
            if block not in closure:
                closure.add(block)
                waiting += self._named(block.used)
        return closure

    def _is_movable(self, block: Block) -> bool:
        return all(self._by_name[name] == [block] for name in block.names)

    def _named(self, names: Iterable[str]) -> list[Block]:
        """Return the blocks that define one of the names."""
        return [block for name in names for block in self._by_name.get(name, ())]


def main(arguments: Sequence[str]) -> int:
    """Check or order the named files, or all files."""
    fixes = "--fix" in arguments
    wrong = 0  # files
    for path in _files([name for name in arguments if name != "--fix"]):
        source = path.read_text(encoding="utf-8")
        ordered = in_order(source)
        if ordered == source:
            continue
        wrong += 1
        if fixes:
            path.write_text(ordered, encoding="utf-8")
        else:
            number, line = _first_moved(source, ordered)
            print(f"{path}:{number}: not in order: {line}")
    if fixes:
        print(f"{wrong} files were put in order.")
        return 0
    print(
        f"{wrong} files are not in order. Run: python tools/order.py --fix"
        if wrong
        else "Constants and types stand first, helpers below what uses them."
    )
    return 1 if wrong else 0


def in_order(source: str) -> str:
    """Return the source of a module in order."""
    head, blocks, tail = _split(source)
    module = Module(blocks)
    module.put_constants_first()
    module.put_helpers_below()
    before = {below: above for above, below in pairwise([None, *blocks])}
    text = head
    for above, block in pairwise([None, *module.blocks]):
        assert block is not None
        gap = _gap(above, block, is_new=before[block] is not above)
        text += "\n" * (gap + 1) * bool(text) + block.text
    return text + tail


def _first_moved(source: str, ordered: str) -> tuple[int, str]:
    pairs = zip(source.splitlines(), ordered.splitlines(), strict=False)
    lines = ((i, line) for i, (line, other) in enumerate(pairs, 1) if line != other)
    return next(lines, (1, ""))


def _gap(above: Block | None, block: Block, *, is_new: bool) -> int:
    """Return how many blank lines stand between two blocks."""
    if above is not None and above.kind is block.kind is Kind.CONSTANT:
        return 0 if is_new or block.gap > 1 else block.gap
    if not is_new:
        return block.gap
    return 1 if above is None and block.kind is Kind.CONSTANT else 2


def _split(source: str) -> tuple[str, list[Block], str]:
    """Return the part up to the last import, the blocks below, and comments at the end."""
    nodes, lines = ast.parse(source).body, source.splitlines()
    begin = max((i for i, node in enumerate(nodes) if _imports(node)), default=-1) + 1
    if not begin and nodes and _is_text(nodes[0]):
        begin = 1
    done = nodes[begin - 1].end_lineno or 0 if begin else 0
    head, blocks = "\n".join(lines[:done]), list[Block]()
    for group in _groups(nodes[begin:]):
        start = min(group[0].lineno, *(it.lineno for it in _decorators(group[0])), len(lines)) - 1
        above = lines[done:start]
        own = next((i for i, line in enumerate(reversed(above)) if not line), len(above))
        blocks += _headings(above[: len(above) - own])
        gap = next((i for i, line in enumerate(reversed(above[: len(above) - own])) if line), None)
        gap = len(above) - own if gap is None else gap
        done = group[-1].end_lineno or start
        text = "\n".join(lines[start - own : done])
        blocks.append(Block(_kind(group), text, gap, group))
    return head, blocks, "".join(f"\n{line}" for line in lines[done:]) + "\n" * bool(lines)


def _headings(lines: Sequence[str]) -> Iterator[Block]:
    """Yield the comments that belong to no statement."""
    gap = 0
    for is_blank, part in groupby(lines, key=lambda line: not line):
        if is_blank:
            gap = len(list(part))
        else:
            yield Block(Kind.HEADING, "\n".join(part), gap)
            gap = 0


def _groups(nodes: Sequence[ast.stmt]) -> Iterator[list[ast.stmt]]:
    """Yield statements that belong together: overloads, constants with their docs and checks."""
    group: list[ast.stmt] = []
    for node in nodes:
        if group and not _continues(group[-1], node):
            yield group
            group = []
        group.append(node)
    if group:
        yield group


def _continues(above: ast.stmt, node: ast.stmt) -> bool:
    if isinstance(above, _FUNCTIONS) and isinstance(node, _FUNCTIONS):
        return above.name == node.name != "_"
    return isinstance(above, ast.Assign | ast.AnnAssign) and _is_text(node)


def _kind(group: Sequence[ast.stmt]) -> Kind:
    match group[0]:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return Kind.CODE
        case ast.ClassDef() as definition:
            return Kind.DATA if _is_data(definition) else Kind.CODE
        case ast.Assert():
            return Kind.CONSTANT
        case ast.Assign() | ast.AnnAssign() as constant if set(_defined(constant)):
            return Kind.CONSTANT
    return Kind.FIXED


def _is_data(definition: ast.ClassDef) -> bool:
    """Return whether a class is declared as data; a private one may hardly do anything."""
    names = map(_last_name, (*definition.bases, *definition.decorator_list))
    methods = [it for it in definition.body if isinstance(it, _FUNCTIONS)]
    methods = [it for it in methods if not it.decorator_list and not it.name.startswith("__")]
    is_helper = definition.name.startswith("_") and len(methods) > _MOST_METHODS
    return not is_helper and any(name.endswith(_DATA) for name in names)


def _defined(node: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement of a module defines."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=parts):
            yield from (it.id for part in parts for it in ast.walk(part) if _is_stored(it))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case ast.If() | ast.For() | ast.With() | ast.Try():
            inner = (it for it in ast.walk(node) if isinstance(it, ast.stmt) and it is not node)
            yield from (name for it in inner for name in _defined(it))


def _is_stored(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def _loaded(node: ast.AST, *, lambdas: bool = True) -> Iterator[str]:
    """Yield the names that are looked up."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield node.id
    parts = ast.iter_child_nodes(node)
    if isinstance(node, ast.Lambda) and not lambdas:
        parts = ast.iter_child_nodes(node.args)
    for part in parts:
        yield from _loaded(part, lambdas=lambdas)


def _at_import(node: ast.stmt) -> Iterator[tuple[ast.AST, bool]]:
    """Yield the parts of a statement evaluated at import, and whether they may call functions."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            arguments = node.args
            yield from ((it, True) for it in node.decorator_list)
            defaults = (it for it in (*arguments.defaults, *arguments.kw_defaults) if it)
            yield from ((it, _may_call(it)) for it in defaults)
            annotations = (it.annotation for it in ast.walk(arguments) if isinstance(it, ast.arg))
            yield from ((it, False) for it in (*annotations, node.returns) if it)
        case ast.ClassDef():
            yield from ((it, True) for it in (*node.bases, *node.keywords, *node.decorator_list))
            for part in node.body:
                yield from _at_import(part)
        case ast.AnnAssign():
            yield node.annotation, False
            if node.value:
                yield node.value, _may_call(node.value)
        case _:
            yield node, any(_may_call(it) for it in ast.walk(node) if isinstance(it, ast.expr))


def _may_call(expression: ast.expr) -> bool:
    return not all(isinstance(part, _PLAIN) for part in ast.walk(expression))


def _imports(node: ast.stmt) -> bool:
    body = node.body if isinstance(node, ast.If | ast.Try) else [node]
    return all(isinstance(it, ast.Import | ast.ImportFrom) for it in body)


def _is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _decorators(node: ast.stmt) -> Sequence[ast.expr]:
    return node.decorator_list if isinstance(node, _DEFINITIONS) else ()


def _last_name(expression: ast.expr) -> str:
    """Return the last part of a dotted name, without arguments of a call or a subscript."""
    match expression:
        case ast.Call(func=inner) | ast.Subscript(value=inner):
            return _last_name(inner)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _files(names: Sequence[str]) -> Iterator[Path]:
    """Yield the named files, or all files."""
    if names:
        yield from map(Path, names)
    for folder in () if names else FOLDERS:
        yield from sorted((ROOT / folder).rglob("*.py"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
