"""A suite built of any words passes its check, or is refused in a sentence."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.errors import RefusedError
from protest_core.loading.create_project import check_suite
from protest_core.suite_build.parcorfull import BuildChoices, build_from_parcorfull
from tests.core.suite_build.mmax2_files import Attributes, phrase, pronoun, write_document
from tests.properties import examples

_odd = st.sampled_from(
    [
        "it",
        "they",
        "Them",
        "👍🏽",
        "e\u0301",
        "שלום",
        "\u2067x",
        "\u2028",
        "\ufeff",
        "&",
        "<",
        "\u00a0",
    ]
)
# What XML can hold, and no blank: that is where the words of a sentence are divided here.
_any = st.text(
    st.characters(
        codec="utf-8", exclude_categories=["Cc", "Cs"], exclude_characters=" \ufffe\uffff"
    ),
    max_size=3,
)
_sentences = st.lists(
    st.lists(_odd | _any, min_size=1, max_size=6).map(" ".join) | st.just(" ".join(["it"] * 60)),
    min_size=1,
    max_size=5,
)


@st.composite
def marked_texts(draw: st.DrawFn) -> tuple[list[str], list[Attributes]]:
    sentences = draw(_sentences)
    words = sum(sentence.count(" ") + 1 for sentence in sentences)
    places = st.integers(1, words)
    marks: list[Attributes] = []
    for _ in range(draw(st.integers(0, 6))):
        start, end, other = draw(places), draw(places), draw(places)
        marks.append(phrase(f"{start}..{end},{other}", draw(st.integers(1, 2))))
    for word in draw(st.lists(places, max_size=10)):
        chain = draw(st.integers(1, 2))
        marks.append(pronoun(word, chain, position=draw(st.sampled_from(["subject", "none"]))))
    return sentences, marks


@examples(25)
@given(marked_texts(), _sentences)
def test_what_is_built_passes_its_check(
    tmp_path_factory: pytest.TempPathFactory, marked, translated
):
    root: Path = tmp_path_factory.mktemp("odd")
    sentences, marks = marked
    write_document(root / "Talks" / "EN", "one", sentences, marks)
    write_document(root / "Talks" / "XX", "one", translated)
    with suppress(RefusedError):  # none of the words is a marked pronoun
        build_from_parcorfull(root=root, directory=root / "suite", choices=BuildChoices("xx"))
    if (root / "suite").exists():
        assert check_suite(directory=root / "suite").documents == 1
