"""Count the candidates with each tag: by annotator, by at least one, by category and system."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product

from protest_core.agreement.queries.tags import Givers, candidates_with_tag, tag_patterns
from protest_core.candidates.filter import EVERYTHING, CandidateFilter, CandidateQuery
from protest_core.candidates.model import name_with_reference_mark
from protest_core.candidates.selection import compared_annotators
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import name_among
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.sign import Frame, frame
from protest_core.signatures.signature import JudgementRule, Signature, TableKind
from protest_core.suite.report_frame import report_on, short_labels
from protest_core.tables.cells import narrow_head
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text, grouped

NO_TAGS = Text("No candidate has a tag.")


@dataclass(frozen=True, slots=True)
class GivenBy:
    """The givers of a tag: one annotator, at least one of them, or (`own`) the researcher."""

    annotator: str = ""
    own: bool = False

    def includes(self, givers: Givers) -> bool:
        """Return whether a tag with these givers counts."""
        if self.own:
            return None in givers
        return self.annotator in givers if self.annotator else givers != {None}

    @property
    def key(self) -> str:
        """The name for programs."""
        return "own" if self.own else "annotator" if self.annotator else "at_least_one"


AT_LEAST_ONE, OWN = GivenBy(), GivenBy(own=True)
_Place = tuple[str, GivenBy, str | None, str | None]


@dataclass(frozen=True, slots=True)
class TagTable:
    """The number of candidates by tag, giver, system and category, without zeros.

    A system or category of `None` stands for all.
    """

    frame: Frame
    counts: Mapping[_Place, int]

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags, the most frequent first."""
        counts: Counter[str] = Counter()
        for (tag, by, system, category), count in self.counts.items():
            if by in {AT_LEAST_ONE, OWN} and system is None and category is None:
                counts[tag] += count
        return tuple(sorted(counts, key=lambda tag: (-counts[tag], tag)))

    @property
    def has_own(self) -> bool:
        """Return whether the researcher gave tags."""
        return any(by == OWN for _, by, _, _ in self.counts)

    def count(
        self, tag: str, by: GivenBy, *, system: str | None = None, category: str | None = None
    ) -> int:
        """Return the number of candidates; without a system or category, of all."""
        return self.counts.get((tag, by, system, category), 0)


@dataclass(frozen=True, slots=True)
class _TagCell:
    """A tag; records have a row for each system, category and giver."""

    table: TagTable
    tag: str
    by: GivenBy = AT_LEAST_ONE
    system: str | None = None
    category: str | None = None

    @property
    def count(self) -> int:
        return self.table.count(self.tag, self.by, system=self.system, category=self.category)

    @property
    def given_by(self) -> str:
        if self.by.own:
            return Text("your own")
        if not self.by.annotator:
            return Text("at least one annotator")
        return name_among(self.by.annotator, self.table.frame.programs)

    @property
    def words(self) -> str:
        """Describe what the number counts."""
        labels = short_labels(self.table.frame.categories)
        where = labels[self.category] if self.category else self.system or ""
        return Text(", ").join(filter(None, (self.tag, where, self.given_by)))

    def query(self) -> CandidateQuery | None:
        if not self.count:
            return None
        chosen = self.table.frame.chosen
        if self.system is not None:
            chosen = replace(chosen, systems=frozenset({self.system}))
        if self.category is not None:
            chosen = replace(chosen, categories=frozenset({self.category}))
        people = self.table.frame.annotators
        find = partial(
            tagged_candidates, annotators=people, tag=self.tag, by=self.by, chosen=chosen
        )
        return CandidateQuery(self.words, find)


_TAG: Column[_TagCell] = Column(Text("Tag"), value=lambda row: row.tag)
_RECORD: tuple[Column[_TagCell], ...] = (
    Column("", "tag", Kind.NAME, lambda row: row.tag),
    Column("", "given_by", Kind.NAME, lambda row: row.by.key),
    Column("", "annotator", Kind.NAME, lambda row: row.by.annotator or None),
    Column("", "system", Kind.NAME, lambda row: row.system),
    Column("", "category", Kind.NAME, lambda row: row.category),
    Column("", "candidates", Kind.COUNT, lambda row: row.count, opens=lambda row: row.query()),
)


def tags(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> TagTable:
    """Return the tags of these annotators, or of all people, and the researcher's own."""
    counts: Counter[_Place] = Counter()
    with project.reading(progress) as tx:
        asked = Signature(
            chosen=chosen,
            annotators=tuple(annotators),
            judgements=JudgementRule.JUDGED,
            table=TableKind.TAGS,
        )
        of = frame(tx, asked)
        people = of.annotators
        everybody = (AT_LEAST_ONE, OWN, *map(GivenBy, people))
        for system, category, tag, givers, count in tag_patterns(tx, people, chosen):
            by_whom = [by for by in everybody if by.includes(givers)]
            for place in product(by_whom, (system, None), (category, None)):
                counts[tag, *place] += count
    return TagTable(of, counts)


def tagged_candidates(
    *,
    project: Project,
    annotators: Sequence[str],
    tag: str,
    by: GivenBy = AT_LEAST_ONE,
    chosen: CandidateFilter = EVERYTHING,
) -> tuple[CandidateId, ...]:
    """Return the candidates that a number of the table counts, in the project's order."""
    with project.reading() as tx:
        found = candidates_with_tag(tx, tag, compared_annotators(tx, annotators), chosen)
        return tuple(candidate for candidate, givers in found if by.includes(givers))


def _counts(
    head: str,
    hint: str = "",
    *,
    by: GivenBy = AT_LEAST_ONE,
    system: str | None = None,
    category: str | None = None,
) -> Column[_TagCell]:
    def at(row: _TagCell) -> _TagCell:
        return replace(row, by=by, system=system, category=category)

    return Column(
        head,
        "",
        Kind.COUNT,
        lambda row: at(row).count,
        opens=lambda row: at(row).query(),
        hint=hint,
        spoken=lambda row: Text(": ").join((at(row).words, grouped(at(row).count))),
    )


_ANY = _counts(Text("At least\none"), Text("Candidates to which at least one annotator gave it"))
_OWN = _counts(Text("Your own"), Text("Candidates to which you gave it yourself"), by=OWN)


def tags_by_annotator(table: TagTable) -> Table[_TagCell]:
    """Return to how many candidates each annotator, and at least one, gave each tag."""
    own = [_OWN] if table.has_own else []
    columns = (
        _counts(name_among(name, table.frame.programs), by=GivenBy(name))
        for name in table.frame.annotators
    )
    return _table(table, "tags", Text("Tags by annotator"), (_ANY, *columns, *own))


def tags_by_system(table: TagTable) -> Table[_TagCell]:
    """Return to how many candidates of each system at least one annotator gave each tag."""
    columns = (
        _counts(
            name_with_reference_mark(name, is_reference=name in table.frame.references), system=name
        )
        for name in table.frame.systems
    )
    return _table(table, "tags-by-system", Text("Tags by system"), (_ANY, *columns))


def tags_by_category(table: TagTable) -> Table[_TagCell]:
    """Return to how many candidates of each category at least one annotator gave each tag."""
    labels = short_labels(table.frame.categories)
    columns = (
        _counts(narrow_head(labels[each.id]), category=each.id) for each in table.frame.categories
    )
    return _table(table, "tags-by-category", Text("Tags by category"), (_ANY, *columns))


def _table(
    table: TagTable, name: str, title: str, columns: Sequence[Column[_TagCell]]
) -> Table[_TagCell]:
    rows = [_TagCell(table, tag) for tag in table.tags]
    return Table(name, title, (_TAG, *columns), rows, blocks=True)


def tags_report(table: TagTable) -> Report:
    """Return the report of tags by annotator, by system and by category."""
    return report_on(
        table.frame.suite,
        "Tags",
        [tags_by_annotator(table), tags_by_system(table), tags_by_category(table)],
        [Table("tags", Text("Tags"), _RECORD, [*_records(table)])],
        signature=table.frame.signature,
        empty="" if table.counts else NO_TAGS,
    )


def _records(table: TagTable) -> Iterator[_TagCell]:
    """Yield the rows with candidates, by system and category."""
    everybody = (AT_LEAST_ONE, *map(GivenBy, table.frame.annotators), OWN)
    for tag in table.tags:
        for by in everybody:
            for system in table.frame.systems:
                for category in table.frame.categories:
                    if table.count(tag, by, system=system, category=category.id):
                        yield _TagCell(table, tag, by, system, category.id)
