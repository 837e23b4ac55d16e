"""Whether one metric goes better with people than another (Williams 1959)."""

from dataclasses import dataclass
from math import sqrt

TOO_FEW_SYSTEMS = "Williams's test needs four systems or more."
NOTHING_TO_COMPARE = "The two metrics are the same, or each is the other turned round."


@dataclass(frozen=True, slots=True)
class Williams:
    """`p` is two-sided; `p_one_sided` is against the first going better with people."""

    t: float | None
    p: float | None
    p_one_sided: float | None
    df: int
    undefined: str = ""


def williams(r_first: float, r_second: float, r_between: float, n: int) -> Williams:
    """Of two metrics, each one's correlation with people, and the one between them.

    In the form of Graham & Baldwin 2014.
    """
    from scipy.special import stdtr

    if n < 4:
        return Williams(None, None, None, max(n - 3, 0), TOO_FEW_SYSTEMS)
    spread = _spread(r_first, r_second, r_between, n)
    if not spread or r_between <= -1:
        return Williams(None, None, None, n - 3, NOTHING_TO_COMPARE)
    t = (r_first - r_second) * sqrt((n - 1) * (1 + r_between)) / sqrt(spread)
    return Williams(t, 2 * float(stdtr(n - 3, -abs(t))), float(stdtr(n - 3, -t)), n - 3)


def _spread(r_first: float, r_second: float, r_between: float, n: int) -> float:
    # What both metrics leave unexplained; rounding may take it below nothing.
    squares = r_first**2 + r_second**2 + r_between**2
    unexplained = max(1 - squares + 2 * r_first * r_second * r_between, 0.0)
    halves = (r_first + r_second) ** 2 / 4
    return 2 * unexplained * (n - 1) / (n - 3) + halves * (1 - r_between) ** 3
