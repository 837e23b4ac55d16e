"""Who set links right, when, and of which part: what stands under the reasons."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from protest_core.annotating.candidate_view import CandidateView
from protest_core.candidates.model import LinkCorrection
from protest_core.judgements.wording import local_time


def words_of_part(view: CandidateView, number: int) -> str:
    """The words of the source whose translation it is; 0 is the pronoun."""
    example = view.candidate.example
    if not number:
        return view.source[example.line][example.token]
    antecedent = example.agreeing_antecedents[number - 1]
    return " ".join(view.source[antecedent.line][antecedent.start : antecedent.end])


def mended_by(view: CandidateView) -> str:
    """In one line; nothing where all is as aligned. A batch does not say who it was."""
    if not view.corrected:
        return ""
    authors = dict.fromkeys(each.author for each in view.corrected)
    if not all(authors):
        return _told("Links mended by hand")
    latest = max(each.made_at for each in view.corrected)
    return _told("Links mended by {0}, {1}").format(", ".join(authors), local_time(latest))


def mended_in_full(view: CandidateView) -> str:
    """Part by part."""
    return "\n".join(_lines(view))


def _lines(view: CandidateView) -> Iterator[str]:
    for each in view.corrected:
        if each.author and _is_shown(view, each):
            words, when = words_of_part(view, each.part), local_time(each.made_at)
            yield _told("“{0}”: {1}, {2}").format(words, each.author, when)


def _is_shown(view: CandidateView, link: LinkCorrection) -> bool:
    return view.parts[link.part].line in view.source


def _told(text: str) -> str:
    return QCoreApplication.translate("MendedTold", text)
