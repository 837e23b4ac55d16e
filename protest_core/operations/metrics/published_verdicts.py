"""What APT and people are printed to say, as the values that projects are counted into."""

from protest_core.formats.figures import Figures
from protest_core.metrics.apt.cases import CASE_VERDICTS
from protest_core.metrics.metric import Claim, MetricVerdict
from protest_core.operations.metrics.verdict_tables import Judged, VerdictCounts

_ALL = ""  # of the systems, or categories, that are printed together
_RIGHT = MetricVerdict("1-2", "identical or equivalent", Claim.RIGHT)
_WRONG = MetricVerdict("3", "different", Claim.WRONG)


def verdicts_of_table_3(figures: Figures) -> VerdictCounts:
    """Of Guillou & Hardmeier 2018, by category; cases 1 and 2 cannot be told apart in it."""
    one, two, three = (_counts(figures, f"case{number}") for number in (1, 2, 3))
    correct, differing = _counts(figures, "correct"), _counts(figures, "disagreements")
    cells = {}
    for category, count in one.items():
        right, wrong = _split(
            count + two[category], three[category], correct[category], differing[category]
        )
        cells[_ALL, category, _RIGHT.key] = right
        cells[_ALL, category, _WRONG.key] = wrong
    return VerdictCounts((_RIGHT, _WRONG), cells)


def _split(right: int, wrong: int, correct: int, differing: int) -> tuple[Judged, Judged]:
    """The margins and the number of differences leave one way only.

    Of what APT calls right people deny so many that `right - denied` and the rest of the
    differences, which it calls wrong, are together what people call correct.
    """
    denied = (right + differing - correct) // 2
    missed = differing - denied
    return Judged(right - denied, denied), Judged(missed, wrong - missed)


def verdicts_of_table_5(figures: Figures) -> VerdictCounts:
    """Of the APT paper, by case, from shares in whole percents."""
    correct, incorrect = _counts(figures, "correct"), _counts(figures, "incorrect")
    cells = {}
    for case, judgements in _counts(figures, "judgements").items():
        right, wrong = (round(judgements * each[case] / 100) for each in (correct, incorrect))
        cells[_ALL, _ALL, case] = Judged(right, wrong, judgements - right - wrong)
    return VerdictCounts(CASE_VERDICTS, cells)


def _counts(figures: Figures, column: str) -> dict[str, int]:
    """By row; whatever is not there would be a mistake of the tables that we ship."""
    numbers = figures.numbers(column)
    return {name: round(each) for name, each in numbers.items() if each is not None}
