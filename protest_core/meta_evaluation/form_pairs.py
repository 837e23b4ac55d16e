"""Pairs of reference and candidate pronoun, and how often people judge them correct.

Miculicich Werlen & Popescu-Belis 2017, section 2.5: p(correct | candidate, reference) decides which
pronouns APT calls equivalent.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from protest_core.candidates.filter import CandidateQuery
from protest_core.candidates.queries.human_outcomes import outcomes_by_people
from protest_core.db.project import Project
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.outcome import Outcome
from protest_core.languages.profiles import LanguageProfile
from protest_core.meta_evaluation.verdicts import frame_of_verdicts, notes_on_pooled
from protest_core.metrics.apt import CASE_NAMES, Case, usual_apt
from protest_core.metrics.measure import load_compared_texts, load_metric_texts, metric_languages
from protest_core.metrics.results import measured_snapshot
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import USUAL
from protest_core.scores.model import ScoreSettings
from protest_core.signatures.sign import Frame
from protest_core.signatures.signature import TableKind
from protest_core.statistics.proportions import FEW, Share
from protest_core.suite.report_frame import report_on
from protest_core.tables.cells import FEW_MARK, shown
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.text.tokens import Tokens
from protest_core.translatable import Text

# Section 2.5: equivalent are pairs of at least 5 % of the sample that are correct more often than
# not.
_SMALLEST_SHARE, _SMALLEST_P = 0.05, 0.5
_Place = tuple[SystemId, ExampleId]
NOTHING_JUDGED = Text("People have judged nothing of this yet: there is nothing to compare.")


@dataclass(frozen=True, slots=True)
class FormPair:
    """The pronouns that APT compares, in lower case, with the candidates by people's judgement."""

    reference: Tokens
    candidate: Tokens
    case: Case
    correct: tuple[CandidateId, ...]
    incorrect: tuple[CandidateId, ...]

    @property
    def candidates(self) -> tuple[CandidateId, ...]:
        return (*self.correct, *self.incorrect)

    @property
    def share(self) -> Share:
        """The share of candidates in which the pair is correct, with Wilson's interval."""
        n, correct = len(self.candidates), len(self.correct)
        return Share(n, correct, correct)

    @property
    def name(self) -> str:
        return Text("{0} for {1}").format(_words(self.candidate), _words(self.reference))


@dataclass(frozen=True, slots=True)
class FormPairs:
    """All pairs of forms that people judged correct or incorrect, the most frequent first."""

    frame: Frame
    target: LanguageProfile
    pairs: tuple[FormPair, ...]
    notes: tuple[str, ...]

    @property
    def judged(self) -> int:
        return sum(len(each.candidates) for each in self.pairs)


def form_pairs(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> FormPairs:
    """Return the pairs of forms of the candidates that people judged correct or incorrect.

    Unjudged approvals and disputed candidates do not count.
    """
    chosen = settings.chosen
    with measured_snapshot(project, chosen, progress) as tx:
        suite, reference = load_compared_texts(tx)
        languages = metric_languages(suite.description)
        apt = usual_apt(languages)
        of = frame_of_verdicts(tx, apt, settings, TableKind.FORMS)
        categories = {each.id for each in of.categories}
        judged: defaultdict[SystemId, dict[ExampleId, tuple[CandidateId, Outcome]]] = defaultdict(
            dict
        )
        for each in outcomes_by_people(tx, chosen, settings.annotators):
            if each.outcome in {Outcome.CORRECT, Outcome.INCORRECT}:
                judged[each.system_id][each.example_id] = each.id, each.outcome
        by_forms: defaultdict[tuple[Tokens, Tokens, Case], dict[Outcome, list[CandidateId]]]
        by_forms = defaultdict(lambda: {Outcome.CORRECT: [], Outcome.INCORRECT: []})
        for done, (system, of_system) in enumerate(judged.items()):
            progress(done, len(judged), Text("comparing the pronouns"))
            texts = load_metric_texts(tx, suite, reference, system, categories=categories)
            some = (each for each in texts.occurrences if each.example in of_system)
            for detail in apt.score(replace(texts, occurrences=tuple(some))).details:
                if detail.occurrence.example is not None:
                    number, outcome = of_system[ExampleId(detail.occurrence.example)]
                    forms = detail.reference, detail.candidate, Case(int(detail.verdict))
                    by_forms[forms][outcome].append(number)
        return FormPairs(
            of,
            languages.target,
            tuple(_sorted(by_forms)),
            (*settings.annotators.notes(), *notes_on_pooled(of.references)),
        )


def _sorted(
    by_forms: Mapping[tuple[Tokens, Tokens, Case], Mapping[Outcome, Sequence[CandidateId]]],
) -> list[FormPair]:
    pairs = (
        FormPair(*forms, tuple(of[Outcome.CORRECT]), tuple(of[Outcome.INCORRECT]))
        for forms, of in by_forms.items()
    )
    return sorted(pairs, key=lambda each: (-len(each.candidates), each.reference, each.candidate))


def equivalent_pairs(forms: FormPairs) -> tuple[FormPair, ...]:
    """Return the pairs of different pronouns that the paper's rule would call equivalent."""
    pronouns = forms.target.pronouns
    return tuple(
        pair
        for pair in forms.pairs
        if pair.case in {Case.EQUIVALENT, Case.DIFFERENT}
        and len(pair.reference) == len(pair.candidate) == 1
        and pronouns.issuperset((*pair.reference, *pair.candidate))
        and len(pair.candidates) >= _SMALLEST_SHARE * forms.judged
        and len(pair.correct) > _SMALLEST_P * len(pair.candidates)
    )


def profile_lines(forms: FormPairs) -> Iterator[str]:
    """Yield a proposal for `equivalent_forms` of the language's profile, with its reasons."""
    pairs = equivalent_pairs(forms)
    yield (
        f"# {forms.target.name}: different pronouns of at least 5 % of {forms.judged:,} judged "
        "candidates that are"
    )
    yield "# correct more often than not (Miculicich Werlen & Popescu-Belis 2017, section 2.5)."
    for pair in pairs:
        share = pair.share
        percent = shown(share.low, Kind.PERCENT)
        interval = shown(share.interval, Kind.PERCENT)
        yield f"# {pair.name}: {share.certain:,} of {share.n:,} correct, {percent} % ({interval})"
    if any(each.share.n < FEW for each in pairs):
        yield f"# Fewer than {FEW} are too few to say."
    groups = dict.fromkeys(tuple(sorted((*each.reference, *each.candidate))) for each in pairs)
    listed = ", ".join(f'["{one}", "{other}"]' for one, other in groups)
    yield f"equivalent_forms = [{listed}]"


def _words(words: Tokens) -> str:
    return " ".join(words) or "–"


_SHOWN: tuple[Column[FormPair], ...] = (
    Column(Text("Reference"), "reference", value=lambda row: " ".join(row.reference)),
    Column(Text("Candidate"), "candidate", value=lambda row: " ".join(row.candidate)),
    Column(Text("APT"), "", value=lambda row: CASE_NAMES[row.case]),
    Column("", "case", Kind.COUNT, lambda row: row.case.value),
    Column(
        "n",
        "n",
        Kind.BASE,
        lambda row: len(row.candidates),
        opens=lambda row: _query(row, row.candidates),
    ),
    Column(
        Text("Correct"),
        "correct",
        Kind.COUNT,
        lambda row: len(row.correct),
        opens=lambda row: _query(row, row.correct, Text("correct")),
    ),
    Column(
        Text("Incorrect"),
        "incorrect",
        Kind.COUNT,
        lambda row: len(row.incorrect),
        opens=lambda row: _query(row, row.incorrect, Text("incorrect")),
    ),
    Column(
        Text("Correct %"),
        "p",
        Kind.PERCENT,
        lambda row: row.share.low,
        hint=Text("p(correct | reference, candidate)"),
    ),
    Column(
        "95 %",
        ("p_low", "p_high"),
        Kind.PERCENT,
        lambda row: row.share.interval,
        hint=Text("The interval of that share"),
    ),
)


def _query(
    pair: FormPair, candidates: tuple[CandidateId, ...], which: str = ""
) -> CandidateQuery | None:
    of = ": ".join(filter(None, (pair.name, which)))
    return CandidateQuery(of, lambda project: candidates) if candidates else None  # noqa: ARG005


def forms_table(forms: FormPairs, *, at_least: int = 1) -> Table[FormPair]:
    """Return the pairs with at least this many judged candidates."""
    rows = [each for each in forms.pairs if len(each.candidates) >= at_least]
    return Table(
        "forms",
        Text("How often each pronoun is correct, by the reference's pronoun"),
        _SHOWN,
        rows,
        below=[*_below(forms, at_least)],
        blocks=True,
    )


def _below(forms: FormPairs, at_least: int) -> Iterator[str]:
    rare = [each for each in forms.pairs if len(each.candidates) < at_least]
    if any(at_least <= len(each.candidates) < FEW for each in forms.pairs):
        yield Text("{0} Fewer than {1}: too few to say.").format(FEW_MARK, FEW)
    if rare:
        yield Text(
            "Not shown: %n pairs with fewer than {0} judged candidates each.",
            "",
            len(rare),
            one="Not shown: %n pair with fewer than {0} judged candidates.",
        ).format(at_least)


def forms_report(forms: FormPairs, *, at_least: int = 1) -> Report:
    """Return the report; records contain all pairs, regardless of `at_least`."""
    return report_on(
        forms.frame.suite,
        "Forms",
        [forms_table(forms, at_least=at_least)],
        [forms_table(forms)],
        notes=forms.notes,
        signature=forms.frame.signature,
        empty="" if forms.pairs else NOTHING_JUDGED,
    )
