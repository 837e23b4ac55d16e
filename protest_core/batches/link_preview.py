"""Preview how merging link corrections changes conflicts and verdicts."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from protest_core.batches.link_rules import (
    LinkEntry,
    LinkRow,
    history_of,
    in_force,
    links_hold_unasked,
)
from protest_core.batches.merge_plan import (
    Choices,
    ConflictKey,
    FilePlan,
    MergePlan,
    MergeSide,
    link_key,
)
from protest_core.batches.merge_rules import MergeKind
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.load import (
    load_reference_sentences,
    load_sentences,
    load_source_lines,
)
from protest_core.candidates.translated_parts import Part, line_of_part, parts_of
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import distinct_names
from protest_core.evaluation.compare import ReferenceMatcher, comparison_of
from protest_core.evaluation.queries.matches import load_reasons
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import TokenPlace
from protest_core.matching.queries import load_policy
from protest_core.matching.rules import Verdict
from protest_core.suite.model import CorrectedReference
from protest_core.text.tokens import Positions, tokens_of
from protest_core.text.translation import AlignedSentence


@dataclass(frozen=True, slots=True)
class LinkSide:
    """The words that translate a part on one side, and the author; aligned links have none."""

    words: tuple[str, ...]
    places: tuple[TokenPlace, ...]
    author: str
    made_at: str
    is_aligned: bool


@dataclass(frozen=True, slots=True)
class LinkConflict:
    """Two corrections of one part; neither is lost, whichever comes into force."""

    file: str
    annotator: str
    candidate: Candidate
    part: int
    source_words: str  # the part in the source
    in_project: LinkSide
    in_file: LinkSide
    kind: AnnotatorKind = AnnotatorKind.PERSON

    @property
    def key(self) -> ConflictKey:
        """Return the key of the choice in `apply_merge`."""
        return self.annotator, self.candidate.id, self.part


@dataclass(frozen=True, slots=True)
class VerdictChanges:
    """Numbers of candidates that merging would refer or approve; unmatched ones stay unmatched."""

    referred: int = 0
    approved: int = 0


@dataclass(frozen=True, slots=True)
class _MatchedCandidate:
    """A matched candidate whose links may change."""

    candidate: Candidate
    sentences: Mapping[int, AlignedSentence]
    is_approved: bool


def link_conflicts(*, project: Project, plan: MergePlan) -> tuple[LinkConflict, ...]:
    """Return the merge conflicts about links, in the order of files and candidates."""
    names = distinct_names(file.path for file in plan.files)
    with project.reading() as tx:
        return tuple(
            _conflict(tx, names[file.path], file, entry) for file, entry in plan.link_conflicts
        )


def _conflict(tx: Tx, name: str, file: FilePlan, entry: LinkEntry) -> LinkConflict:
    candidate, example = entry.candidate, entry.candidate.example
    sentences = load_sentences(tx, candidate.system_id, example.lines)
    part = parts_of(example, sentences)[entry.part]
    line = line_of_part(example, entry.part)
    source = tokens_of(load_source_lines(tx, range(line, line + 1))[line])
    start, end = example.token, example.token + 1
    if entry.part:
        antecedent = example.agreeing_antecedents[entry.part - 1]
        start, end = antecedent.start, antecedent.end
    in_project, in_file = (
        _side(rows, part, sentences[line], file.annotator) for rows in (entry.project, entry.file)
    )
    return LinkConflict(
        name,
        file.annotator,
        candidate,
        entry.part,
        " ".join(source[start:end]),
        in_project,
        in_file,
        file.kind,
    )


def _side(
    rows: tuple[LinkRow, ...], part: Part, sentence: AlignedSentence, annotator: str
) -> LinkSide:
    held = in_force(rows)
    tokens = part.aligned if held is None else held.tokens
    words = tokens_of(sentence.text)
    author, made_at = (held.author or annotator, held.made_at) if held else ("", "")
    places = tuple((part.line, each) for each in tokens)
    in_words = tuple(words[each] for each in tokens)
    return LinkSide(in_words, places, author, made_at, held is None)


class LinkEffects:
    """The verdicts changed by the link corrections of a plan, for any choices in its conflicts."""

    def __init__(self, tx: Tx, plan: MergePlan) -> None:
        self._plan = plan
        entries = {each.candidate.id: each.candidate for file in plan.files for each in file.links}
        self._matched = dict(_matched(tx, entries.values()))
        examples = {
            each.candidate.example.id: each.candidate.example for each in self._matched.values()
        }
        lines = {line for example in examples.values() for line in example.lines}
        self._comparison: ReferenceMatcher | None = None
        if self._matched:
            reference = load_reference_sentences(tx, lines)
            self._comparison = comparison_of(tx, examples.values(), reference, load_policy(tx))
        # By candidate and links: most verdicts stay the same with each choice.
        self._approved: dict[tuple[CandidateId, CorrectedReference], bool] = {}

    def changes(self, choices: Choices) -> VerdictChanges:
        """Return the changes of verdicts with these choices."""
        referred = approved = 0
        for candidate_id, corrected in self._corrected(choices).items():
            before = self._matched[candidate_id]
            after = self._is_approved(before, corrected)
            referred += before.is_approved and not after
            approved += after and not before.is_approved
        return VerdictChanges(referred, approved)

    def _corrected(self, choices: Choices) -> dict[CandidateId, CorrectedReference]:
        corrected: dict[CandidateId, CorrectedReference] = {}
        for file in self._plan.files:
            for entry in file.links:
                candidate = entry.candidate
                if candidate.id in self._matched and is_taken(file, entry, choices):
                    before = corrected.get(candidate.id, candidate.corrected)
                    held = in_force(entry.file)
                    corrected[candidate.id] = _with_part(
                        before, candidate, entry.part, held.tokens if held else None
                    )
        return corrected

    def _is_approved(self, matched: _MatchedCandidate, corrected: CorrectedReference) -> bool:
        assert self._comparison is not None  # noqa: S101 — there is one if anything was matched
        candidate = matched.candidate
        key = candidate.id, corrected
        if key not in self._approved:
            match = self._comparison.compare(
                candidate.system, candidate.example, matched.sentences, corrected
            )
            self._approved[key] = match.verdict is Verdict.APPROVED
        return self._approved[key]


def link_effects(*, project: Project, plan: MergePlan) -> LinkEffects:
    """Return how the plan's link corrections change verdicts; nothing is written."""
    with project.reading() as tx:
        return LinkEffects(tx, plan)


def is_taken(file: FilePlan, entry: LinkEntry, choices: Choices) -> bool:
    """Return whether the file's links come into force with these choices."""
    if entry.kind is MergeKind.CONFLICT:
        return choices.get(link_key(file, entry)) is MergeSide.FILE
    return links_hold_unasked(entry.kind, history_of(entry.project), history_of(entry.file))


def _matched(
    tx: Tx, candidates: Iterable[Candidate]
) -> Iterator[tuple[CandidateId, _MatchedCandidate]]:
    for candidate in candidates:
        reasons = load_reasons(tx, candidate.id)
        if reasons is not None:
            lines = candidate.example.lines
            sentences = load_sentences(tx, candidate.system_id, lines)
            yield candidate.id, _MatchedCandidate(candidate, sentences, not reasons)


def _with_part(
    corrected: CorrectedReference, candidate: Candidate, part: int, tokens: Positions | None
) -> CorrectedReference:
    if part == 0:
        return CorrectedReference(tokens, corrected.antecedents)
    number = len(candidate.example.antecedents)
    antecedents = list(corrected.antecedents or (None,) * number)
    antecedents[part - 1] = tokens
    return CorrectedReference(corrected.pronoun, tuple(antecedents))
