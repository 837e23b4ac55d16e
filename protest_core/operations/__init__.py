"""What one can do with PROTEST: the command line and the windows call these and nothing deeper.

With the values that go in and come out, so that windows need no other package to name them.
"""

from protest_core.formats.tidy import TidyFormat
from protest_core.ids import CandidateId
from protest_core.judgement import (
    CONFLICT_SENTENCES,
    Answer,
    Conflict,
    Highlights,
    Judgement,
    Outcome,
    State,
    Tag,
    TokenPlace,
    counted_as,
    is_tag,
)
from protest_core.judgement.guidelines import Guidelines, StandardTag
from protest_core.matching import REASON_SENTENCES, Reason
from protest_core.merging import Kind
from protest_core.operations.adding import add_systems
from protest_core.operations.annotating import (
    BatchState,
    ReadOnlyBatchError,
    batch_state,
    make_working_copy,
    open_batch_for_work,
)
from protest_core.operations.batch_description import BatchDescription, describe_batch
from protest_core.operations.batches import (
    Batch,
    ExportedBatch,
    batch_candidates,
    batches,
    copy_batch,
    export_batches,
    is_batch,
    open_batch,
)
from protest_core.operations.changes import ChangeSet
from protest_core.operations.demonstration import demonstration_suites, make_demonstration
from protest_core.operations.evaluation import (
    PolicyChange,
    Selection,
    candidate_matches,
    evaluate,
    evaluation_table,
)
from protest_core.operations.exporting import TidyTable, export_table
from protest_core.operations.importing import plan_table
from protest_core.operations.judging import add_work, highlights_of, judge, save_copy
from protest_core.operations.merge_conflicts import (
    MergeConflict,
    SaidWithWords,
    merge_conflicts,
)
from protest_core.operations.merge_made import Merged, all_chosen, merge_planned
from protest_core.operations.merge_plan import Choice, FilePlan, MergeEntry, MergePlan
from protest_core.operations.merging import apply_merge, merges, plan_merge, undo_merge
from protest_core.operations.options import change_options, project_options
from protest_core.operations.outputs import FoundOutputs, outputs_among
from protest_core.operations.overview import (
    filter_choices,
    list_candidates,
    overview,
    states_of,
    tags_in_use,
)
from protest_core.operations.people import login_name
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
    Export,
    Languages,
    ReferenceChoice,
    convert_protest11,
    export_protest11,
)
from protest_core.operations.suites import SuiteCheck, check_suite, create_project
from protest_core.operations.systems import SystemOutput, load_systems, system_name_mistake
from protest_core.operations.tasks import (
    create_task_set,
    delete_task_set,
    plan_task_set,
    task_sets,
)
from protest_core.operations.viewing import (
    CandidateView,
    ReferenceView,
    view_candidate,
    view_reference,
)
from protest_core.store import (
    BatchRecord,
    Candidate,
    CandidateFilter,
    Counts,
    FilterChoices,
    Holdings,
    MergeRecord,
    Overview,
    Project,
    ProjectOptions,
    ReferenceShown,
    Snapshot,
    System,
    Task,
    TaskProgress,
    TaskSet,
    TaskSetProgress,
    Undone,
)
from protest_core.suite import Category, Function, SuiteDescription, Tokens
from protest_core.tasks import OVERLAP, Included, Stratum, TaskPlan, TaskSettings, drawn_seed

__all__ = [
    "CONFLICT_SENTENCES",
    "OVERLAP",
    "REASON_SENTENCES",
    "Answer",
    "Batch",
    "BatchDescription",
    "BatchRecord",
    "BatchState",
    "Candidate",
    "CandidateFilter",
    "CandidateId",
    "CandidateView",
    "Category",
    "ChangeSet",
    "Choice",
    "Conflict",
    "Conversion",
    "Count",
    "Counts",
    "Export",
    "ExportedBatch",
    "FilePlan",
    "FilterChoices",
    "FoundOutputs",
    "Function",
    "Guidelines",
    "Highlights",
    "Holdings",
    "Included",
    "Judgement",
    "Kind",
    "Languages",
    "MergeConflict",
    "MergeEntry",
    "MergePlan",
    "MergeRecord",
    "Merged",
    "Outcome",
    "Overview",
    "PolicyChange",
    "Project",
    "ProjectLanguages",
    "ProjectOptions",
    "ReadOnlyBatchError",
    "Reason",
    "ReferenceChoice",
    "ReferenceShown",
    "ReferenceView",
    "SaidWithWords",
    "Selection",
    "Snapshot",
    "StandardTag",
    "State",
    "Stratum",
    "SuiteCheck",
    "SuiteDescription",
    "System",
    "SystemOutput",
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
    "add_systems",
    "add_work",
    "all_chosen",
    "apply_merge",
    "batch_candidates",
    "batch_state",
    "batches",
    "candidate_matches",
    "change_options",
    "check_suite",
    "convert_protest11",
    "copy_batch",
    "counted_as",
    "create_project",
    "create_task_set",
    "delete_task_set",
    "demonstration_suites",
    "describe_batch",
    "describe_project",
    "drawn_seed",
    "evaluate",
    "evaluation_table",
    "export_batches",
    "export_protest11",
    "export_table",
    "filter_choices",
    "highlights_of",
    "is_batch",
    "is_tag",
    "judge",
    "list_candidates",
    "load_systems",
    "login_name",
    "make_demonstration",
    "make_working_copy",
    "merge_conflicts",
    "merge_planned",
    "merges",
    "open_batch",
    "open_batch_for_work",
    "open_project",
    "outputs_among",
    "overview",
    "plan_merge",
    "plan_table",
    "plan_task_set",
    "project_guidelines",
    "project_languages",
    "project_of",
    "project_options",
    "save_copy",
    "states_of",
    "system_name_mistake",
    "tags_in_use",
    "task_sets",
    "undo_merge",
    "view_candidate",
    "view_reference",
]
