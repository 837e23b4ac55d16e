"""What stands where a figure does not exist, and the sentences why a share does not."""

from collections.abc import Iterator, Sequence

UNDEFINED = "undefined"
NOTHING_JUDGED = "People have judged nothing of this yet: there is nothing to compare."
NOTHING_COMPARED = (
    "There is nothing that the metric calls right or wrong and people correct or incorrect."
)


def no_share_notes(
    undecided: Sequence[str], uncounted: Sequence[str], figures: str
) -> Iterator[str]:
    """`undecided`: neither matched nor judged, so that they are in none of the `figures` either;
    `uncounted`: matched or judged, and nothing of it is what is counted here.
    """
    if undecided:
        yield undecided_note(undecided, figures)
    if uncounted:
        yield f"The share of {', '.join(uncounted)} is undefined: nothing of it is counted."


def undecided_note(systems: Sequence[str], figures: str) -> str:
    """Anything may be true of what nobody has looked at; no share says that."""
    they = "it is" if len(systems) == 1 else "they are"
    return (
        f"The share of {', '.join(systems)} is undefined, and in no {figures}: {they} neither "
        "matched nor judged yet."
    )
