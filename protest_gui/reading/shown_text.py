"""What the panes show of a candidate: its lines, and the marks on its words."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace

from protest_core.annotating.candidate_view import CandidateView
from protest_core.annotating.session import AnnotationSession
from protest_core.judgements.model import Highlights, TokenPlace
from protest_core.text.tokens import Tokens
from protest_gui.reading.token_marks import Mark, Role, ShownLine

# As many as there are keys for them.
NUMBERED_WORDS = 9

Marks = dict[TokenPlace, Mark]


def lines_of(text: Mapping[int, Tokens], view: CandidateView) -> list[ShownLine]:
    with_pronoun = view.candidate.example.line
    return [
        ShownLine(line, tokens, with_pronoun=line == with_pronoun)
        for line, tokens in sorted(text.items())
    ]


def marks_on(highlights: Highlights, shown: Iterable[int]) -> Marks:
    """Of the lines that are shown, without anything to select."""
    lines = frozenset(shown)
    places = highlights.pronoun | highlights.antecedent
    return {place: Mark(_role(place, highlights)) for place in places if place[0] in lines}


def marks_to_select(sitting: AnnotationSession, key_of: Callable[[str], str]) -> Marks:
    """Of the translation, with the keys of the first words and what is selected."""
    keys = {
        place: key_of(f"token_{number}")
        for number, place in enumerate(sitting.selectable[:NUMBERED_WORDS], start=1)
    }
    marks = marks_selected(sitting.view, sitting.judgement.tokens)
    return {place: replace(mark, key=keys.get(place, "")) for place, mark in marks.items()}


def marks_selected(view: CandidateView, tokens: Collection[TokenPlace]) -> Marks:
    """Of the translation; these words are shown as selected, and cannot be chosen by keys."""
    return {
        place: replace(mark, selected=place in tokens)
        for place, mark in marks_on(view.target_highlights, view.window).items()
    }


def _role(place: TokenPlace, highlights: Highlights) -> Role:
    if place not in highlights.antecedent:
        return Role.PRONOUN
    return Role.BOTH if place in highlights.pronoun else Role.ANTECEDENT
