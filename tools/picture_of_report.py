"""Draws the output of `protest report` as a browser shows it, on a wide screen and a telephone."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from protest_core.db.project import Project
from protest_core.demo import make_judged_demonstration
from protest_core.report_page.gather import project_report
from protest_core.report_page.write import ReportFormat, write_report
from tests.e2e.browser import PROGRAM, Page, browser

PICTURES = Path("docs/pictures")
WIDE, LONG, NARROW = (1180, 900), (1180, 1215), (390, 800)
SHARPNESS = 2


def main() -> None:
    if PROGRAM is None:
        sys.exit("There is no Chromium to open the report in: apt-get install chromium.")
    with TemporaryDirectory() as folder:
        path = make_judged_demonstration(directory=Path(folder))
        with Project.open(path, read_only=True) as project:
            report = project_report(project=project)
        file = Path(folder) / "report.html"
        file.write_text("".join(write_report(report, ReportFormat.HTML)), encoding="utf-8")
        with browser() as page:
            take(page, file, "report", LONG)
            take(page, file, "report-example", WIDE, place="category-2")
            take(page, file, "report-narrow", NARROW, place="category-2")


def take(page: Page, file: Path, name: str, size: tuple[int, int], place: str = "top") -> None:
    page.look(*size, sharp=SHARPNESS)
    page.open(file)
    page.evaluate(f"document.getElementById('{place}').scrollIntoView()")
    (PICTURES / f"{name}.png").write_bytes(page.picture())


if __name__ == "__main__":
    main()
