"""How good the links are that we make; `figures.py` prints all of it, help by help."""

import pytest

from protest_core.aligning import ALL_HELPS, Help, unsure
from tests.core.aligning.gold import (
    CORPUS,
    GOLD,
    LANGUAGES,
    align_demonstration,
    align_discomt,
    demonstration,
    demonstration_links,
    discomt_links,
    score_of_both,
)
from tests.core.aligning.scores import Score

NONE: frozenset[Help] = frozenset()
needs_corpus = pytest.mark.skipif(not CORPUS.is_dir(), reason="needs ../shared/data/parcorfull")


def demonstration_scores(helps: frozenset[Help]) -> tuple[Score, Score]:
    made = {each: demonstration_links(each, align_demonstration(each, helps)) for each in LANGUAGES}
    pronouns = score_of_both({each: links for each, (links, _) in made.items()})
    antecedents = score_of_both({each: links for each, (_, links) in made.items()})
    return pronouns, antecedents


def test_pronouns_and_antecedents_of_the_demonstration_suites_are_found() -> None:
    """Measured: 0.946 and 0.965; the aligner alone 0.845 and 0.922."""
    pronouns, antecedents = demonstration_scores(ALL_HELPS)
    alone, antecedents_alone = demonstration_scores(NONE)
    assert pronouns.f >= 0.90
    assert pronouns.f - alone.f >= 0.05
    assert antecedents.f > antecedents_alone.f


@needs_corpus
def test_discomt_pronouns_that_were_not_looked_at_gain_five_points() -> None:
    """The even half of the gold set."""
    with_helps, alone = (
        score_of_both(
            {
                language: discomt_links(language, align_discomt(language, helps), even=True)
                for language in LANGUAGES
            }
        )
        for helps in (ALL_HELPS, NONE)
    )
    assert with_helps.f - alone.f >= 0.05


def test_the_gold_set_holds_positions_and_no_text() -> None:
    for file in GOLD.glob("*.tsv"):
        header, *rows = file.read_text(encoding="utf-8").splitlines()
        for row in rows:
            document, *others = (
                row.split("\t")[1:] if header.startswith("number") else row.split("\t")
            )
            assert not set("".join(others)) - set("0123456789:,- ")
            assert not set(document) - set("0123456789_")


def test_doubts_point_at_wrong_links() -> None:
    """Measured: one in five doubtful pronouns is linked wrongly, one in twenty of the others."""
    doubtful, wrong = [], []
    for language in LANGUAGES:
        contents, systems = demonstration(language)
        aligned = align_demonstration(language, ALL_HELPS)
        pronouns, _ = demonstration_links(language, aligned)
        wrong += [each.found != each.right for each in pronouns]
        doubtful += [
            any(doubt.startswith("pronoun") for doubt in unsure(example, aligned[name].alignments))
            for name in systems
            for example in contents.suite.examples
        ]
    among_doubtful = [bad for bad, doubted in zip(wrong, doubtful, strict=True) if doubted]
    among_sure = [bad for bad, doubted in zip(wrong, doubtful, strict=True) if not doubted]
    assert sum(among_doubtful) / len(among_doubtful) > 3 * sum(among_sure) / len(among_sure)
    assert len(among_doubtful) < len(wrong) / 5
