"""Gold links: the demonstration suites' own, and pronouns of DiscoMT linked by hand.

The latter are positions only; the text is taken from a copy of ParCorFull beside the checkout.
Odd numbers were looked at while the helps were made, even ones are for the final figure.
"""

import csv
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from protest_core.alignment.align_texts import AlignedText, LanguagePair, align_pairs, align_text
from protest_core.alignment.bidirectional_links import SentenceAlignment
from protest_core.alignment.train_and_align import AlignmentAid
from protest_core.alignment.training import Model
from protest_core.files.problems import ProblemList
from protest_core.suite.directory import SuiteContents, read_suite_directory
from protest_core.suite.system_files import read_system
from protest_core.suite_build.mmax2_corpus import find_parts
from protest_core.suite_build.mmax2_text import read_annotated_text
from protest_core.text.tokens import Tokens, tokens_of
from protest_core.text.translation import Translation, targets_of
from tests.core.alignment.scores import Linked, Score, score

PROJECT = Path(__file__).parents[3]
GOLD = PROJECT / "tests" / "fixtures" / "gold"
CORPUS = PROJECT.parent / "shared" / "data" / "parcorfull"
LANGUAGES = ("de", "fr")


@dataclass(frozen=True)
class GoldPronoun:
    """A pronoun of DiscoMT: its pair and token, and the target tokens that translate it."""

    number: int
    pair: int
    token: int
    targets: frozenset[int]


@cache
def demonstration(language: str) -> tuple[SuiteContents, Mapping[str, Translation]]:
    """The suite, and its systems with their links made by hand."""
    problems = ProblemList()
    contents = read_suite_directory(PROJECT / "testsuites" / f"demo-en-{language}", problems)
    counts = [len(tokens_of(line)) for line in contents.suite.source]
    read = {
        system.name: read_system(system, system.links, source=counts, problems=problems)
        for system in contents.systems
    }
    return contents, {name: text for name, text in read.items() if text}


@cache
def align_demonstration(
    language: str, helps: frozenset[AlignmentAid], model: Model = Model.EFLOMAL
) -> dict[str, AlignedText]:
    contents, systems = demonstration(language)
    return {
        name: align_text(
            contents.suite.source,
            text.sentences,
            languages=LanguagePair("en", language),
            reference=contents.reference,
            model=model,
            helps=helps,
        )
        for name, text in systems.items()
    }


def demonstration_links(
    language: str, aligned: Mapping[str, AlignedText]
) -> tuple[list[Linked], list[Linked]]:
    """Return the links that were computed and the right ones, of each pronoun and antecedent."""
    contents, systems = demonstration(language)
    pronouns, antecedents = [], []
    for name, gold in systems.items():
        found = aligned[name].translation
        for example in contents.suite.examples:
            pronouns.append(_linked(found, gold, example.line, [example.token]))
            antecedents += [
                _linked(found, gold, antecedent.line, antecedent.head_or_span)
                for antecedent in example.antecedents
            ]
    return pronouns, antecedents


def _linked(found: Translation, gold: Translation, line: int, tokens: Iterable[int]) -> Linked:
    wanted = list(tokens)
    ours, right = (frozenset(targets_of(text.links[line], wanted)) for text in (found, gold))
    return Linked(ours, right)


@cache
def discomt(language: str) -> tuple[list[tuple[Tokens, Tokens]], list[GoldPronoun]]:
    """All sentence pairs of the corpus, and the gold pronouns in them."""
    pairs: list[tuple[Tokens, Tokens]] = []
    starts: dict[tuple[str, str, int], tuple[int, int]] = {}  # the pair, and the token in it
    for document, *ranges in _groups(language):
        sides: list[Tokens] = []
        for code, sentences in zip(("en", language), ranges, strict=True):
            joined: list[str] = []
            for number in sentences:
                starts[document, code, number] = (len(pairs), len(joined))
                joined += _sentences(document, code)[number]
            sides.append(tuple(joined))
        pairs.append((sides[0], sides[1]))
    return pairs, [_gold_pronoun(row, language, starts) for row in _rows(f"discomt-en-{language}")]


def _groups(language: str) -> Iterator[tuple[str, range, range]]:
    """Sentences that belong together; German ones are one to one."""
    if language == "de":
        for document in dict.fromkeys(row["document"] for row in _rows("discomt-en-fr.groups")):
            for number in range(len(_sentences(document, "en"))):
                yield document, range(number, number + 1), range(number, number + 1)
        return
    for row in _rows(f"discomt-en-{language}.groups"):
        source, target = (
            range(int(row[f"{side}_first"]), int(row[f"{side}_end"]))
            for side in ("source", "target")
        )
        yield row["document"], source, target


def _gold_pronoun(
    row: Mapping[str, str], language: str, starts: Mapping[tuple[str, str, int], tuple[int, int]]
) -> GoldPronoun:
    document = row["document"]
    pair, start = starts[document, "en", int(row["source_sentence"])]
    places = [place.split(":") for place in row["target_tokens"].split(" ") if place != "-"]
    targets = frozenset(
        starts[document, language, int(sentence)][1] + int(token) for sentence, token in places
    )
    return GoldPronoun(int(row["number"]), pair, start + int(row["source_token"]), targets)


def _rows(name: str) -> list[dict[str, str]]:
    with (GOLD / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def discomt_tokens(language: str) -> list[Tokens]:
    """All sentences, document by document."""
    documents = dict.fromkeys(row["document"] for row in _rows("discomt-en-fr.groups"))
    return [tokens for document in documents for tokens in _sentences(document, language)]


@cache
def _sentences(document: str, language: str) -> list[Tokens]:
    (part,) = find_parts(CORPUS, ("DiscoMT",))
    folder = part.language_folder(language)
    text = read_annotated_text(folder, document, part.place(language), ProblemList())
    assert text is not None, document
    return [text.tokens(text.sentence(number)) for number in range(text.sentences)]


def align_discomt(
    language: str, helps: frozenset[AlignmentAid], model: Model = Model.EFLOMAL
) -> list[SentenceAlignment]:
    pairs, _ = discomt(language)
    return align_pairs(pairs, languages=LanguagePair("en", language), model=model, helps=helps)


def discomt_links(
    language: str, aligned: list[SentenceAlignment], *, even: bool | None
) -> list[Linked]:
    """Return the links of pronouns with even numbers, odd ones, or all."""
    _, pronouns = discomt(language)
    return [
        Linked(
            frozenset(targets_of(aligned[gold.pair].text, [gold.token])),
            gold.targets,
        )
        for gold in pronouns
        if even is None or (gold.number % 2 == 0) is even
    ]


def score_of_both(links: Mapping[str, list[Linked]]) -> Score:
    return score([each for language in LANGUAGES for each in links[language]])
