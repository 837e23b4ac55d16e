"""Examples on the page: context, reference, each system's words and judgements."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from protest_core.annotating.adjudication import AcrossRow
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.wording import describe_judgement
from protest_core.languages.profiles import LanguageProfile, language_profile
from protest_core.matching.rules import REASON_SENTENCES, Verdict
from protest_core.names import ADJUDICATION
from protest_core.report_page.example_selection import SelectedExample
from protest_core.report_page.gather import ProjectReport
from protest_core.report_page.html.anchors import Anchors, MarkedWords, anchor_of_example, pieces

if TYPE_CHECKING:
    from protest_core.evaluation.model import MatchFound
    from protest_core.judgements.model import StoredJudgement


_AT_ONCE = 6  # if there are more systems, the others are collapsed
_OUTCOMES = {
    Outcome.APPROVED: ("✓", "approved"),
    Outcome.CORRECT: ("✓", "correct"),
    Outcome.INCORRECT: ("✗", "incorrect"),
    Outcome.NOT_JUDGEABLE: ("∅", "not judgeable"),
    Outcome.OPEN: ("…", "open"),
    Outcome.DISPUTED: ("≠", "disputed"),
    Outcome.NO_TRANSLATION: ("–", "no translation"),
}
_WHY = {
    "wrongly approved": "approved by the program, incorrect to people",
    "systems differ": "systems differ",
    "people differ": "people differ",
    "metric differs": "APT and people differ",
}


@dataclass(frozen=True, slots=True)
class PageSystem:
    """One system's translation; `judgements` has the annotators and their judgements."""

    place: str
    name: str
    leads_to: str
    outcome: str
    sign: str
    outcome_says: str
    text: Sequence[MarkedWords]
    program: str
    judgements: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class PageExample:
    place: str
    number: int
    why: str
    source: Sequence[MarkedWords]
    reference: Sequence[MarkedWords]
    systems: Sequence[PageSystem]
    more: Sequence[PageSystem]


@dataclass(frozen=True, slots=True)
class PageCategory:
    place: str
    label: str
    examples: Sequence[PageExample]


@dataclass(frozen=True, slots=True)
class PageIndex:
    """The examples of one system, with its outcome in each."""

    place: str
    system: str
    examples: Sequence[tuple[str, int, str, str]]  # place, number, sign and outcome


def page_categories(report: ProjectReport, places: Anchors) -> Iterator[PageCategory]:
    suite = report.scores.frame.suite
    languages = language_profile(suite.source_language), language_profile(suite.target_language)
    for category in report.scores.frame.categories:
        shown = [each for each in report.examples if each.example.category.id == category.id]
        if shown:
            examples = [_example(each, places, *languages) for each in shown]
            yield PageCategory(places.categories[category.id], category.label, examples)


def page_index(report: ProjectReport, places: Anchors) -> Iterator[PageIndex]:
    order = [each.id for each in report.scores.frame.categories]
    shown = sorted(report.examples, key=lambda each: order.index(each.example.category.id))
    for system, place in places.systems.items():
        systems = [
            (_place(each, places, system), each.example.id, *_OUTCOMES[row.outcome])
            for each in shown
            for row in each.rows
            if row.candidate.system == system
        ]
        yield PageIndex(place, system, systems)


def _place(each: SelectedExample, places: Anchors, system: str) -> str:
    return f"{anchor_of_example(each)}-{places.systems[system]}"


def _example(
    each: SelectedExample, places: Anchors, source: LanguageProfile, target: LanguageProfile
) -> PageExample:
    rows = [_system(each, row, places, target) for row in each.rows]
    first = _shown_first(rows)
    return PageExample(
        anchor_of_example(each),
        each.example.id,
        "; ".join(_WHY[why] for why in each.why),
        pieces(each.source, each.source_highlights, source),
        pieces(each.reference, each.reference_highlights, target),
        [row for row in rows if row.place in first],
        [row for row in rows if row.place not in first],
    )


def _shown_first(rows: Sequence[PageSystem]) -> frozenset[str]:
    """Return one of each outcome, then a second one of each, until there are enough."""
    taken: dict[str, int] = {}
    turns = []
    for at, row in enumerate(rows):
        taken[row.outcome] = taken.get(row.outcome, 0) + 1
        turns.append((taken[row.outcome], at, row.place))
    return frozenset(place for _, _, place in sorted(turns)[:_AT_ONCE])


def _system(
    each: SelectedExample, row: AcrossRow, places: Anchors, target: LanguageProfile
) -> PageSystem:
    name = row.candidate.system
    sign, says = _OUTCOMES[row.outcome]
    return PageSystem(
        _place(each, places, name),
        name,
        places.systems[name],
        row.outcome.value,
        sign,
        says,
        pieces(row.target, row.highlights, target),
        _program(row.match),
        [(_who(each), _in_words(each, row, target)) for each in row.everybody],
    )


def _program(match: "MatchFound | None") -> str:
    if match is None:
        return "not compared with the reference yet"
    if match.verdict is Verdict.APPROVED:
        other = match.verified_system
        shared = f"shares “{' '.join(match.shared)}” with"
        return f"approved: {shared} {f'what {other} says' if other else 'the reference'}"
    return f"referred: {'; '.join(REASON_SENTENCES[each] for each in match.reasons)}"


def _who(each: "StoredJudgement") -> str:
    return "settled" if each.annotator == ADJUDICATION else each.annotator


def _in_words(each: "StoredJudgement", row: AcrossRow, target: LanguageProfile) -> str:
    words = [
        target.bare(row.target[line][token])
        for line, token in sorted(each.judgement.tokens)
        if line in row.target and token < len(row.target[line])
    ]
    return describe_judgement(each.judgement, words, row.questions)
