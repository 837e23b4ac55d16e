"""Write a report as a page or as LaTeX, and its plots."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path

from protest_core.progress import ProgressCallback, no_progress
from protest_core.report_page.gather import ProjectReport
from protest_core.report_page.model import Picture, group_as_latex
from protest_core.report_page.plots.canvas import WIDTH
from protest_core.report_page.plots.files import SUFFIXES, picture_of
from protest_core.report_page.plots.palette import PAPER
from protest_core.report_page.sections.all_sections import contents_of
from protest_core.tables.latex import latex_comment

# All plots that a report may have, so that existing files are reported before the plots are known.
PLOTS = (
    *("pronouns-by-system", "pronouns-by-category"),
    *("antecedents-by-system", "antecedents-by-category"),
    *("upheld-by-category", "corrected", "metrics-and-people"),
)


class ReportFormat(StrEnum):
    """An output format of the report."""

    HTML = "html"
    LATEX = "latex"


def write_report_latex(report: ProjectReport) -> Iterator[str]:
    contents = contents_of(report)
    for section in contents.sections:
        yield latex_comment(section.title)
        if not section.groups:  # a section that says why it is empty
            yield from map(latex_comment, section.lead)
        for group in section.groups:
            yield from group_as_latex(contents.suite, group)
            yield "\n"


def write_report(
    report: ProjectReport, how: ReportFormat, *, progress: ProgressCallback = no_progress
) -> Iterable[str]:
    """Yield the text, the same for the same report; most time is spent on drawing plots."""
    match how:
        case ReportFormat.HTML:
            from protest_core.report_page.html.document import write_report_html

            return write_report_html(report, progress=progress)
        case ReportFormat.LATEX:
            return write_report_latex(report)


def report_plots(report: ProjectReport) -> tuple[Picture, ...]:
    """Return all plots for which the project has enough data."""
    sections = contents_of(report).sections
    return tuple(
        picture for section in sections for group in section.groups for picture in group.pictures
    )


def plot_files(directory: Path, names: Iterable[str]) -> Iterator[tuple[Path, str]]:
    """Yield the path of each plot in each format, with its name."""
    for name in names:
        for suffix in SUFFIXES:
            yield directory / f"{name}{suffix}", name


def drawn_for(path: Path, picture: Picture) -> bytes:
    """Return the content of the file."""
    figure = picture.draw(PAPER, WIDTH)
    return picture_of(figure, path, title=picture.title, signature=picture.signature)
