"""Importing foreign test sets: fixtures of our own, in their form."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from protest_core.errors import InputError, RefusedError
from protest_core.loading.create_project import check_suite, create_project
from protest_core.suite_build.bawden import Variants, import_bawden
from protest_core.suite_build.contrapro import import_contrapro
from protest_core.suite_build.import_common import ImportedSuite

FIXTURES = Path(__file__).parents[2] / "fixtures" / "contrastive"
CONTRAPRO, BAWDEN, TEXTS = (FIXTURES / name for name in ("contrapro.json", "bawden.json", "texts"))

Change = Callable[[Any], object]


def read(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def examples_in(directory: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in read(directory / "examples.jsonl")]


def counts(found: ImportedSuite) -> dict[str, int]:
    return {category.id: count for category, count in found.examples}


def changed(path: Path, directory: Path, change: Change) -> Path:
    """A copy of a fixture in which something is otherwise."""
    content = json.loads(path.read_text(encoding="utf-8"))
    change(content)
    copy = directory / path.name
    copy.write_text(json.dumps(content), encoding="utf-8")
    return copy


def test_contrapro_without_texts_compares_far_pronouns_alone(tmp_path: Path):
    found = import_contrapro(file=CONTRAPRO, directory=tmp_path / "suite")
    assert counts(found) == {"contrapro_it_alone": 2, "contrapro_intra_it": 1}
    assert (found.lines, found.documents) == (3, 3)
    check_suite(directory=tmp_path / "suite")


def test_contrapro_with_texts_has_its_antecedents(tmp_path: Path):
    found = import_contrapro(file=CONTRAPRO, directory=tmp_path / "suite", texts=TEXTS)
    assert counts(found) == {"contrapro_inter_it": 2, "contrapro_intra_it": 1}
    source = read(tmp_path / "suite" / "source.txt")
    for example, head in zip(
        examples_in(tmp_path / "suite"), ("bottle", "pot", "pot"), strict=True
    ):
        (antecedent,) = example["antecedents"]
        assert source[antecedent["line"]].split()[antecedent["head"]] == head
        assert source[example["line"]].split()[example["token"]].lower() == "it"
    create_project(path=tmp_path / "suite.protest", directory=tmp_path / "suite")


def test_the_reference_pronoun_of_contrapro_is_where_the_wrong_ones_differ(tmp_path: Path):
    import_contrapro(file=CONTRAPRO, directory=tmp_path / "suite")
    reference = read(tmp_path / "suite" / "reference.txt")
    found = [
        reference[example["line"]].split()[example["reference"]["pronoun"][0]]
        for example in examples_in(tmp_path / "suite")
    ]
    assert found == ["sie", "ihn", "Er"]


def test_where_a_pronoun_stands_twice_a_person_should_look(tmp_path: Path):
    found = import_contrapro(file=CONTRAPRO, directory=tmp_path / "suite")
    assert found.to_check == 1
    assert read(tmp_path / "suite" / "pronouns-to-check.tsv")[1].startswith("3\t2\t0\t")


def test_a_segment_without_the_pronoun_is_left_out_and_counted(tmp_path: Path):
    file = changed(CONTRAPRO, tmp_path, lambda entries: entries[0].update({"src pronoun": "he"}))
    found = import_contrapro(file=file, directory=tmp_path / "suite")
    assert sum(found.left_out.values()) == 1
    assert sum(counts(found).values()) == 2


def test_mistakes_in_contrapro_are_told_by_entry_in_one_run(tmp_path: Path):
    def spoil(entries: Any) -> None:
        del entries[0]["src segment"]
        entries[1]["ante distance"] = "near"
        entries[2] = 7

    file = changed(CONTRAPRO, tmp_path, spoil)
    with pytest.raises(InputError) as error:
        import_contrapro(file=file, directory=tmp_path / "suite")
    messages = [problem.message for problem in error.value.problems]
    assert len(messages) == 3
    assert messages[0] == "entry 1: missing required field ‘src segment’"
    assert messages[1].startswith("entry 2: ante distance")
    assert messages[2].startswith("entry 3")


def test_a_few_segments_that_are_otherwise_in_the_texts_are_taken_alone_and_told(tmp_path: Path):
    def many(entries: Any) -> None:
        entries += [entries[0] | {} for _ in range(20)]
        entries[-1]["src segment"] = "It is another one."
        entries[-2]["segment id"] = 99

    file = changed(CONTRAPRO, tmp_path, many)
    found = import_contrapro(file=file, directory=tmp_path / "suite", texts=TEXTS)
    assert counts(found)["contrapro_it_alone"] == 2
    assert sum(counts(found).values()) == 23
    assert [warning.message for warning in found.warnings] == [
        "entry 22: segment 99 is not in kitchen.de, which has 8 lines, so it is taken without "
        "context",
        "entry 23: line 3 of kitchen.de is not its src segment, so it is taken without context",
    ]


def test_texts_that_do_not_fit_are_told(tmp_path: Path):
    def spoil(entries: Any) -> None:
        entries[0]["document id"] = "garden.de"
        entries[1]["segment id"] = 99
        entries[2]["segment id"] = 2

    file = changed(CONTRAPRO, tmp_path, spoil)
    with pytest.raises(InputError) as error:
        import_contrapro(file=file, directory=tmp_path / "suite", texts=TEXTS)
    message = str(error.value)
    for part in ("‘garden.en’", "‘garden.de’", "segment 99", "line 2 of kitchen.de is not its"):
        assert part in message


def test_entities_in_contrapro_and_its_texts_are_decoded_and_counted(tmp_path: Path):
    texts = tmp_path / "texts"
    shutil.copytree(TEXTS, texts)
    for text in texts.rglob("kitchen.*"):
        quoted = text.read_text(encoding="utf-8").replace("empty", "&quot;empty&quot;")
        text.write_text(quoted.replace("leer", "&quot;leer&quot;"), encoding="utf-8")

    def quote(entries: Any) -> None:
        entries[0]["src segment"] = entries[0]["src segment"].replace("empty", "&quot;empty&quot;")
        entries[0]["ref segment"] = entries[0]["ref segment"].replace("leer", "&quot;leer&quot;")

    file = changed(CONTRAPRO, tmp_path, quote)
    found = import_contrapro(file=file, directory=tmp_path / "suite", texts=texts)
    messages = list(map(str, found.warnings))
    assert messages[0] == "contrapro.json: HTML entities decoded: 4 (‘&quot;’ 4)"
    assert messages[1].startswith("texts: HTML entities decoded: ")
    assert len(messages) == 2
    assert '" empty "' in (tmp_path / "suite" / "source.txt").read_text(encoding="utf-8")
    assert '" leer "' in (tmp_path / "suite" / "reference.txt").read_text(encoding="utf-8")
    assert check_suite(directory=tmp_path / "suite").warnings == ()


def test_entities_in_bawden_are_decoded_and_counted(tmp_path: Path):
    def escape(blocks: Any) -> None:
        blocks["2"]["src"][0] += " &amp; &lt;more&gt;"

    file = changed(BAWDEN, tmp_path, escape)
    found = import_bawden(file=file, directory=tmp_path / "suite")
    (messages,) = found.warnings
    assert messages.message == "HTML entities decoded: 3 (‘&amp;’ 1, ‘&lt;’ 1, ‘&gt;’ 1)"
    assert read(tmp_path / "suite" / "source.txt")[0].endswith("& < more >")


def test_an_entity_that_stands_for_no_character_is_a_fault(tmp_path: Path):
    def spoil(entries: Any) -> None:
        entries[0]["src segment"] += " &#0;"
        entries[1]["src segment"] += " &foo;"

    file = changed(CONTRAPRO, tmp_path, spoil)
    with pytest.raises(InputError, match="entry 1: src segment: ‘&#0;’ stands for no character"):
        import_contrapro(file=file, directory=tmp_path / "suite")
    found = import_contrapro(file=file, directory=tmp_path / "suite", skip_faulty=True)
    messages = [warning.message for warning in found.warnings]
    assert "left as they are, since HTML has no such entities: 1 (‘&foo;’ 1)" in messages
    assert found.left_out["faulty in the file"] == 1


def test_an_entity_for_no_character_in_a_text_is_a_fault_of_what_needs_it(tmp_path: Path):
    texts = tmp_path / "texts"
    shutil.copytree(TEXTS, texts)
    (text,) = texts.rglob("kitchen.en")
    text.write_text(text.read_text(encoding="utf-8") + "&#0;\n", encoding="utf-8")
    (text,) = texts.rglob("kitchen.de")
    text.write_text(text.read_text(encoding="utf-8") + "x\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"kitchen\.en:[0-9]+: ‘&#0;’ stands for no character"):
        import_contrapro(file=CONTRAPRO, directory=tmp_path / "suite", texts=texts)


def test_faulty_entries_are_left_out_and_named_if_they_are_to_be_skipped(tmp_path: Path):
    def spoil(entries: Any) -> None:
        good = entries[1]
        entries += [7, good | {"src segment": "", "segment id": 0}, good | {"document id": None}]
        entries.append(good | {"document id": "garden.de"})

    file = changed(CONTRAPRO, tmp_path, spoil)
    with pytest.raises(InputError, match="--skip-faulty"):
        import_contrapro(file=file, directory=tmp_path / "suite", texts=TEXTS)
    found = import_contrapro(file=file, directory=tmp_path / "suite", texts=TEXTS, skip_faulty=True)
    assert counts(found) == {"contrapro_inter_it": 2, "contrapro_intra_it": 1}
    assert found.left_out == {"faulty in the file": 4}
    messages = [warning.message for warning in found.warnings]
    assert messages[0].startswith("entry 4 is left out: ")
    assert messages[1:] == [
        "entry 5 is left out: src segment is empty",
        "entry 5 is left out: segment id: ‘0’ is less than 1",
        "entry 6 is left out: no document id or no segment id to look up",
        "entry 7 is left out: the files ‘garden.en’ and ‘garden.de’ are not in the directory of "
        "texts",
    ]


def test_faulty_blocks_and_translations_are_left_out_if_they_are_to_be_skipped(tmp_path: Path):
    def spoil(blocks: Any) -> None:
        blocks["2"]["src"] = ["only one"]
        blocks["10"]["trg"][0] = "text"

    file = changed(BAWDEN, tmp_path, spoil)
    with pytest.raises(InputError, match="--skip-faulty"):
        import_bawden(file=file, directory=tmp_path / "suite")
    found = import_bawden(file=file, directory=tmp_path / "suite", skip_faulty=True)
    assert found.left_out["faulty in the file"] == 2
    where = [warning.message.partition(" is left out: ")[0] for warning in found.warnings]
    assert where == ["block ‘2’", "block ‘10’, translation 1"]
    # The translation that is left keeps its number.
    assert read(tmp_path / "suite" / "documents.tsv")[1:] == ["10.2\t0"]


def test_where_nothing_is_good_skipping_refuses_and_says_why(tmp_path: Path):
    file = changed(CONTRAPRO, tmp_path, lambda entries: entries.__setitem__(slice(None), [7, 8]))
    with pytest.raises(InputError) as error:
        import_contrapro(file=file, directory=tmp_path / "suite", skip_faulty=True)
    assert len(error.value.problems) == 2
    assert "--skip-faulty" not in str(error.value)


def test_bawden_blocks_become_documents_of_two_lines(tmp_path: Path):
    found = import_bawden(file=BAWDEN, directory=tmp_path / "suite")
    assert (found.lines, found.documents) == (4, 2)
    assert check_suite(directory=tmp_path / "suite").lines == 4
    assert found.left_out == {"the second sentence has neither it, they nor them": 1}
    # Blocks in the order of their numbers; of each the first that is quite right.
    assert read(tmp_path / "suite" / "documents.tsv")[1:] == ["2.1\t0", "10.2\t2"]


def test_the_pronoun_of_a_block_is_the_one_that_the_wrong_translation_has_otherwise(
    tmp_path: Path,
):
    import_bawden(file=BAWDEN, directory=tmp_path / "suite")
    source, reference = (
        read(tmp_path / "suite" / f"{name}.txt") for name in ("source", "reference")
    )
    pairs = [
        (
            source[example["line"]].split()[example["token"]],
            reference[example["line"]].split()[example["reference"]["pronoun"][0]],
        )
        for example in examples_in(tmp_path / "suite")
    ]
    assert pairs == [("it", "le"), ("they", "elles")]


def test_french_pronouns_that_hang_on_a_verb_are_words(tmp_path: Path):
    blocks = {
        "1": ["Has it rung?", "A-t-elle sonné ?", "A-t-il sonné ?"],
        "2": ["Where is it?", "Où est-elle ?", "Où est-il ?"],
        "3": ["Put it down.", "Posez-la.", "Posez-le."],
    }
    file = tmp_path / "file.json"
    content = {
        name: {
            "src": ["A bell.", source],
            "trg": [{"correct": ["Une cloche.", right], "incorrect": ["Une cloche.", wrong]}],
        }
        for name, (source, right, wrong) in blocks.items()
    }
    file.write_text(json.dumps(content), encoding="utf-8")
    found = import_bawden(file=file, directory=tmp_path / "suite")
    reference = read(tmp_path / "suite" / "reference.txt")
    assert reference[1::2] == ["A -t-elle sonné ?", "Où est -elle ?", "Posez -la ."]
    assert [example["reference"]["pronoun"] for example in examples_in(tmp_path / "suite")] == [
        [1],
        [2],
        [1],
    ]
    assert found.to_check == 0


@pytest.mark.parametrize(("variants", "documents"), [("first", 2), ("correct", 2), ("all", 3)])
def test_more_translations_of_a_block_can_be_taken(tmp_path: Path, variants: str, documents: int):
    found = import_bawden(file=BAWDEN, directory=tmp_path / "suite", variants=Variants(variants))
    assert found.documents == documents


def test_mistakes_in_blocks_are_told_by_block_in_one_run(tmp_path: Path):
    def spoil(blocks: Any) -> None:
        blocks["2"]["src"] = ["only one"]
        del blocks["3"]["trg"][0]["correct"]
        blocks["10"]["trg"][1] = "text"

    file = changed(BAWDEN, tmp_path, spoil)
    with pytest.raises(InputError) as error:
        import_bawden(file=file, directory=tmp_path / "suite")
    messages = [problem.message for problem in error.value.problems]
    assert [message.partition(":")[0] for message in messages] == [
        "block ‘2’",
        "block ‘3’, translation 1",
        "block ‘10’, translation 2",
    ]


def test_the_test_set_of_lexical_choice_is_refused_by_its_name(tmp_path: Path):
    file = tmp_path / "lexical.json"
    file.write_text('{"1": {"examples": []}}', encoding="utf-8")
    with pytest.raises(InputError, match="lexical choice"):
        import_bawden(file=file, directory=tmp_path / "suite")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"null", "there is nothing in it but ‘null’"),
        (b" \n", "the file is empty"),
        (
            '["Müller"]'.encode("latin-1"),
            "not UTF-8: byte 0xFC, which is ‘ü’ in Windows-1252 and Latin-1; save the file as "
            "UTF-8",
        ),
        ('["Müller"]'.encode("utf-16"), "the file is UTF-16, not UTF-8; save it as UTF-8"),
    ],
)
@pytest.mark.parametrize("importing", [import_contrapro, import_bawden])
def test_what_is_no_json_of_a_test_set_is_told_in_our_words(
    tmp_path: Path, importing: Any, content: bytes, words: str
):
    file = tmp_path / "file.json"
    file.write_bytes(content)
    with pytest.raises(InputError) as error:
        importing(file=file, directory=tmp_path / "suite")
    (problem,) = error.value.problems
    assert problem.message == words


@pytest.mark.parametrize("importing", [import_contrapro, import_bawden])
@pytest.mark.parametrize(
    "content", ["null", "", "{", "7", "[]", "{}", "[[", '{"1": null}', "[null]"]
)
def test_other_files_are_refused_in_a_sentence(tmp_path: Path, importing: Any, content: str):
    file = tmp_path / "file.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(InputError) as error:
        importing(file=file, directory=tmp_path / "suite")
    assert error.value.problems
    assert not (tmp_path / "suite").exists()


def test_without_a_single_example_there_is_no_suite(tmp_path: Path):
    file = changed(BAWDEN, tmp_path, lambda blocks: [blocks.pop("2"), blocks.pop("10")])
    with pytest.raises(RefusedError, match=r"neither it, they nor them \(1\)"):
        import_bawden(file=file, directory=tmp_path / "suite")
    assert not (tmp_path / "suite").exists()
