"""Which corpora of a 1.1 file are the source, the reference and the systems."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from protest_core.errors import InputError, RefusedError
from protest_core.formats.problems import ProblemList, quoted
from protest_core.operations.systems.systems import system_name_mistake
from protest_core.store.protest11.rows import OldCandidate, Protest11

_LOOKS_LIKE_REFERENCE = re.compile(r"reference|(?<![a-z])ref(?![a-z])")
_LONGEST_NAME = 80


@dataclass(frozen=True, slots=True)
class ReferenceChoice:
    """By the corpus' name, or the one that is called so; `none` is for those who want none."""

    name: str | None = None
    none: bool = False


@dataclass(frozen=True, slots=True)
class Corpora:
    """Ids of corpora; `systems` are target corpora by the names that the systems get."""

    source: int
    reference: int | None
    systems: Mapping[str, int]
    sources: frozenset[int]  # the same text again, once for each target corpus

    @property
    def used(self) -> frozenset[int]:
        reference = () if self.reference is None else (self.reference,)
        return self.sources.union(self.systems.values(), reference)


def choose_corpora(old: Protest11, choice: ReferenceChoice, problems: ProblemList) -> Corpora:
    pairs = {row.tgtcorpus: row.srccorpus for row in reversed(old.pro_candidates)}
    if not pairs:
        raise InputError(
            "The file holds no examples (pro_candidates is empty), so nothing to judge."
        )
    names = {row.id: row.name for row in old.corpora}
    reference = _reference(names, sorted(pairs), choice, problems)
    source = pairs[
        min(pairs) if reference is None else reference if reference in pairs else min(pairs)
    ]
    targets = [corpus for corpus in sorted(pairs) if corpus != reference]
    if reference in pairs and _is_judged(
        old, [c for c in old.pro_candidates if c.tgtcorpus == reference]
    ):
        problems.warn(
            f"corpus {reference}",
            "people judged the reference, or it is in a task: it is loaded as a system, too",
        )
        targets = sorted(pairs)
    systems = unique_names(
        ((corpus, names.get(corpus, "")) for corpus in targets),
        "corpus",
        system_name_mistake,
        problems,
    )
    sources = frozenset(row.srccorpus for row in old.pro_candidates)
    return Corpora(source, reference, {name: corpus for corpus, name in systems.items()}, sources)


def _reference(
    names: Mapping[int, str], targets: list[int], choice: ReferenceChoice, problems: ProblemList
) -> int | None:
    if choice.none:
        return None
    if choice.name is not None:
        wanted = [corpus for corpus, name in names.items() if choice.name in {name, str(corpus)}]
        if len(wanted) == 1:
            return wanted[0]
        known = ", ".join(f"{name} ({corpus})" for corpus, name in names.items())
        raise RefusedError(
            f"{'No' if not wanted else 'More than one'} corpus is called {quoted(choice.name)}. "
            f"Name one of these, or its number: {known}."
        )
    found = [
        corpus for corpus in targets if _LOOKS_LIKE_REFERENCE.search(names.get(corpus, "").lower())
    ]
    if len(found) == 1:
        return found[0]
    what = "several corpora are called a reference" if found else "no corpus is called a reference"
    problems.warn(
        "corpora",
        f"{what}, so the project has none, and matching refers everything to people. "
        "If one is: convert again with --reference NAME",
    )
    return None


def _is_judged(old: Protest11, of: Iterable[OldCandidate]) -> bool:
    mentioned = {
        row.candidate
        for table in (
            old.annotations,
            old.token_annotations,
            old.tag_annotations,
            old.annotation_tasks,
        )
        for row in table
    }
    return any(row.id in mentioned for row in of)


def unique_names(
    named: Iterable[tuple[int, str]],
    thing: str,
    mistake: Callable[[str], str | None],
    problems: ProblemList,
) -> dict[int, str]:
    """The names as they are, where they can be: here no two things are called the same."""
    given: dict[int, str] = {}
    for number, name in named:
        ours = name
        if mistake(ours):
            printable = "".join(c if c.isprintable() else " " for c in name)
            ours = unicodedata.normalize("NFC", " ".join(printable.split()))[:_LONGEST_NAME].strip()
        if mistake(ours) or ours in given.values():
            ours = f"{ours} ({number})" if ours else f"{thing} {number}"
        while ours in given.values():
            ours = f"{thing} {ours}"[:_LONGEST_NAME]
        if ours != name:
            problems.warn(f"{thing} {number}", f"is called {quoted(ours)} here, not {quoted(name)}")
        given[number] = ours
    return given
