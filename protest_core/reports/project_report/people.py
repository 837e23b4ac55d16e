"""People in a report: how far they agree, with each other and with themselves, and where not."""

from collections.abc import Iterator
from dataclasses import replace

from protest_core.judgement.outcome import Question
from protest_core.operations.reporting.report import ProjectReport
from protest_core.reports.agreement import notes_on
from protest_core.reports.agreement_tables import (
    QUESTIONS,
    asked,
    confusion_of,
    of_everybody,
    of_pairs,
    pairs_shown,
)
from protest_core.reports.consistency import COMPARED, consistency_table
from protest_core.reports.differing import differing_by_category
from protest_core.reports.project_report.commands import command_for
from protest_core.reports.project_report.parts import Group, Section, ShownTable

_FEWER = "Fewer than two people have judged: there is nothing to compare."


def agreement_section(report: ProjectReport) -> Section:
    if len(report.agreement.annotators) < 2:
        return Section("agreement", "How far people agree", [_FEWER])
    lead = (
        "Labels are correct, incorrect and none (nothing said, or not judgeable). Kappa and alpha "
        "are agreement beyond what chance would give: 1 is all, 0 no more than chance."
    )
    groups = [_overall(report), _by_category(report), _consistency(report)]
    return Section("agreement", "How far people agree", [lead], groups)


def _overall(report: ProjectReport) -> Group:
    table = report.agreement
    return Group(
        [*_pairs_and_everybody(report, by_category=False), *_confusions(report)],
        _command(report, "agreement {} --confusion", table.signature),
        [*notes_on(table)],
        [table.signature],
    )


def _by_category(report: ProjectReport) -> Group:
    table = report.agreement
    return Group(
        [*_pairs_and_everybody(report, by_category=True)],
        _command(report, "agreement {} --by-category", table.signature),
        [*notes_on(table, by_category=True)],
        [table.signature],
        (),
        "By category",
    )


def _pairs_and_everybody(report: ProjectReport, *, by_category: bool) -> Iterator[ShownTable]:
    table, where = report.agreement, "-by-category" if by_category else ""
    for question in asked(table):
        name = f"agreement-{question.value}{where}"
        yield ShownTable(name, of_pairs(table, question, by_category=by_category))
        if len(table.annotators) > 2:
            everybody = of_everybody(table, question, by_category=by_category)
            yield ShownTable(f"{name}-everybody", everybody)


def _confusions(report: ProjectReport) -> Iterator[ShownTable]:
    """Each says whose it is: there are as many as pairs."""
    table = report.agreement
    for number, (question, pair) in enumerate(pairs_shown(table, by_category=False), start=1):
        if pair.agreement.n:
            title = f"{QUESTIONS[question]}: what {' and '.join(pair.pair)} say of the same"
            shown = replace(confusion_of(table, question, pair), title=title)
            yield ShownTable(f"labels-{question.value}-{number}", shown)


def _consistency(report: ProjectReport) -> Group:
    table = report.consistency
    return Group(
        [ShownTable("consistency", consistency_table(table))],
        _command(report, "agreement {} --consistency", table.signature),
        [COMPARED],
        [table.signature],
        (),
        "One's own consistency",
    )


def differing_section(report: ProjectReport) -> Section:
    table, title = report.differing, "What people differ on"
    if not any(table.total(question).compared for question in Question):
        why = "No candidate has been judged by two people: there is nothing to differ on."
        return Section("disagreements", title, [why])
    lead = (
        "Of the candidates that two people or more have judged, those that did not get the same "
        "label from all of them. Some are among the examples below; the command lists all without "
        "--by-category."
    )
    command = _command(report, "disagreements {} --by-category", table.signature)
    shown = ShownTable("disagreements", differing_by_category(table))
    return Section("disagreements", title, [lead], [Group([shown], command, (), [table.signature])])


def _command(report: ProjectReport, words: str, signature: str) -> str:
    return command_for(report.provenance, words, signature=signature)
