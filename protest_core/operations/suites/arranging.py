"""Bringing what a system wrote for a corpus to the lines of the suite that was built of it."""

from pathlib import Path

from protest_core.building.arranging import Arranged, CorpusSide, arrange
from protest_core.formats.line_origins import read_line_origins
from protest_core.formats.placed_sentences import read_placed_sentences
from protest_core.formats.problems import ProblemList
from protest_core.formats.suite_directory import check_is_there


def arrange_output(
    *, directory: Path, text: Path, side: CorpusSide = CorpusSide.SOURCE
) -> Arranged:
    """For each line of the suite what `text` has for its sentences; raises with every mistake."""
    check_is_there(directory)
    problems = ProblemList()
    lines = read_line_origins(directory, problems)
    problems.refuse_if_any(f"The table of lines of {directory}")
    texts = read_placed_sentences(text, lines, side, problems)
    problems.refuse_if_any(f"The output {text}")
    return arrange(lines, texts, side)
