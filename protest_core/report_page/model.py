"""Sections, groups, pictures and facts of a report; commands that reproduce its tables."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from protest_core.errors import shell_quoted
from protest_core.report_page.gather import Provenance
from protest_core.report_page.plots.palette import Palette
from protest_core.suite.model import SuiteDescription
from protest_core.suite.report_frame import report_on
from protest_core.tables.formats import render
from protest_core.tables.latex import latex_comment, latex_verbatim
from protest_core.tables.model import Table
from protest_core.tables.upright import upright

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter


@dataclass(frozen=True, slots=True)
class Picture:
    """A plot; `name`: the name of its files without suffix; `says`: the text alternative.

    It is drawn in the colours and the width (in inches) that are requested.
    """

    name: str
    title: str
    says: str
    draw: "Draw"
    signature: str
    shaded: bool = False  # has shades between the colours of its palette


@dataclass(frozen=True, slots=True)
class Group:
    """Tables made by one command; some have two metrics with a signature each."""

    tables: Sequence[Table[Any]]
    command: str
    notes: Sequence[str] = ()
    signatures: Sequence[str] = ()
    pictures: Sequence[Picture] = ()
    title: str = ""


def command_for(
    provenance: Provenance, words: str, *, signature: str = "", by_category: bool = True
) -> str:
    """Return the command from its `words`, with the file at {}, and options or a signature.

    Without `by_category`, for commands without categories. Conditions that only a signature can
    express are left to the signature.
    """
    chosen = provenance.settings.chosen
    asked = words.format(shell_quoted(provenance.file))
    plain = type(chosen)(systems=chosen.systems, categories=chosen.categories)
    if signature and chosen != plain:
        return f"protest {asked} --signature {shell_quoted(signature)}"
    options = [*_systems(chosen), *(_categories(chosen) if by_category else ())]
    return " ".join(["protest", asked, *options])


def counting_options(provenance: Provenance, *, shares: bool = True, estimates: bool = True) -> str:
    """Return options on the judgements that count, and how; some commands count no shares.

    `estimates`: the command has intervals and tests over documents or examples.
    """
    settings = provenance.settings
    options = []
    if shares and settings.not_judgeable.value != "incorrect":
        options.append(f"--not-judgeable {settings.not_judgeable.value}")
    if shares and estimates and settings.over is not None:
        options.append(f"--over {settings.over}")
    whose = settings.annotators
    options += [f"--annotator {shell_quoted(each)}" for each in sorted(whose.only)]
    options += [f"--without {shell_quoted(each)}" for each in sorted(whose.without)]
    return "".join(f" {each}" for each in options).replace("{", "{{").replace("}", "}}")


def _systems(chosen: "CandidateFilter") -> Iterator[str]:
    yield from (f"--system {shell_quoted(each)}" for each in sorted(chosen.systems))


def _categories(chosen: "CandidateFilter") -> Iterator[str]:
    yield from (f"--category {shell_quoted(each)}" for each in sorted(chosen.categories))


def group_as_latex(suite: SuiteDescription, group: Group) -> Iterator[str]:
    """Yield the command that makes the tables, their signatures, and the tables."""
    yield latex_verbatim(group.command)
    yield from map(latex_comment, turning_notes(group.tables))
    report = report_on(
        suite,
        group.title,
        [upright(table) for table in group.tables],
        [],
        notes=group.notes,
        signature={str(number): each for number, each in enumerate(group.signatures)},
    )
    yield from render(report, "latex")


if TYPE_CHECKING:
    from matplotlib.figure import Figure

    Draw = Callable[[Palette, float], Figure]


@dataclass(frozen=True, slots=True)
class Section:
    """A section; `lead` explains how to read it, or why it is empty."""

    name: str
    title: str
    lead: Sequence[str]
    groups: Sequence[Group] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """A key fact, and the section with details."""

    figure: str
    says: str
    section: str


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of a report except its examples."""

    suite: SuiteDescription
    facts: Sequence[Fact]
    sections: Sequence[Section]


def turning_notes(tables: Sequence[Table[Any]]) -> Iterator[str]:
    """Yield notes on tables whose rows and columns the command swaps."""
    for table in tables:
        if upright(table) is not table:
            yield (
                f"“{table.title}” is transposed here: its rows are the columns in the command's "
                "output."
            )
