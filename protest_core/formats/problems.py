"""Collects the mistakes of foreign files, so that a person hears of all of them in one run."""

from collections import Counter

from protest_core.errors import InputError, Problem

# A file with more mistakes of its own than this was made by a wrong program, not by a slip.
LISTED_PER_FILE = 100


class ProblemList:
    """Mistakes refuse the input; warnings are told and the work goes on."""

    def __init__(self) -> None:
        self.mistakes: list[Problem] = []
        self.warnings: list[Problem] = []
        self.unlisted = 0
        self._per_file: Counter[str] = Counter()

    def add(
        self, file: str, message: str, *, line: int | None = None, column: int | None = None
    ) -> None:
        self._per_file[file] += 1
        if self._per_file[file] > LISTED_PER_FILE:
            self.unlisted += 1
        else:
            self.mistakes.append(Problem(file, message, line, column))

    def warn(self, file: str, message: str, *, line: int | None = None) -> None:
        self.warnings.append(Problem(file, message, line))

    def refuse_if_any(self, what: str) -> None:
        """Raise with everything that was found, in the order of files and lines."""
        if self.mistakes:
            count = len(self.mistakes) + self.unlisted
            mistakes = "1 mistake" if count == 1 else f"{count:,} mistakes"
            raise InputError(
                f"{what} cannot be used: {mistakes}. Mend the lines named here and try again.",
                self.mistakes,
                unlisted=self.unlisted,
            )
