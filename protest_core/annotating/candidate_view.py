"""The view of a candidate: all that a person needs to see in order to judge it."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from protest_core.alignment.warnings import AlignmentWarning
from protest_core.candidates.model import Candidate, LinkCorrection
from protest_core.candidates.queries.link_corrections import load_link_corrections, load_warnings
from protest_core.candidates.queries.load import (
    document_around,
    load_candidate,
    load_reference_sentences,
    load_sentences,
    load_source_lines,
)
from protest_core.candidates.translated_parts import Part, highlighted, parts_of
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.evaluation.queries.matches import load_match
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict, conflicts_of, state_of
from protest_core.judgements.guidelines import (
    Guidelines,
    ReferenceShown,
    load_guidelines,
    load_options,
)
from protest_core.judgements.model import EMPTY_JUDGEMENT, Highlights, Judgement, State, TokenPlace
from protest_core.judgements.queries.load import find_judgement
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.matching.rules import Reason
from protest_core.suite.model import AS_ALIGNED, Example, context_window, folds_of, widened
from protest_core.text.tokens import Tokens, tokens_of
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class CandidateView:
    """Tokens by line, their highlights, and the judgement so far."""

    candidate: Candidate
    document: range
    source: Mapping[int, Tokens]
    target: Mapping[int, Tokens]
    source_highlights: Highlights
    target_highlights: Highlights
    reasons: tuple[Reason, ...] | None  # `None`: the automatic step has not run
    judgement: Judgement
    guidelines: Guidelines
    parts: tuple[Part, ...] = ()  # the parts whose links can be corrected
    warnings: tuple[AlignmentWarning, ...] = ()  # not settled by a link correction
    verified_by: str | None = None  # the system whose verified translation approves this one
    corrected: tuple[LinkCorrection, ...] = ()  # the corrections in force, with author and time
    known_questions: tuple[Question, ...] = ()  # with retired questions that have answers
    # The judgement so far may be older than some questions: these it need not answer.
    questions_then: tuple[Question, ...] = ()

    @property
    def window(self) -> range:
        """Return the lines that are shown."""
        return range(min(self.source), max(self.source) + 1)

    @property
    def folds(self) -> tuple[range, ...]:
        """Return the lines that can be folded: between pronoun and antecedents."""
        return folds_of(self.candidate.example, self.window)

    @property
    def has_more_above(self) -> bool:
        return self.window.start > self.document.start

    @property
    def has_more_below(self) -> bool:
        return self.window.stop < self.document.stop

    @property
    def questions(self) -> tuple[Question, ...]:
        """Return the questions that are asked here."""
        return tuple(each for each in self.known_questions if not each.retired)

    @property
    def antecedent_asked(self) -> bool:
        return Question.ANTECEDENT in self.questions

    @property
    def further(self) -> tuple[Question, ...]:
        """Return the further questions that are asked here."""
        return tuple(each for each in self.questions if each not in FIRST_TWO)

    def source_place(self, part: int) -> TokenPlace:
        """Return the source position of a part: of the pronoun, or of an antecedent's head."""
        example = self.candidate.example
        if not part:
            return example.line, example.token
        antecedent = example.agreeing_antecedents[part - 1]
        return antecedent.line, antecedent.head_or_span.start

    def link_correction(self, part: int) -> LinkCorrection | None:
        return next((each for each in self.corrected if each.part == part), None)

    def with_links(self, links: Mapping[int, LinkCorrection | None]) -> "CandidateView":
        """Return the view with these links, by part; reasons and warnings still have to be read."""
        held = {**{each.part: each for each in self.corrected}, **links}
        corrected = tuple(link for _, link in sorted(held.items()) if link is not None)
        parts = tuple(part.set_by_hand(held.get(part.number)) for part in self.parts)
        highlights = highlighted(parts)
        return replace(self, parts=parts, corrected=corrected, target_highlights=highlights)

    def conflicts(self, judgement: Judgement) -> tuple[Conflict, ...]:
        """Return the contradictions of a judgement, which may be a draft."""
        return conflicts_of(judgement, self.target_highlights)

    def state(
        self, judgement: Judgement, *, checked: bool = True, judged_anew: bool = True
    ) -> State:
        """Return the state of a judgement or a draft; a new one has to answer all questions."""
        asked = self.questions if judged_anew else self.questions_then
        return state_of(judgement, self.target_highlights, asked=asked, checked=checked)


@dataclass(frozen=True, slots=True)
class ReferenceView:
    """The reference beside a candidate: the same lines, and the words it was compared with."""

    target: Mapping[int, Tokens]
    highlights: Highlights


def view_candidate(
    *,
    project: Project,
    candidate_id: CandidateId,
    annotator: str,
    lines_above: int = 0,
    lines_below: int = 0,
) -> CandidateView:
    """Return the view with the context that the category requires, and more lines on demand.

    Every query reads single rows by their keys: the time does not grow with the project.
    """
    with project.reading() as tx:
        candidate = load_candidate(tx, candidate_id)
        example = candidate.example
        document = document_around(tx, example.line)
        window = widened(
            context_window(example, document), document, above=lines_above, below=lines_below
        )
        sentences = load_sentences(tx, candidate.system_id, {*window, *example.lines})
        there = _present(window, sentences, example.lines)
        parts = parts_of(example, sentences, candidate.corrected)
        if there.start > window.start:
            document = range(there.start, document.stop)
        if there.stop < window.stop:
            document = range(document.start, there.stop)
        guidelines = load_guidelines(tx)
        known = guidelines.known_in(example.category)
        stored = find_judgement(tx, candidate_id, annotator)
        match = load_match(tx, candidate_id)
        return CandidateView(
            candidate,
            document,
            {line: tokens_of(text) for line, text in load_source_lines(tx, there).items()},
            {line: tokens_of(sentences[line].text) for line in there},
            in_source(example),
            highlighted(parts),
            None if match is None else match.reasons,
            EMPTY_JUDGEMENT if stored is None else stored.judgement,
            guidelines,
            tuple(parts),
            load_warnings(tx, candidate_id),
            None if match is None else match.verified_system,
            tuple(_corrected(tx, candidate)),
            known,
            guidelines.asked_of(
                guidelines.version if stored is None else stored.guidelines, example.category
            ),
        )


def _corrected(tx: Tx, candidate: Candidate) -> Iterator[LinkCorrection]:
    if candidate.corrected != AS_ALIGNED:
        links = load_link_corrections(tx, [candidate.id])
        held = [each for each in links if each.ended_at is None]
        yield from sorted(held, key=lambda each: each.part)


def _present(window: range, present: Collection[int], needed: Collection[int]) -> range:
    """Return the lines of a window that are present, without gaps: a batch has only some lines."""
    if len(present) >= len(window):
        return window
    start, stop = min(needed), max(needed) + 1
    while start - 1 in window and start - 1 in present:
        start -= 1
    while stop in window and stop in present:
        stop += 1
    return range(start, stop)


def view_reference(*, project: Project, view: CandidateView) -> ReferenceView:
    """Return the reference, which is read separately because it primes those who see it."""
    example, window = view.candidate.example, view.window
    with project.reading() as tx:
        if load_options(tx).reference is ReferenceShown.NEVER:
            raise RefusedError(Text("In this project annotators do not see the reference."))
        sentences = load_reference_sentences(tx, {*window, *example.lines})
    return ReferenceView(
        {line: tokens_of(sentences[line].text) for line in window},
        highlighted(parts_of(example, sentences, example.correction)),
    )


def in_source(example: Example) -> Highlights:
    """Return the tokens of the pronoun, and each antecedent's head or, if unknown, its span."""
    antecedents = (
        (each.line, token) for each in example.agreeing_antecedents for token in each.head_or_span
    )
    return Highlights(frozenset({(example.line, example.token)}), frozenset(antecedents))
