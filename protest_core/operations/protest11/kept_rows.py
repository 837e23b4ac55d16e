"""The rows that a converted project brought along, as far as they still hold."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from protest_core.ids import SystemId
from protest_core.operations.protest11.remembered import project_texts
from protest_core.store import Origin, Protest11, Sentence, Snapshot


class StillThere:
    """Systems that were loaded anew since are other systems, and their old rows are gone."""

    def __init__(self, snapshot: Snapshot, origin: Origin) -> None:
        self._snapshot = snapshot
        self._origin = origin
        now = {system.name: system for system in snapshot.systems()}
        self.systems: Mapping[str, int] = {
            name: corpus
            for name, corpus in origin.systems.items()
            if name in now and now[name].loaded_at == origin.loaded_at.get(name)
        }
        self._ids = {name: now[name].id for name in self.systems}

    @property
    def system_ids(self) -> dict[int, SystemId]:
        """By the number of the corpus that each was."""
        return {corpus: self._ids[name] for name, corpus in self.systems.items()}

    def rows(self) -> Protest11:
        kept = self._origin.kept
        gone = set(self._origin.systems.values()) - set(self.systems.values())
        gone -= {self._origin.reference}
        if gone:
            kept = _without(kept, gone)
        return replace(
            kept,
            sentences=tuple(self._sentences({row.id for row in kept.corpora})),
            # What may have changed is written anew.
            annotations=(),
            token_annotations=(),
            tag_annotations=(),
            annotation_tasks=(),
        )

    def _sentences(self, corpora: Collection[int]) -> list[Sentence]:
        """In the order in which they were; from the project, where it has the same words."""
        origin = self._origin
        texts = self._texts()
        mentioned = {row.id for row in origin.kept.corpora}
        found = []
        for run in origin.runs:
            if run.corpus in mentioned and run.corpus not in corpora:
                continue
            for offset in range(run.count):
                number, line = run.id + offset, run.line + offset
                text = origin.texts.get(number)
                sentence = texts[run.corpus][line] if text is None else text
                found.append(Sentence(number, run.corpus, line, sentence))
        return found

    def _texts(self) -> dict[int, tuple[str, ...]]:
        translations = {
            corpus: self._snapshot.translation(self._ids[name]).sentences
            for name, corpus in self.systems.items()
        }
        if self._origin.reference is not None:
            translations[self._origin.reference] = self._snapshot.reference().sentences
        origin, source = self._origin, self._snapshot.source()
        return project_texts(origin.source, origin.kept, source, translations)


def _without(kept: Protest11, gone: Collection[int]) -> Protest11:
    """The source is left out with them where no other system has the same copy."""
    candidates = tuple(row for row in kept.pro_candidates if row.tgtcorpus not in gone)
    still = {row.srccorpus for row in candidates}
    removed = {row.srccorpus for row in kept.pro_candidates} - still | set(gone)
    return replace(
        kept,
        corpora=tuple(row for row in kept.corpora if row.id not in removed),
        documents=tuple(row for row in kept.documents if row.corpus not in removed),
        pro_candidates=candidates,
        pro_antecedents=tuple(row for row in kept.pro_antecedents if row.tgtcorpus not in gone),
        translations=tuple(row for row in kept.translations if row.tgtcorpus not in gone),
    )
