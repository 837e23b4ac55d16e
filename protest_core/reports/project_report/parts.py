"""What a report consists of: sections, in them groups of tables that are made together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from protest_core.reports.plots.palette import Palette
from protest_core.reports.table import Table
from protest_core.suite.testsuite import SuiteDescription

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    Draw = Callable[[Palette, float], Figure]


@dataclass(frozen=True, slots=True)
class Picture:
    """`name`: of its files, without an ending. `says`: what it shows, for who cannot see it.

    It is drawn in the colours and the width (in inches) that are asked for.
    """

    name: str
    title: str
    says: str
    draw: "Draw"
    signature: str
    shaded: bool = False  # has colours between those of its palette


@dataclass(frozen=True, slots=True)
class ShownTable:
    """`name`: of its files, and of its place in the report."""

    name: str
    table: Table


@dataclass(frozen=True, slots=True)
class Group:
    """Tables that are made together. `command` makes them again; some are made of two metrics, and
    each of these has a signature.
    """

    tables: Sequence[ShownTable]
    command: str
    notes: Sequence[str] = ()
    signatures: Sequence[str] = ()
    pictures: Sequence[Picture] = ()
    title: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """`lead`: how to read what follows, or why nothing does."""

    name: str
    title: str
    lead: Sequence[str]
    groups: Sequence[Group] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing to know at a glance, and the section that says more."""

    figure: str
    says: str
    section: str


@dataclass(frozen=True, slots=True)
class Contents:
    """All of a report but its examples."""

    suite: SuiteDescription
    facts: Sequence[Fact]
    sections: Sequence[Section]
