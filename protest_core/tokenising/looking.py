"""Whether a text that is called raw was tokenised by somebody before."""

import re
from collections.abc import Iterable

# Nobody writes a blank before these; the French do before others.
_ENDS = re.compile(r"(\s?)[.,](?=\s|$)")
_FEWEST = 5  # lines: fewer may be anything


def looks_tokenised(lines: Iterable[str]) -> bool:
    """Whether commas and full stops have a blank before them on most lines that have any.

    A system may write a blank too many here and there; a tokeniser does so nearly everywhere.
    """
    ends = [found for line in lines if (found := _ENDS.findall(line))]
    detached = sum(any(blanks) for blanks in ends)
    return len(ends) >= _FEWEST and detached > len(ends) / 2
