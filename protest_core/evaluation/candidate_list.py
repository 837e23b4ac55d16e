"""A list of candidates: sorted and searched by SQL, read page by page."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.listing import chosen_candidates
from protest_core.candidates.queries.load import (
    load_candidates,
    load_reference_sentences,
    load_sentences,
    load_source_sentences,
)
from protest_core.candidates.queries.sorting import (
    ListedState,
    load_answers_of_page,
    load_states_of_page,
    load_tags_of_page,
    sorted_candidates,
)
from protest_core.candidates.queries.systems import list_systems
from protest_core.candidates.selection import check_names
from protest_core.candidates.sort_order import AS_GIVEN, SortKey, SortOrder
from protest_core.candidates.translated_parts import Sentences, parts_of, translated_parts
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId, SystemId
from protest_core.judgements.queries.annotators import annotators_who_judged, is_adjudicated
from protest_core.judgements.wording import OUTCOME_NAMES
from protest_core.languages.profiles import LanguageProfile, language_profile
from protest_core.matching.queries import load_policy
from protest_core.matching.rules import (
    REASON_SENTENCES,
    REFERENCE,
    Reason,
    TranslatedParts,
    Verdict,
)
from protest_core.names import ADJUDICATION
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.queries import categories_with_examples, load_description
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Column, Kind, Report, Streamed, Table
from protest_core.tasks.queries.members import load_batch_members, load_task_members
from protest_core.text.tokens import Tokens, tokens_of
from protest_core.text.translation import targets_of
from protest_core.text.writing import as_written
from protest_core.translatable import Text

_ROWS_AT_A_TIME = 500
_NOTHING = Text("no words")
_BEFORE = 4  # words that a row shows before the pronoun or the text searched for
_OF_PRONOUN = frozenset(
    {
        Reason.PRONOUN_UNTRANSLATED,
        Reason.REFERENCE_PRONOUN_UNALIGNED,
        Reason.DROPPED_IN_BOTH,
        Reason.PRONOUN_DIFFERS,
    }
)
_OF_ANTECEDENT = frozenset(
    {
        Reason.ANTECEDENT_UNTRANSLATED,
        Reason.REFERENCE_ANTECEDENT_UNALIGNED,
        Reason.ANTECEDENT_DIFFERS,
    }
)
VERDICT_NAMES = {Verdict.APPROVED: Text("approved"), Verdict.REFERRED: Text("referred")}
_ANSWERS = {"yes": Text("yes"), "no": Text("no"), "unset": Text("–")}
_FIRST_COLUMNS = 3  # columns that identify the candidate; the texts come after them
NO_CANDIDATE = Text("No candidate matches: choose fewer conditions, or search for less text.")


@dataclass(frozen=True, slots=True)
class ListedCandidate:
    """A row: a candidate with everybody's answers, and the words behind its referral."""

    candidate: Candidate
    state: ListedState
    words: tuple[str, ...]  # "félicité ≠ bonheur", for each reason with words
    answers: Mapping[str, tuple[str, str]]  # answers on pronoun and antecedent, by annotator
    own_tags: tuple[str, ...]
    source: str = ""  # the pronoun in its sentence, if requested
    translation: str = ""

    @property
    def id(self) -> CandidateId:
        return self.candidate.id


@dataclass(frozen=True, slots=True)
class ListColumn:
    """A column of the list, and how to sort by it; `names`: its possible values."""

    shown: Column[ListedCandidate]
    order: SortOrder | None
    names: tuple[str, ...] = ()  # in columns of names, all names in the project


_TEXTS = (
    ListColumn(Column(Text("Source"), "source", Kind.TEXT, lambda row: row.source), None),
    ListColumn(
        Column(Text("Translation"), "translation", Kind.TEXT, lambda row: row.translation), None
    ),
)


def sort_and_search(
    *,
    project: Project,
    candidates: Sequence[CandidateId],
    order: SortOrder = AS_GIVEN,
    text: str = "",
) -> Sequence[CandidateId]:
    """Return those of these candidates that have the text, in the order of a column.

    The text is searched for in sentences, remarks, numbers of examples and the researcher's own
    tags.
    """
    with project.reading() as tx:
        return sorted_candidates(tx, candidates, order, text.strip())


def find_candidates(
    *,
    project: Project,
    chosen: CandidateFilter,
    order: SortOrder = AS_GIVEN,
    text: str = "",
    task_set: str = "",
    task: str = "",
) -> Sequence[CandidateId]:
    """Return those of the chosen candidates that have the text, in the order of a column.

    `task_set`, `task`: only their candidates, by default in the order of judging. Unknown names are
    refused: a mistyped one would give an empty list.
    """
    with project.reading() as tx:
        check_names(tx, chosen)
        candidates = chosen_candidates(tx, chosen)
        if task_set or task:
            those = frozenset(candidates)
            members = load_task_members(tx, task_set, task)
            if project.is_batch:
                members = load_batch_members(tx)
            candidates = tuple(each.candidate for each in members if each.candidate in those)
        return sorted_candidates(tx, candidates, order, text.strip())


def list_columns(*, project: Project, texts: bool = False) -> tuple[ListColumn, ...]:
    """Return the columns of this project's lists, with one for each annotator who judged.

    There is a column for adjudication once anything is adjudicated. `texts`: include columns for
    the pronoun in its sentence and in the translation.
    """
    with project.reading() as tx:
        settled = (ADJUDICATION,) if is_adjudicated(tx) else ()
        annotators = (*annotators_who_judged(tx), *settled)
        names = {
            SortKey.SYSTEM: tuple(system.name for system in list_systems(tx)),
            SortKey.CATEGORY: tuple(each.label for each in categories_with_examples(tx)),
        }
    columns = (*_COLUMNS, *map(_answers_column, annotators), *_LAST_COLUMNS)
    if texts:
        columns = (*columns[:_FIRST_COLUMNS], *_TEXTS, *columns[_FIRST_COLUMNS:])
    named = {SortOrder(column): of_column for column, of_column in names.items()}
    return tuple(replace(each, names=named.get(each.order or AS_GIVEN, ())) for each in columns)


def read_rows(
    *, project: Project, candidates: Sequence[CandidateId], around: str | None = None
) -> list[ListedCandidate]:
    """Return the rows of these candidates, in their order; removed candidates are left out.

    All rows are read together, so that each page costs the same. `around`: include the texts, cut
    so that these words are visible or, if they do not occur, the pronoun.
    """
    with project.reading() as tx:
        rows = _rows(tx, candidates)
        return rows if around is None else [*_with_texts(tx, rows, around.strip())]


def _with_texts(tx: Tx, rows: Sequence[ListedCandidate], around: str) -> Iterator[ListedCandidate]:
    lines = {row.candidate.example.line for row in rows}
    source = load_source_sentences(tx, lines)
    suite = load_description(tx)
    languages = suite.source_language, suite.target_language
    systems = {row.candidate.system_id for row in rows}
    of_system = {system: load_sentences(tx, system, lines) for system in systems}
    for row in rows:
        candidate, example = row.candidate, row.candidate.example
        sentence = of_system[candidate.system_id][example.line]
        by_hand = candidate.corrected.pronoun
        theirs = targets_of(sentence.links, (example.token,)) if by_hand is None else by_hand
        yield replace(
            row,
            source=_in_context(source[example.line], languages[0], {example.token}, around),
            translation=_in_context(sentence.text, languages[1], {*theirs}, around),
        )


def _in_context(sentence: str, language: str, marked: Collection[int], around: str) -> str:
    """Return a sentence with these tokens in brackets, from a few words before the sought text."""
    place = sentence.casefold().find(around.casefold()) if around else -1
    sought = sentence.count(" ", 0, place) if place >= 0 else min(marked, default=0)
    first = max(sought - _BEFORE, 0)
    written = as_written(tokens_of(sentence), language)
    pieces, at = ["… "] if first else [], written.spans[first][0] if first else 0
    for token in sorted(each for each in marked if each >= first):
        start, end = written.spans[token]
        pieces += [written.text[at:start], "[", written.text[start:end], "]"]
        at = end
    return "".join([*pieces, written.text[at:]])


def _rows(tx: Tx, ids: Sequence[CandidateId]) -> list[ListedCandidate]:
    loaded = {each.id: each for each in load_candidates(tx, ids)}
    states, tags = load_states_of_page(tx, ids), load_tags_of_page(tx, ids)
    answers = load_answers_of_page(tx, ids)
    referred = [loaded[each] for each in ids if each in loaded and states[each].reasons]
    words = dict(_words(tx, referred, states))
    return [
        ListedCandidate(
            loaded[number],
            states[number],
            words.get(number, ()),
            answers.get(number, {}),
            tags.get(number, ()),
        )
        for number in ids
        if number in loaded
    ]


def _words(
    tx: Tx, candidates: Sequence[Candidate], states: Mapping[CandidateId, ListedState]
) -> Iterator[tuple[CandidateId, tuple[str, ...]]]:
    """Yield the words behind the reasons for referrals."""
    tokens = load_policy(tx).antecedent_tokens
    by_system: dict[SystemId, list[Candidate]] = defaultdict(list)
    for each in candidates:
        by_system[each.system_id].append(each)
    reference = load_reference_sentences(tx, _lines(candidates))
    profile = language_profile(load_description(tx).target_language)
    for system_id, of_system in by_system.items():
        sentences = load_sentences(tx, system_id, _lines(of_system))
        for candidate in of_system:

            def parts(
                origin: str, texts: Sentences, by_hand: object, candidate: Candidate = candidate
            ) -> TranslatedParts:
                found = parts_of(candidate.example, texts, by_hand, tokens)  # type: ignore[arg-type]
                return translated_parts(origin, found, texts)

            theirs = parts(candidate.system, sentences, candidate.corrected)
            wanted = parts(REFERENCE, reference, candidate.example.correction)
            reasons = states[candidate.id].reasons
            yield candidate.id, tuple(_compared(reasons, theirs, wanted, profile))


def _lines(candidates: Sequence[Candidate]) -> set[int]:
    return {line for each in candidates for line in each.example.lines}


def _compared(
    reasons: Sequence[Reason],
    theirs: TranslatedParts,
    wanted: TranslatedParts,
    profile: LanguageProfile,
) -> Iterator[str]:
    if not _OF_PRONOUN.isdisjoint(reasons):
        yield _differ(theirs.pronoun, wanted.pronoun, profile)
    elif Reason.AMBIGUOUS_FORM in reasons:
        yield _written(theirs.pronoun, profile)
    if not _OF_ANTECEDENT.isdisjoint(reasons):
        for one, other in zip(theirs.antecedents, wanted.antecedents, strict=False):
            if one != other or not one:
                yield _differ(one, other, profile)


def _differ(theirs: Tokens, wanted: Tokens, profile: LanguageProfile) -> str:
    if not theirs and not wanted:
        return Text("no words in either")
    words = (_written(each, profile) or _NOTHING for each in (theirs, wanted))
    return Text("{0} ≠ {1}").format(*words)


def _written(words: Tokens, profile: LanguageProfile) -> str:
    return profile.bare(profile.whole(" ".join(words)))


def _reasons(row: ListedCandidate) -> str:
    """Return the words behind the reasons or, without any, the reasons themselves."""
    if row.words:
        return Text("; ").join(row.words)
    return Text("; ").join(REASON_SENTENCES[each] for each in row.state.reasons)


def _reasons_in_full(row: ListedCandidate) -> str:
    return Text("; ").join(REASON_SENTENCES[each] for each in row.state.reasons)


def _answers_column(annotator: str) -> ListColumn:
    def answers(row: ListedCandidate) -> str:
        if annotator not in row.answers:
            return ""
        pronoun, antecedent = (_ANSWERS[each] for each in row.answers[annotator])
        if not row.candidate.example.category.antecedent_agrees:
            return pronoun
        return Text("{0}, antecedent {1}").format(pronoun, antecedent)

    column = Column(
        annotator, f"answer {annotator}", Kind.TEXT, answers, hint=Text("What was answered")
    )
    return ListColumn(column, SortOrder(annotator=annotator))


def _column(
    order: SortKey, head: str, kind: Kind, value: Callable[[ListedCandidate], str | int | None]
) -> ListColumn:
    column: Column[ListedCandidate] = Column(head, order.value, kind, value)
    return ListColumn(column, SortOrder(order))


_COLUMNS = (
    _column(SortKey.EXAMPLE, Text("Example"), Kind.TEXT, lambda row: str(row.candidate.example.id)),
    _column(
        SortKey.CATEGORY,
        Text("Category"),
        Kind.NAME,
        lambda row: row.candidate.example.category.label,
    ),
    _column(SortKey.SYSTEM, Text("System"), Kind.NAME, lambda row: row.candidate.system),
    _column(
        SortKey.VERDICT,
        Text("Verdict"),
        Kind.NAME,
        lambda row: "" if row.state.verdict is None else VERDICT_NAMES[row.state.verdict],
    ),
    ListColumn(
        Column(Text("Reasons"), "reasons", Kind.TEXT, _reasons, spoken=_reasons_in_full),
        SortOrder(SortKey.REASONS),
    ),
    _column(
        SortKey.OUTCOME, Text("Outcome"), Kind.NAME, lambda row: OUTCOME_NAMES[row.state.outcome]
    ),
)
_LAST_COLUMNS = (
    _column(
        SortKey.LINKS,
        Text("Links"),
        Kind.NAME,
        lambda row: Text("unsure") if row.state.unsure else "",
    ),
    _column(SortKey.OWN_TAGS, Text("Own tags"), Kind.TEXT, lambda row: ", ".join(row.own_tags)),
)


def list_report(
    *,
    project: Project,
    candidates: Sequence[CandidateId],
    progress: ProgressCallback = no_progress,
) -> Report:
    """Return the list as a report, whose rows are read while it is written."""

    def read() -> Iterator[ListedCandidate]:
        start = 0

        def tell(*_: object) -> None:  # making the snapshot reports this progress, too
            progress(start, len(candidates), Text("reading the candidates"))

        with project.snapshot(tell) as copy, copy.reading() as tx:
            for start in range(0, len(candidates), _ROWS_AT_A_TIME):
                tell()
                yield from _rows(tx, candidates[start : start + _ROWS_AT_A_TIME])

    columns = [each.shown for each in list_columns(project=project)]
    with project.reading() as tx:
        suite = load_description(tx)
    table = Table("candidates", Text("Candidates"), columns, Streamed(read))
    empty = "" if candidates else NO_CANDIDATE
    return report_on(suite, "Candidates", [table], [table], empty=empty)
