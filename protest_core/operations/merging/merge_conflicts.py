"""Contradictions between project and file with all that a person needs to choose."""

from collections.abc import Mapping
from dataclasses import dataclass

from protest_core.errors import names_apart
from protest_core.ids import CandidateId
from protest_core.judgement.judgement import Judgement
from protest_core.operations.merging.merge_plan import MergePlan
from protest_core.store.candidates import load_sentences
from protest_core.store.project import Project
from protest_core.store.values import AlignedSentence, Candidate
from protest_core.suite.testsuite import tokens_of


@dataclass(frozen=True, slots=True)
class SaidWithWords:
    """A judgement, the words that are selected in it as they stand in the translation, and when."""

    judgement: Judgement
    words: tuple[str, ...]
    made_at: str


@dataclass(frozen=True, slots=True)
class MergeConflict:
    """Both sides of one contradiction; nothing of both is lost, whichever holds."""

    file: str
    annotator: str
    candidate: Candidate
    in_project: SaidWithWords
    in_file: SaidWithWords

    @property
    def key(self) -> tuple[str, CandidateId]:
        """By which `apply_merge` is told the choice."""
        return self.annotator, self.candidate.id


def merge_conflicts(*, project: Project, plan: MergePlan) -> tuple[MergeConflict, ...]:
    """In the order of the files and of their candidates."""
    found = []
    names = names_apart(file.path for file in plan.files)
    with project.reading() as tx:
        for file, entry in plan.conflicts:
            candidate, now = entry.candidate, entry.standing.now
            sentences = load_sentences(tx, candidate.system_id, candidate.example.lines)
            found.append(
                MergeConflict(
                    names[file.path],
                    file.annotator,
                    candidate,
                    _said(entry.in_project, sentences, now.made_at if now else ""),
                    _said(entry.in_file, sentences, entry.incoming.made_at),
                )
            )
    return tuple(found)


def _said(
    judgement: Judgement, sentences: Mapping[int, AlignedSentence], made_at: str
) -> SaidWithWords:
    words = (tokens_of(sentences[line].text)[token] for line, token in sorted(judgement.tokens))
    return SaidWithWords(judgement, tuple(words), made_at)
