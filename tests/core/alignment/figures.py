"""Prints what each help does: `python -m tests.core.alignment.figures`. Takes some minutes."""

import sys
from collections.abc import Iterator

from protest_core.alignment.align_texts import AlignedText
from protest_core.alignment.bidirectional_links import SentenceAlignment
from protest_core.alignment.likely import likely_translations
from protest_core.alignment.train_and_align import ALL_AIDS, AlignmentAid
from protest_core.alignment.training import Model
from protest_core.text.tokens import Tokens
from protest_core.text.translation import Translation
from tests.core.alignment.gold import (
    LANGUAGES,
    align_demonstration,
    align_discomt,
    demonstration,
    demonstration_links,
    discomt,
    discomt_links,
    score_of_both,
)
from tests.core.alignment.paper_repair import repair

NONE: frozenset[AlignmentAid] = frozenset()
WAYS = {
    "aligner alone": NONE,
    "+ beginnings": frozenset({AlignmentAid.BEGINNINGS}),
    "+ likely pairs": frozenset({AlignmentAid.LIKELY_PAIRS}),
    "+ known links": frozenset({AlignmentAid.KNOWN_LINKS}),
    "+ mending": frozenset({AlignmentAid.REPAIR}),
    "+ same lines": frozenset({AlignmentAid.SAME_LINES}),
    "all but mending": ALL_AIDS - {AlignmentAid.REPAIR},
    "all": ALL_AIDS,
}


def main() -> None:
    sys.stdout.write("precision, recall, F, exact\n")
    for name, helps in WAYS.items():
        _print(name, helps, Model.EFLOMAL, paper=False)
        if name in {"aligner alone", "all but mending"}:
            _print(f"{name} + paper's repair", helps, Model.EFLOMAL, paper=True)
    for name in ("aligner alone", "all"):
        _print(f"fast_align, {name}", WAYS[name], Model.FAST_ALIGN, paper=False)


def _print(name: str, helps: frozenset[AlignmentAid], model: Model, *, paper: bool) -> None:
    sys.stdout.write(f"{name}\n")
    for what, figures in _figures(helps, model, paper=paper):
        sys.stdout.write(f"    {what:32} {figures}\n")
    sys.stdout.flush()


def _figures(
    helps: frozenset[AlignmentAid], model: Model, *, paper: bool
) -> Iterator[tuple[str, str]]:
    pronouns, antecedents, corpus = {}, {}, {}
    for language in LANGUAGES:
        aligned = align_demonstration(language, helps, model)
        if paper:
            aligned = _demonstration_repaired(language, aligned)
        pronouns[language], antecedents[language] = demonstration_links(language, aligned)
        corpus[language] = align_discomt(language, helps, model)
        if paper:
            pairs, _ = discomt(language)
            corpus[language] = _repaired(language, pairs, corpus[language])
    yield "demonstration pronouns", str(score_of_both(pronouns))
    yield "demonstration antecedents", str(score_of_both(antecedents))
    for half, even in (("odd", False), ("even", True), ("all", None)):
        links = {each: discomt_links(each, corpus[each], even=even) for each in LANGUAGES}
        yield f"DiscoMT {half}", str(score_of_both(links))


def _demonstration_repaired(
    language: str, aligned: dict[str, AlignedText]
) -> dict[str, AlignedText]:
    source = [tuple(line.split(" ")) for line in demonstration(language)[0].suite.source]
    made = {}
    for name, text in aligned.items():
        targets = [text.translation.tokens(line) for line in range(len(source))]
        pairs = list(zip(source, targets, strict=True))
        alignments = _repaired(language, pairs, list(text.alignments))
        links = tuple(alignment.text for alignment in alignments)
        made[name] = AlignedText(Translation(text.translation.sentences, links), tuple(alignments))
    return made


def _repaired(
    language: str, pairs: list[tuple[Tokens, Tokens]], aligned: list[SentenceAlignment]
) -> list[SentenceAlignment]:
    likely = likely_translations("en", language)
    assert likely
    return [
        repair(source, target, alignment, likely)
        for (source, target), alignment in zip(pairs, aligned, strict=True)
    ]


if __name__ == "__main__":
    main()
