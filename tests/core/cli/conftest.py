"""Runs commands in this process and keeps what they print apart."""

from collections.abc import Callable
from pathlib import Path

import click.testing
import pytest
from click.testing import CliRunner, Result

from protest_core.cli.main import program

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object, code: int = 0) -> Result:
        result = CliRunner().invoke(program, [str(argument) for argument in arguments])
        assert result.exit_code == code, result.output
        return result

    return run


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of eighty columns, which commands print to."""
    wrapper = click.testing._NamedTextIOWrapper
    monkeypatch.setattr(wrapper, "isatty", lambda _: True, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
