"""Scores as a report: what share of its pronouns, and antecedents, each system gets right."""

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from protest_core.judgement.outcome import Question
from protest_core.matching.outdated import outdated_notes
from protest_core.reports.evaluation import DEMONSTRATION, suite_heading
from protest_core.reports.score_blocks import (
    FEW_MARK,
    by_category,
    by_outcome,
    by_system,
    in_blocks,
    why_no_share,
)
from protest_core.reports.score_records import COUNTS, question_record
from protest_core.reports.table import (
    Cell,
    Format,
    Table,
    as_delimited,
    as_latex,
    as_text,
    latex_comment,
    latex_legend,
    latex_verbatim,
    paragraph,
)
from protest_core.reports.undefined import UNDEFINED

if TYPE_CHECKING:  # a table needs no database
    from protest_core.store.score_tables import Score, ScoreTable
    from protest_core.suite.testsuite import SuiteDescription

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


def as_latex_report(
    suite: "SuiteDescription", signature: str, tables: Iterable[Table], notes: Iterable[str]
) -> Iterable[str]:
    """What the tables do not say of themselves is in comments; what a mark means, below it, too."""
    said = [*notes]
    yield latex_note(suite, signature)
    yield from map(latex_comment, said)
    for table in tables:
        yield as_latex(table)
        yield from (latex_legend(table, note) for note in said if note.startswith(FEW_MARK))


def latex_note(suite: "SuiteDescription", signature: str) -> str:
    shown = latex_comment(DEMONSTRATION) if suite.demonstration else ""
    return shown + (latex_verbatim(signature) if signature else "")


def text_heading(suite: "SuiteDescription", width: int) -> Iterable[str]:
    for line in suite_heading(suite).splitlines():
        yield paragraph(line, width)
    yield "\n"


def signature_line(signature: str) -> str:
    """Never folded: it is there to be copied."""
    return f"\n{signature}\n"


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


def _cells(table: "ScoreTable") -> Iterable["Score"]:
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


def _figures(score: "Score") -> dict[str, Cell]:
    share, interval = score.share, score.share.interval
    ends = (share.low, share.high, *((interval.low, interval.high) if interval else (None, None)))
    shown = (UNDEFINED if score.undefined else exact(each) for each in ends)
    return {
        "n": score.n,
        **{name: getattr(score.counts, name) for name in COUNTS},
        **dict(zip(_SHARE, shown, strict=True)),
        "undefined": score.undefined,
    }


def exact(value: float | None) -> Cell:
    """As a text: a cell that is a number is shown to one digit."""
    return None if value is None else f"{value:.6g}"


def suite_record(suite: "SuiteDescription") -> dict[str, object]:
    return {
        "name": suite.name,
        "version": suite.version,
        "demonstration": suite.demonstration,
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
