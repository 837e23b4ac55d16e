"""Every mistake in a suite directory is named with file, line and value, all in one run."""

from pathlib import Path

import pytest

from protest_core.errors import InputError
from protest_core.loading.create_project import check_suite
from tests.builders.small_suite import FILES, SYSTEM, write_suite
from tests.core.suite.bad import example, mistakes_of


def changed(file: str, old: str, new: str) -> dict[str, str]:
    assert old in FILES[file]
    return {file.replace(".", "_"): FILES[file].replace(old, new, 1)}


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(tmp_path: Path, name: str):
    directory = write_suite(tmp_path / "s", **{name.replace(".", "_"): None})
    assert f"{name}: the file is missing" in mistakes_of(directory)


@pytest.mark.parametrize("name", FILES)
def test_an_empty_file_is_named(tmp_path: Path, name: str):
    directory = write_suite(tmp_path / "s", **{name.replace(".", "_"): b""})
    assert f"{name}: the file is empty" in mistakes_of(directory)


@pytest.mark.parametrize(
    ("change", "mistake"),
    [
        (
            changed("reference.txt", "Sie ist", "Sie  ist"),
            "reference.txt:2:4: double blank; tokens are separated by exactly one",
        ),
        (
            changed("source.txt", "It is broken", " It is broken"),
            "source.txt:2:1: the line begins with a blank; tokens are separated by exactly one",
        ),
        (
            changed("source.txt", "It is", "It\tis"),
            "source.txt:2:3: tab inside a sentence; tokens are separated by one blank",
        ),
        (
            changed("source.txt", "broken .\n", "broken .\r"),
            "source.txt:2:15: carriage return inside a line; lines end with LF or CR LF",
        ),
        (
            changed("source.txt", "broken", "bro\0ken"),
            "source.txt:2:10: NUL byte; is this a text file?",
        ),
        (
            {"source_txt": FILES["source.txt"].replace("broken", "brüchig").encode("latin-1")},
            "source.txt:2:9: not UTF-8: byte 0xFC, which is ‘ü’ in Windows-1252 and Latin-1; save "
            "the file as UTF-8",
        ),
        (
            {"source_txt": FILES["source.txt"].encode("utf-16")},
            "source.txt: the file is UTF-16, not UTF-8; save it as UTF-8",
        ),
        (
            changed("reference.align", "0-0 1-1 2-2 3-3\n", "0-0 1–2 3-\n"),
            "reference.align:2: ‘1–2’ is not a link; write source-target, two numbers from 0, "
            "like 3-4",
        ),
        (
            changed("reference.align", "0-0 1-1 2-2 3-3\n", "0-0 9-1\n"),
            "reference.align:2: link 9-1 points outside: the source sentence has 4 tokens (0 to 3)",
        ),
        (
            changed("reference.align", "0-0 1-1 2-2 3-3\n", "0-0 1-4\n"),
            "reference.align:2: link 1-4 points outside: the target sentence has 4 tokens (0 to 3)",
        ),
        (
            {"examples_jsonl": example(token="4")},
            "examples.jsonl:1: pronoun: token 4 is not there; line 1 of the source has tokens "
            "0 to 3",
        ),
        (
            {"examples_jsonl": example(line="7")},
            "examples.jsonl:1: pronoun: line 7 is not in the source, which has lines 0 to 6",
        ),
        (
            {"examples_jsonl": example(line="-1")},
            "examples.jsonl:1: pronoun: line -1 is not in the source, which has lines 0 to 6",
        ),
        (
            {"examples_jsonl": example(antecedents='[{"line":0,"span":[4,9]}]')},
            "examples.jsonl:1: antecedent: span [4, 9]: token 8 is not there; line 0 of the source "
            "has tokens 0 to 5",
        ),
        (
            {"examples_jsonl": example(antecedents='[{"line":0,"span":[2,2]}]')},
            "examples.jsonl:1: antecedent: span [2, 2] is empty; the end is the first token after "
            "it",
        ),
        (
            {"examples_jsonl": example(antecedents='[{"line":0,"span":[0,2],"head":2}]')},
            "examples.jsonl:1: antecedent: head 2 is outside its span [0, 2]",
        ),
        (
            {"examples_jsonl": example(antecedents="[]")},
            "examples.jsonl:1: anaphoric_inter_subject_it needs an antecedent, and example 1 has "
            "none",
        ),
        (
            {"examples_jsonl": example(antecedents='[{"line":5,"span":[0,1]}]')},
            "examples.jsonl:1: antecedent: line 5 is in another document than the pronoun on "
            "line 1",
        ),
        (
            {"examples_jsonl": example(category='"anaphoric_inter_subject_its"')},
            "examples.jsonl:1: nobody defined the category ‘anaphoric_inter_subject_its’; did you "
            "mean anaphoric_inter_subject_it?",
        ),
        (
            {"examples_jsonl": example() + example()},
            "examples.jsonl:2: example id 1 is already on line 1",
        ),
        (
            {"examples_jsonl": example(id="-1")},
            f"examples.jsonl:1: example id -1 is not a number from 0 to {2**63 - 1}",
        ),
        (
            {"examples_jsonl": example(line='"1"')},
            "examples.jsonl:1: line: Expected a whole number, got a text",
        ),
        (
            {"examples_jsonl": example(reference='{"pronoun":[9]}')},
            "examples.jsonl:1: reference: token 9 is not there; line 1 of the reference has tokens "
            "0 to 3",
        ),
        (
            {"examples_jsonl": example(reference='{"antecedents":[[0],[0]]}')},
            "examples.jsonl:1: reference: 2 antecedents where the example has 1",
        ),
        (
            changed("documents.tsv", "rain\t4", "lamp\t4"),
            "documents.tsv:3: the document ‘lamp’ is listed twice",
        ),
        (
            changed("documents.tsv", "rain\t4", "rain\t0"),
            "documents.tsv:3: first_line 0 is not after 0",
        ),
        (
            changed("documents.tsv", "rain\t4", "rain\t7"),
            "documents.tsv:3: first_line 7 is not in the text, which has lines 0 to 6",
        ),
        (
            changed("documents.tsv", "lamp\t0", "lamp\t1"),
            "documents.tsv:2: the first document begins at line 1; it must be 0",
        ),
        (
            changed("documents.tsv", "rain\t4", "rain 4"),
            "documents.tsv:3: ‘rain 4’ is not name<TAB>first_line",
        ),
        (
            changed("documents.tsv", "name\tfirst_line\n", ""),
            "documents.tsv:1: the header is not name<TAB>first_line",
        ),
        (
            changed("suite.toml", 'target_language = "de"', ""),
            "suite.toml: missing required field ‘target_language’",
        ),
        (
            changed("suite.toml", 'name = "small"', "name = 3"),
            "suite.toml: name: Expected a text, got a whole number",
        ),
        (
            {
                "suite_toml": FILES["suite.toml"]
                + '[[category]]\nid = "event_it"\nfunction = "pleonastic"\n'
            },
            "suite.toml: ‘event_it’ is a standard category with another function",
        ),
        (
            {"systems__one_txt": SYSTEM["text"], "systems__one_align": "0-0\n" * 6 + "0-9\n"},
            "systems/one.align:7: link 0-9 points outside: the target sentence has 4 tokens "
            "(0 to 3)",
        ),
        (
            {"examples_jsonl": '{"id": 1, \n'},
            "examples.jsonl:1: Input data was truncated",
        ),
        (
            {"examples_jsonl": example(token="", tokn="0")},
            "examples.jsonl:1: missing required field ‘token’; is it ‘tokn’?",
        ),
        (
            {"examples_jsonl": example(id=str(2**63))},
            f"examples.jsonl:1: example id {2**63} is not a number from 0 to {2**63 - 1}",
        ),
        (
            {"examples_jsonl": example(reference='{"antecedents":[[6]]}')},
            "examples.jsonl:1: reference: token 6 is not there; line 0 of the reference has tokens "
            "0 to 5",
        ),
        (
            {"examples_jsonl": example(token="-1")},
            "examples.jsonl:1: pronoun: token -1 is not there; tokens count from 0",
        ),
        ({"examples_jsonl": "\n \n"}, "examples.jsonl: no example is listed"),
        ({"examples_jsonl": "[1]\n"}, "examples.jsonl:1: Expected an object, got a list"),
        (
            {"examples_jsonl": "[" * 100_000},
            "examples.jsonl:1: lists or objects are nested too deeply",
        ),
        (
            {"source_txt": b"\xfe\xff" + FILES["source.txt"].encode("utf-16-be")},
            "source.txt: the file is UTF-16, not UTF-8; save it as UTF-8",
        ),
        (
            {"suite_toml": FILES["suite.toml"] + "x = " + "[" * 5000},
            "suite.toml: not TOML: lists or tables are nested too deeply",
        ),
        (
            {"suite_toml": FILES["suite.toml"] + "x = " + "9" * 10_000},
            "suite.toml: not TOML: a number has too many digits",
        ),
        (
            {"suite_toml": FILES["suite.toml"] + "#" * 100_000},
            "suite.toml: the file has more than 100,000 bytes; is it the right one?",
        ),
        (
            changed("suite.toml", '"de"', '" "'),
            "suite.toml: target_language is empty; write a code such as ‘en’",
        ),
        (
            changed("suite.toml", '"small"', '"sm\\u001ball"'),
            "suite.toml: name: line ends and other invisible characters do not belong there",
        ),
        (
            {
                "suite_toml": FILES["suite.toml"]
                + '[[category]]\nid = "x"\nfunction = "event"\nlabel = "a\\nb"\n'
            },
            "suite.toml: category ‘x’: line ends and other invisible characters do not belong in "
            "a label",
        ),
        (
            {"suite_toml": "category = 3\n" + FILES["suite.toml"]},
            "suite.toml: category: Expected a list, got a whole number",
        ),
        (
            {"suite_toml": FILES["suite.toml"] + "x = =\n"},
            "suite.toml: not TOML: Invalid value (at line 7, column 5)",
        ),
        (
            {"suite_toml": FILES["suite.toml"] + '[[category]]\nid = "x"\nfunction = "y"\n'},
            "suite.toml: category ‘x’: ‘y’ is no function; write one of anaphoric, event, "
            "pleonastic, addressee",
        ),
        (
            {"suite_toml": FILES["suite.toml"] + '[[category]]\nid = "x y"\nfunction = "event"\n'},
            "suite.toml: ‘x y’ cannot be a category's id; write it without blanks",
        ),
        (
            {
                "suite_toml": FILES["suite.toml"]
                + '[[category]]\nid = "x"\nfunction = "event"\n' * 2
            },
            "suite.toml: the category ‘x’ is defined twice",
        ),
        (
            {"reference_txt": FILES["reference.txt"].replace("ist kaputt .", "ist kaputt .  ")},
            "reference.txt:2:17: double blank; tokens are separated by exactly one",
        ),
        (
            {"documents_tsv": "name\tfirst_line\n"},
            "documents.tsv: no document is listed; the first begins at line 0",
        ),
        (
            {"systems__one_align": SYSTEM["links"]},
            "systems/one.align: there is no one.txt beside it",
        ),
    ],
)
def test_a_mistake_is_named_with_file_line_and_value(tmp_path: Path, change, mistake: str):
    assert mistake in mistakes_of(write_suite(tmp_path / "s", **change))


def test_a_lost_line_is_found_where_lengths_stop_fitting(tmp_path: Path):
    lines = [("word " * (3 if n % 2 else 20)).strip() for n in range(20)]
    text = "\n".join(lines)
    lost = "\n".join(lines[:8] + lines[9:])
    directory = write_suite(tmp_path / "s", source_txt=text, reference_txt=lost)
    (mistake,) = [m for m in mistakes_of(directory) if m.startswith("reference.txt")]
    assert mistake == (
        "reference.txt:9: 19 lines where the source has 20; this is the first that does not fit"
    )


def test_a_lost_alignment_line_is_found_where_links_stop_fitting(tmp_path: Path):
    lost = FILES["reference.align"].replace("0-0 1-1 2-2\n", "", 1)
    mistakes = mistakes_of(write_suite(tmp_path / "s", reference_align=lost))
    assert mistakes == [
        "reference.align:5: 6 lines where the source has 7; this is the first that does not fit"
    ]


def test_lines_missing_at_the_end_are_called_that(tmp_path: Path):
    lost = FILES["reference.txt"].replace("Es ist spät .\n", "")
    assert mistakes_of(write_suite(tmp_path / "s", reference_txt=lost)) == [
        "reference.txt:6: 6 lines where the source has 7; the last ones seem to be missing"
    ]


def test_what_follows_from_a_mistake_is_not_told_as_well(tmp_path: Path):
    glued = FILES["reference.txt"].replace("Sie ist kaputt", "Sie\tist kaputt")
    assert mistakes_of(write_suite(tmp_path / "s", reference_txt=glued)) == [
        "reference.txt:2:4: tab inside a sentence; tokens are separated by one blank"
    ]


def test_a_hundred_megabytes_without_a_line_end_are_refused_in_a_sentence(tmp_path: Path):
    directory = write_suite(tmp_path / "s", source_txt=b"a" * 100_000_000)
    assert mistakes_of(directory) == [
        "source.txt:1: the line is longer than 200,000 bytes; is it one sentence per line?"
    ]


def test_all_mistakes_of_all_files_come_in_one_run(tmp_path: Path):
    directory = write_suite(
        tmp_path / "s",
        **changed("source.txt", "It is broken", "It  is broken"),
        **changed("reference.align", "0-0", "0-99"),
        documents_tsv=None,
        examples_jsonl=example(category='"no_such"') + example(id="2", token="99"),
        systems__one_txt=SYSTEM["text"] + "too much\n",
        systems__one_align=SYSTEM["links"],
    )
    files = {mistake.split(":")[0] for mistake in mistakes_of(directory)}
    assert files == {
        "source.txt",
        "reference.align",
        "documents.tsv",
        "examples.jsonl",
        "systems/one.txt",
    }


def test_a_file_full_of_mistakes_is_cut_short_but_counted(tmp_path: Path):
    directory = write_suite(
        tmp_path / "s", reference_txt="a  b\n" * 1900, source_txt="a b\n" * 1900
    )
    with pytest.raises(InputError) as caught:
        check_suite(directory=directory)
    listed = [p for p in caught.value.problems if p.file == "reference.txt"]
    assert len(listed) == 20
    assert listed[-1].message.endswith("(and 1,880 more like this)")
    assert "1,918 errors" in str(caught.value)  # with those of links and examples


def test_no_directory_is_one_sentence(tmp_path: Path):
    with pytest.raises(InputError, match="There is no suite directory"):
        check_suite(directory=tmp_path / "nowhere")
