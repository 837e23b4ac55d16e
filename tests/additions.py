"""A plugin of pytest that adds one to each list of the program: `pytest -p tests.additions`.

A test that fails with it has written out what it should have taken from the program. Commands are
added by entry points: `convert` is one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from protest_core.commands import COMMANDS, Command
from protest_core.languages.profiles import FOLDERS
from protest_core.metrics.measure import METRICS
from protest_core.metrics.model import Claim, Detail, MetricVerdict, Score, Texts
from protest_core.tables.formats import FORMATS, Format
from protest_core.tables.model import Report
from protest_core.translatable import Text


class Longer:
    """A metric that calls right what is longer than two letters."""

    name = signature = "longer"
    legend = "Longer is better."
    verdicts = (
        MetricVerdict("long", Text("long enough"), Claim.RIGHT),
        MetricVerdict("short", Text("too short"), Claim.WRONG),
    )

    def score(self, texts: Texts) -> Score:
        details = []
        for each in texts.occurrences:
            words = texts.candidate.aligned_words(each.line, (each.token,), each.candidate)
            key = "long" if len("".join(words)) > 2 else "short"
            details.append(Detail(each, (), words, key, statistics=key))
        counts = Counter(each.statistics for each in details)
        return Score(self.score_of(counts).figures, details=tuple(details))

    def score_of(self, counts: Mapping[str, int]) -> Score:
        total = sum(counts.values())
        return Score({"share": counts.get("long", 0) / total if total else None})


def as_facts(report: Report, _width: int) -> Iterator[str]:
    """Yield a line for each value."""
    for record in report.records[0].records():
        yield from (f"{key}: {value}\n" for key, value in record.items())
    yield from report.remarks


FORMATS["facts"] = Format("Facts", ".facts", "tests.additions:as_facts")
FOLDERS.append(Path(__file__).parent / "fixtures" / "languages")
METRICS[Longer.name] = lambda _: Longer()
COMMANDS["added"] = Command("added", "view", Text("Added"), ("Ctrl+F9",))
