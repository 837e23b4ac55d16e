"""Scores as a report: by system, by outcome, by category."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from protest_core.evaluation.model import outdated_notes
from protest_core.judgements.outcome import Outcome, Question
from protest_core.suite.report import as_latex_report, short_labels, suite_record, text_heading
from protest_core.tables.before.cells import (
    FEW_MARK,
    NOTHING,
    UNDEFINED,
    between,
    counted_correct,
    exact,
    interval,
    on_lines,
    percent,
)
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, in_blocks, paragraph, signature_line

if TYPE_CHECKING:
    from protest_core.scores.model import Average, ScoreTable, SystemScore


_PLURAL = {Question.PRONOUN: "Pronouns", Question.ANTECEDENT: "Antecedents"}


_AVERAGE, _PERCENT, _EXAMPLES = "average", "average %", "(examples)"


def by_system(table: "ScoreTable", question: Question) -> Table:
    columns = (
        Column("System"),
        *(Column(title, numeric=True) for title in ("n", "Correct", "%", "95 %")),
    )
    rows = [(system, *_of_score(table.score(question, system))) for system in table.ranked]
    if len(rows) > 1:
        average = table.average(question)
        rows.append((_AVERAGE, NOTHING, _average_count(average), _average_share(average), NOTHING))
    title = f"{_PLURAL[question]} translated correctly"
    return Table(title, columns, rows, [*why_no_share(table)])


def why_no_share(table: "ScoreTable") -> Iterable[str]:
    return no_share_notes(table.undecided, table.uncounted, "average")


def _of_score(score: "SystemScore") -> tuple[Cell, ...]:
    n = f"{score.n}{FEW_MARK}" if score.few else score.n
    return n, counted_correct(score.share), *share_and_interval(score)


def _average_count(average: "Average") -> Cell:
    if average.certain is None:
        return UNDEFINED
    return between(average.certain, average.possible, times=1)


def _average_share(average: "Average") -> Cell:
    return percent(average.share) if average.share.n else UNDEFINED


_OUTCOMES = {
    Outcome.APPROVED: "Approved",
    Outcome.CORRECT: "Correct",
    Outcome.INCORRECT: "Incorrect",
    Outcome.NOT_JUDGEABLE: "Not judgeable",
    Outcome.OPEN: "Open",
    Outcome.DISPUTED: "Disputed",
}


def by_outcome(table: "ScoreTable", question: Question) -> Table:
    """What the program said, and what people said beside it or over it."""
    heads = [Column(title, numeric=True) for title in _OUTCOMES.values()]
    rows: list[tuple[Cell, ...]] = []
    for system in table.ranked:
        counts = table.score(question, system).counts
        rows.append((system, *(getattr(counts, outcome.value) for outcome in _OUTCOMES)))
    title = f"{_PLURAL[question]}: approved by the program, or judged by people"
    return Table(title, (Column("System"), *heads), rows)


def by_category(table: "ScoreTable", question: Question, *, narrow: bool = False) -> Table:
    """Systems below each other, categories beside each other, as in Table 3 of WMT 2018."""
    categories = table.categories_of(question)
    labels, totals = short_labels(categories), _totals(table, question)
    heads = [labels[each.id] for each in categories]
    columns = (
        Column("System"),
        *(Column(on_lines(head) if narrow else head, numeric=True) for head in heads),
        *(Column(_PLURAL[each].lower(), numeric=True) for each in totals),
    )
    ids = [(question, each.id) for each in categories]
    places = [*ids, *((each, None) for each in totals)]
    rows: list[tuple[Cell, ...]] = [(_EXAMPLES, *(_examples(table, *at) for at in places))]
    for system in table.ranked:
        scores = (table.score(of, system, category) for of, category in places)
        rows.append((system, *(counted_correct(score.share) for score in scores)))
    if len(table.systems) > 1:
        averages = [table.average(*at) for at in places]
        rows.append((_AVERAGE, *map(_average_count, averages)))
        rows.append((_PERCENT, *map(_average_share, averages)))
    return Table(f"Correct {_PLURAL[question].lower()} by category", columns, rows)


def _totals(table: "ScoreTable", question: Question) -> tuple[Question, ...]:
    """With pronouns go the antecedents, as in the paper."""
    return table.questions if question is Question.PRONOUN else (question,)


def _examples(table: "ScoreTable", question: Question, category: str | None) -> Cell:
    """Of each system; most often they are the same."""
    numbers = [table.score(question, system, category).n for system in table.systems]
    if not numbers:
        return NOTHING
    low, high = min(numbers), max(numbers)
    few = FEW_MARK if low < _few() else ""
    return f"{low}{few}" if low == high else f"{low}–{high}{few}"


def _few() -> int:
    from protest_core.statistics.agreement import FEW

    return FEW


def share_and_interval(score: "SystemScore") -> tuple[Cell, Cell]:
    """In percent, as both stand side by side."""
    if score.undefined:
        return UNDEFINED, UNDEFINED
    return percent(score.share), interval(score.share.interval)


COUNTS = ("approved", "correct", "incorrect", "not_judgeable", "open", "disputed")


def question_record(table: "ScoreTable", question: Question) -> dict[str, object]:
    ids = [category.id for category in table.categories_of(question)]
    return {
        "systems": [
            {
                "name": system,
                **_record(table.score(question, system)),
                "categories": {each: _record(table.score(question, system, each)) for each in ids},
            }
            for system in table.systems
        ],
        "average": {
            **_average_record(table.average(question)),
            "categories": {each: _average_record(table.average(question, each)) for each in ids},
        },
    }


def _record(score: "SystemScore") -> Mapping[str, object]:
    share, interval = score.share, score.share.interval
    defined = not score.undefined
    return {
        "n": score.n,
        **{name: getattr(score.counts, name) for name in COUNTS},
        "low": share.low if defined else UNDEFINED,
        "high": share.high if defined else UNDEFINED,
        "interval": [interval.low, interval.high] if defined and interval else None,
        "undefined": score.undefined,
        "few": score.few,
    }


def _average_record(average: "Average") -> Mapping[str, object]:
    share = average.share
    figures = {
        "certain": average.certain,
        "possible": average.possible,
        "low": share.low,
        "high": share.high,
    }
    return {name: UNDEFINED if each is None else each for name, each in figures.items()}


_SHARE = ("low", "high", "interval_low", "interval_high")


_TIDY = ("question", "system", "category", "n", *COUNTS, *_SHARE, "undefined", "signature")


def write_scores(
    table: "ScoreTable", how: Format, *, antecedents: bool = False, width: int = 80
) -> Iterable[str]:
    """`antecedents`: by category, too; in JSON, CSV and TSV they always are."""
    match how:
        case Format.TEXT:
            yield from _text(table, antecedents, width)
        case Format.JSON:
            yield json.dumps(_document(table), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            yield from as_delimited(_TIDY, _tidy_rows(table), "," if how is Format.CSV else "\t")
        case Format.LATEX:
            tables = score_tables(table, antecedents=antecedents, narrow=False)
            yield from as_latex_report(table.suite, table.signature, tables, score_notes(table))


def _text(table: "ScoreTable", antecedents: bool, width: int) -> Iterable[str]:  # noqa: FBT001
    yield from text_heading(table.suite, width)
    if not table.systems:
        yield "No system is loaded yet.\n"
        return
    for shown in score_tables(table, antecedents=antecedents, narrow=True):
        for block in in_blocks(shown, width):
            yield as_text(block, width=width) + "\n"
    for note in score_notes(table):
        yield paragraph(note, width)
    yield signature_line(table.signature)


def score_notes(table: "ScoreTable") -> Iterable[str]:
    yield from notes_on(table, table.questions)
    if any(score.few for score in _cells(table)):
        yield FEW_NOTE


def score_tables(table: "ScoreTable", *, antecedents: bool, narrow: bool) -> Iterable[Table]:
    for question in table.questions:
        yield by_system(table, question)
    detailed = [each for each in table.questions if antecedents or each is Question.PRONOUN]
    for question in detailed:
        yield by_outcome(table, question)
    for question in detailed:
        yield by_category(table, question, narrow=narrow)


FEW_NOTE = f"{FEW_MARK} Fewer than ten: too few to say."


def notes_on(table: "ScoreTable", shown: Iterable[Question]) -> Iterable[str]:
    """What one has to know to read the numbers, and only that."""
    scores = [table.score(question, system) for question in shown for system in table.systems]
    settings = table.settings
    if settings.annotator is not None:
        yield f"Only what {settings.annotator} said counts."
    if any(score.counts.not_judgeable for score in scores):
        excluded = settings.not_judgeable.value == "excluded"
        yield f"What people could not judge {'is left out' if excluded else 'counts as incorrect'}."
    if any(score.share.certain != score.share.possible for score in scores):
        yield (
            "Ranges: from all that is open or disputed being wrong, to all of it being right; the "
            "95 % intervals go from the lower end of the one to the upper end of the other."
        )
    yield from _notes_on_unmatched(table)
    yield from outdated_notes(table.outdated)


def _notes_on_unmatched(table: "ScoreTable") -> Iterable[str]:
    undecided = table.undecided
    yield from why_no_share(table)
    others = [
        each
        for each in table.unmatched
        if each not in undecided and table.score(Question.PRONOUN, each).counts.open
    ]
    if others:
        yield f"Never matched: {', '.join(others)} – what nobody judged of it is open."


def _cells(table: "ScoreTable") -> Iterable["SystemScore"]:
    for question in table.questions:
        for system in table.systems:
            yield table.score(question, system)
            for category in table.categories_of(question):
                yield table.score(question, system, category.id)


def _tidy_rows(table: "ScoreTable") -> Iterable[Sequence[Cell]]:
    """One row for each cell and no totals: programs would count them twice."""
    for question in Question:
        for system in table.systems:
            for category in table.categories_of(question):
                score = table.score(question, system, category.id)
                figures = _figures(score)
                yield (
                    *(question.value, system, category.id),
                    *(figures[name] for name in ("n", *COUNTS, *_SHARE, "undefined")),
                    table.signature,
                )


def _figures(score: "SystemScore") -> dict[str, Cell]:
    share, interval = score.share, score.share.interval
    ends = (share.low, share.high, *((interval.low, interval.high) if interval else (None, None)))
    shown = (UNDEFINED if score.undefined else exact(each) for each in ends)
    return {
        "n": score.n,
        **{name: getattr(score.counts, name) for name in COUNTS},
        **dict(zip(_SHARE, shown, strict=True)),
        "undefined": score.undefined,
    }


def _document(table: "ScoreTable") -> dict[str, object]:
    return {
        "suite": suite_record(table.suite),
        "not_judgeable": table.settings.not_judgeable.value,
        "annotator": table.settings.annotator,
        "questions": {each.value: question_record(table, each) for each in Question},
        "ranked": table.ranked,
        "signature": table.signature,
    }


NOTHING_JUDGED = "People have judged nothing of this yet: there is nothing to compare."


NOTHING_COMPARED = (
    "There is nothing that the metric calls right or wrong and people correct or incorrect."
)


def no_share_notes(
    undecided: Sequence[str], uncounted: Sequence[str], figures: str
) -> Iterator[str]:
    """`undecided`: neither matched nor judged, so that they are in none of the `figures` either;
    `uncounted`: matched or judged, and nothing of it is what is counted here.
    """
    if undecided:
        yield undecided_note(undecided, figures)
    if uncounted:
        yield f"The share of {', '.join(uncounted)} is undefined: nothing of it is counted."


def undecided_note(systems: Sequence[str], figures: str) -> str:
    """Anything may be true of what nobody has looked at; no share says that."""
    they = "it is" if len(systems) == 1 else "they are"
    return (
        f"The share of {', '.join(systems)} is undefined, and in no {figures}: {they} neither "
        "matched nor judged yet."
    )
