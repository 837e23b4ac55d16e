"""The INI file that configures the published APT program."""

import math
import os
from collections.abc import Callable, Mapping
from configparser import (
    DuplicateOptionError,
    DuplicateSectionError,
    MissingSectionHeaderError,
    ParsingError,
    RawConfigParser,
)
from configparser import Error as IniError
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from protest_compat.apt2017.model import AptSettings
from protest_core.errors import counted
from protest_core.files.fields import close_match
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.table_rows import read_table_text

BY_WORD, BY_POSITION = "word", "possition"
_Value = TypeVar("_Value")
# Two of them are spelt like this in the program, and so is one of the values.
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
# Those that have a meaning when present and empty.
_MAY_BE_EMPTY = {
    ("files", "list_source_pronouns"),
    ("files", "list_target_pronouns"),
    *((section, key) for section in ("lang", "dictionary") for key in KEYS[section]),
}


@dataclass(frozen=True, slots=True)
class AptConfig:
    """The configuration; `paths` by key, as written, without empty ones."""

    paths: Mapping[str, Path]
    by_position: bool
    settings: AptSettings
    output: Path


def read_apt_config(path: Path, name: str, problems: ProblemList) -> AptConfig | None:
    """Return the configuration, or `None` if it has errors, all of which are reported."""
    text = read_table_text(path, name, problems)
    ini = None if text is None else parsed(text, name, problems)
    if ini is None:
        return None
    values = Values(ini, name, problems)
    if values.any_is_missing:
        return None
    before = problems.number
    config = _config(values)
    return config if problems.number == before else None


class Values:
    """The values of a configuration that has all keys; errors in one are reported."""

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
        """Return a value, or `instead` if `as_value` raises a `ValueError` with the error."""
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


def _config(values: Values) -> AptConfig:
    files = {(section, key) for section in ("files", "dictionary") for key in KEYS[section]}
    paths = {
        key: Path(text)
        for section, key in files
        if key != "input_type" and (text := values.text(section, key))
    }
    return AptConfig(
        paths,
        values.read("files", "input_type", _is_by_position, instead=False),
        _settings(values),
        values.read("output", "output_file", _stem, instead=Path()),
    )


def _settings(values: Values) -> AptSettings:
    no_cases: tuple[int, ...] = ()
    no_weights: tuple[float, ...] = ()
    cases = values.read("cases", "cases_to_use", _cases, no_cases)
    weights = values.read("cases", "weigths_per_case", _weights, no_weights)
    if cases and weights and len(weights) not in {1, len(cases)}:
        fit = f"for the {counted(len(cases), 'case')} from 1 to 6 in cases_to_use"
        message = f"{counted(len(weights), 'weight')} {fit}; give one for each, or one for all"
        values.refuse("cases", "weigths_per_case", message)
    outside = [weight for weight in weights if not 0 <= weight <= 1]
    if outside:
        what = f"{', '.join(f'{weight:g}' for weight in outside)} outside of 0 to 1"
        values.warn("cases", "weigths_per_case", f"{what}, so the score may be, too")
    return AptSettings(
        cases,
        weights,
        values.text("lang", "source_word_separator"),
        values.text("lang", "target_word_separator"),
        values.read("cases", "count_OTHER_as_equal", _yes_or_no, instead=False),
        values.read("output", "counting_multiword_in_matrix", _yes_or_no, instead=False),
        values.read("output", "max_length_matrix", _most_labels, instead=0),
    )


def _stem(text: str) -> Path:
    """Return the path to which the program appends `.score` and `.detail`."""
    if not text:
        raise ValueError("is empty; name the files to be written, without their ends")
    if text.rpartition(os.sep)[2] in {"", os.curdir, os.pardir}:
        raise ValueError("is a directory; add a name, to which .score and .detail are put")
    if "\0" in text:
        raise ValueError("is no name of a file")
    return Path(text)


def _is_by_position(text: str) -> bool:
    if text not in {BY_WORD, BY_POSITION}:
        raise ValueError(f"is neither ‘{BY_WORD}’ nor ‘{BY_POSITION}’ (the program spells it so)")
    return text == BY_POSITION


def _cases(text: str) -> tuple[int, ...]:
    """Return the cases; numbers of no case are skipped, as in the program, which keeps weights."""
    try:
        numbers = [int(each) for each in text.split(",")]
    except ValueError:
        raise ValueError("is no list of cases; write numbers from 1 to 6, like 1,2,3") from None
    cases = tuple(number for number in numbers if 1 <= number <= 6)
    if not cases:
        raise ValueError("names none of the cases 1 to 6")
    return cases


def _weights(text: str) -> tuple[float, ...]:
    try:
        weights = tuple(float(each) for each in text.split(","))
    except ValueError:
        raise ValueError("is no list of weights; write numbers like 1,0.5,0") from None
    if not all(map(math.isfinite, weights)):
        raise ValueError("is not finite; weights are numbers like 0.5")
    return weights


def _yes_or_no(text: str) -> bool:
    try:
        return RawConfigParser.BOOLEAN_STATES[text.lower()]
    except KeyError:
        raise ValueError("is neither true nor false") from None


def _most_labels(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise ValueError("is no whole number") from None
    if number < 0:
        raise ValueError("is below 0")
    return number


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
