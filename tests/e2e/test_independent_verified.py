"""`protest evaluate --verified` against rule 6 of domain.md a second time, in bare Python."""

from __future__ import annotations

import csv
import json
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from .independent_rules import Translation, decide, expected_rows, lines_of, word_lists
from .test_independent_rules import assert_same, details, protest, random_suite

Row = dict[str, Any]
ANNOTATORS = ("Ada", "Ben")
BAD = "bad_translation"


@pytest.mark.parametrize("seed", range(6))
def test_random_judgements_approve_what_the_rule_says(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    suite = random_suite(tmp_path / "suite", chance, "de")
    make_second_version(chance, suite / "systems")
    project = tmp_path / "random.protest"
    protest("new", project, "--suite", suite, "--with-systems")
    said = random_judgements(chance, suite)
    table = tmp_path / "said.csv"
    write_table(table, said)
    protest("judgements", "import", project, table)
    saved = 0
    for antecedents in ("head-or-span", "span"):
        expected = rows_with_verified(suite, said, antecedents)
        found = details(project, "--verified", f"--antecedents={antecedents}")
        assert_same(found, expected)
        saved += sum(row["matched"] not in {None, "reference"} for row in expected)
    assert saved > 0
    assert_same(details(project, "--no-verified"), expected_rows(suite, antecedents="span"))


def make_second_version(chance: random.Random, systems: Path) -> None:
    """“zeta” becomes the second version of “Alpha”: most of its lines are the same."""
    changed = [chance.random() < 0.2 for _ in lines_of(systems / "Alpha.txt")]
    for end in ("txt", "align"):
        both = (lines_of(systems / f"{name}.{end}") for name in ("Alpha", "zeta"))
        lines = [later if new else first for first, later, new in zip(*both, changed, strict=True)]
        (systems / f"zeta.{end}").write_bytes("".join(f"{line}\n" for line in lines).encode())


def rows_with_verified(suite: Path, said: list[Row], antecedents: str) -> list[Row]:
    rows = expected_rows(suite, antecedents=antecedents)
    references = verified_references(suite, said, antecedents)
    _, ambiguous = word_lists("de")
    for row in rows:
        if row["verdict"] == "approved":
            continue
        for system, words in references[row["example"]]:
            if system == row["system"]:
                continue
            other = {**row, "reference_pronoun": words[0], "reference_antecedents": words[1:]}
            decide(other, None, ambiguous)
            if other["verdict"] == "approved":
                shared = other["shared"]
                row |= {"verdict": "approved", "reasons": [], "shared": shared, "matched": system}
                break
    return rows


def verified_references(
    suite: Path, said: list[Row], antecedents: str
) -> dict[int, list[tuple[str, list[list[str]]]]]:
    """Return by example, in the order of loading, the words of pronoun and antecedents."""
    found = defaultdict(list)
    of_candidate = defaultdict(list)
    for judgement in said:
        of_candidate[judgement["system"], judgement["example"]].append(judgement)
    for text in sorted((suite / "systems").glob("*.txt")):
        translation = Translation(text, text.with_suffix(".align"), antecedents)
        for example in examples_of(suite):
            judgements = of_candidate[text.stem, example["id"]]
            if is_verified(judgements, asked=asks_for_antecedent(suite, example)):
                words = words_of(translation, suite, example, judgements, antecedents)
                found[example["id"]].append((text.stem, words))
    return found


def is_verified(judgements: list[Row], *, asked: bool) -> bool:
    """Nobody calls it wrong or not judgeable, and somebody calls each right."""
    questions = ("pronoun", "antecedent") if asked else ("pronoun",)
    for question in questions:
        found = set()
        for each in judgements:
            if BAD in each["tags"]:
                found.add("not judgeable")
            elif each[question] != "unset":
                found.add(each[question])
            elif is_finished(each, asked=asked):
                found.add("not judgeable")
        if found != {"yes"}:
            return False
    return True


def is_finished(judgement: Row, *, asked: bool) -> bool:
    """Return whether a judgement is complete, or contradicts itself."""
    answers = [judgement["pronoun"], *([judgement["antecedent"]] if asked else [])]
    return "unset" not in answers or judgement["conflict"]


def contradicts_itself(judgement: Row, highlighted: list[set[tuple[int, int]]]) -> bool:
    """Conflict rule 5: of the pronoun and, independently, of the antecedent."""
    for question, places in zip(("pronoun", "antecedent"), highlighted, strict=True):
        some = bool(places & set(judgement["tokens"]))
        if judgement[question] == "yes":
            if places and not some:
                return True
        elif some:
            return True
    return False


def words_of(
    translation: Translation, suite: Path, example: Row, judgements: list[Row], antecedents: str
) -> list[list[str]]:
    selected = {token for each in judgements for token in each["tokens"]}
    parts = [(example["line"], {example["token"]}, True)]
    if asks_for_antecedent(suite, example):
        for antecedent in example.get("antecedents", []):
            span = set(range(*antecedent["span"]))
            head = {antecedent["head"]} if "head" in antecedent else span
            sources = span if antecedents == "span" else head
            parts.append((antecedent["line"], sources, sources == head))
    words = []
    for line, sources, could_select in parts:
        aligned = sorted({j for i, j in translation.links[line] if i in sources})
        chosen = [j for j in aligned if could_select and (line, j) in selected]
        words.append([translation.sentences[line][j] for j in chosen or aligned])
    return words


def random_judgements(chance: random.Random, suite: Path) -> list[Row]:
    """One or two people on most candidates, who select some of the highlighted words."""
    said = []
    for text in sorted((suite / "systems").glob("*.txt")):
        translation = Translation(text, text.with_suffix(".align"), "head-or-span")
        for example in examples_of(suite):
            for annotator in chance.sample(ANNOTATORS, k=chance.choice([0, 1, 1, 2])):
                said.append(random_judgement(chance, suite, translation, example))
                said[-1] |= {"system": text.stem, "annotator": annotator}
    return said


def random_judgement(
    chance: random.Random, suite: Path, translation: Translation, example: Row
) -> Row:
    asked = asks_for_antecedent(suite, example)
    parts = [[(example["line"], {example["token"]})], []]
    for antecedent in example.get("antecedents", []) if asked else []:
        span = set(range(*antecedent["span"]))
        parts[1].append(
            (antecedent["line"], {antecedent["head"]} if "head" in antecedent else span)
        )
    highlighted = [
        {(line, j) for line, of in places for i, j in translation.links[line] if i in of}
        for places in parts
    ]
    judgement = {
        "example": example["id"],
        "pronoun": chance.choice(["yes"] * 8 + ["no"]),
        "antecedent": chance.choice(["yes"] * 8 + ["no", "unset"]) if asked else "unset",
        "tokens": [token for token in sorted(set().union(*highlighted)) if chance.random() < 0.5],
        "tags": [BAD] if chance.random() < 0.05 else [],
    }
    return judgement | {"conflict": contradicts_itself(judgement, highlighted)}


def write_table(path: Path, said: list[Row]) -> None:
    columns = ("system", "example", "annotator", "pronoun", "antecedent", "tokens", "tags")
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        for each in said:
            tokens = " ".join(f"{line}:{token}" for line, token in each["tokens"])
            row = {**each, "tokens": tokens, "tags": " ".join(each["tags"])}
            writer.writerow([row[column] for column in columns])


def examples_of(suite: Path) -> list[Row]:
    return [json.loads(line) for line in lines_of(suite / "examples.jsonl")]


def asks_for_antecedent(suite: Path, example: Row) -> bool:
    return example["category"].startswith("anaphoric_") or example["category"].endswith("_true")
