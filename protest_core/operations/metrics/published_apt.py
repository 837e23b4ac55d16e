"""`protest apt --config`: the published APT program's files in, its numbers and its files out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_changed
from pathlib import Path

from protest_core.errors import InputError, Problem, RefusedError, name_of, names_apart
from protest_core.formats.apt_config import AptConfig, read_apt_config
from protest_core.formats.apt_links import read_apt_links
from protest_core.formats.apt_lists import (
    read_groups,
    read_places,
    read_probabilities,
    read_words,
)
from protest_core.formats.apt_output import detail_lines, repair_line, score_lines
from protest_core.formats.apt_texts import AptText, check_lengths, read_apt_text
from protest_core.formats.problems import ProblemList, quoted
from protest_core.metrics.published_apt.inputs import AptSettings, Lists, Place
from protest_core.metrics.published_apt.links import LinkedText
from protest_core.metrics.published_apt.run import PublishedApt, run_apt
from protest_core.operations.apart import check_not_read
from protest_core.operations.saving import check_may_be_written, save_result
from protest_core.unfinished import real_path

_MAIN = ("source", "reference", "target", "alignment_source_reference", "alignment_source_target")
_SCORE, _DETAIL = ".score", ".detail"


@dataclass(frozen=True, slots=True)
class AptRun:
    """What came out, and the files in which it stands."""

    result: PublishedApt
    score_file: Path
    detail_file: Path
    warnings: Sequence[Problem]

    @property
    def repairs(self) -> list[str]:
        """As the program prints them: sentence, source position and word, position, word."""
        return [repair_line(each) for each in self.result.repairs]


@dataclass(frozen=True, slots=True)
class _Files:
    """Paths of a configuration that lead to a file, with what messages call them."""

    paths: dict[str, Path]
    names: dict[Path, str]

    def name(self, key: str) -> str:
        return self.names[self.paths[key]]


@dataclass(frozen=True, slots=True)
class AptSwitches:
    """What the program has as switches in its code: its configuration cannot set them."""

    full_match: bool = False
    case_2_probabilities: Path | None = None


NO_SWITCHES = AptSwitches()


def apt_from_config(
    *,
    config: Path,
    switches: AptSwitches = NO_SWITCHES,
    replace: bool = False,
    table: Path | None = None,
) -> AptRun:
    """Reads from and writes to where the configuration says, from the working directory.

    `table` is a file that the caller is going to write, which is to be another one.
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
    told = tuple(dict.fromkeys(problems.warnings))  # one file may be several lists
    return AptRun(result, score_file, detail_file, told)


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
    source, reference, target = (_text(files, key, problems) for key in _MAIN[:3])
    links = [
        read_apt_links(files.paths[key], files.name(key), source, text, problems)
        for key, text in zip(_MAIN[3:], (reference, target), strict=True)
    ]
    lists = _lists(config, files, problems)
    check_lengths([source, reference, target], problems)
    problems.refuse_if_any("what the configuration names")
    of_reference, of_target = (
        LinkedText(text.name, text.lines, files.name(key), of_text)
        for text, key, of_text in zip((reference, target), _MAIN[3:], links, strict=True)
    )
    try:
        result = run_apt(source.lines, of_reference, of_target, lists, config.settings)
    except InputError as error:
        for problem in error.problems:
            problems.add(problem.file, problem.message, line=problem.line)
        problems.refuse_if_any("what the configuration names")
        raise
    if not result.instances:
        problems.warn(source.name, "no source pronoun was found, so the score is undefined")
    return result


def _files(config: AptConfig, name: str, problems: ProblemList) -> _Files:
    paths = {key: path for key, path in config.paths.items() if path.is_file()}
    for key in _MAIN:
        if key not in config.paths:
            problems.add(name, f"[files] {key}: is empty; name a file")
        elif key not in paths:
            problems.add(name, f"[files] {key}: there is no file {quoted(config.paths[key])}")
    for key in config.paths.keys() - paths.keys() - set(_MAIN):
        problems.warn(name, f"{key}: there is no file {quoted(config.paths[key])}; it is left out")
    return _Files(paths, names_apart(paths.values()))


def _text(files: _Files, key: str, problems: ProblemList) -> AptText:
    return read_apt_text(files.paths[key], files.name(key), problems)


def _lists(config: AptConfig, files: _Files, problems: ProblemList) -> Lists:
    def words(key: str) -> tuple[str, ...]:
        return read_words(files.paths[key], files.name(key), problems) if has(key) else ()

    def groups(key: str) -> tuple[tuple[str, ...], ...]:
        return read_groups(files.paths[key], files.name(key), problems) if has(key) else ()

    def has(key: str) -> bool:
        return key in files.paths

    key = "list_source_pronouns"
    places_name = files.name(key) if config.by_position and has(key) else ""
    targets = words("list_target_pronouns")
    return Lists(
        source_words=frozenset(() if config.by_position else words(key)),
        places=_places(config, files, problems),
        places_name=places_name,
        target_words=targets,
        has_target_words=bool(targets),
        equal=groups("equal"),
        similar=groups("similar"),
        source_pronouns=frozenset(words("source_pronouns")),
        target_pronouns=frozenset(words("target_pronouns")),
    )


def _places(config: AptConfig, files: _Files, problems: ProblemList) -> Sequence[Place] | None:
    if not config.by_position:
        return None
    key = "list_source_pronouns"
    return read_places(files.paths[key], files.name(key), problems) if key in files.paths else []
