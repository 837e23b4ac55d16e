"""Cohen's kappa of the annotation study of Hardmeier & Guillou 2016, Tables 1 and 2.

They give either annotator's marginals and the number of disagreements, not the confusion table.
Every table that could have been is tried: all have the same kappa.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from protest_core.judgements.model import Label
from protest_core.statistics.agreement import Confusion, cohen

# Correct, incorrect, none: the totals of Table 1.
PRONOUNS = ((93, 19, 4), (83, 29, 4), 14)
ANTECEDENTS = ((64, 3, 1), (65, 3, 0), 1)

DIFFERENT = [(one, other) for one in Label for other in Label if one is not other]


def tables(first, second, disagreements) -> Iterator[Confusion]:
    """All ways to disagree so often that leave as many agreed for either annotator."""
    for chosen in combinations_with_replacement(DIFFERENT, disagreements):
        table = {pair: chosen.count(pair) for pair in DIFFERENT}
        for label, one, other in zip(Label, first, second, strict=True):
            agreed = one - sum(table[pair] for pair in DIFFERENT if pair[0] is label)
            if agreed < 0 or agreed != other - sum(
                table[pair] for pair in DIFFERENT if pair[1] is label
            ):
                break
            table[label, label] = agreed
        else:
            yield table


@pytest.mark.parametrize(
    ("study", "number", "n", "kappa"),
    [(PRONOUNS, 10, 116, 0.69), (ANTECEDENTS, 1, 68, 0.85)],
    ids=["pronouns", "antecedents"],
)
def test_every_table_with_the_published_marginals_has_the_published_kappa(study, number, n, kappa):
    found = [cohen(table) for table in tables(*study)]
    assert len(found) == number
    assert {(each.n, each.raw) for each in found} == {(n, (n - study[2]) / n)}
    assert len({each.kappa for each in found}) == 1
    assert round(found[0].kappa, 2) == kappa
