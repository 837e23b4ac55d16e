"""Lists of words that a language profile names by `<name>`, put in their places."""

from collections.abc import Mapping, Sequence
from typing import Any

_OF_AN_ENTRY = ("of", "forms", "become", "after", "before")


def with_word_groups(written: Mapping[str, Any]) -> dict[str, Any]:
    """The profile as if each of its lists had the words themselves."""
    groups: Mapping[str, Sequence[str]] = written.get("word_groups", {})
    profile = {key: value for key, value in written.items() if key != "word_groups"}
    profile["articles"] = _with_words(written.get("articles", ()), groups)
    profile["wrong_forms"] = [_entry(entry, groups) for entry in written.get("wrong_forms", ())]
    return profile


def _entry(entry: Mapping[str, Any], groups: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    words = {key: _with_words(entry[key], groups) for key in _OF_AN_ENTRY if key in entry}
    return {**entry, **words}


def _with_words(written: Sequence[str], groups: Mapping[str, Sequence[str]]) -> list[str]:
    """A name that no group has is a mistake in the file, and an error."""
    named = (groups[each[1:-1]] if each.startswith("<") else [each] for each in written)
    return [word for words in named for word in words]
