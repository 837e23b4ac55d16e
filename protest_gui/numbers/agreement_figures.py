"""The tables of the Agreement section, with what each number opens."""

from collections.abc import Iterator
from dataclasses import replace

from protest_core.agreement.model import (
    AgreementTable,
    ConsistencyTable,
    PairAgreement,
    SelfConsistency,
)
from protest_core.judgements.model import Label
from protest_core.judgements.outcome import Question
from protest_gui.numbers.agreement_found import Behind
from protest_gui.numbers.agreement_words import (
    NOTHING,
    between,
    coefficient,
    label_name,
    pair_name,
    percent,
    short,
)
from protest_gui.translations import tr
from protest_gui.widgets.table_model import Figure, Figures, Heading

_NONE = "·"


def pairs_figures(table: AgreementTable, question: Question, category: str | None) -> Figures:
    columns = (
        Heading(tr("Annotators"), numeric=False),
        Heading(tr("n"), hint=tr("Candidates on which the two are compared")),
        Heading(tr("Both judged")),
        Heading(tr("Agree")),
        Heading(tr("Kappa"), hint=tr("Cohen's kappa over correct, incorrect and none")),
        Heading(tr("95 %"), hint=tr("The interval of kappa")),
        Heading(tr("Words"), hint=tr("Mean overlap of the selected words")),
    )
    found = (table.pair(question, pair, category) for pair in table.all_pairs)
    return Figures(columns, [_of_pair(pair, table, question) for pair in found])


def _of_pair(pair: PairAgreement, table: AgreementTable, question: Question) -> list[Figure]:
    behind = Behind(pair.pair, question, pair.category, table.judged_only)
    both_judged = replace(behind, judged_only=True) if pair.both_judged else None
    words = replace(behind, words=True) if pair.overlap.n else None
    return [
        Figure(pair_name(pair.pair), tr("{0} and {1}").format(*pair.pair)),
        _number_compared(pair, behind),
        Figure(f"{pair.both_judged:,}", opens=both_judged),
        *_agreement(pair, behind),
        Figure(coefficient(pair.overlap.mean), _overlap(pair), words),
    ]


def _number_compared(pair: PairAgreement, behind: Behind) -> Figure:
    n = f"{pair.agreement.n:,}"
    if not pair.few or not pair.agreement.n:
        return Figure(n, opens=behind if pair.agreement.n else None)
    few = tr("{0}: too few to say much").format(n)
    return Figure(tr("{0} (few)").format(n), few, behind)


def _agreement(pair: PairAgreement, behind: Behind) -> Iterator[Figure]:
    """Where there is no kappa, the sentence says why. What agrees opens what agrees; a kappa is
    told of all that is compared.
    """
    found, same = pair.agreement, _agreeing(pair)
    spoken = tr("{0} of {1} agree").format(f"{same:,}", f"{found.n:,}") if found.n else ""
    yield Figure(percent(found.raw), spoken, replace(behind, agreeing=True) if same else None)
    for text, number in (
        (coefficient(found.kappa), found.kappa),
        (between(found.interval), found.interval),
    ):
        yield Figure(text, found.undefined, None if number is None else behind)


def _agreeing(pair: PairAgreement) -> int:
    return sum(pair.confusion[each, each] for each in Label)


def _overlap(pair: PairAgreement) -> str:
    if not pair.overlap.n:
        return tr("There is no candidate that both call correct.")
    return tr("Over {0} that both call correct").format(f"{pair.overlap.n:,}")


def confusion_figures(pair: PairAgreement, question: Question, *, judged_only: bool) -> Figures:
    """The first one's labels down, the second one's across."""
    down, across = map(short, pair.pair)
    return Figures(
        [Heading(f"{across}:\n{label_name(label)}") for label in Label],
        [
            [_cell(pair, question, (one, other), judged_only=judged_only) for other in Label]
            for one in Label
        ],
        [Heading(f"{down}: {label_name(label)}", numeric=False) for label in Label],
    )


def _cell(
    pair: PairAgreement, question: Question, labels: tuple[Label, Label], *, judged_only: bool
) -> Figure:
    count = pair.confusion[labels]
    said = zip(pair.pair, map(label_name, labels), strict=True)
    spoken = ", ".join(f"{name}: {label}" for name, label in said)
    behind = Behind(pair.pair, question, pair.category, judged_only, labels)
    return _leading(count, spoken, behind)


def categories_figures(table: AgreementTable, question: Question, pair: tuple[str, str]) -> Figures:
    """All of them first, then each."""
    columns = (
        Heading(tr("Category"), numeric=False),
        *map(Heading, (tr("n"), tr("Agree"), tr("Kappa"), tr("95 %"), tr("Differ"))),
    )
    labels = {None: tr("all")} | {each.id: each.label for each in table.categories_of(question)}
    rows = []
    for category, label in labels.items():
        found = table.pair(question, pair, category)
        behind = Behind(pair, question, category, table.judged_only)
        differ = found.agreement.n - _agreeing(found)
        spoken = tr("{0}: they differ").format(label)
        opening = _leading(differ, spoken, replace(behind, agreeing=False))
        agreement = _agreement(found, behind)
        rows.append([Figure(label), _number_compared(found, behind), *agreement, opening])
    return Figures(columns, rows)


def consistency_figures(table: ConsistencyTable, question: Question) -> Figures:
    columns = (
        Heading(tr("Annotator"), numeric=False),
        Heading(tr("Pairs"), hint=tr("Pairs of identical translations of an example")),
        Heading(tr("Judged the same")),
        Heading(tr("Judged differently")),
    )
    found = [table.found[name, question] for name in table.annotators]
    return Figures(columns, [_own(each) for each in found])


def _own(found: SelfConsistency) -> list[Figure]:
    share = found.same / found.pairs if found.pairs else None
    same = Figure(NOTHING) if share is None else Figure(f"{found.same:,} ({percent(share)})")
    spoken = tr("{0}, judged differently").format(found.annotator)
    different = _leading(found.different, spoken, found.candidates)
    return [Figure(short(found.annotator)), Figure(f"{found.pairs:,}"), same, different]


def _leading(count: int, spoken: str, opens: object) -> Figure:
    """Of nothing there is nothing to open."""
    words = f"{spoken}: {count:,}"
    return Figure(f"{count:,}", words, opens) if count else Figure(_NONE, words)
