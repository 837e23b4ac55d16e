"""Suites that a builder or an importer makes pass our own check, whatever the input."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.errors import InputError, RefusedError
from protest_core.loading.create_project import check_suite
from protest_core.suite_build.bawden import Variants, import_bawden
from protest_core.suite_build.contrapro import import_contrapro
from protest_core.suite_build.ctxpro import import_ctxpro
from protest_core.suite_build.parallel import ParallelFiles, build_from_parallel
from protest_core.suite_build.parcorfull import BuildChoices, build_from_parcorfull
from tests.core.suite_build.mmax2_files import write_document
from tests.properties import examples

_ODD = [
    *("it", "They", "them", "elle", "A-t-il", "l’eau", "sie", ".", "-", "''", '"', "@-@"),
    *("👍🏽", "e\u0301", "\u0301", "שלום", "\u2067x", "\u2028", "\ufeff", "\u00a0", "␣", "\x85"),
    *("\t", "\x00", "\r", "\n", "  "),
]
_texts = st.lists(st.sampled_from(_ODD) | st.text(max_size=3), max_size=6).map(" ".join)
_names = st.sampled_from(["1", "", "a b", "a\tb", "é", "e\u0301", "x\ny"]) | st.text(max_size=4)
_two = st.tuples(_texts, _texts)

# Each example makes a directory and aligns words.
_few = examples(30)
_words = st.sampled_from([word for word in _ODD if word.strip() and word != "\x00"])
_sentences = st.lists(_words, min_size=1, max_size=4).map(" ".join) | st.just("")
_pairs = st.lists(st.tuples(_sentences, _sentences), min_size=1, max_size=4)
_rows = st.lists(
    st.tuples(
        st.sampled_from("0001"), st.sampled_from("00001９"), st.sampled_from(["event_it", "own"])
    ),
    min_size=1,
    max_size=3,
    unique=True,
)
_OWN = '[[category]]\nid = "own"\nfunction = "event"\n'
_ctxpro_fields = st.fixed_dictionaries(
    {
        "src pronoun": st.sampled_from(["it", "They", "sie"]),
        "ref segment": _texts,
        "expected": st.sampled_from(["elle", "l’eau", "sie", "-", "ß"]),
        "rule": st.sampled_from(["NOM.FORM.SING", "ACC.FORM+PLUR", ".", ""]),
    },
    optional={
        "ante distance": st.integers(0, 2),
        "intrasegmental": st.booleans(),
        "src ante phrase": _texts,
        "src ante head": st.sampled_from(_ODD),
        "src ante segment": _texts,
        "ref ante segment": _texts,
        "document id": _names,
        "segment id": st.integers(-1, 9),
    },
)


@st.composite
def bawden_files(draw: st.DrawFn) -> dict[str, Any]:
    variants = st.fixed_dictionaries({"correct": _two, "incorrect": _two})
    block = st.fixed_dictionaries({"src": _two, "trg": st.lists(variants, min_size=1, max_size=2)})
    return draw(st.dictionaries(_names, block, min_size=1, max_size=3))


@_few
@given(bawden_files(), st.sampled_from(Variants), st.sampled_from(["fr", "de", "xx"]))
def test_every_imported_bawden_file_is_good(
    tmp_path_factory: pytest.TempPathFactory, content, variants: Variants, target: str
):
    folder = _folder(tmp_path_factory, content)
    with suppress(RefusedError):  # no pronoun in it
        import_bawden(
            file=folder / "file.json",
            directory=folder / "suite",
            variants=variants,
            languages=("en", target),
        )
    _is_good_or_not_there(folder / "suite")


@st.composite
def contrapro_files(draw: st.DrawFn) -> list[dict[str, Any]]:
    some = _texts.filter(str.strip)
    entry = st.fixed_dictionaries(
        {
            "src segment": some.map(lambda text: f"{text} it"),
            "ref segment": some,
            "src pronoun": st.sampled_from(["it", " It ", "they"]),
            "ref pronoun": st.sampled_from(["sie", "er", "SIE"]),
            "ante distance": st.integers(0, 2),
            "document id": _names,
            "segment id": st.integers(1, 5),
            "src ante phrase": _texts,
            "src ante head": _texts,
            "errors": st.lists(st.fixed_dictionaries({"contrastive": _texts}), max_size=1),
        }
    )
    return draw(st.lists(entry, min_size=1, max_size=4))


@_few
@given(contrapro_files())
def test_every_imported_contrapro_file_is_good(tmp_path_factory: pytest.TempPathFactory, content):
    folder = _folder(tmp_path_factory, content)
    with suppress(RefusedError):  # the segments do not have the pronoun as a word
        import_contrapro(file=folder / "file.json", directory=folder / "suite")
    _is_good_or_not_there(folder / "suite")


@_few
@given(_pairs, _rows, st.sampled_from(["de", "fr", "xx"]))
def test_every_suite_built_from_parallel_text_is_good(
    tmp_path_factory: pytest.TempPathFactory,
    pairs: list[tuple[str, str]],
    rows: list[tuple[str, ...]],
    target: str,
):
    folder = tmp_path_factory.mktemp("made")
    source, reference = (list(each) for each in zip(*pairs, strict=True))
    table = ["line\ttoken\tcategory", *map("\t".join, rows)]
    files = {"source": source, "reference": reference, "pronouns": table, "own": [_OWN]}
    for called, lines in files.items():
        (folder / called).write_text("\n".join([*lines, ""]), encoding="utf-8", newline="\n")
    with suppress(RefusedError, InputError):
        build_from_parallel(
            files=ParallelFiles(
                *(folder / each for each in ("source", "reference", "pronouns")),
                categories=folder / "own",
            ),
            directory=folder / "suite",
            languages=("en", target),
        )
    _is_good_or_not_there(folder / "suite")


@pytest.mark.parametrize("choices", [{"target_language": ""}, {"name": "a\nb"}])
def test_what_a_check_would_refuse_is_refused_before_the_corpus_is_read(
    tmp_path: Path, choices: dict[str, str]
):
    write_document(tmp_path / "T" / "EN", "one", ["it rained ."])
    wanted = BuildChoices(**({"target_language": "de"} | choices))
    with pytest.raises(RefusedError, match="description of the suite is not valid"):
        build_from_parcorfull(root=tmp_path, directory=tmp_path / "suite", choices=wanted)


@st.composite
def ctxpro_entries(draw: st.DrawFn) -> dict[str, Any]:
    """Entries whose segment mostly has the pronoun once."""
    entry = draw(_ctxpro_fields)
    around = draw(_two)
    words = (around[0], entry["src pronoun"], around[1], entry.get("src ante phrase", ""))
    segment = " ".join(words)
    return {**entry, "src segment": segment, "ref segment": f"x {entry['ref segment']}"}


@_few
@given(
    st.lists(ctxpro_entries(), min_size=1, max_size=4),
    st.lists(_texts, max_size=2),
    st.sampled_from([("en", "de"), ("fr", "en"), ("xx", "zh")]),
)
def test_every_imported_ctxpro_file_is_good(
    tmp_path_factory: pytest.TempPathFactory, content, before, languages: tuple[str, str]
):
    folder = _folder(tmp_path_factory, content)
    contexts = folder / "contexts"
    lines = ("<eos>".join([*before, each["src segment"]]) for each in content)
    contexts.write_text("".join(f"{' '.join(line.split())}\n" for line in lines), encoding="utf-8")
    try:
        import_ctxpro(
            file=folder / "file.json",
            directory=folder / "suite",
            contexts=contexts if before else None,
            languages=languages,
            skip_faulty=True,
        )
    except (InputError, RefusedError):  # there is nothing to import
        return
    check_suite(directory=folder / "suite")


def _folder(tmp_path_factory: pytest.TempPathFactory, content: object) -> Path:
    folder = tmp_path_factory.mktemp("made")
    (folder / "file.json").write_text(json.dumps(content), encoding="utf-8")
    return folder


def _is_good_or_not_there(suite: Path) -> None:
    """Refusals in sentences are all right; what our check refuses is not even offered to it."""
    if suite.exists():
        assert check_suite(directory=suite).lines > 0
