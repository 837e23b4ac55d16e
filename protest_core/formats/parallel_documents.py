"""Finds the documents that a test set was taken from: NAME.en beside NAME.de, line by line."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from protest_core.errors import InputError, counted, printable
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.text import read_lines

Lines = tuple[list[str], list[str]]


@dataclass
class ParallelDocuments:
    """Text of the same number of lines in two languages, anywhere below a directory."""

    directory: Path
    source_language: str
    target_language: str
    problems: ProblemList
    _files: Mapping[str, Path] = field(init=False)
    _read: dict[str, Lines | None] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        if not self.directory.is_dir():
            shown = printable(str(self.directory))
            raise InputError(f"There is no directory {shown}. Check the path.")
        self._files = {
            name: Path(folder) / name
            for folder, _, names in os.walk(self.directory)
            for name in names
        }

    def lines(self, document: str) -> Lines | None:
        """Of the document that is named by its file in the target language."""
        if document not in self._read:
            self._read[document] = self._lines(document)
        return self._read[document]

    def _lines(self, document: str) -> Lines | None:
        stem = document.removesuffix(f".{self.target_language}")
        names = (f"{stem}.{self.source_language}", f"{stem}.{self.target_language}")
        missing = [name for name in names if name not in self._files]
        for name in missing:
            self.problems.add(document, f"the file {quoted(name)} is not in the directory of texts")
        if missing:
            return None
        source, target = (read_lines(self._files[name], name, self.problems) for name in names)
        if len(source.lines) != len(target.lines):
            counts = f"{counted(len(source.lines), 'line')} and {len(target.lines):,}"
            self.problems.add(document, f"the two languages have {counts}; they must have as many")
            return None
        return source.lines, target.lines
