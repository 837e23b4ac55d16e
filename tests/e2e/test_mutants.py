"""`make mutants`: what is changed, what is left alone, and explanations that fit the code."""

import subprocess
import sys

import pytest

from tools.mutants import EXPLAINED, ROOT, TESTS, mutants_of, read_explanations

SOURCE = '''
"""A rule."""
LIMIT: int = 3

@decorated(slots=True)
def rule(one: "int", other=False) -> "bool":
    """Whether it holds."""
    if one > LIMIT and not other:
        raise ValueError(f"{one + 1} is too many")
    return any(each == "a" for each in words(one) if each)
'''


def test_each_place_that_decides_is_changed_and_no_words_types_or_decorators():
    changes = {(mutant.old, mutant.new) for mutant in mutants_of(SOURCE)}
    condition = "if one > LIMIT and not other:"
    result = 'return any(each == "a" for each in words(one) if each)'
    assert changes == {
        ("LIMIT: int = 3", "LIMIT: int = (4)"),
        (
            'def rule(one: "int", other=False) -> "bool":',
            'def rule(one: "int", other=(True)) -> "bool":',
        ),
        (condition, "if (True):"),
        (condition, "if (False):"),
        (condition, "if (one > LIMIT or not other):"),
        (condition, "if (one > LIMIT):"),
        (condition, "if (not other):"),
        (condition, "if (one >= LIMIT) and not other:"),
        (condition, "if one > LIMIT and (other):"),
        ('raise ValueError(f"{one + 1} is too many")', "pass"),
        (result, "return None"),
        (result, 'return (all)(each == "a" for each in words(one) if each)'),
        (result, "return any((each != 'a') for each in words(one) if each)"),
        (result, "return any(each == ('XXa') for each in words(one) if each)"),
        (result, 'return any(each == "a" for each in words(one) if (True))'),
        (result, 'return any(each == "a" for each in words(one) if (False))'),
    }


@pytest.mark.parametrize("module", TESTS)
def test_every_explanation_is_of_a_change_that_there_is(module: str):
    source = ROOT.joinpath("protest_core", f"{module}.py").read_text(encoding="utf-8")
    mutants = [*mutants_of(source)]
    for each in read_explanations(EXPLAINED):
        assert each.module in TESTS
        if each.module == module:
            assert any(each.is_of(module, mutant) for mutant in mutants), each


def test_a_change_that_tests_notice_is_killed():
    """Functions that were there before the tests began get the changed code, too."""
    source = ROOT.joinpath("protest_core", "judgements", "outcome.py").read_text(encoding="utf-8")
    result = "return _outcome_answered(parts, parts.pronoun)"
    line = next(mutant.line for mutant in mutants_of(source) if mutant.old == result)
    tool = [sys.executable, str(ROOT / "tools" / "mutants.py"), f"judgements/outcome:{line}"]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert "so far {'killed': 1}" in done.stdout, done.stdout + done.stderr
