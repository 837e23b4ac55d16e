"""Scores, differences and what they mean, in words and figures."""

from collections.abc import Iterator

from protest_core.evaluation.model import outdated_notes
from protest_core.judgements.outcome import NotJudgeable, Outcome, Question
from protest_core.scores.comparison_report import notes_on_order
from protest_core.scores.model import Comparison, SystemPair, SystemScore
from protest_core.statistics.proportions import FEW, Interval, Share
from protest_gui.translations import tr, translated

NOTHING = "–"


_LONGEST_NAME = 28


_SMALLEST_P = 0.001


_QUESTIONS = {Question.PRONOUN: "Pronouns", Question.ANTECEDENT: "Antecedents"}


_TREATMENTS = {
    NotJudgeable.INCORRECT: "Not judgeable: counts as incorrect",
    NotJudgeable.EXCLUDED: "Not judgeable: left out",
}


OUTCOMES = {
    Outcome.APPROVED: "Approved",
    Outcome.CORRECT: "Correct",
    Outcome.INCORRECT: "Incorrect",
    Outcome.NOT_JUDGEABLE: "Not judgeable",
    Outcome.OPEN: "Open",
    Outcome.DISPUTED: "Disputed",
}


assert set(_QUESTIONS) == set(Question)  # noqa: S101 — a table must cover its enum


assert set(_TREATMENTS) == set(NotJudgeable)  # noqa: S101


assert set(OUTCOMES) == set(Outcome)  # noqa: S101


def question_name(question: Question) -> str:
    return translated(_QUESTIONS[question])


def treatment_name(treatment: NotJudgeable) -> str:
    return translated(_TREATMENTS[treatment])


def outcome_head(outcome: Outcome) -> str:
    return translated(OUTCOMES[outcome])


def short(name: str) -> str:
    """A name that would push the numbers out of the window loses its middle."""
    half = _LONGEST_NAME // 2
    return name if len(name) <= _LONGEST_NAME else f"{name[:half]}…{name[-half + 1 :]}"


def correct_of(share: Share) -> str:
    """A range while something is open."""
    if not share.n:
        return NOTHING
    return f"{_span(share.certain, share.possible)} / {share.n:,}"


def _span(low: int, high: int) -> str:
    return f"{low:,}" if low == high else f"{low:,}–{high:,}"


def percent(low: float | None, high: float | None) -> str:
    if low is None or high is None:
        return NOTHING
    one, other = f"{100 * low:.1f}", f"{100 * high:.1f}"
    return f"{one} %" if one == other else f"{one}–{other} %"


def percent_of(share: Share) -> str:
    return percent(share.low, share.high)


def share_and_interval(score: SystemScore) -> tuple[str, str]:
    """As every format has them."""
    if score.undefined:
        return tr("undefined"), tr("undefined")
    return percent_of(score.share), interval(score.share.interval)


def interval(found: Interval | None) -> str:
    return f"{100 * found.low:.1f}–{100 * found.high:.1f}" if found else NOTHING


def difference(value: float) -> str:
    return with_minus(f"{100 * value:+z.1f}")


def with_minus(figures: str) -> str:
    """The sign that is as long as a plus."""
    return figures.replace("-", "−")


def coefficient(r: float) -> str:
    return with_minus(f"{r:z.3f}")


def signed_interval(found: Interval) -> str:
    return tr("{0} to {1}").format(difference(found.low), difference(found.high))


def p_value(p: float) -> str:
    return f"< {_SMALLEST_P}" if p < _SMALLEST_P else f"{p:.3f}"


def about_pair(pair: SystemPair, comparison: Comparison) -> str:
    """In a sentence, what the figures of a pair come to."""
    if not pair.compared:
        nothing = tr("{0} and {1} share no example that is decided for both.")
        return nothing.format(pair.first, pair.second)
    if pair.few:
        few = tr("{0} and {1} share {2} decided examples: fewer than {3} are too few to say.")
        return few.format(pair.first, pair.second, f"{pair.paired.n:,}", FEW)
    if pair.adjusted_p >= comparison.level:
        same = tr("{0} and {1} cannot be told apart by these {2} examples.")
        return same.format(pair.first, pair.second, f"{pair.paired.n:,}")
    better, worse = pair.first, pair.second
    if pair.paired.difference < 0:
        better, worse = worse, better
    return tr("{0} is better than {1}, beyond chance.").format(better, worse)


def clusters_in_words(comparison: Comparison) -> Iterator[str]:
    """Each system is better than each below its line."""
    for number, cluster in enumerate(comparison.clusters, start=1):
        yield f"{number}.  {', '.join(cluster)}"


def notes_on_pairs(comparison: Comparison) -> Iterator[str]:
    count = len(comparison.tested)
    among = tr(", adjusted for {0} pairs (Holm)").format(f"{count:,}") if count > 1 else ""
    text = tr(
        "p: McNemar's exact test{0}. Difference and interval, by permutation and of each pair "
        "alone, in points of 100."
    )
    yield text.format(among)
    yield from notes_on_order(comparison)
    if any(pair.open for pair in comparison.pairs):
        yield tr("Open: examples left out because they are open or disputed for one of the two.")
    yield from outdated_notes(comparison.outdated)
