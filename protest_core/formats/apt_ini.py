"""The sections and keys of the published APT program's configuration, and their values."""

from collections.abc import Callable, Mapping
from configparser import (
    DuplicateOptionError,
    DuplicateSectionError,
    MissingSectionHeaderError,
    ParsingError,
    RawConfigParser,
)
from configparser import Error as IniError
from typing import TypeVar

from protest_core.formats.fields import close_match
from protest_core.formats.problems import ProblemList, quoted

# Two of them are spelt so in the program, and one of the values is, too.
KEYS: Mapping[str, tuple[str, ...]] = {
    "lang": ("source", "target", "source_word_separator", "target_word_separator"),
    "files": (
        *("source", "reference", "target", "alignment_source_reference"),
        *("alignment_source_target", "list_source_pronouns", "input_type", "list_target_pronouns"),
    ),
    "dictionary": ("equal", "similar", "source_pronouns", "target_pronouns"),
    "cases": ("cases_to_use", "weigths_per_case", "count_OTHER_as_equal"),
    "output": ("output_file", "counting_multiword_in_matrix", "max_length_matrix"),
}
# Those that mean something when they are there and empty.
_MAY_BE_EMPTY = {
    ("files", "list_source_pronouns"),
    ("files", "list_target_pronouns"),
    *((section, key) for section in ("lang", "dictionary") for key in KEYS[section]),
}
_Value = TypeVar("_Value")


def parsed(text: str, name: str, problems: ProblemList) -> RawConfigParser | None:
    ini = RawConfigParser()
    try:
        ini.read_string(text)
    except DuplicateOptionError as error:
        message = f"{quoted(error.option)} is there twice in [{error.section}]"
        problems.add(name, message, line=error.lineno)
    except DuplicateSectionError as error:
        problems.add(name, f"[{error.section}] is there twice", line=error.lineno)
    except MissingSectionHeaderError as error:
        what = "a line before the first section; sections begin with a line like [files]"
        problems.add(name, what, line=error.lineno)
    except ParsingError as error:
        for line, _ in error.errors:
            problems.add(name, "neither ‘key = value’ nor ‘[section]’", line=line)
    except IniError as error:
        problems.add(name, f"this cannot be understood: {error}")
    else:
        return ini
    return None


class Values:
    """The values of a configuration that has all keys; what is wrong with one is told."""

    def __init__(self, ini: RawConfigParser, name: str, problems: ProblemList) -> None:
        self._ini = ini
        self._name = name
        self._problems = problems
        self.any_is_missing = False
        for section, keys in KEYS.items():
            self._look_for(section, keys)

    def _look_for(self, section: str, keys: tuple[str, ...]) -> None:
        if not self._ini.has_section(section):
            self._miss(f"the section [{section}] is missing")
            return
        there = [key for key in self._ini.options(section) if key not in map(str.lower, keys)]
        for key in keys:
            if not self._ini.has_option(section, key):
                meant = close_match(key, there)
                hint = f"; is it {quoted(meant)}? The program spells it so" if meant else ""
                needed = (
                    "it may be empty" if (section, key) in _MAY_BE_EMPTY else "it needs a value"
                )
                self._miss(f"[{section}] has no {quoted(key)}; {needed}{hint}")

    def _miss(self, message: str) -> None:
        self.any_is_missing = True
        self._problems.add(self._name, message)

    def text(self, section: str, key: str) -> str:
        return self._ini.get(section, key)

    def read(
        self, section: str, key: str, as_value: Callable[[str], _Value], instead: _Value
    ) -> _Value:
        """`as_value` raises a `ValueError` that says what is wrong."""
        value = self.text(section, key)
        try:
            return as_value(value)
        except ValueError as error:
            self._problems.add(self._name, f"[{section}] {key}: {quoted(value)} {error}")
            return instead

    def refuse(self, section: str, key: str, message: str) -> None:
        self._problems.add(self._name, f"[{section}] {key}: {message}")

    def warn(self, section: str, key: str, message: str) -> None:
        self._problems.warn(self._name, f"[{section}] {key}: {message}")
