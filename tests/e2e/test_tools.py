"""The tools of the repository find what they import: nothing else runs them often."""

import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).parents[2] / "tools"
# Each in a process of its own, which has what most of them load: what one imports helps no other.
RUN = """
import os, runpy, sys
import matplotlib, protest_gui.window.main_window
sys.path.insert(0, sys.argv[1])
failed = []
for tool in sys.argv[2:]:
    if (child := os.fork()) == 0:
        runpy.run_path(tool)
        sys.stdout.flush()
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        failed.append(tool)
sys.exit(" ".join(failed) or 0)
"""


def test_every_tool_finds_what_it_imports():
    tools = sorted(TOOLS.glob("*.py"))
    assert tools
    subprocess.run([sys.executable, "-c", RUN, TOOLS, *tools], check=True)
