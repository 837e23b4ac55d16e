"""Sections on scores, comparisons and the audit."""

from collections.abc import Iterator

from protest_core.judgements.questions import Question
from protest_core.report_page.gather import ProjectReport
from protest_core.report_page.model import (
    Group,
    Picture,
    Section,
    command_for,
    counting_options,
)
from protest_core.report_page.plots.audit import audit_plot, corrected_plot
from protest_core.report_page.plots.grid import categories_plot
from protest_core.report_page.plots.scores import scores_plot
from protest_core.scores.audit_report import (
    audit_notes,
    corrected_scores,
    rates_by_category,
    rates_by_system,
)
from protest_core.scores.comparison_report import (
    NO_PAIRS,
    comparison_tables,
    pair_notes,
    why_nothing,
)
from protest_core.scores.notes import score_notes
from protest_core.scores.report import by_category, by_outcome, by_system

_NAMES = {Question.PRONOUN: "pronouns", Question.ANTECEDENT: "antecedents"}
_TITLES = {Question.PRONOUN: "Pronouns", Question.ANTECEDENT: "Antecedents"}
_SCORES = (
    "The share of pronouns, and of their antecedents, that each system translates correctly: "
    "approved by the program or called correct by people, who count for more than the program.",
    "Candidates neither approved nor judged are open. If people differ, adjudication decides; "
    "without it the candidate is disputed, and counts as open. Ranges go from all open candidates "
    "wrong to all of them right.",
)
_ESTIMATED = (
    "People have judged samples: the corrected score, an estimate if they had judged every "
    "candidate, comes first and decides the order."
)
_UNDEFINED = (
    "Every share is undefined: nothing is matched or judged yet. ‘protest evaluate’ compares all "
    "systems with the reference."
)


def scores_section(report: ProjectReport) -> Section:
    if not report.scores.frame.systems:
        return Section("scores", "Scores", ["No system is loaded yet."])
    if len(report.scores.undecided) == len(report.scores.frame.systems):
        return Section("scores", "Scores", [_UNDEFINED])
    groups = [_scores(report, question) for question in report.scores.questions]
    estimated = any(map(report.scores.is_estimated, report.scores.questions))
    return Section("scores", "Scores", [*_SCORES, *([_ESTIMATED] if estimated else [])], groups)


def _scores(report: ProjectReport, question: Question) -> Group:
    table = report.scores
    words = "scores {}" + counting_options(report.provenance)
    return Group(
        [
            by_system(table, question),
            by_outcome(table, question),
            by_category(table, question),
        ],
        command_for(
            report.provenance,
            words + (" --antecedents" if question is Question.ANTECEDENT else ""),
            signature=table.frame.signature,
        ),
        [*score_notes(table)],
        [table.frame.signature],
        [*_pictures(report, question)],
        _TITLES[question],
    )


def _pictures(report: ProjectReport, question: Question) -> Iterator[Picture]:
    table, name = report.scores, _NAMES[question]
    if not any(table.score(question, system).n for system in table.frame.systems):
        return
    estimated = ", estimated" if table.is_estimated(question) else ""
    yield Picture(
        f"{name}-by-system",
        f"{_TITLES[question]} by system",
        f"Share of {name} translated correctly by each system{estimated}, with 95 % intervals: "
        "the figures of the first table below.",
        lambda palette, width: scores_plot(table, question, palette=palette, width=width),
        table.frame.signature,
    )
    yield Picture(
        f"{name}-by-category",
        f"{_TITLES[question]} by category",
        f"Share of {name} translated correctly by system and category{estimated}, as a grid: the "
        "darker, the more. The figures are in the last table below.",
        lambda palette, width: categories_plot(table, question, palette=palette, width=width),
        table.frame.signature,
        shaded=True,
    )


def comparison_section(report: ProjectReport) -> Section:
    title = "Which systems differ"
    whys = [why_nothing(each) for each in report.comparisons]
    if all(whys):
        return Section("pairs", title, whys[:1] or [NO_PAIRS])
    lead = (
        "Every two systems are compared on the examples that both have. Systems in one cluster "
        "cannot be told apart on these examples; this does not mean that they are equal."
    )
    return Section("pairs", title, [lead], [*_comparisons(report)])


def _comparisons(report: ProjectReport) -> Iterator[Group]:
    words = "scores {} --pairs" + counting_options(report.provenance)
    for comparison in report.comparisons:
        if why_nothing(comparison):
            continue
        asked = " --antecedents" if comparison.question is Question.ANTECEDENT else ""
        tables = [*comparison_tables(comparison)]
        command = command_for(
            report.provenance, words + asked, signature=comparison.frame.signature
        )
        yield Group(
            tables,
            command,
            [*pair_notes(comparison)],
            [comparison.frame.signature],
            (),
            _TITLES[comparison.question],
        )


def audit_section(report: ProjectReport) -> Section:
    table, title = report.audit, "Audit of approvals"
    if not table.rate().counts.judged:
        why = (
            "Nobody has judged any approved candidate yet, so the quality of approvals is unknown. "
            "‘protest tasks create --audit’ mixes some of them in with the candidates to judge."
        )
        return Section("audit", title, [why])
    lead = (
        "People judged some approvals, too. The share of them that was upheld gives an estimate of "
        "the scores if people had judged every candidate."
    )
    command = command_for(
        report.provenance,
        "audit {} --by-system" + counting_options(report.provenance),
        signature=table.frame.signature,
    )
    group = Group(
        [
            rates_by_category(table),
            rates_by_system(table),
            corrected_scores(table),
        ],
        command,
        [*audit_notes(table)],
        [table.frame.signature],
        [*_audit_pictures(report)],
    )
    return Section("audit", title, [lead], [group])


def _audit_pictures(report: ProjectReport) -> Iterator[Picture]:
    table = report.audit
    if table.rate().share.n:
        yield Picture(
            "upheld-by-category",
            "Approvals that people upheld",
            "Share of audited approvals that people upheld, by category, with 95 % intervals: the "
            "figures of the first table below.",
            lambda palette, width: audit_plot(table, palette=palette, width=width),
            table.frame.signature,
        )
    if any(table.corrected(system).estimate.low is not None for system in table.frame.systems):
        yield Picture(
            "corrected",
            "Corrected scores",
            "Each system's score as it is and corrected by the audit, with 95 % intervals: the "
            "figures of the last table below.",
            lambda palette, width: corrected_plot(table, palette=palette, width=width),
            table.frame.signature,
        )
