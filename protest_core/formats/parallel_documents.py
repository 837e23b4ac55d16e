"""Finds the documents that a test set was taken from: NAME.en beside NAME.de, line by line."""

import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from protest_core.errors import InputError, counted, printable
from protest_core.formats.doubtful_text import decoded_entities
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.text import read_lines

Lines = tuple[list[str], list[str]]


@dataclass
class ParallelDocuments:
    """Text of the same number of lines in two languages, anywhere below a directory."""

    directory: Path
    source_language: str
    target_language: str
    entities: Counter[str] = field(init=False, default_factory=Counter)  # that were decoded
    _files: Mapping[str, Path] = field(init=False)
    _read: dict[str, Lines | str] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        if not self.directory.is_dir():
            shown = printable(str(self.directory))
            raise InputError(f"There is no directory {shown}. Check the path.")
        self._files = {
            name: Path(folder) / name
            for folder, _, names in os.walk(self.directory)
            for name in names
        }

    def lines(self, document: str) -> Lines | str:
        """Of the document that is named by its file in the target language, or why there are none.

        HTML entities in them are decoded.
        """
        if document not in self._read:
            self._read[document] = self._lines(document)
        return self._read[document]

    def _lines(self, document: str) -> Lines | str:
        stem = document.removesuffix(f".{self.target_language}")
        names = (f"{stem}.{self.source_language}", f"{stem}.{self.target_language}")
        missing = [quoted(name) for name in names if name not in self._files]
        if missing:
            are = "file {} is" if len(missing) == 1 else "files {} are"
            return f"the {are.format(' and '.join(missing))} not in the directory of texts"
        problems = ProblemList()
        source, target = (read_lines(self._files[name], name, problems).lines for name in names)
        if problems.mistakes:
            return str(problems.mistakes[0])
        if len(source) != len(target):
            counts = f"{counted(len(source), 'line')} and {len(target):,}"
            return f"{quoted(stem)} has {counts} in the two languages; they must have as many"
        return self._decoded(source), self._decoded(target)

    def _decoded(self, lines: list[str]) -> list[str]:
        return [decoded_entities(line, self.entities) for line in lines]
