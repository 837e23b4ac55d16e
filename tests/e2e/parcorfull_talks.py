"""Crude suites from ParCorFull, English–German: annotated pronouns, IBM 1 links, perturbed systems.

Only as good as a comparison of two implementations needs; the rules are those of parcorfull.md.
"""

from __future__ import annotations

import json
import math
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

PARCORFULL = Path(__file__).parents[3] / "shared" / "data" / "parcorfull"

Sentence = list[str]
Links = list[tuple[int, int]]

PRONOUNS = ["er", "sie", "es", "ihn", "ihm", "das", "die", "Sie"]
AFTER_HEAD = re.compile(r"of|in|on|at|for|from|to|with|by|that|which|who|whose|and|or|,|--|\(")


class Document(NamedTuple):
    sentences: list[Sentence]
    starts: list[int]  # the first word of each sentence, counted over the document
    markables: list[dict[str, str]]

    def place(self, word: int) -> tuple[int, int]:
        line = sum(start <= word for start in self.starts) - 1
        return line, word - self.starts[line]


def build_suite(part: str, folder: Path, chance: random.Random) -> Path:
    """A suite with two systems from one part of ParCorFull (`DiscoMT` or `news`)."""
    (folder / "systems").mkdir(parents=True)
    source: list[Sentence] = []
    target: list[Sentence] = []
    documents = ["name\tfirst_line"]
    examples: list[dict[str, Any]] = []
    for name in sorted(path.stem for path in (PARCORFULL / part / "EN").glob("*.mmax")):
        if (part, name) == ("news", "07"):  # its German markables hold conflict markers
            continue
        english = read_document(PARCORFULL / part / "EN", name)
        german = read_document(PARCORFULL / part / "DE", name)
        documents.append(f"{name}\t{len(source)}")
        examples += pronoun_examples(english, len(source))
        source += english.sentences
        target += german.sentences
    links = align(source, target)
    settings = {
        "name": f"talks-{part}",
        "version": "0",
        "source_language": "en",
        "target_language": "de",
        "licence": "none",
        "citation": "ParCorFull",
    }
    write(folder / "suite.toml", [f"{key} = {json.dumps(settings[key])}" for key in settings])
    write(folder / "documents.tsv", documents)
    numbered = [json.dumps({"id": number} | row) for number, row in enumerate(examples, start=1)]
    write(folder / "examples.jsonl", numbered)
    write(folder / "source.txt", [" ".join(sentence) for sentence in source])
    write_translation(folder / "reference", target, links)
    for name in ("one", "two"):
        pairs = [perturb(chance, *pair) for pair in zip(source, target, links, strict=True)]
        sentences, their_links = zip(*pairs, strict=True)
        write_translation(folder / "systems" / name, list(sentences), list(their_links))
    return folder


def read_document(language: Path, name: str) -> Document:
    words = [word.text or "" for word in xml(language / "Basedata" / f"{name}_words.xml")]
    marked = language / "Markables"
    spans = sorted(words_of(s.attrib) for s in xml(marked / f"{name}_sentence_level.xml"))
    return Document(
        sentences=[[words[word] for word in span] for span in spans],
        starts=[span[0] for span in spans],
        markables=[markable.attrib for markable in xml(marked / f"{name}_coref_level.xml")],
    )


def xml(path: Path) -> ElementTree.Element:
    return ElementTree.fromstring(path.read_text(encoding="utf-8"))


def words_of(markable: dict[str, str]) -> list[int]:
    """word_3..word_9, word_12 → positions from 0, sorted, without doubles."""
    words: set[int] = set()
    for piece in markable["span"].split(","):
        ends = [int(number) - 1 for number in re.findall(r"\d+", piece)]
        words.update(range(ends[0], ends[-1] + 1))
    return sorted(words)


def pronoun_examples(document: Document, first_line: int) -> Iterator[dict[str, Any]]:
    nouns = defaultdict(list)
    for markable in document.markables:
        if markable.get("mention") == "np":
            nouns[markable["coref_class"]].append(words_of(markable))
    seen = set()
    for markable in sorted(document.markables, key=words_of):
        (word, *more) = words_of(markable)
        line, token = document.place(word)
        form = document.sentences[line][token].lower()
        if more or word in seen or form not in ("it", "they", "them"):
            continue
        if markable.get("mention") != "pronoun":
            continue
        earlier = [span for span in nouns[markable["coref_class"]] if span[-1] < word]
        antecedent = antecedent_of(document, max(earlier)) if earlier else None
        category = category_of(markable, form, line, antecedent)
        if category is None:
            continue
        seen.add(word)
        example = {"category": category, "line": first_line + line, "token": token}
        if category.startswith("anaphoric_") and antecedent:
            example["antecedents"] = [antecedent | {"line": first_line + antecedent["line"]}]
        yield example


def category_of(
    markable: dict[str, str], form: str, line: int, antecedent: dict[str, Any] | None
) -> str | None:
    kind, refers_to = markable.get("type"), markable.get("antetype")
    if form == "it" and kind == "pleonastic":
        return "pleonastic_it"
    if form == "it" and (kind, refers_to) == ("anaphoric", "event"):
        return "event_it"
    if (kind, refers_to) != ("anaphoric", "entity") or antecedent is None:
        return None
    place = "intra" if antecedent["line"] == line else "inter"
    if form == "it":
        position = markable.get("position")
        return f"anaphoric_{place}_{position}_it" if position else None
    if markable.get("agreement") == "singular":
        return "anaphoric_singular_they"
    return f"anaphoric_{place}_they"


def antecedent_of(document: Document, words: list[int]) -> dict[str, Any]:
    """The span within the sentence it begins in; the head as parcorfull.md guesses it."""
    line, start = document.place(words[0])
    sentence = document.sentences[line]
    end = min(len(sentence), start + words[-1] - words[0] + 1)
    antecedent: dict[str, Any] = {"line": line, "span": [start, end]}
    breaks = [i for i in range(start + 1, end) if AFTER_HEAD.fullmatch(sentence[i].lower())]
    if end - start < 8:  # some stay without a head, for the rule about whole spans
        antecedent["head"] = min([end, *breaks]) - 1
    return antecedent


def align(source: list[Sentence], target: list[Sentence]) -> list[Links]:
    """IBM 1 in two rounds; each target word is linked to its best source word or to none."""
    pairs = [
        (["", *map(str.lower, english)], [word.lower() for word in german])
        for english, german in zip(source, target, strict=True)
    ]
    together: dict[str, set[str]] = defaultdict(set)
    for english, german in pairs:
        for word in english:
            together[word].update(german)
    chances = {word: dict.fromkeys(found, 1 / len(found)) for word, found in together.items()}
    for _ in range(2):
        counts: dict[str, Counter[str]] = defaultdict(Counter)
        for english, german in pairs:
            for theirs in german:
                weights = [chances[ours][theirs] for ours in english]
                total = sum(weights)
                for ours, weight in zip(english, weights, strict=True):
                    counts[ours][theirs] += weight / total
        chances = {
            word: {other: count / found.total() for other, count in found.items()}
            for word, found in counts.items()
        }
    return [best_links(*pair, chances) for pair in pairs]


def best_links(english: Sentence, german: Sentence, chances: dict[str, dict[str, float]]) -> Links:
    links = []
    for j, theirs in enumerate(german):
        scores = [chances[english[0]][theirs] * 0.05]
        for i, ours in enumerate(english[1:]):
            off_diagonal = abs(i / (len(english) - 1) - j / len(german))
            scores.append(chances[ours][theirs] * math.exp(-4 * off_diagonal))
        best = max(range(len(scores)), key=scores.__getitem__)
        if best > 0:
            links.append((best - 1, j))
    return links


def perturb(
    chance: random.Random, source: Sentence, target: Sentence, links: Links
) -> tuple[Sentence, Links]:
    """Some pronouns and nouns exchanged, some words dropped, some links dropped and added."""
    sentence: Sentence = []
    moved = {}
    for position, token in enumerate(target):
        if chance.random() < 0.05:
            continue
        moved[position] = len(sentence)
        sentence.append(exchanged(chance, token))
    kept = [(i, moved[j]) for i, j in links if j in moved and chance.random() < 0.95]
    if sentence:
        added = chance.randrange(3)
        kept += [
            (chance.randrange(len(source)), chance.randrange(len(sentence))) for _ in range(added)
        ]
    return sentence, kept


def exchanged(chance: random.Random, token: str) -> str:
    if token.lower() in PRONOUNS and chance.random() < 0.25:
        return chance.choice(PRONOUNS)
    if token[0].isupper() and chance.random() < 0.15:
        return chance.choice(["Sache", "Frau", token.lower(), token.upper()])
    return token


def write_translation(stem: Path, sentences: list[Sentence], links: list[Links]) -> None:
    write(stem.with_suffix(".txt"), [" ".join(sentence) for sentence in sentences])
    write(stem.with_suffix(".align"), [" ".join(f"{i}-{j}" for i, j in line) for line in links])


def write(path: Path, lines: list[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
