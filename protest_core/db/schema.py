"""The tables as SQLAlchemy sees them; `migrations/` makes them, and a test compares the two."""

from sqlalchemy import CheckConstraint, Float, ForeignKey, Index, MetaData, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

_ANSWERS = "('yes', 'no', 'unset')"
_NO_TRANSLATION = "('', 'refusal', 'source', 'empty', 'note', 'other_letters')"
WITHOUT_FILE = "{}"  # `codes` of a task whose judgements were imported from a table


class Base(DeclarativeBase):
    """The base of all tables. It names constraints: Alembic can only change named ones."""

    metadata = MetaData(
        naming_convention={
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        }
    )


class SettingRow(Base):
    __tablename__ = "setting"

    key: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class SuiteRow(Base):
    __tablename__ = "suite"
    __table_args__ = (CheckConstraint("id = 1", name="single"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    version: Mapped[str]
    source_language: Mapped[str]
    target_language: Mapped[str]
    licence: Mapped[str]
    citation: Mapped[str]
    description: Mapped[str]
    demonstration: Mapped[bool]


class CategoryRow(Base):
    __tablename__ = "category"
    __table_args__ = (
        CheckConstraint(
            "function IN ('anaphoric', 'event', 'pleonastic', 'addressee')", name="function"
        ),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    position: Mapped[int] = mapped_column(unique=True)
    label: Mapped[str]
    function: Mapped[str]
    antecedent_agrees: Mapped[bool]


class DocumentRow(Base):
    __tablename__ = "document"

    first_line: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(unique=True)


class SourceSentenceRow(Base):
    __tablename__ = "source_sentence"

    line: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str]


class ReferenceSentenceRow(Base):
    __tablename__ = "reference_sentence"

    line: Mapped[int] = mapped_column(
        ForeignKey("source_sentence.line"), primary_key=True, autoincrement=False
    )
    text: Mapped[str]
    links: Mapped[str]


class ExampleRow(Base):
    """An example of the suite.

    `id` is the number that the suite gives, `position` the place in its list. `corrected` are the
    reference tokens set by hand, as "3 4"; null leaves them to the links.
    """

    __tablename__ = "example"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    category_id: Mapped[str] = mapped_column(ForeignKey("category.id"))
    line: Mapped[int] = mapped_column(ForeignKey("source_sentence.line"))
    token: Mapped[int]
    corrected: Mapped[str | None]
    position: Mapped[int] = mapped_column(unique=True)


class AntecedentRow(Base):
    __tablename__ = "antecedent"
    __table_args__ = (CheckConstraint('start < "end"', name="span"),)

    example_id: Mapped[int] = mapped_column(
        ForeignKey("example.id"), primary_key=True, autoincrement=False
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    line: Mapped[int] = mapped_column(ForeignKey("source_sentence.line"))
    start: Mapped[int]
    end: Mapped[int]
    head: Mapped[int | None]
    corrected: Mapped[str | None]


class SystemRow(Base):
    """A system; the name `reference` stands for the human reference wherever a system is named."""

    __tablename__ = "system"
    __table_args__ = (CheckConstraint("name <> 'reference'", name="name"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    text_file: Mapped[str]
    loaded_at: Mapped[str]
    digest: Mapped[str] = mapped_column(server_default="")
    origin: Mapped[str] = mapped_column(server_default="{}")


class SystemSentenceRow(Base):
    """A line of an output; `no_translation`: why it is none of its source line, mostly nothing."""

    __tablename__ = "system_sentence"
    __table_args__ = (
        CheckConstraint(f"no_translation IN {_NO_TRANSLATION}", name="no_translation"),
    )

    system_id: Mapped[int] = mapped_column(
        ForeignKey("system.id"), primary_key=True, autoincrement=False
    )
    line: Mapped[int] = mapped_column(
        ForeignKey("source_sentence.line"), primary_key=True, autoincrement=False
    )
    text: Mapped[str]
    links: Mapped[str]
    no_translation: Mapped[str] = mapped_column(server_default="")


class CandidateRow(Base):
    __tablename__ = "candidate"
    __table_args__ = (UniqueConstraint("system_id", "example_id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    system_id: Mapped[int] = mapped_column(ForeignKey("system.id"))
    example_id: Mapped[int] = mapped_column(ForeignKey("example.id"))


class MatchRow(Base):
    """The automatic verdict on a candidate.

    Lists are stored as text with single blanks between, which tokens and reason ids never contain.
    An approval without `verified_system_id` matched the human reference.
    """

    __tablename__ = "match"
    __table_args__ = (
        CheckConstraint("verdict IN ('approved', 'referred')", name="verdict"),
        CheckConstraint("(verdict = 'approved') = (reasons = '')", name="reasons"),
    )

    candidate_id: Mapped[int] = mapped_column(
        ForeignKey("candidate.id"), primary_key=True, autoincrement=False
    )
    verdict: Mapped[str]
    reasons: Mapped[str]
    shared: Mapped[str]
    on_other_words: Mapped[bool]
    verified_system_id: Mapped[int | None] = mapped_column(ForeignKey("system.id"))


class AnnotatorRow(Base):
    __tablename__ = "annotator"
    __table_args__ = (CheckConstraint("kind IN ('person', 'program')", name="kind"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    kind: Mapped[str] = mapped_column(server_default="person")


class _Answers:
    """The columns of a judgement, current or in the history.

    `reference_seen`: whether the annotator looked at the reference before; null if not known.
    `further`: answers to further questions, as `{"question": "choice choice"}`, or nothing.
    """

    candidate_id: Mapped[int] = mapped_column(ForeignKey("candidate.id"))
    annotator_id: Mapped[int] = mapped_column(ForeignKey("annotator.id"))
    pronoun: Mapped[str]
    antecedent: Mapped[str]
    remark: Mapped[str]
    guidelines: Mapped[str]
    made_at: Mapped[str]
    origin: Mapped[str]
    seconds: Mapped[float] = mapped_column(Float, server_default="0")
    reference_seen: Mapped[bool | None]
    further: Mapped[str] = mapped_column(server_default="")


class JudgementRow(_Answers, Base):
    """A current judgement; `state` is its state by the core's rules when it was saved."""

    __tablename__ = "judgement"
    __table_args__ = (
        UniqueConstraint("candidate_id", "annotator_id"),
        CheckConstraint(f"pronoun IN {_ANSWERS}", name="pronoun"),
        CheckConstraint(f"antecedent IN {_ANSWERS}", name="antecedent"),
        CheckConstraint("state IN ('incomplete', 'done', 'conflict')", name="state"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    state: Mapped[str]


class JudgementTokenRow(Base):
    __tablename__ = "judgement_token"

    judgement_id: Mapped[int] = mapped_column(
        ForeignKey("judgement.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    line: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    token: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)


class JudgementTagRow(Base):
    __tablename__ = "judgement_tag"

    judgement_id: Mapped[int] = mapped_column(
        ForeignKey("judgement.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    tag: Mapped[str] = mapped_column(primary_key=True)


class CandidateTagRow(Base):
    """A tag that the researcher gave a candidate; unlike annotators' tags it is not in batches."""

    __tablename__ = "candidate_tag"

    candidate_id: Mapped[int] = mapped_column(
        ForeignKey("candidate.id"), primary_key=True, autoincrement=False
    )
    tag: Mapped[str] = mapped_column(primary_key=True)
    added_by: Mapped[str]
    added_at: Mapped[str]


class AlignmentWarningRow(Base):
    """A warning that the aligner is unsure about the links of a candidate."""

    __tablename__ = "alignment_warning"

    candidate_id: Mapped[int] = mapped_column(
        ForeignKey("candidate.id"), primary_key=True, autoincrement=False
    )
    warning: Mapped[str] = mapped_column(primary_key=True)


class LinkCorrectionRow(Base):
    """The words that really translate a part: 0 is the pronoun, from 1 on the antecedents.

    `tokens` on the part's line, as "3 4", or none; `ended_at` is set if the correction is no longer
    valid. `taken_back`: the merge that added it was undone, so it is not part of the history.
    """

    __tablename__ = "link_correction"
    __table_args__ = (
        CheckConstraint("part >= 0", name="part"),
        Index("ix_link_correction_candidate_id", "candidate_id"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    candidate_id: Mapped[int] = mapped_column(ForeignKey("candidate.id"))
    part: Mapped[int]
    tokens: Mapped[str]
    author: Mapped[str]
    made_at: Mapped[str]
    ended_at: Mapped[str | None]
    taken_back: Mapped[bool] = mapped_column(server_default="0")


class JudgementHistoryRow(_Answers, Base):
    """A judgement as it was before it was replaced or withdrawn; tokens and tags as JSON text."""

    __tablename__ = "judgement_history"
    __table_args__ = (
        CheckConstraint(f"pronoun IN {_ANSWERS}", name="pronoun"),
        CheckConstraint(f"antecedent IN {_ANSWERS}", name="antecedent"),
        CheckConstraint("change IN ('replaced', 'withdrawn', 'not_taken')", name="change"),
        Index("ix_judgement_history_candidate_id", "candidate_id", "annotator_id"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    tokens: Mapped[str]
    tags: Mapped[str]
    ended_at: Mapped[str]
    ended_by: Mapped[str]
    change: Mapped[str]


class TaskSetRow(Base):
    """A task set; `settings` are those it was made from, as JSON, including the seed."""

    __tablename__ = "task_set"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    created_at: Mapped[str]
    settings: Mapped[str]


class TaskRow(Base):
    """A task of a set; `label` is `overlap` or a number from 1."""

    __tablename__ = "task"
    __table_args__ = (UniqueConstraint("task_set_id", "label"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    task_set_id: Mapped[int] = mapped_column(ForeignKey("task_set.id"))
    label: Mapped[str]


class TaskCandidateRow(Base):
    __tablename__ = "task_candidate"
    __table_args__ = (
        UniqueConstraint("task_id", "candidate_id"),
        Index("ix_task_candidate_candidate_id", "candidate_id"),
    )

    task_id: Mapped[int] = mapped_column(
        ForeignKey("task.id"), primary_key=True, autoincrement=False
    )
    position: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    candidate_id: Mapped[int] = mapped_column(ForeignKey("candidate.id"))


class TaskOrderRow(Base):
    """A place in the order in which an annotator gets the candidates of a task and the overlap.

    A batch has no rows: its task has its candidates in this order.
    """

    __tablename__ = "task_order"
    __table_args__ = (
        Index("ix_task_order_candidate_id", "candidate_id"),
        {"sqlite_with_rowid": False},
    )

    task_id: Mapped[int] = mapped_column(
        ForeignKey("task.id"), primary_key=True, autoincrement=False
    )
    position: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    candidate_id: Mapped[int] = mapped_column(ForeignKey("candidate.id"))


class StratumRow(Base):
    """Candidates from which a task set drew, each with the same chance: drawn / size.

    Without a system or category they are of all. `reconstructed`: the stratum was not recorded when
    drawing; then these are the candidates with its verdict at the time of the upgrade.
    """

    __tablename__ = "stratum"
    __table_args__ = (
        CheckConstraint("part IN ('approved', 'referred', 'everything')", name="part"),
        CheckConstraint("drawn BETWEEN 0 AND size", name="drawn"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    task_set_id: Mapped[int] = mapped_column(ForeignKey("task_set.id"))
    system_id: Mapped[int | None] = mapped_column(ForeignKey("system.id", ondelete="CASCADE"))
    category_id: Mapped[str | None] = mapped_column(ForeignKey("category.id"))
    part: Mapped[str]
    size: Mapped[int]
    drawn: Mapped[int]
    reconstructed: Mapped[bool]


class StratumCandidateRow(Base):
    """A candidate that was in a stratum when its task set drew, whether it was drawn or not."""

    __tablename__ = "stratum_candidate"
    __table_args__ = (
        Index("ix_stratum_candidate_stratum_id", "stratum_id"),
        {"sqlite_with_rowid": False},
    )

    candidate_id: Mapped[int] = mapped_column(
        ForeignKey("candidate.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    stratum_id: Mapped[int] = mapped_column(
        ForeignKey("stratum.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )


class BatchRow(Base):
    """A batch that was made of a task for one annotator, or work on the task that was imported.

    In the project, `codes` is a JSON object of the systems by their codes in the batch's file; in
    that file it is empty, and this is the only row. It is empty, too, where there is no file, since
    the judgements were imported from a table: the row goes when that import is undone.
    `corrects_links`: whether the annotator may correct links in the batch.
    """

    __tablename__ = "batch"

    id: Mapped[str] = mapped_column(primary_key=True)
    project_id: Mapped[str]
    task_id: Mapped[int] = mapped_column(ForeignKey("task.id"))
    annotator_id: Mapped[int] = mapped_column(ForeignKey("annotator.id"))
    exported_at: Mapped[str]
    guidelines: Mapped[str]
    codes: Mapped[str]
    corrects_links: Mapped[bool] = mapped_column(server_default="0")


class MergeRow(Base):
    """An import of judgements: from a batch, or without one from a table."""

    __tablename__ = "merge"

    id: Mapped[int] = mapped_column(primary_key=True)
    batch_id: Mapped[str | None] = mapped_column(ForeignKey("batch.id"))
    annotator_id: Mapped[int] = mapped_column(ForeignKey("annotator.id"))
    file: Mapped[str]
    merged_at: Mapped[str]
    merged_by: Mapped[str]
    counts: Mapped[str]
    undone_at: Mapped[str | None]


class MergeChangeRow(Base):
    """A change of a judgement by a merge, as JSON, so that it can be undone."""

    __tablename__ = "merge_change"
    __table_args__ = (CheckConstraint("kind IN ('new', 'changed', 'withdrawn')", name="kind"),)

    merge_id: Mapped[int] = mapped_column(
        ForeignKey("merge.id"), primary_key=True, autoincrement=False
    )
    candidate_id: Mapped[int] = mapped_column(
        ForeignKey("candidate.id"), primary_key=True, autoincrement=False
    )
    kind: Mapped[str]
    before: Mapped[str | None]
    after: Mapped[str | None]


class MergeLinkChangeRow(Base):
    """A change of the links of a part by a merge: the corrections in force before and after.

    Null stands for the aligner's links. A correction that was `not_taken` is only in the history.
    """

    __tablename__ = "merge_link_change"
    __table_args__ = (
        CheckConstraint("kind IN ('new', 'changed', 'withdrawn', 'not_taken')", name="kind"),
        Index("ix_merge_link_change_candidate_id", "candidate_id"),
    )

    merge_id: Mapped[int] = mapped_column(
        ForeignKey("merge.id"), primary_key=True, autoincrement=False
    )
    candidate_id: Mapped[int] = mapped_column(
        ForeignKey("candidate.id"), primary_key=True, autoincrement=False
    )
    part: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    before: Mapped[int | None] = mapped_column(ForeignKey("link_correction.id"))
    after: Mapped[int | None] = mapped_column(ForeignKey("link_correction.id"))


class MetricScoreRow(Base):
    """A metric that has been applied to a system, under this signature.

    `score`: the score of a metric of whole texts, as JSON; empty for others, whose score is
    computed from their verdicts on pronouns.
    """

    __tablename__ = "metric_score"

    system_id: Mapped[int] = mapped_column(
        ForeignKey("system.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    metric: Mapped[str] = mapped_column(primary_key=True)
    signature: Mapped[str]
    score: Mapped[str]


class MetricVerdictRow(Base):
    """A metric's verdict on a candidate's pronoun.

    There is no row if the candidate has not been measured, or links have been corrected since.
    `claim`: the judgement that agrees with the verdict, null if the metric has nothing to compare;
    `statistics`: the pronoun's contribution to the metric's figures, in a format of the metric.
    """

    __tablename__ = "metric_verdict"
    __table_args__ = (
        CheckConstraint("claim IN ('correct', 'incorrect')", name="claim"),
        {"sqlite_with_rowid": False},  # halves the size of a table with many rows
    )

    candidate_id: Mapped[int] = mapped_column(
        ForeignKey("candidate.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    metric: Mapped[str] = mapped_column(primary_key=True)
    verdict: Mapped[str]
    claim: Mapped[str | None]
    statistics: Mapped[str]
