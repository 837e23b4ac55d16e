"""The report as one self-contained page: no network, no other file."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from protest_core import __version__
from protest_core.errors import printable, shell_quoted
from protest_core.languages.profiles import language_profile, plain_code
from protest_core.progress import ProgressCallback, no_progress
from protest_core.report_page.gather import ProjectReport
from protest_core.report_page.html.anchors import Anchors, anchors_of
from protest_core.report_page.html.examples import page_categories, page_index
from protest_core.report_page.html.pictures import Drawn, drawn
from protest_core.report_page.html.table_markup import PageTable, page_table
from protest_core.report_page.model import Contents, Group, turning_notes
from protest_core.report_page.sections.all_sections import contents_of
from protest_core.suite.report_frame import caveats_of
from protest_core.translatable import Text

if TYPE_CHECKING:
    from jinja2 import Environment


_TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True, slots=True)
class PageGroup:
    title: str
    pictures: Sequence[Drawn]
    tables: Sequence[PageTable]
    notes: Sequence[str]
    signatures: Sequence[str]
    command: str


@dataclass(frozen=True, slots=True)
class HtmlSection:
    name: str
    title: str
    lead: Sequence[str]
    groups: Sequence[PageGroup]


def write_report_html(
    report: ProjectReport, *, progress: ProgressCallback = no_progress
) -> Iterator[str]:
    """Yield the page in pieces as it is made."""
    contents, places = contents_of(report), anchors_of(report)
    suite = contents.suite
    script, style = _part("page.js"), _part("page.css")
    yield from (
        _environment()
        .get_template("page.html")
        .generate(
            title=f"{suite.name} {suite.version}".strip(),
            caveats=[*caveats_of(suite)],
            source=language_profile(suite.source_language),
            target=language_profile(suite.target_language),
            file=report.provenance.file,
            quoted_file=shell_quoted(report.provenance.file),
            version=__version__,
            facts=contents.facts,
            sections=[*_sections(contents, places, progress)],
            categories=[*page_categories(report, places)],
            index=[*page_index(report, places)],
            no_translation=report.scores.no_translation > 0,
            style=style,
            script=script,
            script_hash=b64encode(sha256(script.encode()).digest()).decode(),
        )
    )


def _sections(
    contents: Contents, places: Anchors, progress: ProgressCallback
) -> Iterator[HtmlSection]:
    for number, section in enumerate(contents.sections):
        progress(number, len(contents.sections), Text("drawing"))
        groups = [_group(group, contents, places) for group in section.groups]
        yield HtmlSection(section.name, section.title, section.lead, groups)


def _group(group: Group, contents: Contents, places: Anchors) -> PageGroup:
    return PageGroup(
        group.title,
        [drawn(picture) for picture in group.pictures],
        [page_table(each, group, contents.suite, places) for each in group.tables],
        [*turning_notes(group.tables), *group.notes],
        group.signatures,
        group.command,
    )


def _environment() -> "Environment":
    """Return an environment that escapes every text and refuses undefined variables."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # only pages need it

    def shown(value: object) -> object:
        """Make a value printable unless it is markup: style, script and pictures."""
        is_text = isinstance(value, str) and not hasattr(value, "__html__")
        return printable(str(value), lines=True) if is_text else value

    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        finalize=shown,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["plain_code"] = plain_code
    return environment


def _part(name: str) -> str:
    return (_TEMPLATES / name).read_text(encoding="utf-8")
