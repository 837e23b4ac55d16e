"""The tables of what a metric says of single pronouns beside what people say of them."""

from collections.abc import Iterator
from dataclasses import replace

from protest_core.meta_evaluation.verdicts import VerdictCell, VerdictPart, VerdictTable, counted_in
from protest_core.meta_evaluation.verdicts_report import verdict_title
from protest_core.metrics.model import MetricVerdict
from protest_core.statistics.proportions import FEW, Share
from protest_core.suite.report import short_labels
from protest_gui.numbers.metrics_words import claim_in_words
from protest_gui.numbers.results_words import NOTHING, interval, percent, percent_of, short
from protest_gui.translations import tr, translated
from protest_gui.widgets.table_model import Figure, Figures, Heading

_NONE, _FEW = "·", "*"


_HEADS = {
    VerdictPart.CORRECT: "Correct",
    VerdictPart.INCORRECT: "Incorrect",
    VerdictPart.NOT_JUDGEABLE: "Not judgeable",
    VerdictPart.JUDGED: "Judged",
    VerdictPart.COMPARED: "Compared",
    VerdictPart.DISAGREEMENTS: "They differ",
}


assert set(_HEADS) == set(VerdictPart)  # noqa: S101 — a table must cover its enum


_OF_JUDGED = (VerdictPart.CORRECT, VerdictPart.INCORRECT, VerdictPart.NOT_JUDGEABLE)


_OF_CASES = (VerdictPart.JUDGED, *_OF_JUDGED, VerdictPart.DISAGREEMENTS)


_OF_ROWS = (VerdictPart.JUDGED, VerdictPart.COMPARED, VerdictPart.DISAGREEMENTS)


def cases_figures(table: VerdictTable, category: str | None) -> Figures:
    """The metric's verdicts down, what people say across: Table 5 of the APT paper."""
    cells = [VerdictCell(verdict=each.key, category=category) for each in table.verdicts]
    names = [_name_of(each) for each in table.verdicts]
    names.append(Heading(tr("all"), numeric=False))
    rows = [
        list(_row(table, _OF_CASES, cell, name.text))
        for cell, name in zip([*cells, VerdictCell(category=category)], names, strict=True)
    ]
    return Figures([*map(_head, _OF_CASES), *_share_heads()], rows, names)


def _name_of(verdict: MetricVerdict) -> Heading:
    return Heading(verdict_title(verdict), numeric=False, hint=claim_in_words(verdict.claim))


def categories_figures(table: VerdictTable) -> Figures:
    """Table 3 of the EMNLP 2018 paper."""
    labels = short_labels(table.categories)
    cells = [VerdictCell(category=each.id) for each in table.categories]
    names = [Heading(labels[each.id], numeric=False, hint=each.label) for each in table.categories]
    names.append(Heading(tr("all categories"), numeric=False))
    return _disagreement(table, [*cells, VerdictCell()], names)


def systems_figures(table: VerdictTable) -> Figures:
    cells = [VerdictCell(system=each) for each in table.systems]
    names = [Heading(short(each), numeric=False, hint=each) for each in table.systems]
    names.append(Heading(tr("all systems"), numeric=False))
    return _disagreement(table, [*cells, VerdictCell()], names)


def _disagreement(table: VerdictTable, cells: list[VerdictCell], names: list[Heading]) -> Figures:
    rows = [
        list(_row(table, _OF_ROWS, cell, name.hint or name.text))
        for cell, name in zip(cells, names, strict=True)
    ]
    return Figures([*map(_head, _OF_ROWS), *_share_heads()], rows, names)


def _head(part: VerdictPart) -> Heading:
    hints = {
        VerdictPart.COMPARED: tr("The metric has something to compare, and people could judge"),
        VerdictPart.DISAGREEMENTS: tr("One says right, the other wrong"),
    }
    return Heading(translated(_HEADS[part]), hint=hints.get(part, ""))


def _share_heads() -> tuple[Heading, Heading]:
    return (
        Heading("%", hint=tr("In how many of the compared they differ")),
        Heading("95 %", hint=tr("The interval of that share")),
    )


def _row(
    table: VerdictTable, parts: tuple[VerdictPart, ...], cell: VerdictCell, name: str
) -> Iterator[Figure]:
    judged = count_of(table, replace(cell, part=VerdictPart.JUDGED))
    for part in parts:
        of = replace(cell, part=part)
        yield _count(count_of(table, of), of, f"{name}, {translated(_HEADS[part])}", judged)
    share = table.disagreement(verdict=cell.verdict, category=cell.category, system=cell.system)
    yield from _share(share, name)


def _count(count: int, cell: VerdictCell, place: str, judged: int) -> Figure:
    """Of nothing there is nothing to open."""
    if not count:
        return Figure(_NONE, f"{place}: 0")
    spoken = f"{place}: {count:,}"
    if cell.part in _OF_JUDGED:
        spoken += tr(" of {0}, {1}").format(f"{judged:,}", percent(share := count / judged, share))
    return Figure(f"{count:,}", spoken, cell)


def count_of(table: VerdictTable, cell: VerdictCell) -> int:
    """As many as the cell opens."""
    return sum(
        counted_in(
            cell.part,
            each,
            table.judged(verdict=each.key, category=cell.category, system=cell.system),
        )
        for each in table.verdicts
        if cell.verdict in (None, each.key)
    )


def _share(share: Share, name: str) -> Iterator[Figure]:
    if not share.n:
        nothing = tr("{0}: there is nothing that both call right or wrong").format(name)
        yield from (Figure(NOTHING, nothing), Figure(NOTHING, nothing))
        return
    few = share.n < FEW
    spoken = tr("{0}: metric and people differ on {1} of {2}, {3}, 95 % interval {4}").format(
        name, f"{share.certain:,}", f"{share.n:,}", percent_of(share), interval(share.interval)
    )
    if few:
        spoken = f"{spoken}; {tr('fewer than ten: too few to say')}"
    yield Figure(f"{percent_of(share)}{_FEW if few else ''}", spoken)
    yield Figure(interval(share.interval), spoken)
