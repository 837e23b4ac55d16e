"""The names of texts tell which is the source, the reference, or an output."""

from pathlib import Path

import pytest

from protest_core.loading.text_parts import (
    TextPart,
    guessed_parts,
    language_in_name,
    quick_texts,
)


@pytest.mark.parametrize(
    ("names", "source", "reference"),
    [
        ("src.en ref.es a.txt b.txt", "src.en", "ref.es"),
        ("a.txt b.txt ref.es src.en", "src.en", "ref.es"),
        ("news.es b.txt news.en a.txt", "news.en", "news.es"),
        ("a.es b.es news.es news.en", "news.en", "news.es"),
        ("a.txt news.en.gz x.pt", "news.en.gz", "x.pt"),
        ("news-ref.de.sgm news-src.en.sgm news.A.de", "news-src.en.sgm", "news-ref.de.sgm"),
        ("reference.txt x.txt y.txt", "x.txt", "reference.txt"),
        ("one.txt two.txt three.txt", "one.txt", "two.txt"),
        ("source.txt refined.txt resource.txt", "source.txt", "refined.txt"),
        ("one.txt", "one.txt", None),
    ],
)
def test_the_source_and_the_reference_are_guessed(names: str, source: str, reference: str | None):
    parts = guessed_parts([Path(name) for name in names.split()])
    assert " ".join(str(path) for path in parts) == names
    by_part = {part: str(path) for path, part in parts.items() if part is not TextPart.OUTPUT}
    assert by_part.get(TextPart.SOURCE) == source
    assert by_part.get(TextPart.REFERENCE) == reference


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *(("src.en", "en"), ("src.EN.txt.gz", "en"), ("news.en-de.src.en.sgm", "en")),
        *(("src.xx", ""), ("en", ""), ("it.txt", ""), (".txt", ""), ("a.en.b", "")),
    ],
)
def test_the_language_is_at_the_end_of_a_name(name: str, code: str):
    assert language_in_name(Path(name)) == code


def test_systems_have_short_names_where_these_differ(tmp_path: Path):
    source, reference = tmp_path / "src.en", tmp_path / "ref.es"
    for names, systems in {
        "a.txt b.es.txt": ["a", "b"],
        "news.A.txt news.B.txt.gz": ["news.A", "news.B"],
        "all.jsonl b.txt": ["", "b"],
    }.items():
        outputs = [tmp_path / name for name in names.split()]
        for output in outputs:
            written = (
                '{"system": "A", "text": "Hola."}\n' if output.suffix == ".jsonl" else "Hola.\n"
            )
            output.write_text(written, encoding="utf-8")
        texts = quick_texts(guessed_parts([source, reference, *outputs]))
        assert texts is not None
        assert (texts.source, texts.reference) == (source, reference)
        assert [each.name for each in texts.outputs] == systems
        assert [each.text for each in texts.outputs] == outputs


@pytest.mark.parametrize(
    "parts",
    [
        [TextPart.SOURCE, TextPart.REFERENCE],
        [TextPart.SOURCE, TextPart.SOURCE, TextPart.REFERENCE, TextPart.OUTPUT],
        [TextPart.SOURCE, TextPart.OUTPUT],
        [],
    ],
)
def test_one_source_one_reference_and_an_output_are_needed(parts: list[TextPart]):
    assert quick_texts({Path(str(at)): part for at, part in enumerate(parts)}) is None
