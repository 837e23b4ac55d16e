"""What one can do with PROTEST: the command line and the windows call these and nothing deeper.

With the values that go in and come out, so that windows need no other package to name them.
"""

from protest_core.aligning import DOUBT_SENTENCES
from protest_core.aligning import Doubt as AlignmentDoubt
from protest_core.building.account import BuiltSuite
from protest_core.building.arranging import Arranged, CorpusSide
from protest_core.building.categories import AlsoTaken
from protest_core.contrasting import HINDRANCE_SENTENCES, Contrast, Hindrance
from protest_core.formats.tidy import TidyFormat
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgement import (
    ADJUDICATION,
    CONFLICT_SENTENCES,
    LONGEST_REMARK,
    LONGEST_TAG,
    Answer,
    Conflict,
    Dispute,
    Highlights,
    Judgement,
    Label,
    Outcome,
    Question,
    State,
    Tag,
    TokenPlace,
    counted_as,
    is_reserved,
    is_tag,
)
from protest_core.judgement.guidelines import Guidelines, StandardTag
from protest_core.languages import LanguageProfile, language_profile
from protest_core.matching import (
    REASON_SENTENCES,
    EvaluationTable,
    MatchingPolicy,
    Reason,
    Verdict,
    judged_in_words,
    outdated_notes,
    saved_in_words,
)
from protest_core.merging import Kind
from protest_core.metrics import METRICS, AptChoices, Claim, MetricVerdict, weights_with
from protest_core.operations.apart import check_apart
from protest_core.operations.batches.annotating import (
    BatchState,
    ReadOnlyBatchError,
    batch_state,
    make_working_copy,
    open_batch_for_work,
)
from protest_core.operations.batches.batch_description import BatchDescription, describe_batch
from protest_core.operations.batches.batches import (
    Batch,
    batch_candidates,
    batches,
    copy_batch,
    is_batch,
    open_batch,
)
from protest_core.operations.batches.handing_out import ExportedBatch, export_batches
from protest_core.operations.batches.tasks import (
    create_task_set,
    delete_task_set,
    plan_task_set,
    task_sets,
)
from protest_core.operations.changes import ChangeSet
from protest_core.operations.counting.agreement import agreement, candidates_in_cell
from protest_core.operations.counting.audit import audit_table
from protest_core.operations.counting.compared_candidates import PairPart, compared_candidates
from protest_core.operations.counting.comparing import compare_systems
from protest_core.operations.counting.consistency import candidates_named, consistency
from protest_core.operations.counting.counted_candidates import CountedCell, counted_candidates
from protest_core.operations.counting.differing import Differing, DifferingTable, differing_table
from protest_core.operations.counting.disagreements import (
    Disagreement,
    Disagreements,
    Opinion,
    disagreements,
)
from protest_core.operations.counting.overview import (
    filter_choices,
    list_candidates,
    overview,
    states_of,
    tags_in_use,
)
from protest_core.operations.counting.repeated_agreement import (
    RepeatedAgreement,
    agreement_settings_of,
)
from protest_core.operations.counting.scores import Repeated, score_table, settings_of
from protest_core.operations.counting.words_candidates import candidates_with_words
from protest_core.operations.demonstration import demonstration_suites, make_demonstration
from protest_core.operations.exporting import TidyTable, export_table
from protest_core.operations.judging.adjudicating import (
    AdjudicationProgress,
    adjudication_progress,
    disputed_candidates,
)
from protest_core.operations.judging.highlighting import Part, highlights_of
from protest_core.operations.judging.judging import add_work, judge, save_copy
from protest_core.operations.judging.mending import (
    Mended,
    Mending,
    PartOf,
    mend,
    mend_link,
    mended_links,
    others_with_antecedent,
    set_by,
    take_back_mending,
)
from protest_core.operations.judging.options import change_options, project_options
from protest_core.operations.judging.people import login_name
from protest_core.operations.judging.side_by_side import (
    Accord,
    AcrossRow,
    accord_on,
    across_systems,
    add_candidate_tag,
    candidate_tags,
    everybodys,
    remove_candidate_tag,
)
from protest_core.operations.judging.viewing import (
    CandidateView,
    ReferenceView,
    view_candidate,
    view_reference,
)
from protest_core.operations.merging.importing import plan_table
from protest_core.operations.merging.merge_conflicts import (
    MergeConflict,
    SaidWithWords,
    merge_conflicts,
)
from protest_core.operations.merging.merge_made import Merged, all_chosen, merge_planned
from protest_core.operations.merging.merge_plan import Choice, FilePlan, MergeEntry, MergePlan
from protest_core.operations.merging.merging import apply_merge, merges, plan_merge, undo_merge
from protest_core.operations.metrics.correlating import (
    Correlated,
    LeftOut,
    correlate,
)
from protest_core.operations.metrics.metric_columns import MetricCorrelation, MetricPair
from protest_core.operations.metrics.metric_disagreements import (
    MetricDisagreement,
    MetricDisagreements,
    metric_disagreements,
)
from protest_core.operations.metrics.metric_verdicts import (
    verdict_candidates,
    verdicts_against_people,
)
from protest_core.operations.metrics.metrics import (
    MetricTable,
    apt_of_project,
    measure,
    project_metric_languages,
)
from protest_core.operations.metrics.metrics_and_people import MetricsAndPeople, metrics_and_people
from protest_core.operations.metrics.published_apt import AptRun, AptSwitches, apt_from_config
from protest_core.operations.metrics.published_autoprf import autoprf_from_stems
from protest_core.operations.metrics.reproducing import (
    Reproduced,
    reproduce,
    reproduction_signature,
)
from protest_core.operations.metrics.verdict_tables import (
    Judged,
    VerdictCell,
    VerdictPart,
    VerdictTable,
    counted_in,
)
from protest_core.operations.names import LONGEST_NAME, annotator_name_mistake
from protest_core.operations.projects import (
    ProjectLanguages,
    describe_project,
    open_project,
    project_guidelines,
    project_languages,
    project_of,
)
from protest_core.operations.protest11 import (
    Conversion,
    Count,
    Languages,
    ReferenceChoice,
    convert_protest11,
)
from protest_core.operations.reporting.report import ProjectReport, project_report
from protest_core.operations.saving import check_may_be_written, save_result
from protest_core.operations.signatures.signature import Counted, Signature
from protest_core.operations.signatures.signature_reading import parse_signature
from protest_core.operations.signatures.table_kinds import TableKind
from protest_core.operations.suites.arranging import arrange_output
from protest_core.operations.suites.building import BuildChoices, build_from_parcorfull
from protest_core.operations.suites.building_parallel import ParallelFiles, build_from_parallel
from protest_core.operations.suites.finishing_suite import category_numbers
from protest_core.operations.suites.imported_suite import ImportedSuite
from protest_core.operations.suites.importing_bawden import Variants, import_bawden
from protest_core.operations.suites.importing_contrapro import import_contrapro
from protest_core.operations.suites.suite_draft import SuiteDraft
from protest_core.operations.suites.suite_editing import (
    OpenedSuite,
    open_suite,
    save_suite,
    save_suite_as,
)
from protest_core.operations.suites.suite_view import (
    Doubt,
    ExampleFilter,
    ExampleView,
    ReferenceLink,
    SuiteViewer,
)
from protest_core.operations.suites.suites import (
    SuiteCheck,
    check_suite,
    create_project,
    project_file_mistake,
    suite_mistake,
)
from protest_core.operations.systems.adding import add_ready, add_systems
from protest_core.operations.systems.aligning_outputs import Aligning
from protest_core.operations.systems.evaluation import (
    Selection,
    candidate_matches,
    evaluate,
    evaluation_table,
)
from protest_core.operations.systems.exporting_contrasts import ContrastPairs, contrast_pairs
from protest_core.operations.systems.exporting_references import (
    export_references,
    has_references,
)
from protest_core.operations.systems.outdated import count_outdated
from protest_core.operations.systems.outputs import FoundOutputs, may_be_output, outputs_among
from protest_core.operations.systems.policies import PolicyChange, matching_policy
from protest_core.operations.systems.systems import (
    OutputsRead,
    OutputsReady,
    SystemOutput,
    load_systems,
    make_ready,
    read_outputs,
    system_name_mistake,
)
from protest_core.statistics import FEW, Correlation, Interval, Paired, Share
from protest_core.store import (
    AgreementTable,
    AuditCounts,
    AuditTable,
    Average,
    BatchRecord,
    Candidate,
    CandidateFilter,
    Comparison,
    ConsistencyTable,
    CorrectedScore,
    Counts,
    FilterChoices,
    Holdings,
    MatchFound,
    MendedLink,
    MergeRecord,
    NotJudgeable,
    OfAnnotator,
    Overlap,
    Overview,
    OwnConsistency,
    PairAgreement,
    PastJudgement,
    Patience,
    Project,
    ProjectOptions,
    ReferenceShown,
    Score,
    ScoreSettings,
    ScoreTable,
    Snapshot,
    System,
    SystemPair,
    Task,
    TaskProgress,
    TaskSet,
    TaskSetProgress,
    Undone,
    UpheldRate,
    metrics_with_verdicts,
)
from protest_core.suite import (
    Antecedent,
    Category,
    Example,
    Function,
    SuiteDescription,
    Tokens,
    with_antecedent,
    with_antecedent_link,
    with_category,
    with_head,
    with_pronoun_link,
    with_span,
    without_antecedent,
)
from protest_core.tasks import OVERLAP, Included, Stratum, TaskPlan, TaskSettings, drawn_seed

__all__ = [
    "ADJUDICATION",
    "CONFLICT_SENTENCES",
    "DOUBT_SENTENCES",
    "FEW",
    "HINDRANCE_SENTENCES",
    "LONGEST_NAME",
    "LONGEST_REMARK",
    "LONGEST_TAG",
    "METRICS",
    "OVERLAP",
    "REASON_SENTENCES",
    "Accord",
    "AcrossRow",
    "AdjudicationProgress",
    "AgreementTable",
    "Aligning",
    "AlignmentDoubt",
    "AlsoTaken",
    "Answer",
    "Antecedent",
    "AptChoices",
    "AptRun",
    "AptSwitches",
    "Arranged",
    "AuditCounts",
    "AuditTable",
    "Average",
    "Batch",
    "BatchDescription",
    "BatchRecord",
    "BatchState",
    "BuildChoices",
    "BuiltSuite",
    "Candidate",
    "CandidateFilter",
    "CandidateId",
    "CandidateView",
    "Category",
    "ChangeSet",
    "Choice",
    "Claim",
    "Comparison",
    "Conflict",
    "ConsistencyTable",
    "Contrast",
    "ContrastPairs",
    "Conversion",
    "CorpusSide",
    "CorrectedScore",
    "Correlated",
    "Correlation",
    "Count",
    "Counted",
    "CountedCell",
    "Counts",
    "Differing",
    "DifferingTable",
    "Disagreement",
    "Disagreements",
    "Dispute",
    "Doubt",
    "EvaluationTable",
    "Example",
    "ExampleFilter",
    "ExampleId",
    "ExampleView",
    "ExportedBatch",
    "FilePlan",
    "FilterChoices",
    "FoundOutputs",
    "Function",
    "Guidelines",
    "Highlights",
    "Hindrance",
    "Holdings",
    "ImportedSuite",
    "Included",
    "Interval",
    "Judged",
    "Judgement",
    "Kind",
    "Label",
    "LanguageProfile",
    "Languages",
    "LeftOut",
    "MatchFound",
    "MatchingPolicy",
    "Mended",
    "MendedLink",
    "Mending",
    "MergeConflict",
    "MergeEntry",
    "MergePlan",
    "MergeRecord",
    "Merged",
    "MetricCorrelation",
    "MetricDisagreement",
    "MetricDisagreements",
    "MetricPair",
    "MetricTable",
    "MetricVerdict",
    "MetricsAndPeople",
    "NotJudgeable",
    "OfAnnotator",
    "OpenedSuite",
    "Opinion",
    "Outcome",
    "OutputsRead",
    "OutputsReady",
    "Overlap",
    "Overview",
    "OwnConsistency",
    "PairAgreement",
    "PairPart",
    "Paired",
    "ParallelFiles",
    "Part",
    "PartOf",
    "PastJudgement",
    "Patience",
    "PolicyChange",
    "Project",
    "ProjectLanguages",
    "ProjectOptions",
    "ProjectReport",
    "Question",
    "ReadOnlyBatchError",
    "Reason",
    "ReferenceChoice",
    "ReferenceLink",
    "ReferenceShown",
    "ReferenceView",
    "Repeated",
    "RepeatedAgreement",
    "Reproduced",
    "SaidWithWords",
    "Score",
    "ScoreSettings",
    "ScoreTable",
    "Selection",
    "Share",
    "Signature",
    "Snapshot",
    "StandardTag",
    "State",
    "Stratum",
    "SuiteCheck",
    "SuiteDescription",
    "SuiteDraft",
    "SuiteViewer",
    "System",
    "SystemOutput",
    "SystemPair",
    "TableKind",
    "Tag",
    "Task",
    "TaskPlan",
    "TaskProgress",
    "TaskSet",
    "TaskSetProgress",
    "TaskSettings",
    "TidyFormat",
    "TidyTable",
    "TokenPlace",
    "Tokens",
    "Undone",
    "UpheldRate",
    "Variants",
    "Verdict",
    "VerdictCell",
    "VerdictPart",
    "VerdictTable",
    "accord_on",
    "across_systems",
    "add_candidate_tag",
    "add_ready",
    "add_systems",
    "add_work",
    "adjudication_progress",
    "agreement",
    "agreement_settings_of",
    "all_chosen",
    "annotator_name_mistake",
    "apply_merge",
    "apt_from_config",
    "apt_of_project",
    "arrange_output",
    "audit_table",
    "autoprf_from_stems",
    "batch_candidates",
    "batch_state",
    "batches",
    "build_from_parallel",
    "build_from_parcorfull",
    "candidate_matches",
    "candidate_tags",
    "candidates_in_cell",
    "candidates_named",
    "candidates_with_words",
    "category_numbers",
    "change_options",
    "check_apart",
    "check_may_be_written",
    "check_suite",
    "compare_systems",
    "compared_candidates",
    "consistency",
    "contrast_pairs",
    "convert_protest11",
    "copy_batch",
    "correlate",
    "count_outdated",
    "counted_as",
    "counted_candidates",
    "counted_in",
    "create_project",
    "create_task_set",
    "delete_task_set",
    "demonstration_suites",
    "describe_batch",
    "describe_project",
    "differing_table",
    "disagreements",
    "disputed_candidates",
    "drawn_seed",
    "evaluate",
    "evaluation_table",
    "everybodys",
    "export_batches",
    "export_references",
    "export_table",
    "filter_choices",
    "has_references",
    "highlights_of",
    "import_bawden",
    "import_contrapro",
    "is_batch",
    "is_reserved",
    "is_tag",
    "judge",
    "judged_in_words",
    "language_profile",
    "list_candidates",
    "load_systems",
    "login_name",
    "make_demonstration",
    "make_ready",
    "make_working_copy",
    "matching_policy",
    "may_be_output",
    "measure",
    "mend",
    "mend_link",
    "mended_links",
    "merge_conflicts",
    "merge_planned",
    "merges",
    "metric_disagreements",
    "metrics_and_people",
    "metrics_with_verdicts",
    "open_batch",
    "open_batch_for_work",
    "open_project",
    "open_suite",
    "others_with_antecedent",
    "outdated_notes",
    "outputs_among",
    "overview",
    "parse_signature",
    "plan_merge",
    "plan_table",
    "plan_task_set",
    "project_file_mistake",
    "project_guidelines",
    "project_languages",
    "project_metric_languages",
    "project_of",
    "project_options",
    "project_report",
    "read_outputs",
    "remove_candidate_tag",
    "reproduce",
    "reproduction_signature",
    "save_copy",
    "save_result",
    "save_suite",
    "save_suite_as",
    "saved_in_words",
    "score_table",
    "set_by",
    "settings_of",
    "states_of",
    "suite_mistake",
    "system_name_mistake",
    "tags_in_use",
    "take_back_mending",
    "task_sets",
    "undo_merge",
    "verdict_candidates",
    "verdicts_against_people",
    "view_candidate",
    "view_reference",
    "weights_with",
    "with_antecedent",
    "with_antecedent_link",
    "with_category",
    "with_head",
    "with_pronoun_link",
    "with_span",
    "without_antecedent",
]
