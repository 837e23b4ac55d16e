"""The tools of the repository find what they import: nothing else runs them often."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.mark.parametrize("tool", sorted(TOOLS.glob("*.py")), ids=lambda tool: tool.stem)
def test_a_tool_finds_what_it_imports(tool: Path):
    code = "import runpy, sys; sys.path.insert(0, sys.argv[1]); runpy.run_path(sys.argv[2])"
    subprocess.run([sys.executable, "-c", code, TOOLS, tool], check=True)
