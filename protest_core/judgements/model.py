"""Values of judgements: answers, tags, states, labels, highlights."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct, json

from protest_core.errors import printable
from protest_core.files.problems import quoted
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind

# A target token: its line and its index on the line.
TokenPlace = tuple[int, int]
# Choices in further questions, beyond the two that are always asked: ids of question and choice.
Further = frozenset[tuple[str, str]]
LONGEST_REMARK = 100_000
LONGEST_TAG = 200
# In files from elsewhere: names and versions, and the work on one judgement.
LONGEST_NAME_IN_FILES = 200
MOST_SECONDS = 10**7
# Invisible, but part of how words are written in Persian and in Indian scripts.
_JOINERS = "\u200c\u200d"


class State(StrEnum):
    """The state of completion of a judgement."""

    NEW = "new"
    INCOMPLETE = "incomplete"
    DONE = "done"
    CONFLICT = "conflict"


class Answer(StrEnum):
    """An answer to "pronoun correctly translated?" or "antecedent correctly translated?"."""

    YES = "yes"
    NO = "no"
    UNSET = "unset"


# By the values in files; quicker than calling the enum.
ANSWERS = {answer.value: answer for answer in Answer}


class Tag(StrEnum):
    """The standard tags (Hardmeier & Guillou 2016, section 4.3); people may use others."""

    BAD_TRANSLATION = "bad_translation"
    INCORRECT_WORD_ALIGNMENT = "incorrect_word_alignment"
    NONCOMPOSITIONAL_TRANSLATION = "noncompositional_translation"
    DESC_VS_PRESC = "desc_vs_presc"
    ANT_UNSURE = "ant_unsure"
    POLITENESS_TU = "politeness_tu"
    POLITENESS_VOUS = "politeness_vous"
    POLITENESS_UNKNOWN = "politeness_unknown"


class Ending(StrEnum):
    """The ways in which a judgement becomes an earlier one."""

    REPLACED = "replaced"
    WITHDRAWN = "withdrawn"
    NOT_TAKEN = "not_taken"  # the other side of a merge conflict was kept


class Judgement(Struct, frozen=True, gc=False):
    """Answers, selected tokens, tags and a remark; a new candidate has the empty judgement."""

    pronoun: Answer = Answer.UNSET
    antecedent: Answer = Answer.UNSET
    tokens: frozenset[TokenPlace] = frozenset()
    tags: frozenset[str] = frozenset()
    remark: str = ""
    further: Further = frozenset()


class Highlights(Struct, frozen=True, gc=False):
    """The target tokens that can be selected: those aligned to the pronoun or to an antecedent.

    A token may be both.
    """

    pronoun: frozenset[TokenPlace] = frozenset()
    antecedent: frozenset[TokenPlace] = frozenset()


class Label(StrEnum):
    """One annotator's label of a pronoun or of an antecedent."""

    CORRECT = "correct"
    INCORRECT = "incorrect"
    NONE = "none"  # not judgeable, or given to an annotator but not judged


EMPTY_JUDGEMENT = Judgement()


class JudgementRecord(Struct, frozen=True, gc=False):
    """A judgement with all its stored data, in the project, in a file or about to be saved.

    `reference_seen`: whether the annotator had looked at the reference; `None`: not known.
    """

    judgement: Judgement
    state: State = State.DONE
    guidelines: str = ""
    origin: str = "typed"
    made_at: str = ""  # now, if about to be saved
    seconds: float = 0.0  # seconds of work since the previous judgement
    reference_seen: bool | None = None


NOT_JUDGED = JudgementRecord(EMPTY_JUDGEMENT, State.NEW)


@dataclass(frozen=True, slots=True)
class AnnotatorWork:
    """One annotator's judgements by state; adjudication counts as one, under its own name.

    `guidelines`: the versions under which the judgements were made; judgements from tables have
    none. `reference_seen`: how many were made after a look at the reference; `None`: not known for
    any.
    """

    annotator: str
    states: Mapping[State, int]
    guidelines: tuple[str, ...]
    first_at: str
    last_at: str
    seconds: float
    kind: AnnotatorKind = AnnotatorKind.PERSON
    reference_seen: int | None = None

    @property
    def judged(self) -> int:
        return sum(self.states.values())


def further_as_text(further: Further) -> str:
    """Return these choices as they are stored; empty if there are none."""
    if not further:
        return ""
    made: dict[str, list[str]] = {}
    for question, choice in sorted(further):
        made.setdefault(question, []).append(choice)
    return json.encode({of: " ".join(each) for of, each in made.items()}).decode()


@lru_cache(maxsize=10_000)  # a few combinations occur many times
def further_in(text: str) -> Further:
    """Return the choices in a stored text."""
    if not text:
        return frozenset()
    made = json.decode(text, type=dict[str, str])
    return frozenset((of, each) for of, choices in made.items() for each in choices.split())


def judgement_mistakes(judgement: Judgement) -> Iterator[tuple[str, str]]:
    """Yield which fields are invalid, each with what is wrong."""
    for tag in sorted(judgement.tags):
        if len(tag) > LONGEST_TAG:
            yield "tags", f"{quoted(printable(tag))} is longer than {LONGEST_TAG} characters"
        elif not is_tag(tag):
            why = "there are invisible characters in it" if tag else "it is empty"
            yield "tags", f"{quoted(printable(tag))} is no tag: {why}"
    if len(judgement.remark) > LONGEST_REMARK:
        yield "remark", f"it is longer than {LONGEST_REMARK:,} characters"


@lru_cache(maxsize=1_000)  # a batch has few tags many times
def is_tag(text: str) -> bool:
    """Return whether a text can be a tag: with invisible characters, different tags look alike."""
    return 0 < len(text) <= LONGEST_TAG and not any(map(_is_invisible, text))


def tag_name(typed: str) -> str | None:
    """Return a typed text as it is stored as a tag, or `None` if it cannot be one."""
    name = "_".join(typed.split())
    return name if is_tag(name) else None


def _is_invisible(character: str) -> bool:
    return unicodedata.category(character).startswith("C") and character not in _JOINERS


class PastJudgement(JudgementRecord, frozen=True, gc=False, kw_only=True):
    """An earlier judgement, with the time and way in which it ended: replaced or withdrawn."""

    ended_at: str
    ended_by: str = ""  # not known in a batch
    change: str  # an `Ending`

    @classmethod
    def of(
        cls, record: JudgementRecord, *, ended_at: str, ended_by: str, change: str
    ) -> "PastJudgement":
        """Return a judgement that has ended."""
        return cls(
            record.judgement,
            record.state,
            record.guidelines,
            record.origin,
            record.made_at,
            record.seconds,
            record.reference_seen,
            ended_at=ended_at,
            ended_by=ended_by,
            change=change,
        )


class StoredJudgement(JudgementRecord, frozen=True, gc=False, kw_only=True):
    """The record of a judgement with its annotator and candidate.

    `history`: the annotator's earlier judgements of the candidate, the oldest first, if they were
    loaded.
    """

    id: int = 0  # id of its row; 0 without a row
    candidate_id: CandidateId
    annotator: str
    kind: AnnotatorKind = AnnotatorKind.PERSON
    history: tuple[PastJudgement, ...] = ()

    @property
    def by_person(self) -> bool:
        return self.kind is AnnotatorKind.PERSON
