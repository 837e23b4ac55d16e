"""Odd but valid suites are accepted, and nothing is lost on the way out and in."""

from pathlib import Path

import pytest
from hypothesis import given

from protest_core.db.project import Project
from protest_core.files.problems import ProblemList
from protest_core.loading.create_project import check_suite
from protest_core.suite.directory import SuiteContents, read_suite_directory, write_suite_directory
from protest_core.suite.model import CorrectedReference
from protest_core.suite.queries import load_reference, load_suite, save_suite
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES, SYSTEM, write_suite
from tests.core.suite.strategies import suites
from tests.properties import examples


def read(directory: Path) -> SuiteContents:
    problems = ProblemList()
    contents = read_suite_directory(directory, problems)
    assert problems.mistakes == []
    return contents


def warnings(directory: Path) -> list[str]:
    return [str(warning) for warning in check_suite(directory=directory).warnings]


def test_byte_order_marks_and_windows_line_ends_are_accepted(tmp_path: Path, suite_directory: Path):
    windows = {
        name.replace(".", "_"): b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()
        for name, text in FILES.items()
    }
    assert read(write_suite(tmp_path / "windows", **windows)) == read(suite_directory)


def test_a_missing_last_line_end_and_trailing_blanks_are_accepted(tmp_path, suite_directory):
    text = FILES["reference.txt"].replace("kaputt .", "kaputt . ").rstrip("\n")
    changed = read(write_suite(tmp_path / "s", reference_txt=text))
    assert changed == read(suite_directory)


def test_text_is_normalised_to_composed_characters(tmp_path, suite_directory):
    decomposed = FILES["reference.txt"].replace("ä", "a\u0308")
    assert read(write_suite(tmp_path / "s", reference_txt=decomposed)) == read(suite_directory)


@pytest.mark.parametrize("odd", ["\u2028", "\u0085", "\x0b", "\x1c"])
def test_odd_line_separators_are_part_of_a_token_and_told_of(tmp_path: Path, odd: str):
    text = FILES["reference.txt"].replace("kaputt", f"ka{odd}putt")
    directory = write_suite(tmp_path / "s", reference_txt=text)
    assert read(directory).reference.tokens(1) == ("Sie", "ist", f"ka{odd}putt", ".")
    assert warnings(directory) == [
        f"reference.txt:2: some programs take U+{ord(odd):04X} for a line end; here it is part of "
        "a token"
    ]


def test_a_suite_may_define_categories_of_its_own(tmp_path: Path):
    own = """
[[category]]
id = "my_it"
label = "my own it"
function = "anaphoric"
[[category]]
id = "my_event"
function = "event"
"""
    examples = (
        '{"id":1,"category":"my_it","line":1,"token":0,"antecedents":[{"line":0,"span":[0,3]}]}\n'
        '{"id":2,"category":"my_event","line":4,"token":0}\n'
    )
    toml = FILES["suite.toml"] + own
    contents = read(write_suite(tmp_path / "s", suite_toml=toml, examples_jsonl=examples))
    first, second = (example.category for example in contents.suite.examples)
    assert (first.label, first.antecedent_agrees) == ("my own it", True)
    assert (second.label, second.antecedent_agrees) == ("my_event", False)


@pytest.mark.parametrize(
    "languages",
    [
        'source = "en"\ntarget = "de"',
        'source_lang = "en"\ntarget_lang = "de"',
        '[languages]\nsource = "en"\ntarget = "de"',
    ],
)
def test_languages_are_understood_under_the_names_people_use(tmp_path: Path, languages: str):
    description = read(write_suite(tmp_path / "s", suite_toml=languages)).suite.description
    assert (description.source_language, description.target_language) == ("en", "de")
    assert description.name == "s"


def test_our_own_names_win_over_others(tmp_path: Path):
    toml = FILES["suite.toml"] + 'target = "practitioners"\nsource = "talks"\n'
    description = read(write_suite(tmp_path / "s", suite_toml=toml)).suite.description
    assert (description.source_language, description.target_language) == ("en", "de")


def test_a_version_may_be_written_without_quotes(tmp_path: Path):
    toml = FILES["suite.toml"].replace('version = "2"', "version = 1.5")
    assert read(write_suite(tmp_path / "s", suite_toml=toml)).suite.description.version == "1.5"


def test_what_lies_beside_the_outputs_is_no_output(tmp_path: Path):
    directory = write_suite(
        tmp_path / "s",
        systems__README_txt="about the systems\n",
        **{"systems/._one.txt": "\0", "systems/cafe\u0301.txt": SYSTEM["text"]},
    )
    assert [system.name for system in read(directory).systems] == ["caf\u00e9"]


def test_what_is_hardly_meant_is_told(tmp_path: Path):
    toml = FILES["suite.toml"].replace('"de"', '"tlh"') + 'cittation = "x"\n'
    twice = FILES["examples.jsonl"] + FILES["examples.jsonl"].splitlines()[2].replace(":3,", ":9,")
    links = FILES["reference.align"].replace("0-0 1-1 2-2\n0-0 1-1 2-2\n", "0-0\n\n")
    directory = write_suite(
        tmp_path / "s", suite_toml=toml, examples_jsonl=twice, reference_align=links
    )
    assert warnings(directory) == [
        "suite.toml: ‘cittation’ is not known here and is left out; did you mean citation?",
        "suite.toml: nothing is known of the pronouns of ‘tlh’; describe them in a language.toml "
        "(protest language template tlh), or let any shared word count",
        "examples.jsonl: examples 3 and 9 are about the same token",
        "reference.align: 2 pronouns aligned to nothing; they always go to people (examples 3, 9)",
    ]


def test_a_suite_may_give_a_standard_category_another_label(tmp_path: Path):
    toml = (
        FILES["suite.toml"]
        + """
[[category]]
id = "event_it"
function = "event"
label = "Ereignis"
"""
    )
    categories = read(write_suite(tmp_path / "s", suite_toml=toml)).suite.categories
    assert [each.label for each in categories if each.id == "event_it"] == ["Ereignis"]
    assert len(categories) == 13


def test_a_key_that_is_not_known_is_told_once(tmp_path: Path, suite_directory: Path):
    lines = FILES["examples.jsonl"].replace('"token"', '"note":"?","token"')
    lines = lines.replace('"head":2', '"head":2,"hed":2')
    lines = lines.replace('{"id":3', '{"reference":{"pronun":[0]},"id":3')
    directory = write_suite(tmp_path / "s", examples_jsonl=lines)
    assert read(directory) == read(suite_directory)
    assert warnings(directory) == [
        "examples.jsonl:1: ‘note’ is not known here and is left out",
        "examples.jsonl:1: ‘hed’ is not known in antecedents and is left out; did you mean head?",
        "examples.jsonl:3: ‘pronun’ is not known in reference and is left out; did you mean "
        "pronoun?",
    ]


def test_null_is_as_good_as_absent(tmp_path: Path, suite_directory: Path):
    lines = FILES["examples.jsonl"].replace(":0}\n", ':0,"antecedents":null,"reference":null}\n')
    assert "null" in lines
    assert read(write_suite(tmp_path / "s", examples_jsonl=lines)) == read(suite_directory)


def test_positions_of_corrections_are_sorted_and_each_once(tmp_path: Path):
    correction = '"reference":{"pronoun":[3,0,3],"antecedents":[[2,1,2]]}'
    lines = FILES["examples.jsonl"].replace('"line":1,', f'"line":1,{correction},', 1)
    example, *_ = read(write_suite(tmp_path / "s", examples_jsonl=lines)).suite.examples
    assert example.correction == CorrectedReference((0, 3), ((1, 2),))


def test_one_blank_at_the_end_of_a_line_of_links_is_dropped(tmp_path: Path, suite_directory: Path):
    links = FILES["reference.align"].replace("\n", " \n")
    assert read(write_suite(tmp_path / "s", reference_align=links)) == read(suite_directory)


def test_systems_that_lie_in_the_directory_are_found(tmp_path: Path):
    directory = write_suite(
        tmp_path / "s",
        systems__one_txt=SYSTEM["text"],
        systems__one_align=SYSTEM["links"],
        **{"systems__two.raw_txt": "Die alte  Lampe.\n" * 7},
    )
    systems = {system.name: system.links is not None for system in read(directory).systems}
    assert systems == {"one": True, "two": False}
    (warning,) = warnings(directory)
    assert warning.startswith("systems/two.raw.txt: there is no word alignment")


@examples(60)
@given(suites())
def test_writing_and_reading_a_suite_gives_the_same_suite(tmp_path_factory, contents):
    directory = tmp_path_factory.mktemp("suite")
    write_suite_directory(contents, directory)
    assert read(directory) == contents


@examples(25)
@given(suites())
def test_a_project_gives_back_the_suite_it_was_made_from(tmp_path_factory, contents):
    path = tmp_path_factory.mktemp("project") / "p.protest"
    Project.create(path, lambda tx: save_suite(tx, contents.suite, contents.reference))
    with Project.open(path) as project:
        assert fetch(project, load_suite) == contents.suite
        assert fetch(project, load_reference) == contents.reference
