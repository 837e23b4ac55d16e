"""Commands are run as those of the core are."""

from tests.core.cli.conftest import run

__all__ = ["run"]
