"""The researcher's own tags of candidates on which a metric and people disagree, by category."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from protest_core.candidates.filter import CandidateQuery
from protest_core.candidates.queries.listing import load_own_tags
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.meta_evaluation.queries import list_outcomes_and_verdicts
from protest_core.meta_evaluation.verdicts import (
    VerdictPart,
    frame_of_verdicts,
    metric_compared,
    outcomes_in,
)
from protest_core.metrics.measure import APT
from protest_core.metrics.model import Claim
from protest_core.metrics.report import metric_title
from protest_core.metrics.results import measured_snapshot
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import USUAL
from protest_core.scores.model import ScoreSettings
from protest_core.signatures.sign import Frame
from protest_core.suite.report_frame import report_on, short_labels
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text, grouped

NO_DISAGREEMENTS = Text("The metric and people disagree on no candidate.")

NO_OWN_TAGS = Text(
    "None of these candidates has a tag of your own: give them tags in All answers (T), "
    "such as the reason why the two differ."
)

SEVERAL_TAGS = Text("A candidate with several tags counts for each of them.")


@dataclass(frozen=True, slots=True)
class TaggedDisagreement:
    """A candidate on which metric and people disagree, with the researcher's own tags."""

    candidate: CandidateId
    system: str
    category: str
    claim: Claim  # the metric's verdict
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DisagreementTags:
    """All disagreements of a metric with people, in the project's order."""

    frame: Frame
    metric: str
    cases: tuple[TaggedDisagreement, ...]

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags of disagreements, sorted."""
        return tuple(sorted({tag for each in self.cases for tag in each.tags}))


_Counted = Callable[[TaggedDisagreement], bool]


def disagreement_tags(
    *,
    project: Project,
    metric: str = APT,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> DisagreementTags:
    """Return the disagreements of a metric with people, with the researcher's own tags."""
    compared = metric_compared(project, metric, settings)
    claims = {each.key: each.claim for each in compared.verdicts}
    chosen = settings.chosen
    with measured_snapshot(project, chosen, progress, metrics=[metric]) as tx:
        own = load_own_tags(tx)
        both_of_each = list_outcomes_and_verdicts(tx, metric, chosen, settings.annotators)
        tagged = tuple(
            TaggedDisagreement(
                candidate,
                both.system,
                both.category,
                claims[both.verdict],
                own.get(candidate, ()),
            )
            for candidate, _, _, both in both_of_each
            if both.outcome in outcomes_in(VerdictPart.DISAGREEMENTS, claims[both.verdict])
        )
        return DisagreementTags(frame_of_verdicts(tx, compared, settings), metric, tagged)


@dataclass(frozen=True, slots=True)
class _TagRow:
    """The disagreements in a category, or in all; `tag`: in records, which have a row for each."""

    table: DisagreementTags
    category: str | None
    tag: str | None = None  # in records; `None` for disagreements without a tag

    @property
    def name(self) -> str:
        labels = short_labels(self.table.frame.categories)
        return Text("all") if self.category is None else labels[self.category]

    def candidates(self, counted: _Counted = lambda _: True) -> tuple[CandidateId, ...]:
        return tuple(
            each.candidate
            for each in self.table.cases
            if self.category in {None, each.category} and counted(each)
        )

    def of_tag(self, claim: Claim) -> tuple[CandidateId, ...]:
        return self.candidates(lambda each: each.claim is claim and _has(self.tag)(each))

    def query(self, counted: _Counted, which: str) -> CandidateQuery | None:
        candidates = self.candidates(counted)
        of = f"{metric_title(self.table.metric)}: {self.name}, {which}"
        return CandidateQuery(of, lambda project: candidates) if candidates else None  # noqa: ARG005


def _has(tag: str | None) -> _Counted:
    return lambda each: tag in each.tags if tag else not each.tags


def _count(head: str, counted: _Counted, which: str) -> Column[_TagRow]:
    return Column(
        head,
        "",
        Kind.COUNT,
        lambda row: len(row.candidates(counted)),
        opens=lambda row: row.query(counted, which),
        spoken=lambda row: Text("{0}, {1}: {2}").format(
            row.name, which, grouped(len(row.candidates(counted)))
        ),
    )


_NAME: Column[_TagRow] = Column(Text("Category"), value=lambda row: row.name)
_ALL = _count(Text("They\ndiffer"), lambda _: True, Text("where the two differ"))
_WITHOUT = _count(Text("No tag"), _has(None), Text("without a tag"))
_RECORD: tuple[Column[_TagRow], ...] = (
    Column("", "category", Kind.NAME, lambda row: row.category),
    Column("", "own_tag", Kind.NAME, lambda row: row.tag),
    Column("", "disagreements", Kind.COUNT, lambda row: len(row.candidates(_has(row.tag)))),
    Column("", "says_right", Kind.COUNT, lambda row: len(row.of_tag(Claim.RIGHT))),
    Column("", "says_wrong", Kind.COUNT, lambda row: len(row.of_tag(Claim.WRONG))),
    Column("", "metric", Kind.NAME, lambda row: row.table.metric),
)


def disagreement_tags_table(table: DisagreementTags) -> Table[_TagRow]:
    """Return how many disagreements have each tag, by category, as in Table 4 of EMNLP 2018."""
    tags = (_count(tag, _has(tag), tag) for tag in table.tags)
    there = {each.category for each in table.cases}
    rows = [_TagRow(table, each.id) for each in table.frame.categories if each.id in there]
    return Table(
        "differing-by-own-tag",
        Text("Where {0} and people differ, by your own tags").format(metric_title(table.metric)),
        (_NAME, _ALL, *tags, _WITHOUT),
        [*rows, _TagRow(table, None)],
        below=[SEVERAL_TAGS] if any(len(each.tags) > 1 for each in table.cases) else [],
        blocks=True,
        summing=1,
    )


def disagreement_tags_report(table: DisagreementTags) -> Report:
    """Return the report of disagreements by own tag and category."""
    return report_on(
        table.frame.suite,
        Text("Why {0} and people differ").format(metric_title(table.metric)),
        [disagreement_tags_table(table)],
        [Table("own_tags", Text("Disagreements by own tag"), _RECORD, [*_records(table)])],
        notes=[] if table.tags else [NO_OWN_TAGS],
        signature=table.frame.signature,
        empty="" if table.cases else NO_DISAGREEMENTS,
    )


def _records(table: DisagreementTags) -> Iterator[_TagRow]:
    for category in table.frame.categories:
        for tag in (*table.tags, None):
            row = _TagRow(table, category.id, tag)
            if row.candidates(_has(tag)):
                yield row
