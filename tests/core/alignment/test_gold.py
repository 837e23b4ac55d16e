"""Quality of the links that we make; `make bench` measures it on the DiscoMT pronouns, too.

`figures.py` prints all of it, help by help.
"""

from protest_core.alignment.train_and_align import ALL_AIDS
from protest_core.alignment.warnings import alignment_warnings
from tests.core.alignment.gold import (
    GOLD,
    LANGUAGES,
    align_demonstration,
    demonstration,
    demonstration_links,
    score_of_both,
)


def test_pronouns_and_antecedents_of_the_demonstration_suites_are_found() -> None:
    """Measured: 0.943 and 0.969; the aligner alone 0.831 and 0.848."""
    made = {
        each: demonstration_links(each, align_demonstration(each, ALL_AIDS)) for each in LANGUAGES
    }
    assert score_of_both({each: pronouns for each, (pronouns, _) in made.items()}).f >= 0.90
    assert score_of_both({each: antecedents for each, (_, antecedents) in made.items()}).f >= 0.94


def test_the_gold_set_holds_positions_and_no_text() -> None:
    for file in GOLD.glob("*.tsv"):
        header, *rows = file.read_text(encoding="utf-8").splitlines()
        for row in rows:
            document, *others = (
                row.split("\t")[1:] if header.startswith("number") else row.split("\t")
            )
            assert not set("".join(others)) - set("0123456789:,- ")
            assert not set(document) - set("0123456789_")


def test_warnings_point_at_wrong_links() -> None:
    """Measured: one in five doubtful pronouns is linked wrongly, one in twenty of the others."""
    doubtful, wrong = [], []
    for language in LANGUAGES:
        contents, systems = demonstration(language)
        aligned = align_demonstration(language, ALL_AIDS)
        pronouns, _ = demonstration_links(language, aligned)
        wrong += [each.found != each.right for each in pronouns]
        doubtful += [
            any(
                doubt.startswith("pronoun")
                for doubt in alignment_warnings(example, aligned[name].alignments)
            )
            for name in systems
            for example in contents.suite.examples
        ]
    among_doubtful = [
        bad for bad, with_warnings in zip(wrong, doubtful, strict=True) if with_warnings
    ]
    among_sure = [
        bad for bad, with_warnings in zip(wrong, doubtful, strict=True) if not with_warnings
    ]
    assert sum(among_doubtful) / len(among_doubtful) > 3 * sum(among_sure) / len(among_sure)
    assert len(among_doubtful) < len(wrong) / 5
