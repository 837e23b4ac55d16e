"""What somebody said of a candidate, and when, as one line of words."""

from collections.abc import Sequence
from datetime import datetime
from textwrap import shorten

from protest_core.errors import printable
from protest_core.judgement import Answer, Judgement

_LONGEST_REMARK = 300


def said_in_words(judgement: Judgement, words: Sequence[str]) -> str:
    """`words`: those that are selected, as they stand in the translation."""
    if judgement == Judgement():
        return "nothing: it was taken back"
    parts = [_answers(judgement)]
    if words:
        parts.append(f"selected: {' '.join(words)}")
    if judgement.tags:
        parts.append(f"tags: {', '.join(sorted(judgement.tags))}")
    if judgement.remark:
        parts.append(f"remark: “{shorten(judgement.remark, _LONGEST_REMARK, placeholder=' …')}”")
    return printable(" · ".join(filter(None, parts)))


def _answers(judgement: Judgement) -> str:
    answers = (("pronoun", judgement.pronoun), ("antecedent", judgement.antecedent))
    return ", ".join(f"{what} {answer}" for what, answer in answers if answer is not Answer.UNSET)


def local_time(at: str) -> str:
    """To the minute, on this person's clock; an older file may hold something else there."""
    try:
        moment = datetime.fromisoformat(at).astimezone()
    except ValueError:
        return printable(at)
    return f"{moment:%Y-%m-%d %H:%M}"
