"""Writes what the published APT program writes: NAME.score and NAME.detail."""

from collections.abc import Iterable, Iterator

from protest_core.metrics.apt.cases import Case
from protest_core.metrics.published_apt.inputs import Side
from protest_core.metrics.published_apt.matrix import ShownMatrix
from protest_core.metrics.published_apt.repair import Repair
from protest_core.metrics.published_apt.run import PublishedApt

_HEADER = (
    *("SENT.", "POS. SOURCE", "SOURCE", "POS. REF.", "REF.", "POS. TARGET", "TARGET", "CASE"),
)
_NONE = "-"


def score_lines(result: PublishedApt) -> Iterator[str]:
    """Head lines, then the matrix."""
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
    """Of all pronouns, also those in cases that are not used."""
    yield "\t".join(_HEADER)
    numbers = [*map(id, result.pairs)]  # equal ones are the same
    shown = {
        number: f"{_side(pair.reference)}\t{_side(pair.candidate)}\t{pair.case.value}"
        for number, pair in dict(zip(numbers, result.pairs, strict=True)).items()
    }
    both = zip(result.instances, map(shown.__getitem__, numbers), strict=True)
    yield from [f"{line}\t{token}\t{word}\t{sides}" for (line, token, word), sides in both]


def _side(side: Side) -> str:
    if not side.positions:
        return f"{_NONE}\t{_NONE}"
    return f"{' '.join(map(str, side.positions))}\t{' '.join(side.words)}"


def repair_line(repair: Repair) -> str:
    """What the program prints for each link that it adds."""
    return " ".join(map(str, repair))
