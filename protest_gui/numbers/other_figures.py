"""The tables of the comparison and of the audit."""

from collections.abc import Iterator

from protest_core.judgements.outcome import Outcome
from protest_core.scores.audit import AuditTable, CorrectedScore, UpheldRate
from protest_core.scores.counted_candidates import CountedCell, PairPart
from protest_core.scores.model import Comparison, SystemPair
from protest_core.suite.report import short_labels
from protest_gui.numbers.results_found import BehindPair
from protest_gui.numbers.results_words import (
    NOTHING,
    about_pair,
    difference,
    interval,
    p_value,
    percent,
    percent_of,
    short,
    signed_interval,
)
from protest_gui.numbers.score_figures import leading
from protest_gui.translations import tr, translated
from protest_gui.widgets.table_model import Figure, Figures, Heading


def pairs_figures(comparison: Comparison) -> Figures:
    columns = (
        Heading(tr("1st"), numeric=False),
        Heading(tr("2nd"), numeric=False),
        Heading(tr("n"), hint=tr("Examples that are decided for both")),
        Heading(tr("Only 1st"), hint=tr("Correct in the first system only")),
        Heading(tr("Only 2nd"), hint=tr("Correct in the second system only")),
        Heading(tr("Difference"), hint=tr("In points of 100")),
        Heading(tr("95 %"), hint=tr("The interval of the difference")),
        Heading(tr("p"), hint=tr("Adjusted for the number of pairs")),
        Heading(tr("Open"), hint=tr("Left out: open or disputed for one of the two")),
    )
    return Figures(columns, [list(_pair(pair, comparison)) for pair in comparison.pairs])


def _pair(pair: SystemPair, comparison: Comparison) -> Iterator[Figure]:
    paired, sentence = pair.paired, about_pair(pair, comparison)
    yield Figure(short(pair.first), pair.first)
    yield Figure(short(pair.second), pair.second)
    for count, part in (
        (paired.n, PairPart.COMPARED),
        (paired.only_first, PairPart.ONLY_FIRST),
        (paired.only_second, PairPart.ONLY_SECOND),
    ):
        yield _of_pair(pair, part, count)
    if pair.few:
        few = tr("too few") if pair.compared else NOTHING
        yield from (Figure(few, sentence), Figure(NOTHING, sentence))
        yield Figure(NOTHING, sentence)
    else:
        yield Figure(difference(paired.difference), sentence)
        yield Figure(signed_interval(paired.interval))
        yield Figure(p_value(pair.adjusted_p), sentence)
    yield _of_pair(pair, PairPart.OPEN, pair.open)


def _of_pair(pair: SystemPair, part: PairPart, count: int) -> Figure:
    behind = BehindPair((pair.first, pair.second), part) if count else None
    return Figure(f"{count:,}", opens=behind)


_COUNTED = {
    "approved": frozenset(Outcome),
    "judged": frozenset({Outcome.CORRECT, Outcome.INCORRECT, Outcome.NOT_JUDGEABLE}),
    "upheld": frozenset({Outcome.CORRECT}),
    "not_upheld": frozenset({Outcome.INCORRECT}),
    "not_judgeable": frozenset({Outcome.NOT_JUDGEABLE}),
}


def audit_figures(table: AuditTable) -> Figures:
    """As Table 2 of the WMT 2018 paper."""
    heads = ("Approved", "Judged", "Upheld", "Not upheld", "Not judgeable", "Rate", "95 %")
    columns = [Heading(translated(head)) for head in heads]
    categories = table.scores.categories
    labels = short_labels(categories)
    rows = [
        list(_rate(table.rate(category_id=each.id), each.label, each.id)) for each in categories
    ]
    rows.append(list(_rate(table.rate(), tr("all categories"), None)))
    names = [Heading(labels[each.id], numeric=False, hint=each.label) for each in categories]
    names.append(Heading(tr("all categories"), numeric=False))
    return Figures(columns, rows, names)


def _rate(rate: UpheldRate, name: str, category: str | None) -> Iterator[Figure]:
    counts = rate.counts
    for field, outcomes in _COUNTED.items():
        cell = CountedCell(category=category, outcomes=outcomes, approved=True)
        count = getattr(counts, field)
        words = f"{name}, {translated(field.replace('_', ' '))}: {count:,}"
        yield leading(count, words, cell)
    few = tr("{0}: fewer than ten are too few to say").format(name)
    spoken = few if rate.few and counts.judged else ""
    mark = "*" if spoken else ""
    yield Figure(f"{percent_of(rate.share)}{mark}", spoken)
    yield Figure(interval(rate.share.interval), spoken)


def corrected_figures(table: AuditTable) -> Figures:
    columns = (
        Heading(tr("n")),
        Heading(tr("Score"), hint=tr("With all approvals counted as correct")),
        Heading(tr("95 %"), hint=tr("The interval of the score")),
        Heading(tr("Corrected"), hint=tr("As it would be had people judged everything")),
        Heading(tr("95 %"), hint=tr("The interval of the corrected score")),
    )
    ranked = table.scores.ranked
    rows = [_corrected(table.corrected(system)) for system in ranked]
    names = [Heading(short(system), numeric=False, hint=system) for system in ranked]
    if len(ranked) > 1:
        rows.append(_corrected(table.corrected()))
        names.append(Heading(tr("all systems"), numeric=False))
    return Figures(columns, rows, names)


def _corrected(found: CorrectedScore) -> list[Figure]:
    if found.undefined:
        return [Figure(f"{found.score.n:,}"), *[Figure(tr("undefined"), found.undefined)] * 4]
    value = percent(found.if_wrong.value, found.if_right.value)
    why = found.uncorrected
    value = tr("undefined") if why else value
    return [
        Figure(f"{found.score.n:,}"),
        Figure(percent_of(found.score)),
        Figure(interval(found.score.interval)),
        Figure(value, why),
        Figure(value if why else interval(found.interval), why),
    ]
