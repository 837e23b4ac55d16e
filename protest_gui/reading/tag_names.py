"""What people may type as a tag, and which known tags it might mean."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from protest_core.judgements.model import is_tag


@dataclass(frozen=True, slots=True)
class TagChoice:
    """A line of the drop-down; `new` if the tag exists nowhere yet."""

    name: str
    explanation: str = ""
    new: bool = False


def tag_name(typed: str) -> str | None:
    """As it is stored, or `None` if it cannot be a tag."""
    name = "_".join(typed.split())
    return name if is_tag(name) else None


def matching(
    choices: Sequence[TagChoice], typed: str, *, present: Collection[str]
) -> list[TagChoice]:
    """Known tags with the typed text anywhere in their name; last, the text as a new one."""
    wanted = "_".join(typed.split()).casefold()
    found = [
        choice
        for choice in choices
        if choice.name not in present and wanted in choice.name.casefold()
    ]
    # What is typed in full is meant, even where it is part of a longer name.
    found.sort(key=lambda choice: choice.name.casefold() != wanted)
    name = tag_name(typed)
    known = {*present, *(choice.name for choice in choices)}
    return [*found, TagChoice(name, new=True)] if name and name not in known else found
