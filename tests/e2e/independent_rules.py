"""The automatic rules a second time, in bare Python, written from domain.md and formats.md alone.

Numbers in comments are those of "Automatic matching" in domain.md. Nothing here may be imported
from protest_core: only the word lists of its languages are read, as files.
"""

from __future__ import annotations

import json
import tomllib
import unicodedata
from collections.abc import Collection
from pathlib import Path
from typing import Any

LANGUAGES = Path(__file__).parents[2] / "protest_core" / "languages"

Row = dict[str, Any]


def expected_rows(
    suite: Path,
    *,
    tokens: str = "any",
    antecedents: str = "head-or-span",
    ambiguous: frozenset[str] = frozenset(),
) -> list[Row]:
    """Return what `protest evaluate --details --format json` prints for the suite."""
    settings = tomllib.loads(text_of(suite / "suite.toml"))
    agreeing = {own["id"]: own["antecedent_agrees"] for own in settings.get("category", [])}
    pronouns, ambiguous_by_language = word_lists(settings["target_language"])
    ambiguous |= ambiguous_by_language
    examples = [json.loads(line) for line in lines_of(suite / "examples.jsonl")]
    reference = Translation(suite / "reference.txt", suite / "reference.align", antecedents)
    rows = []
    for text in sorted((suite / "systems").glob("*.txt")):
        system = Translation(text, text.with_suffix(".align"), antecedents)
        for example in examples:
            needs_antecedents = agreeing.get(
                example["category"], example["category"].startswith("anaphoric_")
            )
            row = {"system": text.stem, "example": example["id"], "category": example["category"]}
            row["pronoun"] = system.pronoun(example)
            row["reference_pronoun"] = reference.corrected_pronoun(example)
            row["antecedents"] = system.antecedents(example) if needs_antecedents else []
            row["reference_antecedents"] = (
                reference.corrected_antecedents(example) if needs_antecedents else []
            )
            decide(row, pronouns if tokens == "pronouns" else None, ambiguous)
            row["alignment_warnings"] = []  # all links are given
            rows.append(row)
    return rows


def decide(row: Row, counted: set[str] | None, ambiguous: frozenset[str]) -> None:
    """Rules 1 to 5; `counted` are the only forms that can make a match, None for all forms."""
    candidate = {token.lower() for token in row["pronoun"]}
    reference = {token.lower() for token in row["reference_pronoun"]}
    shared = candidate & reference  # rule 1: recorded whatever the policy
    common = shared
    if counted is not None:  # the word lists have the straight apostrophe
        common = {token for token in shared if token.replace("’", "'") in counted}
    reasons = missing_or_different(
        candidate,
        reference,
        equal=bool(common),
        names=("pronoun_untranslated", "reference_pronoun_unaligned", "pronoun_differs"),
    )
    # Rule 4. Its last sentence needs no line: if either side is ambiguous forms only, so is
    # what they have in common.
    if common and common <= ambiguous:
        reasons.add("ambiguous_form")
    # Rule 3, every antecedent; rule 2: the other examples come here without antecedents.
    for ours, theirs in zip(row["antecedents"], row["reference_antecedents"], strict=True):
        reasons |= missing_or_different(
            ours,
            theirs,
            equal=ours == theirs,
            names=(
                "antecedent_untranslated",
                "reference_antecedent_unaligned",
                "antecedent_differs",
            ),
        )
    row["reasons"] = sorted(reasons)
    row["verdict"] = "referred" if reasons else "approved"
    row["shared"] = sorted(shared)
    row["matched"] = None if reasons else "reference"


def missing_or_different(
    ours: Collection[str], theirs: Collection[str], *, equal: bool, names: tuple[str, str, str]
) -> set[str]:
    """Rule 5: empty in the candidate, empty in the reference, both there and not equal."""
    untranslated, unaligned, different = names
    reasons = set()
    if not ours:
        reasons.add(untranslated)
    if not theirs:
        reasons.add(unaligned)
    if ours and theirs and not equal:
        reasons.add(different)
    return reasons


class Translation:
    """A target text with its links to the source."""

    def __init__(self, text: Path, links: Path, antecedents: str) -> None:
        self.sentences = [
            line.removesuffix(" ").split(" ") if line.strip(" ") else [] for line in lines_of(text)
        ]
        self.links = [
            [tuple(map(int, link.split("-"))) for link in line.split()] for line in lines_of(links)
        ]
        self.policy = antecedents

    def pronoun(self, example: Row) -> list[str]:
        return self._aligned(example["line"], {example["token"]})

    def antecedents(self, example: Row) -> list[list[str]]:
        """Rule 3; docs/formats.md: one that is linked to punctuation only counts as unlinked."""
        found = [
            self._aligned(antecedent["line"], self._source_tokens(antecedent))
            for antecedent in example.get("antecedents", [])
        ]
        return [[] if all(map(is_punctuation, tokens)) else tokens for tokens in found]

    def corrected_pronoun(self, example: Row) -> list[str]:
        """formats.md: tokens given with the example win over reference.align."""
        positions = example.get("reference", {}).get("pronoun")
        if positions is None:
            return self.pronoun(example)
        return self._at(example["line"], positions)

    def corrected_antecedents(self, example: Row) -> list[list[str]]:
        found = self.antecedents(example)
        given = example.get("reference", {}).get("antecedents") or [None] * len(found)
        return [
            by_alignment if positions is None else self._at(antecedent["line"], positions)
            for by_alignment, positions, antecedent in zip(
                found, given, example.get("antecedents", []), strict=True
            )
        ]

    def _source_tokens(self, antecedent: Row) -> set[int]:
        """Rule 3: the head where the suite gives one, else the span; the policy forces either."""
        if self.policy == "span" or "head" not in antecedent:
            return set(range(*antecedent["span"]))
        return {antecedent["head"]}

    def _aligned(self, line: int, source: set[int]) -> list[str]:
        return self._at(line, [j for i, j in self.links[line] if i in source])

    def _at(self, line: int, positions: list[int]) -> list[str]:
        return [self.sentences[line][position] for position in sorted(set(positions))]


def is_punctuation(token: str) -> bool:
    """Signs only, none of which is read as a word: Unicode's P* and Sk, without % ‰ & @ # §."""
    categories = {unicodedata.category(sign) for sign in token}
    return not set(token) & set("%‰&@#§") and all(c[0] == "P" or c == "Sk" for c in categories)


def word_lists(language: str) -> tuple[set[str], frozenset[str]]:
    """The pronouns and the ambiguous forms of a language; of an unknown one, none."""
    code = language.lower().replace("_", "-").split("-")[0]
    for path in LANGUAGES.glob("*/profile.toml"):
        profile = tomllib.loads(path.read_text(encoding="utf-8"))
        if code in (profile["code"], *profile["other_codes"]):
            return set(profile["pronouns"]), frozenset(profile["ambiguous_forms"])
    return set(), frozenset()


def text_of(path: Path) -> str:
    """BOM and CRLF accepted, NFC; nothing but a newline ends a line."""
    text = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    return unicodedata.normalize("NFC", text)


def lines_of(path: Path) -> list[str]:
    return text_of(path).removesuffix("\n").split("\n")
