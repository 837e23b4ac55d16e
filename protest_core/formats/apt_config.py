"""Reads the configuration of the published APT program: an INI file whose keys are all needed."""

import math
import os
from collections.abc import Mapping
from configparser import RawConfigParser
from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import counted
from protest_core.formats.apt_ini import KEYS, Values, parsed
from protest_core.formats.problems import ProblemList
from protest_core.formats.table_text import read_table_text
from protest_core.metrics.published_apt.inputs import AptSettings

BY_WORD, BY_POSITION = "word", "possition"


@dataclass(frozen=True, slots=True)
class AptConfig:
    """Paths as they are written; `paths` by key, empty ones left out."""

    paths: Mapping[str, Path]
    by_position: bool
    settings: AptSettings
    output: Path


def read_apt_config(path: Path, name: str, problems: ProblemList) -> AptConfig | None:
    """None if there is a mistake in it; all of them are on the list."""
    text = read_table_text(path, name, problems)
    ini = None if text is None else parsed(text, name, problems)
    if ini is None:
        return None
    values = Values(ini, name, problems)
    if values.any_is_missing:
        return None
    before = len(problems.mistakes)
    config = _config(values)
    return config if len(problems.mistakes) == before else None


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
    """What the program writes ends with `.score` and `.detail` after it."""
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
    """Numbers that are no case are passed over, as the program does; their weights are not."""
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
