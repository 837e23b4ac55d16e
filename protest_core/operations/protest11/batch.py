"""What the original puts into an annotator's batch, taken from the rows of a master."""

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime

from protest_core.store import BATCH, OldAnnotator, Protest11, Setting

_FROM_MASTER = ("master_description", "master_id")


def batch_of(
    master: Protest11, annotator: int, name: str, tasks: Collection[int] | None
) -> Protest11:
    """All numbers stay as they are: by them the original knows what comes back."""
    members = tuple(row for row in master.annotation_tasks if tasks and row.task_no in tasks)
    wanted = {row.candidate for row in members}
    candidates = tuple(row for row in master.pro_candidates if tasks is None or row.id in wanted)
    ids = {row.id for row in candidates}
    keys = {(row.srccorpus, row.tgtcorpus, row.example_no) for row in candidates}
    targets = {(row.tgtcorpus, row.example_no) for row in candidates}
    corpora = {corpus for row in candidates for corpus in (row.srccorpus, row.tgtcorpus)}

    def is_ours(candidate: int, by: int | None) -> bool:
        return candidate in ids and by == annotator

    return replace(
        master,
        meta_data=_settings(master, annotator, name),
        corpora=tuple(r for r in master.corpora if r.id in corpora),
        documents=tuple(r for r in master.documents if r.corpus in corpora),
        sentences=tuple(r for r in master.sentences if r.corpus in corpora),
        pro_candidates=candidates,
        pro_antecedents=tuple(
            r for r in master.pro_antecedents if (r.srccorpus, r.tgtcorpus, r.example_no) in keys
        ),
        translations=tuple(
            r for r in master.translations if (r.tgtcorpus, r.example_no) in targets
        ),
        annotators=(OldAnnotator(annotator, name),),
        annotations=tuple(r for r in master.annotations if is_ours(r.candidate, r.annotator_id)),
        token_annotations=tuple(
            r for r in master.token_annotations if is_ours(r.candidate, r.annotator_id)
        ),
        tag_annotations=tuple(
            r for r in master.tag_annotations if is_ours(r.candidate, r.annotator_id)
        ),
        task_definition=(),
        annotation_tasks=members,
    )


def _settings(master: Protest11, annotator: int, name: str) -> tuple[Setting, ...]:
    settings = master.settings
    kept = [tag for tag in _FROM_MASTER if tag in settings]
    kept += [tag for tag in settings if tag.startswith("config:")]
    return (
        Setting("file_version", settings["file_version"]),
        Setting("file_type", BATCH),
        Setting("time_created", datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S")),
        *(Setting(tag, settings[tag]) for tag in kept),
        Setting("annotator_id", str(annotator)),
        Setting("annotator_name", name),
    )
