"""What no window of ours lets a person say, though a file can hold it."""

from collections.abc import Iterator

from protest_core.errors import printable
from protest_core.judgement.judgement import Judgement
from protest_core.judgement.tags import is_tag

LONGEST_REMARK = 100_000


def oddities(judgement: Judgement) -> Iterator[tuple[str, str]]:
    """Where it is, and what is wrong with it."""
    for tag in sorted(judgement.tags):
        if not is_tag(tag):
            yield "tags", f"‘{printable(tag):.60}’ is no tag"
    if len(judgement.remark) > LONGEST_REMARK:
        yield "remark", f"it is longer than {LONGEST_REMARK:,} characters"
