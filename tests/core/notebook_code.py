"""The code of docs/notebooks.md as one program, for the test and for mypy (`make check`)."""

import re
import sys
from pathlib import Path


def notebook_code(page: Path) -> str:
    """Return the Python blocks of a page, one below another."""
    return "\n".join(re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S))


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(notebook_code(Path(sys.argv[1])), encoding="utf-8")
