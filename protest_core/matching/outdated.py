"""What is told where approvals by verified translations do not hold any more."""

from collections.abc import Iterator

from protest_core.errors import counted


def outdated_notes(count: int) -> Iterator[str]:
    """Nothing, where all of them hold."""
    if count:
        yield (
            f"Outdated: {counted(count, 'approval')} by verified translations would not be given "
            "any more, since people have changed their judgements, or links. Match anew: run "
            "‘protest evaluate’, or choose Match Systems Anew in the window."
        )
