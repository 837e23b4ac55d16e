"""The light and the dark colours, as plain values; tests compute their contrasts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MarkColours:
    """The colours of a highlighted word."""

    fill: str
    text: str
    outline: str


@dataclass(frozen=True, slots=True)
class Colours:
    """Every colour that PROTEST paints with, as `#rrggbb`."""

    name: str
    # Backgrounds: of a page, of text and tables, of a panel at the side.
    window: str
    base: str
    panel: str
    # Text on all three.
    text: str
    muted: str
    border: str  # hairlines that only please the eye
    control_border: str  # outlines that controls need to be found
    accent: str
    accent_text: str
    # Banners.
    warning: str
    warning_text: str
    error: str
    error_text: str
    # Highlighted words. A pronoun's outline is solid, an antecedent's dashed: never colour alone.
    pronoun: MarkColours
    pronoun_selected: MarkColours
    antecedent: MarkColours
    antecedent_selected: MarkColours
    # Parts of the small bars.
    approved: str
    correct: str
    incorrect: str
    not_judgeable: str
    open: str


LIGHT = Colours(
    name="light",
    window="#F4F6F8",
    base="#FFFFFF",
    panel="#ECEFF3",
    text="#1B2026",
    muted="#565F69",
    border="#D5DAE0",
    control_border="#7F8892",
    accent="#005A8C",
    accent_text="#FFFFFF",
    warning="#FFF1CC",
    warning_text="#5A4100",
    error="#FCE4E1",
    error_text="#8A1C16",
    pronoun=MarkColours(fill="#FFE9A8", text="#000000", outline="#9A6700"),
    pronoun_selected=MarkColours(fill="#8A5A00", text="#FFFFFF", outline="#8A5A00"),
    antecedent=MarkColours(fill="#CFE8FA", text="#000000", outline="#1F74AB"),
    antecedent_selected=MarkColours(fill="#005A8C", text="#FFFFFF", outline="#005A8C"),
    approved="#00496E",
    correct="#3A8BC0",
    incorrect="#C2500A",
    not_judgeable="#5A2D1E",
    open="#7F8892",
)

DARK = Colours(
    name="dark",
    window="#1D2126",
    base="#16191D",
    panel="#242930",
    text="#E7EAED",
    muted="#A6AFB9",
    border="#3A414A",
    control_border="#7E8894",
    accent="#6CC0F2",
    accent_text="#0A1A24",
    warning="#4A3900",
    warning_text="#FFE3A3",
    error="#561F1C",
    error_text="#FFD0CB",
    pronoun=MarkColours(fill="#5C4700", text="#FFFFFF", outline="#B88A1E"),
    pronoun_selected=MarkColours(fill="#F0B429", text="#000000", outline="#F0B429"),
    antecedent=MarkColours(fill="#0B4A6F", text="#FFFFFF", outline="#4A9BD0"),
    antecedent_selected=MarkColours(fill="#6CC0F2", text="#000000", outline="#6CC0F2"),
    approved="#3B86C4",
    correct="#9AD2F5",
    incorrect="#E8833A",
    not_judgeable="#E1C3A5",
    open="#6F7882",
)
