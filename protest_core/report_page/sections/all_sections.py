"""The sections of a report from first to last, and its key facts."""

from collections.abc import Iterator

from protest_core.errors import counted
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.questions import Question
from protest_core.metrics.report import metric_title
from protest_core.names import ADJUDICATION
from protest_core.report_page.gather import ProjectReport
from protest_core.report_page.model import Contents, Fact
from protest_core.report_page.sections.metrics import (
    automatic_section,
    metrics_section,
    verdicts_section,
)
from protest_core.report_page.sections.people import (
    agreement_section,
    disagreements_section,
    provenance_section,
)
from protest_core.report_page.sections.scores import (
    audit_section,
    comparison_section,
    scores_section,
)
from protest_core.tables.cells import shown, whole_percent
from protest_core.tables.model import UNDEFINED, Kind, Range, share_range

_SECTIONS = (
    scores_section,
    comparison_section,
    audit_section,
    automatic_section,
    agreement_section,
    disagreements_section,
    metrics_section,
    verdicts_section,
    provenance_section,
)


def contents_of(report: ProjectReport) -> Contents:
    """Return the sections, results first; an empty section says why."""
    sections = [make(report) for make in _SECTIONS]
    return Contents(report.scores.frame.suite, [*facts(report)], sections)


def facts(report: ProjectReport) -> Iterator[Fact]:
    yield from _extent(report)
    yield from _best(report)
    yield from _decided(report)
    yield from _upheld(report)
    yield from _agreed(report)
    yield from _apt_differs(report)


def _extent(report: ProjectReport) -> Iterator[Fact]:
    table, in_suite = report.scores, report.provenance.summary.examples
    examples = sum(in_suite[category.id] for category in table.frame.categories)
    systems, categories = len(table.frame.systems), len(table.frame.categories)
    kinds = f"{categories} {'category' if categories == 1 else 'categories'}"
    says = f"examples in {kinds}, {counted(systems, 'system')}"
    yield Fact(f"{examples:,} × {systems}", says, "provenance")


def _best(report: ProjectReport) -> Iterator[Fact]:
    """Yield the best system, with those that do not differ significantly from it."""
    table = report.scores
    if table.frame.systems and len(table.undecided) == len(table.frame.systems):
        says = "is the share of right pronouns: nothing is matched or judged yet"
        yield Fact(UNDEFINED, says, "scores")
    for system in table.ranked:
        if not table.score(Question.PRONOUN, system).undefined:
            yield _share_of(report, system)
            return


def _share_of(report: ProjectReport, best: str) -> Fact:
    table = report.scores
    headline, share = (
        table.headline(Question.PRONOUN, best),
        table.score(Question.PRONOUN, best).share,
    )
    clusters = report.comparisons[0].clusters if report.comparisons else ()
    others = [each for cluster in clusters if best in cluster for each in cluster if each != best]
    right = shown(Range(share.certain, share.possible), Kind.COUNT, grouped=True)
    says = f"of {best}’s pronouns are right"
    interval = shown(headline.interval, Kind.PERCENT)
    if headline.estimated:
        says += f", as estimated from judgements; 95 %, these candidates: {interval}"
    else:
        if share.certain != share.possible:
            says += ", from every open candidate wrong to all of them right"
        says += f": {right} of {share.n:,}"
        if not table.is_estimated(Question.PRONOUN):
            says += f"; 95 %, new examples: {interval}"
    if others:
        says += f"; not significantly different from {_listed(others)}"
    ends = (
        None
        if headline.low is None or headline.high is None
        else Range(headline.low, headline.high)
    )
    return Fact(f"{shown(ends, Kind.PERCENT)} %", says, "scores")


def _listed(names: list[str]) -> str:
    """Return some of the names."""
    if len(names) > 3:
        return f"{', '.join(names[:2])} and {len(names) - 2} more"
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _decided(report: ProjectReport) -> Iterator[Fact]:
    table = report.scores
    counts = table.score_of_all(Question.PRONOUN).counts
    still = counts.open + counts.disputed
    disputed = f", {counts.disputed:,} of them disputed" if counts.disputed else ""
    total = counts.total - counts.no_translation
    if not total:
        return
    share = f"{whole_percent((total - still) / total)} %"
    says = f"of pronouns are decided; {still:,} of {total:,} are open{disputed}"
    yield Fact(share, says, "scores")


def _upheld(report: ProjectReport) -> Iterator[Fact]:
    rate = report.audit.rate()
    if rate.share.n:
        upheld = f"{rate.share.certain:,} of {rate.share.n:,}"
        says = f"of the audited approvals were upheld by people: {upheld}"
        yield Fact(f"{shown(share_range(rate.share), Kind.PERCENT)} %", says, "audit")


def _agreed(report: ProjectReport) -> Iterator[Fact]:
    table = report.agreement
    pairs = (pair for pair in table.all_pairs if table.frame.programs.isdisjoint(pair))
    found = [table.pair(Question.PRONOUN, pair) for pair in pairs]
    kappas = sorted(each.agreement.kappa for each in found if each.agreement.kappa is not None)
    if not kappas:
        return
    people = [
        each
        for each in report.provenance.work
        if each.kind is AnnotatorKind.PERSON and each.annotator != ADJUDICATION
    ]
    of = counted(len(kappas), "pair")
    says = f"kappa on pronouns, {of} of the {len(people)} people who judged"
    figure = shown(Range(kappas[0], kappas[-1]), Kind.DECIMAL)
    yield Fact(figure, says, "agreement")


def _apt_differs(report: ProjectReport) -> Iterator[Fact]:
    if report.verdicts is None:
        return
    difference = report.verdicts.disagreement()
    if difference.n:
        name = metric_title(report.verdicts.metric)
        counts = f"{difference.certain:,} of {difference.n:,}"
        says = f"of pronouns {name} and people see differently: {counts}"
        yield Fact(f"{shown(share_range(difference), Kind.PERCENT)} %", says, "verdicts")
