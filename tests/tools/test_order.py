"""The order in Python files that `tools/order.py` makes."""

import ast

import pytest

from tools.order import ROOT, in_order

FILES = sorted(
    path
    for folder in ("protest_core/db", "tests/core/db", "tools")
    for path in (ROOT / folder).rglob("*.py")
)


def test_constants_stand_first_with_their_comments() -> None:
    source = '''"""A module."""

import re


def find(text):
    return _WORDS.findall(text)


# Letters and digits.
_WORDS = re.compile(r"\\w+")


_MOST = 3  # of them
'''
    assert (
        in_order(source)
        == '''"""A module."""

import re

# Letters and digits.
_WORDS = re.compile(r"\\w+")
_MOST = 3  # of them


def find(text):
    return _WORDS.findall(text)
'''
    )


def test_types_stand_before_functions_and_before_the_constants_that_need_them() -> None:
    source = """from enum import Enum


def rank(kind):
    return RANKS[kind]


class Kind(Enum):
    A = 1


RANKS = {Kind.A: 1}

LIMIT = 2
"""
    assert _names(in_order(source)) == ["LIMIT", "Kind", "RANKS", "rank"]


def test_helpers_stand_below_what_uses_them() -> None:
    source = """def _lowest(): ...


def _low():
    return _lowest()


def public():
    return _low()


def other(): ...
"""
    assert _names(in_order(source)) == ["public", "other", "_low", "_lowest"]


def test_functions_that_call_each_other_stay_where_they_are() -> None:
    source = "def _even(n):\n    return _odd(n - 1)\n\n\ndef _odd(n):\n    return _even(n - 1)\n"
    assert in_order(source) == source


@pytest.mark.parametrize(
    "user",
    [
        "@_helper\ndef used(): ...",
        "def used(value=_helper()): ...",
        "def used(value: _helper): ...",
        "class Used(_helper): ...",
        "class Used:\n    value: _helper",
        "class Used:\n    @_helper\n    def method(self): ...",
        "TABLE = {1: _helper}",
        "TABLE = sorted([2, 1], key=lambda number: _helper(number))",
        "_helper()",
        "for number in range(3):\n    _helper()",
    ],
)
def test_what_is_needed_at_import_stays_above(user: str) -> None:
    source = f"def _helper(value=None): ...\n\n\n{user}\n"
    assert in_order(source) == source


def test_what_a_function_uses_that_runs_at_import_stays_above() -> None:
    source = """def _inner():
    return 1


def _outer():
    return _inner()


VALUE = _outer()
"""
    assert _names(in_order(source)) == ["_outer", "_inner", "VALUE"]


def test_nothing_passes_a_statement_that_is_no_definition() -> None:
    source = "def find():\n    return LIMIT\n\n\nregister(find)\n\nLIMIT = 3\n"
    assert in_order(source) == source


def test_constants_of_one_name_overloads_and_what_is_registered_stay() -> None:
    source = """def one(): ...


NAME = 1


@command
def _registered():
    return one()


@overload
def _two(a: int): ...
@overload
def _two(a: str): ...
def _two(a): ...


def three():
    _registered()
    _two(1)


NAME = 2
"""
    assert _names(in_order(source)) == [
        *["one", "NAME", "_registered", "three", "NAME", "_two", "_two", "_two"],
    ]


def test_a_constant_stays_between_two_values_of_a_name_that_it_reads() -> None:
    source = "def one(): ...\n\n\nNAME = 1\nREAD = NAME\nNAME = 2\n"
    assert in_order(source) == source


def test_a_private_class_that_does_something_is_a_helper() -> None:
    source = """from dataclasses import dataclass


def public():
    return _Row(1), _Making(2)


@dataclass
class _Making:
    a: int

    def one(self): ...

    def two(self): ...

    def three(self): ...


@dataclass
class _Row:
    a: int
"""
    assert _names(in_order(source)) == ["_Row", "public", "_Making"]


def test_comments_that_stand_alone_stay_where_they_are() -> None:
    source = """def one(): ...


# Numbers.

LIMIT = 3


def two(): ...


# At the end.
"""
    assert (
        in_order(source)
        == """LIMIT = 3


def one(): ...


# Numbers.


def two(): ...


# At the end.
"""
    )


def test_files_lose_nothing_in_order_and_stay_in_order() -> None:
    for path in FILES:
        source = path.read_text(encoding="utf-8")
        ordered = in_order(source)
        assert in_order(ordered) == ordered, path
        assert _statements(ordered) == _statements(source), path
        assert _lines(ordered) == _lines(source), path


def _names(source: str) -> list[str]:
    statements = ast.parse(source).body
    targets = (getattr(node, "targets", [node])[0] for node in statements)
    names = (getattr(node, "name", getattr(node, "id", "")) for node in targets)
    return [name for name in names if isinstance(name, str) and name]


def _statements(source: str) -> list[str]:
    return sorted(map(ast.dump, ast.parse(source).body))


def _lines(source: str) -> list[str]:
    return sorted(line for line in source.splitlines() if line)
