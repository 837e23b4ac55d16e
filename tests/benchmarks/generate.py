"""Writes a suite of any size with system outputs, the same for the same numbers."""

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

_WORDS = [f"word{number}" for number in range(5_000)]
_PRONOUNS = ["er", "sie", "es", "ihn", "das", "ihr", "man"]
_CATEGORIES = [
    "anaphoric_inter_subject_it",
    "event_it",
    "anaphoric_intra_they",
    "pleonastic_it",
    "addressee_generic_you",
]
_LINES_PER_DOCUMENT = 50
Sentence = Sequence[str]


def write_suite(directory: Path, *, examples: int, systems: int) -> None:
    """One example per line; links are one to one with gaps, words and pronouns often change."""
    chance = random.Random(1)
    (directory / "systems").mkdir(parents=True)
    source = [chance.choices(_WORDS, k=chance.randint(8, 30)) for _ in range(examples)]
    _write(directory / "source.txt", map(" ".join, source))
    (directory / "suite.toml").write_text(
        'name = "generated"\nsource_language = "en"\ntarget_language = "de"\n'
    )
    documents = range(0, examples, _LINES_PER_DOCUMENT)
    rows = (f"document{line}\t{line}" for line in documents)
    _write(directory / "documents.tsv", ["name\tfirst_line", *rows])
    _write(directory / "examples.jsonl", _examples(chance, source))
    for stem in ("reference", *(f"systems/system{number}" for number in range(systems))):
        _write_translation(directory / stem, source, chance)


def _examples(chance: random.Random, source: Sequence[Sentence]) -> Iterator[str]:
    for line, sentence in enumerate(source):
        category = _CATEGORIES[line % len(_CATEGORIES)]
        example = {
            "id": line,
            "category": category,
            "line": line,
            "token": chance.randrange(len(sentence)),
        }
        if category.startswith("anaphoric"):
            before = "inter" in category and line % _LINES_PER_DOCUMENT > 0
            start = chance.randrange(len(source[line - before]) - 2)
            span = {"line": line - before, "span": [start, start + 2], "head": start + 1}
            example["antecedents"] = [span]
        yield json.dumps(example)


def _write_translation(stem: Path, source: Sequence[Sentence], chance: random.Random) -> None:
    translated = [[_translated(word, chance) for word in sentence] for sentence in source]
    _write(stem.with_suffix(".txt"), map(" ".join, translated))
    links = (
        " ".join(f"{i}-{i}" for i in range(len(sentence)) if chance.random() < 0.95)
        for sentence in source
    )
    _write(stem.with_suffix(".align"), links)


def _translated(word: str, chance: random.Random) -> str:
    dice = chance.random()
    return chance.choice(_PRONOUNS) if dice < 0.2 else chance.choice(_WORDS) if dice < 0.4 else word


def _write(path: Path, lines: Iterator[str] | Sequence[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
