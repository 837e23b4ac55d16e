"""All mistakes of a file come in one run, and none that only follows from another."""

from pathlib import Path

import pytest

from tests.builders.small_suite import FILES, SYSTEM, write_suite
from tests.core.suite.bad import example, mistakes_of

DOUBLE = "double blank; tokens are separated by exactly one"
BAD_LINKS = FILES["reference.align"].replace("0-0 1-1 2-2\n", "0-0 x 99-0\n", 1)


def test_every_field_of_suite_toml_is_checked(tmp_path: Path):
    toml = """
name = 3
source_language = ""
demonstration = "yes"
[[category]]
id = 7
function = "nonsense"
label = 1
[[category]]
id = "x y"
antecedent_agrees = 1
[[category]]
id = "own"
function = "event"
[[category]]
id = "own"
function = "event"
"""
    assert mistakes_of(write_suite(tmp_path / "s", suite_toml=toml)) == [
        "suite.toml: missing required field ‘target_language’",
        "suite.toml: name: Expected a text, got a whole number",
        "suite.toml: demonstration: Expected true or false, got a text",
        "suite.toml: source_language is empty; write a code such as ‘en’",
        "suite.toml: category[0].id: Expected a text, got a whole number",
        "suite.toml: category[0].label: Expected a text, got a whole number",
        "suite.toml: category: ‘nonsense’ is no function; write one of anaphoric, event, "
        "pleonastic, addressee",
        "suite.toml: category[1]: missing required field ‘function’",
        "suite.toml: category[1].antecedent_agrees: Expected true or false or null, got a whole "
        "number",
        "suite.toml: ‘x y’ cannot be a category's id; write it without blanks",
        "suite.toml: the category ‘own’ is defined twice",
    ]


@pytest.mark.parametrize(
    ("line", "mistakes"),
    [
        (
            example(id='"1"', category='"no_such"', line="9999"),
            [
                "id: Expected a whole number, got a text",
                "nobody defined the category ‘no_such’; define it in suite.toml as [[category]]",
                "pronoun: line 9999 is not in the source, which has lines 0 to 6",
            ],
        ),
        (
            example(antecedents='[{"line":99,"span":[2,2]},{"line":"0","span":[0,1]},4]'),
            [
                "antecedents[1].line: Expected a whole number, got a text",
                "antecedents[2]: Expected an object, got a whole number",
                "antecedent: span [2, 2] is empty; the end is the first token after it",
                "antecedent: span [2, 2]: line 99 is not in the source, which has lines 0 to 6",
            ],
        ),
        (
            example(reference='{"pronoun":[9,10],"antecedents":[[0],[0]]}'),
            [
                "reference: 2 antecedents where the example has 1",
                "reference: token 9 is not there; line 1 of the reference has tokens 0 to 3",
                "reference: token 10 is not there; line 1 of the reference has tokens 0 to 3",
            ],
        ),
        (
            example(antecedents="7", reference='{"pronoun":["x"],"antecedents":[[0],[0]]}'),
            [
                "antecedents: Expected a list or null, got a whole number",
                "reference.pronoun[0]: Expected a whole number, got a text",
            ],
        ),
        (
            example(antecedents='[{"line":0,"span":[-1,9],"head":9}]'),
            [
                "antecedent: head 9 is outside its span [-1, 9]",
                "antecedent: span [-1, 9]: token -1 is not there; tokens count from 0",
                "antecedent: span [-1, 9]: token 8 is not there; line 0 of the source has tokens "
                "0 to 5",
            ],
        ),
    ],
)
def test_every_mistake_of_an_example_is_told(tmp_path: Path, line: str, mistakes: list[str]):
    directory = write_suite(tmp_path / "s", examples_jsonl=line)
    assert mistakes_of(directory) == [f"examples.jsonl:1: {mistake}" for mistake in mistakes]


def test_every_mistake_of_a_line_of_text_is_told_in_order(tmp_path: Path):
    text = FILES["reference.txt"].replace("Sie ist kaputt .", "a  b   c\td\0e\0f")
    assert mistakes_of(write_suite(tmp_path / "s", reference_txt=text)) == [
        f"reference.txt:2:2: {DOUBLE}",
        f"reference.txt:2:5: {DOUBLE}",
        "reference.txt:2:9: tab inside a sentence; tokens are separated by one blank",
        "reference.txt:2:11: NUL byte; is this a text file?",
        "reference.txt:2:13: NUL byte; is this a text file?",
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"reference_txt": FILES["reference.txt"].replace("Sie", "Sie" + "\t" * 100_000, 1)},
        {"reference_align": FILES["reference.align"].replace("0-0", "0-0" + " x" * 50_000, 1)},
        {"examples_jsonl": example(antecedents="[" + "1," * 50_000 + "1]")},
    ],
)
def test_a_line_full_of_mistakes_is_cut_short(tmp_path: Path, change):
    mistakes = mistakes_of(write_suite(tmp_path / "s", **change))
    assert len(mistakes) == 21
    assert mistakes[-1].endswith(": there are more errors on this line")


def test_mistakes_are_sorted_by_line(tmp_path: Path):
    text = FILES["reference.txt"].replace("Die alte", "Die  alte").replace("Sie ist", "Sie\0 ist")
    mistakes = mistakes_of(write_suite(tmp_path / "s", reference_txt=text))
    assert [mistake.split(":")[1] for mistake in mistakes] == ["1", "2"]


@pytest.mark.parametrize(
    "change",
    [
        {"reference_align": BAD_LINKS, "reference_txt": None},
        {"reference_align": BAD_LINKS, "reference_txt": FILES["reference.txt"] + "zu viel\n"},
        {"reference_align": BAD_LINKS + "0-0\n"},
        {"reference_align": BAD_LINKS[:-17]},
    ],
)
def test_links_are_checked_as_far_as_possible_where_lines_are_missing(tmp_path: Path, change):
    mistakes = mistakes_of(write_suite(tmp_path / "s", **change))
    no_link, outside = (each for each in mistakes if each.startswith("reference.align:4: "))
    assert "‘x’ is not a link" in no_link
    assert "link 99-0 points outside: the source" in outside
    assert len(mistakes) == 3


def test_a_target_without_partner_has_no_bound(tmp_path: Path):
    links = FILES["reference.align"].replace("0-0", "0-50", 1)
    directory = write_suite(tmp_path / "s", reference_txt=None, reference_align=links)
    assert mistakes_of(directory) == ["reference.txt: the file is missing"]


@pytest.mark.parametrize(
    "source",
    [None, b"", FILES["source.txt"].encode("utf-16"), b"a" * 300_000, b"x\n" + b"a" * 300_000],
)
def test_nothing_follows_from_a_source_that_cannot_be_read(tmp_path: Path, source: bytes | None):
    directory = write_suite(
        tmp_path / "s",
        source_txt=source,
        systems__one_txt=SYSTEM["text"],
        systems__one_align=SYSTEM["links"],
    )
    (mistake,) = mistakes_of(directory)
    assert mistake.startswith("source.txt:")


def test_nothing_follows_from_a_line_that_is_too_long(tmp_path: Path):
    text = FILES["reference.txt"].replace("Sie lachten", "Sie lachten" * 50_000)
    (mistake,) = mistakes_of(write_suite(tmp_path / "s", reference_txt=text))
    assert mistake.startswith("reference.txt:4: the line is longer")


def test_nothing_follows_from_a_spoilt_source_sentence(tmp_path: Path):
    text = FILES["source.txt"].replace("You know it", "You\tknow\tit")
    mistakes = mistakes_of(write_suite(tmp_path / "s", source_txt=text))
    assert [mistake.split(":")[:2] for mistake in mistakes] == [["source.txt", "6"]] * 2


@pytest.mark.parametrize(
    "toml",
    [
        None,
        FILES["suite.toml"] + "x = =",
        FILES["suite.toml"] + '[[category]]\nid = 5\nfunction = "event"',
        FILES["suite.toml"] + '[[category]]\nid = "own"\nfunction = "evnt"',
        FILES["suite.toml"] + '[category]\nid = "own"\nfunction = "event"',
    ],
)
def test_nobody_misses_a_category_whose_definition_is_spoilt(tmp_path: Path, toml: str | None):
    line = example(category='"own"', antecedents="")
    directory = write_suite(tmp_path / "s", suite_toml=toml, examples_jsonl=line)
    assert all(mistake.startswith("suite.toml: ") for mistake in mistakes_of(directory))


def test_a_spoilt_category_does_not_hide_a_category_nobody_defined(tmp_path: Path):
    toml = FILES["suite.toml"] + '[[category]]\nid = "own"\nfunction = "evnt"'
    lines = example(category='"other"')
    mistakes = mistakes_of(write_suite(tmp_path / "s", suite_toml=toml, examples_jsonl=lines))
    assert any("nobody defined the category ‘other’" in mistake for mistake in mistakes)


def test_a_forgotten_header_makes_no_other_row_wrong(tmp_path: Path):
    rows = FILES["documents.tsv"].split("\n", 1)[1]
    assert mistakes_of(write_suite(tmp_path / "s", documents_tsv=rows)) == [
        "documents.tsv:1: the header is not name<TAB>first_line"
    ]


def test_a_spoilt_first_row_makes_the_second_not_wrong(tmp_path: Path):
    rows = FILES["documents.tsv"].replace("lamp\t0", "lamp 0")
    assert mistakes_of(write_suite(tmp_path / "s", documents_tsv=rows)) == [
        "documents.tsv:2: ‘lamp 0’ is not name<TAB>first_line"
    ]


def test_a_link_that_could_not_be_decoded_is_told_once(tmp_path: Path):
    links = FILES["reference.align"].encode().replace(b"0-0 1-1", b"0-0 1-1\xff 8-0", 1)
    assert mistakes_of(write_suite(tmp_path / "s", reference_align=links)) == [
        "reference.align:1: link 8-0 points outside: the source sentence has 6 tokens (0 to 5)",
        "reference.align:1:8: not UTF-8: byte 0xFF; save the file as UTF-8",
    ]


@pytest.mark.parametrize("file", ["suite.toml", "examples.jsonl"])
def test_what_is_spoilt_by_a_nul_byte_is_told_once(tmp_path: Path, file: str):
    text = FILES[file].replace("2", "\0", 1)
    directory = write_suite(tmp_path / "s", **{file.replace(".", "_"): text})
    (mistake,) = mistakes_of(directory)
    assert mistake.endswith("NUL byte; is this a text file?")
