"""The palettes can be read by everyone, colour-blind people included."""

import itertools

import pytest

from protest_gui.appearance.colours import DARK, LIGHT, Colours, MarkColours
from tests.gui.appearance.colour_measures import EYES, contrast, distance

PALETTES = pytest.mark.parametrize("colours", [LIGHT, DARK], ids=lambda colours: colours.name)
EVERY_EYE = pytest.mark.parametrize("eyes", EYES)

# WCAG 2.1: 1.4.3 for text, 1.4.11 for what one needs to find a control or read a figure.
TEXT, SHAPE = 4.5, 3.0
# CIE76 calls 2.3 just noticeable when side by side; marks and bar parts are small and apart, so
# they must differ by about ten times that; ten is where people call two colours by other names.
APART = 20.0


def backgrounds(colours: Colours) -> list[str]:
    return [colours.window, colours.base, colours.panel]


def marks(colours: Colours) -> list[MarkColours]:
    return [
        colours.pronoun,
        colours.pronoun_selected,
        colours.antecedent,
        colours.antecedent_selected,
    ]


def bar_parts(colours: Colours) -> list[str]:
    return [
        colours.approved,
        colours.correct,
        colours.incorrect,
        colours.not_judgeable,
        colours.open,
    ]


def test_the_measures_agree_with_known_values() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)
    assert distance("#FFFFFF", "#000000", "usual") == pytest.approx(100, abs=0.01)
    # Red and green of the same lightness are what a deuteranope confuses.
    assert distance("#C00000", "#007000", "usual") > 100
    assert distance("#C05000", "#808000", "deuteranopia") < 25


@PALETTES
def test_text_can_be_read_on_every_background(colours: Colours) -> None:
    for background in backgrounds(colours):
        assert contrast(colours.text, background) >= TEXT
        assert contrast(colours.muted, background) >= TEXT
        assert contrast(colours.accent, background) >= TEXT  # links


@PALETTES
def test_text_on_a_fill_can_be_read(colours: Colours) -> None:
    pairs = [
        (colours.accent_text, colours.accent),
        (colours.warning_text, colours.warning),
        (colours.error_text, colours.error),
        *((mark.text, mark.fill) for mark in marks(colours)),
    ]
    assert [pair for pair in pairs if contrast(*pair) < TEXT] == []


@PALETTES
def test_outlines_of_controls_and_of_marks_can_be_found(colours: Colours) -> None:
    for background in backgrounds(colours):
        assert contrast(colours.control_border, background) >= SHAPE
        assert contrast(colours.accent, background) >= SHAPE
    for mark in marks(colours):
        assert contrast(mark.outline, colours.base) >= SHAPE


@PALETTES
def test_every_part_of_a_bar_can_be_seen(colours: Colours) -> None:
    for part in bar_parts(colours):
        assert contrast(part, colours.base) >= SHAPE
        assert contrast(part, colours.panel) >= SHAPE


@PALETTES
@EVERY_EYE
def test_marks_stay_apart_for_every_eye(colours: Colours, eyes: str) -> None:
    fills = [mark.fill for mark in marks(colours)]
    for one, other in itertools.combinations(fills, 2):
        assert distance(one, other, eyes) >= APART, (one, other)


@PALETTES
@EVERY_EYE
def test_parts_of_a_bar_stay_apart_for_every_eye(colours: Colours, eyes: str) -> None:
    for one, other in itertools.combinations(bar_parts(colours), 2):
        assert distance(one, other, eyes) >= APART, (one, other)


def test_marks_have_the_colours_of_the_design() -> None:
    assert [(mark.fill, mark.text) for mark in marks(LIGHT)] == [
        ("#FFE9A8", "#000000"),
        ("#8A5A00", "#FFFFFF"),
        ("#CFE8FA", "#000000"),
        ("#005A8C", "#FFFFFF"),
    ]
    assert [(mark.fill, mark.text) for mark in marks(DARK)] == [
        ("#5C4700", "#FFFFFF"),
        ("#F0B429", "#000000"),
        ("#0B4A6F", "#FFFFFF"),
        ("#6CC0F2", "#000000"),
    ]
