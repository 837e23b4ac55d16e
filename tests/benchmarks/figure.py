"""The result of a benchmark, and a way to run one in its own process."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Figure:
    """A measured ratio, what it may be at most, and what it was made from."""

    name: str
    ratio: float
    limit: float | None  # none: for information
    made_of: str

    @property
    def holds(self) -> bool:
        return self.limit is None or self.ratio <= self.limit

    @property
    def shown_limit(self) -> str:
        limit = "–" if self.limit is None else f"{self.limit:.2f}"
        return limit if self.holds else f"{limit} MISSED"


def of_project(what: str, project: Path) -> Any:
    """Return what the benchmark of that name prints."""
    command = [sys.executable, "-m", f"tests.benchmarks.{what}", str(project)]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
