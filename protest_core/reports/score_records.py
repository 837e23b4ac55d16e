"""Scores as JSON holds them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from protest_core.judgement import Question

if TYPE_CHECKING:  # a record needs no database
    from protest_core.store import Average, Score, ScoreTable

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
    return {
        "n": score.n,
        **{name: getattr(score.counts, name) for name in COUNTS},
        "low": share.low,
        "high": share.high,
        "interval": [interval.low, interval.high] if interval else None,
        "few": score.few,
    }


def _average_record(average: "Average") -> Mapping[str, object]:
    share = average.share
    return {
        "certain": average.certain,
        "possible": average.possible,
        "low": share.low,
        "high": share.high,
    }
