"""Collects the mistakes of foreign files, so that a person hears of all of them in one run."""

import re
from collections import Counter

import msgspec

from protest_core.errors import InputError, Problem, counted

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

    def spoilt_lines(self, *files: str) -> set[int]:
        """Lines that have a mistake already: what follows from it need not be told as well."""
        return {each.line for each in self.mistakes if each.file in files and each.line}

    def refuse_if_any(self, what: str) -> None:
        """Raise with everything that was found, in the order of files and lines."""
        if self.mistakes:
            mistakes = counted(len(self.mistakes) + self.unlisted, "mistake")
            raise InputError(
                f"{what} cannot be used: {mistakes}. Mend the lines named here and try again.",
                self.mistakes,
                unlisted=self.unlisted,
            )


_PLAIN = {
    "int": "a whole number",
    "str": "a text",
    "array": "a list",
    "object": "an object",
    "bool": "true or false",
    "null": "null",
}


def in_plain_words(error: msgspec.MsgspecError) -> str:
    """msgspec says "Expected `int`, got `str` - at `$.antecedents[0].line`"."""
    message, _, place = str(error).partition(" - at ")
    if message.startswith("Expected"):
        message = re.sub("`([a-z]+)`", lambda found: _PLAIN.get(found[1], found[1]), message)
    what = re.sub("`([^`]*)`", r"‘\1’", message).removeprefix("Object ")
    where = place.strip("`").removeprefix("$").removeprefix(".")
    return f"{where}: {what}" if where else what
