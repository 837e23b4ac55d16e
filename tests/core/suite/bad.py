"""Helpers for tests of what is refused."""

from pathlib import Path

import pytest

from protest_core.errors import InputError
from protest_core.loading.create_project import check_suite


def mistakes_of(directory: Path) -> list[str]:
    with pytest.raises(InputError) as caught:
        check_suite(directory=directory)
    return [str(problem) for problem in caught.value.problems]


def example(**changed: str) -> str:
    """The first line of examples.jsonl with some values replaced by other JSON."""
    values = {
        "id": "1",
        "category": '"anaphoric_inter_subject_it"',
        "line": "1",
        "token": "0",
        "antecedents": '[{"line":0,"span":[0,3],"head":2}]',
    } | changed
    pairs = ",".join(f'"{key}":{value}' for key, value in values.items() if value)
    return "{" + pairs + "}\n"
