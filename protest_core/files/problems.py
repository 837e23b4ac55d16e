"""Collect the errors in foreign files, so that one run reports all of them."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice

from protest_core.errors import InputError, Problem, counted, printable, with_all_escaped
from protest_core.translatable import Text

# A file with more errors of its own than this was made by a wrong program, not by oversight.
LISTED_PER_FILE = 1_000


LISTED_PER_LINE = 20


_LONGEST_VALUE = 60


_LONGEST_MESSAGE = 500  # for messages of other libraries, which may contain keys of any length


def _go_on() -> None:
    pass


class ProblemList:
    """Errors, which refuse the input, and warnings, which are only reported.

    `between_lines` is called regularly while a file is read, and may stop it by raising. With
    `grouped`, the same error in many rows is reported once, with their number.
    """

    def __init__(
        self, between_lines: Callable[[], None] = _go_on, *, grouped: bool = False
    ) -> None:
        self.between_lines = between_lines
        self._grouped = grouped
        self._more: Counter[tuple[str, str]] = Counter()  # of those that are reported once
        self.mistakes: list[Problem] = []
        self.warnings: list[Problem] = []
        self.unlisted = 0
        self._mistakes_in: Counter[str] = Counter()
        self._warnings_in: Counter[str] = Counter()
        self._spoilt: defaultdict[str, set[int]] = defaultdict(set)

    def add(
        self, file: str, message: str, *, line: int | None = None, column: int | None = None
    ) -> None:
        if line is not None:
            self._spoilt[file].add(line)
        mistake = _problem(file, message, line, column)
        alike = (mistake.file, mistake.message)
        if self._grouped and alike in self._more:
            self._more[alike] += 1
            return
        self._mistakes_in[file] += 1
        if self._mistakes_in[file] > LISTED_PER_FILE:
            self.unlisted += 1
        else:
            self.mistakes.append(mistake)
            self._more[alike] = 0

    def add_all(self, file: str, found: Iterable[tuple[str, int | None]], *, line: int) -> bool:
        """Add messages about one line, each with its column; return whether there are any.

        Only as many are taken from `found` as can be listed: a line may have a million errors.
        """
        rest = iter(found)
        listed = list(islice(rest, LISTED_PER_LINE))
        if not listed:
            return False
        for message, column in listed:
            self.add(file, message, line=line, column=column)
        if next(rest, None):
            _, column = listed[-1]
            self.add(file, "there are more errors on this line", line=line, column=column)
        return True

    def warn(self, file: str, message: str, *, line: int | None = None) -> None:
        self._warnings_in[file] += 1
        if self._warnings_in[file] <= LISTED_PER_FILE:
            self.warnings.append(_problem(file, message, line))

    def spoilt_lines(self, file: str) -> frozenset[int]:
        """Return the lines that already have an error: its consequences need not be reported."""
        return frozenset(self._spoilt.get(file, ()))

    def refuse_if_any(self, what: str, *, otherwise: str = "") -> None:
        """Raise everything that was found, in the order of files and lines.

        `otherwise` is a sentence that says what else can be done.
        """
        if self.mistakes:
            number = len(self.mistakes) + self._more.total() + self.unlisted
            mistakes = Text("%n errors", "", number, one="%n error")
            raise InputError(
                Text(
                    "{0} cannot be used: {1}. Correct what is named here and try again. {2}"
                ).format(_named(what), mistakes, otherwise)
                if otherwise
                else Text(
                    "{0} cannot be used: {1}. Correct what is named here and try again."
                ).format(_named(what), mistakes),
                self._in_order(),
                unlisted=self.unlisted,
            )

    def _in_order(self) -> list[Problem]:
        files = list(dict.fromkeys(mistake.file for mistake in self.mistakes))
        place = {file: number for number, file in enumerate(files)}
        listed = sorted(self.mistakes, key=lambda m: (place[m.file], m.line or 0, m.column or 0))
        return list(map(self._with_number, listed))

    def _with_number(self, mistake: Problem) -> Problem:
        more = self._more[mistake.file, mistake.message]
        if not more:
            return mistake
        return replace(
            mistake, message=f"{mistake.message} (and so in {counted(more, 'more row')})"
        )


def _problem(
    file: str, message: str, line: int | None = None, column: int | None = None
) -> Problem:
    return Problem(printable(file), with_all_escaped(message[:_LONGEST_MESSAGE]), line, column)


def quoted(value: object) -> str:
    """Return a value as messages show it."""
    text = str(value)
    return f"‘{text[:_LONGEST_VALUE]}…’" if len(text) > _LONGEST_VALUE else f"‘{text}’"


def short(number: int) -> str:
    """Return a number as messages show it; those in files may have thousands of digits."""
    return quoted(number)[1:-1]


def _named(what: str) -> str:
    return what if isinstance(what, Text) else printable(what)
