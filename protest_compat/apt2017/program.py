"""`apt --config`: read the published APT program's files and write its output."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_changed
from pathlib import Path
from typing import TypeVar

from protest_compat.apt2017.config import AptConfig, read_apt_config
from protest_compat.apt2017.files import (
    check_lengths,
    read_apt_links,
    read_apt_text,
    read_groups,
    read_places,
    read_probabilities,
    read_words,
)
from protest_compat.apt2017.linked_words import LinkedText, Repair
from protest_compat.apt2017.model import AptSettings, Groups, Lists, Side, Words
from protest_compat.apt2017.score import PublishedApt, ShownMatrix, run_apt
from protest_core import __version__
from protest_core.db.result_files import check_may_be_written, save_result
from protest_core.errors import Problem, RefusedError, distinct_names, name_of
from protest_core.files.atomic import check_not_read
from protest_core.files.paths import real_path
from protest_core.files.problems import ProblemList, quoted
from protest_core.metrics.apt import Case
from protest_core.tables.model import UNDEFINED, Column, Kind, Report, Table

_HEADER = (
    *("SENT.", "POS. SOURCE", "SOURCE", "POS. REF.", "REF.", "POS. TARGET", "TARGET", "CASE"),
)
_NONE = "-"
_MAIN = ("source", "reference", "target", "alignment_source_reference", "alignment_source_target")
_SOURCE_LIST = "list_source_pronouns"
_SCORE, _DETAIL = ".score", ".detail"
_Content = TypeVar("_Content")
_PROBABILITIES = "In case 2 each pronoun counts as much as the list of probabilities says."

_Case = tuple[int, float, float]  # number, weight, and number of pronouns
_Cell = tuple[str, str, float]


@dataclass(frozen=True, slots=True)
class AptRun:
    """The results, and the files that contain them."""

    result: PublishedApt
    score_file: Path
    detail_file: Path
    warnings: Sequence[Problem]

    @property
    def repairs(self) -> list[str]:
        """The program's lines: sentence, source position and word, position, word."""
        return [repair_line(each) for each in self.result.repairs]


@dataclass(frozen=True, slots=True)
class AptSwitches:
    """The program's switches in its code, which its configuration cannot set."""

    full_match: bool = False
    case_2_probabilities: Path | None = None


NO_SWITCHES = AptSwitches()


def score_lines(result: PublishedApt) -> Iterator[str]:
    """Yield the head lines, then the matrix."""
    settings = result.settings
    counts = [result.counts[Case(case)] for case in settings.cases]
    yield f"Score: {'nan' if result.score is None else f'{result.score:.4f}'}"
    yield f"Cases: {_listed(settings.cases)}"
    yield f"Weights: {_listed(settings.weights)}"
    yield f"Findings per case: {_listed(f'{count:.0f}' for count in counts)}"
    yield f"Total findings: {sum(counts):.0f}"
    yield from _matrix_lines(result.matrix)


def _listed(values: Iterable[object]) -> str:
    return ",".join(map(str, values))


def _matrix_lines(matrix: ShownMatrix) -> Iterator[str]:
    yield "\t".join(("", *matrix.labels))
    for label, row in zip(matrix.labels, matrix.rows, strict=True):
        yield "\t".join((label, *(f"{count:.0f}" for count in row)))


def detail_lines(result: PublishedApt) -> Iterator[str]:
    """Yield a line for each pronoun, also in cases that are not used."""
    yield "\t".join(_HEADER)
    for (line, token, word), pair in zip(result.instances, result.pairs, strict=True):
        sides = f"{_side(pair.reference)}\t{_side(pair.candidate)}"
        yield f"{line}\t{token}\t{word}\t{sides}\t{pair.case.value}"


def _side(side: Side) -> str:
    if not side.positions:
        return f"{_NONE}\t{_NONE}"
    return f"{' '.join(map(str, side.positions))}\t{' '.join(side.words)}"


def repair_line(repair: Repair) -> str:
    """Return the program's output for an added link."""
    return " ".join(map(str, repair))


def apt_from_config(
    *,
    config: Path,
    switches: AptSwitches = NO_SWITCHES,
    replace: bool = False,
    table: Path | None = None,
) -> AptRun:
    """Run a configuration, with its paths relative to the working directory.

    `table` is a file that the caller is going to write, which must be a different one.
    """
    problems, name = ProblemList(), name_of(config)
    read = read_apt_config(config, name, problems)
    problems.refuse_if_any(name)
    assert read is not None  # noqa: S101 — or there would be a mistake
    read = with_changed(read, settings=_switched(read.settings, switches, problems))
    outputs = [read.output.with_name(read.output.name + end) for end in (_SCORE, _DETAIL)]
    _check_apart([*outputs, table], config, read, switches)
    for output in outputs:
        check_may_be_written(path=output, replace=replace)
        if table and real_path(table) == real_path(output):
            raise RefusedError(
                f"{table} is written as the configuration says. Choose another name."
            )
    score_file, detail_file = outputs
    result = _result(read, name, problems)
    save_result(path=score_file, content=_lines(score_lines(result)), replace=replace)
    save_result(path=detail_file, content=_lines(detail_lines(result)), replace=replace)
    warnings = tuple(dict.fromkeys(problems.warnings))  # one file may be several lists
    return AptRun(result, score_file, detail_file, warnings)


def _check_apart(
    written: Iterable[Path | None], config: Path, read: AptConfig, switches: AptSwitches
) -> None:
    more = [] if switches.case_2_probabilities is None else [switches.case_2_probabilities]
    check_not_read(written, [config, *read.paths.values(), *more])


def _switched(settings: AptSettings, switches: AptSwitches, problems: ProblemList) -> AptSettings:
    path = switches.case_2_probabilities
    found = None if path is None else read_probabilities(path, name_of(path), problems)
    return with_changed(settings, full_match=switches.full_match, case_2_probabilities=found)


def _lines(lines: Iterable[str]) -> bytes:
    return "\n".join([*lines, ""]).encode()


def _result(config: AptConfig, name: str, problems: ProblemList) -> PublishedApt:
    files = _files(config, name, problems)
    problems.refuse_if_any(name)
    source, reference, target = (files.read(key, read_apt_text) for key in _MAIN[:3])
    of_reference, of_target = (
        LinkedText(
            text.name,
            text.lines,
            files.name(key),
            read_apt_links(files.paths[key], files.name(key), source, text, problems),
        )
        for key, text in zip(_MAIN[3:], (reference, target), strict=True)
    )
    lists = _lists(files, by_position=config.by_position)
    check_lengths([source, reference, target], problems)
    problems.refuse_if_any("what the configuration names")
    result = run_apt(source.lines, of_reference, of_target, lists, config.settings, problems)
    problems.refuse_if_any("what the configuration names")
    if not result.instances:
        problems.warn(source.name, "no source pronoun was found, so the score is undefined")
    return result


@dataclass(frozen=True, slots=True)
class _Files:
    """The paths of a configuration that lead to a file, with their names in messages."""

    paths: Mapping[str, Path]
    names: Mapping[Path, str]
    problems: ProblemList

    def name(self, key: str) -> str:
        return self.names[self.paths[key]]

    def read(self, key: str, reader: Callable[[Path, str, ProblemList], _Content]) -> _Content:
        return reader(self.paths[key], self.name(key), self.problems)

    def words(self, key: str) -> Words:
        """Return the words; none if the configuration names no file."""
        return self.read(key, read_words) if key in self.paths else ()

    def groups(self, key: str) -> Groups:
        return self.read(key, read_groups) if key in self.paths else ()


def _files(config: AptConfig, name: str, problems: ProblemList) -> _Files:
    paths = {key: path for key, path in config.paths.items() if path.is_file()}
    for key in _MAIN:
        if key not in config.paths:
            problems.add(name, f"[files] {key}: is empty; name a file")
        elif key not in paths:
            problems.add(name, f"[files] {key}: there is no file {quoted(config.paths[key])}")
    for key in config.paths.keys() - paths.keys() - set(_MAIN):
        problems.warn(name, f"{key}: there is no file {quoted(config.paths[key])}; it is left out")
    return _Files(paths, distinct_names(paths.values()), problems)


def _lists(files: _Files, *, by_position: bool) -> Lists:
    lists = Lists(
        source_words=frozenset(() if by_position else files.words(_SOURCE_LIST)),
        target_words=files.words("list_target_pronouns"),
        equal=files.groups("equal"),
        similar=files.groups("similar"),
        source_pronouns=frozenset(files.words("source_pronouns")),
        target_pronouns=frozenset(files.words("target_pronouns")),
    )
    if not by_position:
        return lists
    if _SOURCE_LIST not in files.paths:
        return with_changed(lists, places=())
    places = files.read(_SOURCE_LIST, read_places)
    return with_changed(lists, places=places, places_name=files.name(_SOURCE_LIST))


def published_apt_report(result: PublishedApt) -> Report:
    """Return the cases and the score; the matrix is in the file that was written."""
    why = result.undefined
    score = UNDEFINED if result.score is None else f"{result.score:.4f}"
    cases = zip(result.settings.cases, result.settings.weight_of_each, strict=True)
    rows = [(int(case), weight, result.counts[Case(case)]) for case, weight in cases]
    columns: tuple[Column[_Case], ...] = (
        Column("case", "case", Kind.TEXT, lambda row: row[0]),
        Column("weight", "weight", Kind.COUNT, lambda row: f"{row[1]:g}"),
        Column("pronouns", "pronouns", Kind.COUNT, lambda row: _shown(row[2])),
        Column("", "score", Kind.SCORE, lambda _: UNDEFINED if why else result.score),
        Column("", UNDEFINED, value=lambda _: why),
    )
    notes = [f"APT as published: {score}.", *([why] if why else [])]
    if result.settings.case_2_probabilities is not None:
        notes.append(_PROBABILITIES)
    found = Table("apt", "APT as published", columns, rows, notes)
    return Report(
        "APT as published", [found], [found, _matrix(result)], signature=_signature(result)
    )


def _shown(count: float) -> str:
    return f"{count:.0f}" if count == int(count) else f"{count:.4f}"


def _matrix(result: PublishedApt) -> Table[_Cell]:
    labels, rows = result.matrix.labels, result.matrix.rows
    columns: tuple[Column[_Cell], ...] = (
        Column("", "row", Kind.NAME, lambda cell: cell[0]),
        Column("", "column", Kind.NAME, lambda cell: cell[1]),
        Column("", "count", Kind.SCORE, lambda cell: cell[2]),
    )
    cells = [
        (down, across, count)
        for down, row in zip(labels, rows, strict=True)
        for across, count in zip(labels, row, strict=True)
    ]
    return Table("matrix", "Pronouns by what they are translated with", columns, cells)


def _signature(result: PublishedApt) -> str:
    settings = result.settings
    cases = zip(settings.cases, settings.weight_of_each, strict=True)
    weights = ",".join(f"{case}={weight:g}" for case, weight in cases)
    other = "yes" if settings.other_counts else "no"
    switches = "|match:full" if settings.full_match else ""
    if settings.case_2_probabilities is not None:
        switches += "|case2:probabilities"
    head = f"metric:apt-published|weights:{weights}|other:{other}"
    return f"{head}{switches}|protest:{__version__}"
