"""Links on pages lead to files and headings that are there."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from protest_core import __version__

CHECKOUT = Path(__file__).resolve().parents[2]
PAGES = [*CHECKOUT.glob("*.md"), *(CHECKOUT / "docs").rglob("*.md")]
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
FOREIGN = ("http:", "https:", "mailto:")


@cache
def text_of(page: Path) -> str:
    return FENCED.sub("", page.read_text(encoding="utf-8"))


@cache
def anchors(page: Path) -> frozenset[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    return frozenset(map(anchor, HEADING.findall(text_of(page))))


def anchor(heading: str) -> str:
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def dead_links(page: Path) -> Iterator[str]:
    for link in LINK.findall(text_of(page)):
        if link.startswith(FOREIGN):
            continue
        path, _, place = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists():
            yield f"{link}: there is no such file"
        elif place and target.suffix == ".md" and place not in anchors(target):
            yield f"{link}: there is no such heading"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(CHECKOUT)))
def test_every_link_leads_somewhere(page: Path):
    assert [*dead_links(page)] == []


def test_a_dead_link_is_noticed(tmp_path: Path):
    page = tmp_path / "page.md"
    page.write_text("# A *good* one\n[a](#a-good-one) [b](#bad) [c](no.md) [d](https://x.y)\n")
    assert [*dead_links(page)] == ["#bad: there is no such heading", "no.md: there is no such file"]


def test_the_program_is_cited_with_its_version():
    assert f"\nversion: {__version__}\n" in (CHECKOUT / "CITATION.cff").read_text(encoding="utf-8")
