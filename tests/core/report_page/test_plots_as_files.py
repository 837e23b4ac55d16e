"""Plots as files: for papers and the web, the same each time, with their text as text."""

import io
import subprocess
import sys
import zlib
from pathlib import Path
from xml.etree import ElementTree

import matplotlib as mpl
import pytest
from PIL import Image

from protest_core.errors import RefusedError
from protest_core.report_page.plots.audit import corrected_plot
from protest_core.report_page.plots.files import SUFFIXES, check_suffix, picture_of, pixels_of
from protest_core.report_page.plots.palette import PAPER
from protest_core.report_page.plots.regression import SystemPoint, ranked_points, regression_plot
from protest_core.report_page.plots.scores import scores_plot
from tests.core.report_page.plotted import ODD, SIGNATURE, audit, scores

SVG = "{http://www.w3.org/2000/svg}"


def picture(suffix: str) -> bytes:
    figure = scores_plot(scores(ODD, still_open=3))
    return picture_of(figure, Path(f"plot{suffix}"), title="Scores", signature=SIGNATURE)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_the_same_figures_give_the_same_file(suffix: str):
    assert picture(suffix) == picture(suffix)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_persons_own_settings_change_nothing(suffix: str):
    before = picture(suffix)
    own = {"font.size": 30, "axes.facecolor": "red", "svg.fonttype": "path", "pdf.fonttype": 3}
    with mpl.rc_context(own | {"text.parse_math": False, "axes.grid": True}):
        assert picture(suffix) == before
        assert mpl.rcParams["font.size"] == 30  # and ours change nothing of theirs


def test_in_svg_names_are_text_and_no_formulas():
    root = ElementTree.fromstring(picture(".svg"))
    written = {"".join(each.itertext()) for each in root.iter(f"{SVG}text")}
    assert set(ODD) <= written
    assert SIGNATURE in picture(".svg").decode()


def test_in_pdf_fonts_are_embedded_and_can_be_searched():
    content = picture(".pdf")
    assert b"/FontFile2" in content
    assert b"/Type3" not in content
    assert b"CreationDate" not in content
    assert b"/Title (Scores)" in content
    streams = [part.split(b"endstream")[0] for part in content.split(b"stream\n")[1:]]
    assert any(
        b"beginbfchar" in unpacked(each) or b"beginbfrange" in unpacked(each) for each in streams
    )


def unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""


def test_a_png_is_for_print_and_says_what_it_shows():
    image = Image.open(io.BytesIO(picture(".png")))
    assert image.width == round(6.3 * 300)
    assert image.text["Title"] == "Scores"
    assert image.text["Description"] == SIGNATURE


def test_the_suffix_decides_in_whatever_case_and_others_are_refused():
    assert picture(".PNG")[1:4] == b"PNG"
    for name in ("plot.jpg", "plot", "plot.pdf.txt"):
        with pytest.raises(RefusedError, match=r"End its name with one of \.pdf, \.svg, \.png"):
            check_suffix(Path(name))


def test_pixels_are_as_many_as_the_screen_asks_for():
    figure = corrected_plot(audit(), width=5)
    one, other = pixels_of(figure, 100), pixels_of(corrected_plot(audit(), width=5), 200)
    assert (one.width, other.width) == (500, 1000)
    for pixels in (one, other):
        assert len(pixels.content) == 4 * pixels.width * pixels.height
        assert pixels.content[3::4] == b"\xff" * (pixels.width * pixels.height)
    assert len(set(one.content)) > 10  # something is to be seen


def test_where_the_points_of_a_regression_are_told_in_the_order_of_its_key():
    systems = [SystemPoint("a", 1, 0.5), SystemPoint("b", 2, 0.7), SystemPoint("c", 3, 0.6)]
    pixels = pixels_of(regression_plot(systems, x_name="APT", y_name="people"), 100)
    across = [x for x, _ in pixels.points]
    down = [y for _, y in pixels.points]
    assert [each.name for each in ranked_points(systems)] == ["b", "c", "a"]
    assert across[2] < across[0] < across[1]
    assert down == sorted(down)
    for x, y in pixels.points:
        at = 4 * (round(y) * pixels.width + round(x))
        assert "#" + pixels.content[at : at + 3].hex() == PAPER.mark.lower()


def test_nothing_is_loaded_before_something_is_drawn():
    program = (
        "import sys, protest_core.report_page.plots.scores; "
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'matplotlib', 'numpy'}))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    assert run.stdout == "[]\n"


def test_a_letter_that_no_font_has_draws_no_warning_and_stays_in_the_text():
    table = scores(("\U0001f9ed compass", "plain"))
    content = picture_of(scores_plot(table), Path("plot.svg"))
    assert "\U0001f9ed compass" in content.decode()
    assert pixels_of(scores_plot(table), 100).content
