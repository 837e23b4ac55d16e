"""The tables of the Agreement section, with what each number opens."""

from collections.abc import Iterator

from protest_core.operations import (
    AgreementTable,
    ConsistencyTable,
    Label,
    OwnConsistency,
    PairAgreement,
    Question,
)
from protest_gui.agreement.agreement_found import Behind
from protest_gui.agreement.agreement_words import (
    NOTHING,
    between,
    coefficient,
    label_name,
    pair_name,
    percent,
    short,
    told,
)
from protest_gui.widgets.figures_model import Figure, Figures, Heading

_NONE = "·"


def pairs_figures(table: AgreementTable, question: Question, category: str | None) -> Figures:
    columns = (
        Heading(told("Annotators"), numeric=False),
        Heading(told("n"), hint=told("Candidates on which the two are compared")),
        Heading(told("Both judged")),
        Heading(told("Agree")),
        Heading(told("Kappa"), hint=told("Cohen's kappa over correct, incorrect and none")),
        Heading(told("95 %"), hint=told("The interval of kappa")),
        Heading(told("Words"), hint=told("Mean overlap of the selected words")),
    )
    pairs = (table.pair(question, pair, category) for pair in table.all_pairs)
    return Figures(columns, [_of_pair(pair) for pair in pairs])


def _of_pair(pair: PairAgreement) -> list[Figure]:
    return [
        Figure(pair_name(pair.pair), told("{0} and {1}").format(*pair.pair)),
        _number_compared(pair),
        Figure(f"{pair.both_judged:,}"),
        *_agreement(pair),
        Figure(coefficient(pair.overlap.mean), _overlap(pair)),
    ]


def _number_compared(pair: PairAgreement) -> Figure:
    n = f"{pair.agreement.n:,}"
    if not pair.few or not pair.agreement.n:
        return Figure(n)
    return Figure(told("{0} (few)").format(n), told("{0}: too few to say much").format(n))


def _agreement(pair: PairAgreement) -> Iterator[Figure]:
    """Where there is no kappa, the sentence says why."""
    found = pair.agreement
    yield Figure(percent(found.raw))
    yield Figure(coefficient(found.kappa), found.undefined)
    yield Figure(between(found.interval), found.undefined)


def _overlap(pair: PairAgreement) -> str:
    if not pair.overlap.n:
        return told("There is no candidate that both call correct.")
    return told("Over {0} that both call correct").format(f"{pair.overlap.n:,}")


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
    behind = Behind(pair.pair, question, labels, pair.category, judged_only)
    return _leading(count, spoken, behind)


def categories_figures(table: AgreementTable, question: Question, pair: tuple[str, str]) -> Figures:
    """All of them first, then each."""
    columns = (
        Heading(told("Category"), numeric=False),
        *map(Heading, (told("n"), told("Agree"), told("Kappa"), told("95 %"), told("Differ"))),
    )
    labels = {None: told("all")} | {each.id: each.label for each in table.categories_of(question)}
    rows = []
    for category, label in labels.items():
        found = table.pair(question, pair, category)
        differ = found.agreement.n - sum(found.confusion[each, each] for each in Label)
        behind = Behind(pair, question, None, category, table.judged_only)
        opening = _leading(differ, told("{0}: they differ").format(label), behind)
        rows.append([Figure(label), _number_compared(found), *_agreement(found), opening])
    return Figures(columns, rows)


def consistency_figures(table: ConsistencyTable, question: Question) -> Figures:
    columns = (
        Heading(told("Annotator"), numeric=False),
        Heading(told("Pairs"), hint=told("Pairs of identical translations of an example")),
        Heading(told("Judged the same")),
        Heading(told("Judged differently")),
    )
    found = [table.found[name, question] for name in table.annotators]
    return Figures(columns, [_own(each) for each in found])


def _own(found: OwnConsistency) -> list[Figure]:
    share = found.same / found.pairs if found.pairs else None
    same = Figure(NOTHING) if share is None else Figure(f"{found.same:,} ({percent(share)})")
    spoken = told("{0}, judged differently").format(found.annotator)
    different = _leading(found.different, spoken, found.candidates)
    return [Figure(short(found.annotator)), Figure(f"{found.pairs:,}"), same, different]


def _leading(count: int, spoken: str, opens: object) -> Figure:
    """Of nothing there is nothing to open."""
    words = f"{spoken}: {count:,}"
    return Figure(f"{count:,}", words, opens) if count else Figure(_NONE, words)
