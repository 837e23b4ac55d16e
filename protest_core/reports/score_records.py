"""Scores as JSON holds them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from protest_core.judgement.outcome import Question
from protest_core.reports.undefined import UNDEFINED

if TYPE_CHECKING:  # a record needs no database
    from protest_core.store.score_tables import Average, Score, ScoreTable

COUNTS = ("approved", "correct", "incorrect", "not_judgeable", "open", "disputed")


def question_record(table: "ScoreTable", question: Question) -> dict[str, object]:
    ids = [category.id for category in table.categories_of(question)]
    return {
        "systems": [
            {
                "name": system,
                **_record(table.score(question, system)),
                "categories": {each: _record(table.score(question, system, each)) for each in ids},
            }
            for system in table.systems
        ],
        "average": {
            **_average_record(table.average(question)),
            "categories": {each: _average_record(table.average(question, each)) for each in ids},
        },
    }


def _record(score: "Score") -> Mapping[str, object]:
    share, interval = score.share, score.share.interval
    defined = not score.undefined
    return {
        "n": score.n,
        **{name: getattr(score.counts, name) for name in COUNTS},
        "low": share.low if defined else UNDEFINED,
        "high": share.high if defined else UNDEFINED,
        "interval": [interval.low, interval.high] if defined and interval else None,
        "undefined": score.undefined,
        "few": score.few,
    }


def _average_record(average: "Average") -> Mapping[str, object]:
    share = average.share
    figures = {
        "certain": average.certain,
        "possible": average.possible,
        "low": share.low,
        "high": share.high,
    }
    return {name: UNDEFINED if each is None else each for name, each in figures.items()}
