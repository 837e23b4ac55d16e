"""The report as people get it: in a browser, on a wide screen, on a telephone, and on paper."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.report_page.gather import project_report
from protest_core.report_page.write import ReportFormat, write_report
from tests.benchmarks.side_by_side import make_project
from tests.builders.hostile_project import write_hostile
from tests.builders.judged_project import write_judged_demonstration
from tests.e2e.browser import PROGRAM, Page, browser

pytestmark = pytest.mark.skipif(
    PROGRAM is None, reason="there is no Chromium: apt-get install chromium"
)
TELEPHONE, SCREEN = 360, 1280
PAPER = 680  # A4 less its margins


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with browser() as page:
        yield page


def written(project: Path, to: Path) -> Path:
    with Project.open(project, read_only=True) as opened:
        report = project_report(project=opened)
    to.write_text("".join(write_report(report, ReportFormat.HTML)), encoding="utf-8")
    return to


@pytest.fixture(scope="module")
def demonstration(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    return written(write_judged_demonstration(folder), folder / "report.html")


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    return written(write_hostile(folder), folder / "report.html")


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("many")
    make_project(folder / "many.protest", systems=20, examples=60)
    return written(folder / "many.protest", folder / "report.html")


@pytest.fixture(scope="module")
def far(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Names and labels as long as nobody should make them."""
    folder = tmp_path_factory.mktemp("far")
    project = write_judged_demonstration(folder)
    names = {
        "system": (
            "Long_" * 20,
            "W" * 60,
            "transformer_big_wmt18_ensemble_of_4_backtranslated_32k",
        ),
        "annotator": ("W" * 100,),
    }
    with closing(sqlite3.connect(project)) as database:
        for table, long in names.items():
            for number, name in enumerate(long, start=1):
                database.execute(f"UPDATE {table} SET name = ? WHERE id = ?", (name, number))
        label = "a label of a category of our own, of seventy letters or somewhat more"
        database.execute("UPDATE category SET label = ? WHERE id = 'event_it'", (label,))
        database.commit()
    return written(project, folder / "report.html")


@pytest.fixture(scope="module", params=["demonstration", "hostile", "many", "far"])
def report(request: pytest.FixtureRequest) -> Path:
    found: Path = request.getfixturevalue(request.param)
    return found


def test_a_page_with_anything_from_elsewhere_would_be_noticed(
    page: Page, demonstration: Path, tmp_path: Path
):
    whole = demonstration.read_text(encoding="utf-8")
    changed = tmp_path / "changed.html"
    changed.write_text(
        whole.replace("</body>", "<img src=elsewhere.png><script>alert(1)</script></body>"),
        encoding="utf-8",
    )
    page.open(changed)
    assert sum("Content Security Policy" in each for each in page.complaints) == 2
    changed.write_text("<script>console.log(1)</script><img src=elsewhere.png>")
    page.open(changed)
    assert len(page.requests) == 2
    assert page.complaints


@pytest.mark.parametrize("width", [TELEPHONE, SCREEN])
@pytest.mark.parametrize("dark", [False, True])
def test_the_browser_complains_of_nothing_and_asks_nobody(
    page: Page, report: Path, width: int, dark: bool
):
    page.look(width, dark=dark)
    page.open(report)
    assert page.complaints == []
    assert page.requests == [report.as_uri()]


@pytest.mark.parametrize("width", [320, TELEPHONE, 700, 1090, SCREEN])
def test_the_page_is_never_wider_than_the_screen(page: Page, report: Path, width: int):
    page.look(width)
    page.show(report)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    # What is wider scrolls in a box of its own; all else must not stick out of the page.
    wide = page.evaluate(
        "[...document.querySelectorAll('main *, header *, nav *')].filter(each => "
        "!each.closest('.scroll, pre, svg, .skip') && "
        "each.getBoundingClientRect().right > innerWidth + 1).map(each => each.outerHTML)"
    )
    assert wide == []


@pytest.mark.parametrize("width", [TELEPHONE, 1200])
def test_a_long_name_pushes_no_number_out_of_sight(page: Page, far: Path, width: int):
    page.look(width)
    page.show(far)
    pushed = page.evaluate(
        "[...document.querySelectorAll('tr')].filter(row => row.cells[0].textContent.length > 60 "
        "&& row.cells[1].classList.contains('number') "
        "&& row.cells[1].getBoundingClientRect().right > innerWidth).map(row => row.outerHTML)"
    )
    assert pushed == []
    high = "Math.max(...[...document.querySelectorAll('thead')].map(each => each.offsetHeight))"
    assert page.evaluate(high) < 260


@pytest.mark.parametrize("width", [320, TELEPHONE, 700, SCREEN, PAPER])
def test_cards_are_as_wide_as_each_other_whoever_stands_in_them(page: Page, far: Path, width: int):
    page.look(width)
    if width == PAPER:
        page.print_on(width)
    page.show(far)
    cards = "[...document.querySelectorAll('.facts a')]"
    assert any("W" * 60 in each for each in page.evaluate(f"{cards}.map(each => each.innerText)"))
    widths = page.evaluate(f"{cards}.map(each => each.clientWidth)")
    assert max(widths) - min(widths) <= 1
    assert page.evaluate(f"{cards}.every(each => each.scrollWidth <= each.clientWidth)")
    page.print_on(width=None)


def test_letters_are_large_enough_on_a_telephone(page: Page, demonstration: Path):
    page.look(TELEPHONE)
    page.show(demonstration)
    small = page.evaluate(
        "[...document.querySelectorAll('body *')].filter(each => each.checkVisibility() && "
        "[...each.childNodes].some(one => one.nodeType === 3 && one.data.trim())).map(each => "
        "each.closest('svg') ? parseFloat(getComputedStyle(each).fontSize) * "
        "each.closest('svg').clientWidth / each.closest('svg').viewBox.baseVal.width "
        ": parseFloat(getComputedStyle(each).fontSize)).sort((a, b) => a - b)[0]"
    )
    assert small >= 9


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [TELEPHONE, SCREEN])
def test_each_plot_is_seen_once(page: Page, demonstration: Path, width: int, dark: bool):
    page.look(width, dark=dark)
    page.show(demonstration)
    seen = page.evaluate(
        "[...document.querySelectorAll('.plot')].map(each => "
        "[...each.querySelectorAll('svg')].filter(one => one.checkVisibility()).length)"
    )
    assert len(seen) == 7
    assert set(seen) == {1}


def test_a_table_is_copied_as_latex(page: Page, demonstration: Path):
    page.look(SCREEN)
    page.open(demonstration)
    copied = page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => "
        "{ window.copied = text; }}}); document.querySelector('.copy').click(); window.copied"
    )
    assert copied.startswith("% protest scores judged-en-de.protest\n")
    assert re.search(r"cedar & 72 & \d+", copied)


def test_copying_twice_in_a_row_leaves_the_button_as_it_was(page: Page, demonstration: Path):
    page.look(SCREEN)
    page.open(demonstration)
    labels = page.evaluate(
        "(async () => { const later = [], button = document.querySelector('.copy');"
        "window.setTimeout = what => later.push(what);"
        "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async () => {}}});"
        "const click = async () => { button.click(); await null; await null; };"
        "await click(); const first = button.textContent; await click();"
        "later.forEach(each => each()); return [first, button.textContent]; })()",
        wait=True,
    )
    assert labels == ["Copied", "Copy as LaTeX"]


def test_what_was_copied_is_told_to_those_who_do_not_see_the_button(
    page: Page, demonstration: Path
):
    page.look(SCREEN)
    page.open(demonstration)
    found = page.evaluate(
        "(async () => { const told = [], status = document.querySelector('[role=status]');"
        "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async () => {}}});"
        "for (const button of [...document.querySelectorAll('.copy')].slice(0, 2)) {"
        "button.click(); await new Promise(done => setTimeout(done, 100));"
        "told.push(status.textContent); } return told; })()",
        wait=True,
    )
    assert found == [
        "Copied: Pronouns translated correctly",
        "Copied: Pronouns: approved by the program, or judged by people",
    ]


def test_without_scripts_the_page_is_the_same_but_for_the_buttons(page: Page, demonstration: Path):
    page.look(SCREEN)
    try:
        page.allow_script(allowed=False)
        page.open(demonstration)
    finally:
        page.allow_script(allowed=True)
    assert page.evaluate("document.querySelector('.copy').checkVisibility()") is False
    assert page.evaluate("document.querySelector('summary').checkVisibility()") is True


def test_no_text_of_the_project_has_become_a_script(page: Page, hostile: Path):
    page.look(SCREEN)
    page.show(hostile)
    assert page.evaluate("document.scripts.length") == 1
    assert page.evaluate("document.images.length") == 0


def test_it_prints_on_paper_and_nothing_is_cut_off(page: Page, report: Path):
    page.look(SCREEN)
    page.show(report)
    paper = page.pdf()
    assert paper.startswith(b"%PDF")
    assert 3 < len(re.findall(rb"/Type\s*/Page\b", paper)) < 80
    page.print_on(width=PAPER)
    assert page.evaluate("document.documentElement.scrollWidth") <= PAPER
    assert page.evaluate("document.querySelector('.take').checkVisibility()") is False
    page.print_on(width=None)
