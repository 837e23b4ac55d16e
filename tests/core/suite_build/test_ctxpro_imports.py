"""Importing CTXPRO: fixtures of our own in its form, and the published files where they are."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from protest_core.errors import InputError, RefusedError
from protest_core.languages.profiles import language_profile
from protest_core.loading.create_project import check_suite, create_project
from protest_core.suite.model import STANDARD_BY_ID
from protest_core.suite_build.arrange import CorpusSide, arrange_output
from protest_core.suite_build.ctxpro import holds, import_ctxpro
from protest_core.suite_build.import_common import ImportedSuite
from tests.core.suite_build.ctxpro_files import Entry, addressed, anaphoric, write_ctxpro

PUBLISHED = Path(__file__).parents[4] / "shared" / "data" / "ctxpro"
SEEN = addressed("I saw you there.", "Te vi allí.", "te", "ACC.INFORM.SING")
KNOW = addressed("You know it, don't you?", "Tú lo sabes, ¿no?", "tú")
BOAT = anaphoric(
    ("The old boat leaks, so we sold it.", "La vieja barca hace agua, así que la vendimos."),
    ("it", "la"),
    "The old boat/boat",
    0,
)
FAR = anaphoric(
    ("We sold it.", "La vendimos."),
    ("it", "la"),
    "the old boat/boat",
    2,
    src_ante_segment="Where is the old boat?",
    ref_ante_segment="¿Dónde está la vieja barca?",
)
CONTEXT = "Where is the old boat?<eos> Gone.<eos> We sold it."

Import = Callable[..., ImportedSuite]
published = pytest.mark.skipif(
    not PUBLISHED.exists(), reason="the published files lie in ../shared, which is not here"
)


@pytest.fixture
def imported(tmp_path: Path) -> Import:
    """Imports entries into the directory `suite`."""

    def run(*entries: object, **options: Any) -> ImportedSuite:
        file = write_ctxpro(tmp_path / "set.json", entries)
        return import_ctxpro(file=file, directory=tmp_path / "suite", **options)

    return run


def lines(directory: Path, name: str) -> list[str]:
    return (directory / "suite" / name).read_text(encoding="utf-8").splitlines()


def examples_in(directory: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines(directory, "examples.jsonl")]


def categories(found: ImportedSuite) -> dict[str, int]:
    return {category.id: count for category, count in found.examples}


def contexts(directory: Path, *written: str) -> Path:
    path = directory / "contexts.txt"
    path.write_text("".join(f"{line}\n" for line in written), encoding="utf-8")
    return path


def test_the_pronoun_and_the_word_with_the_expected_form_are_found(imported: Import, tmp_path):
    imported(SEEN)
    (example,) = examples_in(tmp_path)
    assert lines(tmp_path, "source.txt")[0].split()[example["token"]] == "you"
    assert lines(tmp_path, "reference.txt")[0].split()[example["reference"]["pronoun"][0]] == "Te"
    create_project(path=tmp_path / "suite.protest", directory=tmp_path / "suite")


def test_a_pronoun_that_is_there_twice_is_left_out_and_listed(imported: Import, tmp_path):
    found = imported(KNOW, SEEN)
    assert found.left_out == {
        "the source segment has the pronoun several times: pronouns-to-check.tsv": 1
    }
    assert lines(tmp_path, "pronouns-to-check.tsv")[1:] == [
        "\t1\t\t0 6\tyou is there 2 times: You know it, don't you?"
    ]
    assert lines(tmp_path, "entries.tsv") == ["entry\tline\texample", "1\t\t", "2\t0\t1"]


def test_a_segment_without_the_pronoun_is_left_out_and_counted(imported: Import):
    found = imported(SEEN | {"src segment": "I saw her there."}, SEEN)
    assert found.left_out == {"the source segment does not have the pronoun as a word": 1}


@pytest.mark.parametrize(
    ("language", "word", "expected", "is_it"),
    [
        ("es", "Te", "te", True),
        ("es", "verla", "la", True),
        ("es", "contigo", "ti", True),
        ("es", "tela", "la", False),
        ("es", "ÉL", "él", True),
        ("pt", "ajuda-me", "me", True),
        ("pt", "dir-lhe-ei", "lhe", True),
        ("fr", "-la", "la", True),
        ("fr", "-T-IL", "il", True),
        ("fr", "la-bas", "LA", True),
    ],
)
def test_what_holds_the_expected_form(language: str, word: str, expected: str, is_it: bool):
    assert holds(word, expected, language_profile(language)) == is_it


def test_a_form_that_the_reference_has_twice_is_left_to_the_alignment(imported: Import, tmp_path):
    found = imported(SEEN | {"ref segment": "Te vi, te vi."})
    (example,) = examples_in(tmp_path)
    assert "reference" not in example
    assert found.to_check == 1
    assert lines(tmp_path, "pronouns-to-check.tsv")[1] == (
        "1\t1\t0\t2\tthe reference has te several times"
    )


def test_segments_that_are_alike_are_one_line_and_their_pronoun_one_example(
    imported: Import, tmp_path
):
    found = imported(SEEN, KNOW | {"src segment": "I know."}, SEEN | {"segment id": 9})
    assert (found.lines, sum(categories(found).values())) == (1, 1)
    assert found.left_out["another entry is about the same pronoun of the same segment"] == 1
    assert lines(tmp_path, "entries.tsv")[1:] == ["1\t0\t1", "2\t\t", "3\t0\t1"]


@pytest.mark.parametrize(
    ("rule", "category"),
    [
        ("ACC.FORM.PLUR.MASC", "ctxpro_formal_plural_you"),
        ("NOM.INFORM.SING", "ctxpro_informal_singular_you"),
        ("DISJ+CON.FORM.SING", "ctxpro_formal_singular_you"),
        ("DAT.FORM+PLUR", "ctxpro_formal_or_plural_you"),
        ("NOM", "ctxpro_you"),
    ],
)
def test_formality_is_in_categories_of_its_own(imported: Import, rule: str, category: str):
    assert categories(imported(SEEN | {"rule": rule})) == {category: 1}


def test_an_antecedent_in_the_segment_is_in_the_suite(imported: Import, tmp_path):
    assert categories(imported(BOAT)) == {"ctxpro_intra_it": 1}
    (example,) = examples_in(tmp_path)
    assert example["antecedents"] == [{"line": 0, "span": [0, 3], "head": 2}]


def test_of_several_places_of_the_antecedent_the_last_before_the_pronoun_counts(
    imported: Import, tmp_path
):
    source = "Boats, a boat and a boat: we sold it for a boat."
    imported(BOAT | {"src segment": source, "src ante phrase": "a boat"})
    (antecedent,) = examples_in(tmp_path)[0]["antecedents"]
    assert antecedent == {"line": 0, "span": [5, 7], "head": 6}


def test_plural_they_is_a_category_of_the_standard(imported: Import):
    they = {"src pronoun": "They", "src segment": "The boats leak, they sink.", "rule": "NOM"}
    they |= {"src ante phrase": "The boats", "src ante head": "boats"}
    found = imported(BOAT | they | {"src ante head number": "Plur"}, BOAT | they)
    assert categories(found) == {"anaphoric_intra_they": 1}
    assert found.examples[0][0] == STANDARD_BY_ID["anaphoric_intra_they"]
    label = imported(BOAT | they, replace=True).examples[0][0].label
    assert label == "anaphoric · intra-sentential · they, antecedent not plural"


def test_without_contexts_a_far_antecedent_is_not_in_the_text(imported: Import, tmp_path):
    assert categories(imported(FAR)) == {"ctxpro_it_alone": 1}
    assert "antecedents" not in examples_in(tmp_path)[0]
    check_suite(directory=tmp_path / "suite")


def test_contexts_bring_the_lines_of_antecedents(imported: Import, tmp_path):
    found = imported(FAR, contexts=contexts(tmp_path, CONTEXT))
    assert categories(found) == {"ctxpro_inter_it": 1}
    assert (found.lines, found.documents) == (3, 1)
    assert lines(tmp_path, "source.txt")[0] == "Where is the old boat ?"
    assert lines(tmp_path, "reference.txt") == [
        "¿ Dónde está la vieja barca ?",
        "",
        "La vendimos .",
    ]
    assert lines(tmp_path, "documents.tsv")[1] == "en-es/2002/boats:3\t0"
    (example,) = examples_in(tmp_path)
    assert example["antecedents"] == [{"line": 0, "span": [2, 5], "head": 4}]
    check_suite(directory=tmp_path / "suite")


def test_an_antecedent_before_the_context_or_in_another_sentence_is_not_in_the_text(
    imported: Import, tmp_path
):
    short = contexts(tmp_path, "Gone.<eos> We sold it.")
    assert categories(imported(FAR, contexts=short)) == {"ctxpro_it_alone": 1}
    other = contexts(tmp_path, CONTEXT.replace("the old", "a new"))
    assert categories(imported(FAR, contexts=other, replace=True)) == {"ctxpro_it_alone": 1}


def test_contexts_of_other_entries_are_refused_or_skipped(imported: Import, tmp_path):
    wrong = contexts(tmp_path, CONTEXT, "A storm.<eos> It sank.")
    with pytest.raises(InputError, match="entry 2: line 2 of contexts"):
        imported(FAR, BOAT, contexts=wrong)
    found = imported(FAR, BOAT, contexts=wrong, skip_faulty=True)
    assert found.left_out == {"faulty in the file": 1}
    with pytest.raises(InputError, match="2 lines, and set"):
        imported(FAR, contexts=wrong, replace=True)


def test_into_english_the_file_is_reversed(imported: Import, tmp_path):
    into = BOAT | {
        "src pronoun": "ją",
        "expected": "it",
        "src segment": "Stara łódź przecieka, więc ją sprzedaliśmy.",
        "ref segment": "The old boat leaks, so we sold it.",
        "src ante phrase": "Stara łódź",
        "src ante head": "łódź",
        "document id": "en-pl/2002/boats",
    }
    found = imported(into)
    assert (found.suite.source_language, found.suite.target_language) == ("pl", "en")
    assert categories(found) == {"anaphoric_intra_non-subject_singular": 1}
    far = {"rule": "NOM.FEM.SING", "ante distance": 1, "intrasegmental": False}
    subject = imported(into | far, replace=True)
    assert categories(subject) == {"ctxpro_subject_singular_alone": 1}


def test_languages_that_the_file_does_not_show_have_to_be_given(imported: Import):
    unknown = SEEN | {"document id": "lamps"}
    with pytest.raises(RefusedError, match=r"Name both: --source-language and --target\."):
        imported(unknown)
    with pytest.raises(RefusedError, match="Name both"):
        imported(unknown, languages=("en", ""))
    assert imported(unknown, languages=("en", "es")).suite.target_language == "es"


def test_languages_that_are_given_count_and_a_difference_is_said(imported: Import):
    found = imported(SEEN, languages=("", "pt"))
    assert found.suite.target_language == "pt"
    (warning,) = found.warnings
    assert warning.message == "it looks like en → es, and is imported as en → pt"


def test_mistakes_are_told_by_entry_in_one_run(imported: Import):
    spoilt: list[object] = [
        {key: value for key, value in SEEN.items() if key != "src segment"},
        BOAT | {"ante distance": "near"},
        BOAT | {"ante distance": -1},
        SEEN | {"expected": " "},
        7,
    ]
    with pytest.raises(InputError) as error:
        imported(SEEN, *spoilt)
    assert [problem.message.partition(";")[0] for problem in error.value.problems] == [
        "entry 2: missing required field ‘src segment’",
        "entry 3: ante distance: Expected a whole number or null, got a text",
        "entry 4: ante distance: ‘-1’ is less than 0",
        "entry 5: expected is empty",
        "entry 6: Expected an object, got a whole number",
    ]
    found = imported(SEEN, *spoilt, skip_faulty=True)
    assert found.left_out == {"faulty in the file": 5}
    assert len(found.warnings) == 5


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ({"a": 1}, "this is not a list of entries, as CTXPRO's files are"),
        ([], "there is no entry in the file"),
        ([{"src verb": "did", "expected": "hizo", "rule": "DO.ELL"}], "it asks for no pronouns"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, content: object, said: str):
    file = tmp_path / "set.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(InputError, match=said):
        import_ctxpro(file=file, directory=tmp_path / "suite")


def arranged(directory: Path, *texts: str, **options: Any) -> Any:
    output = directory / "output.txt"
    output.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return arrange_output(directory=directory / "suite", text=output, **options)


def test_an_output_with_a_line_for_each_entry_is_put_on_the_lines(imported: Import, tmp_path):
    imported(KNOW, SEEN, FAR, SEEN, contexts=_contexts_of(tmp_path, KNOW, SEEN, FAR, SEEN))
    found = arranged(tmp_path, "a", "b", "c", "d")
    assert found.lines == ("b", "", "", "c")
    assert (found.without_text, found.differing) == (2, 1)
    assert arranged(tmp_path, "a", "", "c", "d").lines[0] == "d"


def _contexts_of(directory: Path, *entries: Entry) -> Path:
    return contexts(
        directory, *(CONTEXT if each is FAR else each["src segment"] for each in entries)
    )


def test_an_output_of_another_length_is_refused(imported: Import, tmp_path):
    imported(KNOW, SEEN)
    with pytest.raises(InputError, match="1 line, and the test set has 2 entries"):
        arranged(tmp_path, "a")


def test_a_table_of_entries_that_was_changed_is_refused(imported: Import, tmp_path):
    imported(KNOW, SEEN)
    table = tmp_path / "suite" / "entries.tsv"
    table.write_text("entry\tline\texample\n1\t999999999\t\n3\t0\t1\n", encoding="utf-8")
    with pytest.raises(InputError) as error:
        arranged(tmp_path, "a", "b")
    assert [problem.message for problem in error.value.problems] == [
        "line 999999999 is not in the suite, which has 1 line",
        "here should be entry 2; import the suite again",
    ]


def test_entries_have_no_sentences_of_the_reference(imported: Import, tmp_path):
    imported(SEEN)
    with pytest.raises(RefusedError, match="leave --by out"):
        arranged(tmp_path, "a", side=CorpusSide.REFERENCE)


@published
@pytest.mark.parametrize(
    ("name", "languages"),
    [
        ("mini.formality.opensubtitles.en-es.test", ("en", "es")),
        ("mini.formality.opensubtitles.en-de.test", ("en", "de")),
        ("mini.animacy.opensubtitles.pl-en.test", ("pl", "en")),
        ("gender.opensubtitles.en-es.dev", ("en", "es")),
    ],
)
def test_every_entry_of_a_published_set_is_an_example_or_counted(
    tmp_path: Path, name: str, languages: tuple[str, str]
):
    entries = json.loads((PUBLISHED / f"{name}.json").read_text(encoding="utf-8"))[::5]
    file = write_ctxpro(tmp_path / "set.json", entries)
    found = import_ctxpro(file=file, directory=tmp_path / "suite")
    assert (found.suite.source_language, found.suite.target_language) == languages
    assert sum(categories(found).values()) + sum(found.left_out.values()) == len(entries)
    assert len(lines(tmp_path, "entries.tsv")) == 1 + len(entries)
    assert len(set(_pairs(tmp_path))) == found.lines
    check_suite(directory=tmp_path / "suite")


def _pairs(directory: Path) -> Iterable[tuple[str, str]]:
    return zip(lines(directory, "source.txt"), lines(directory, "reference.txt"), strict=True)


@published
def test_with_contexts_most_antecedents_of_a_published_set_are_in_the_text(tmp_path: Path):
    name = "mini.animacy.opensubtitles.pl-en.test"
    entries = json.loads((PUBLISHED / f"{name}.json").read_text(encoding="utf-8"))[::5]
    before = (PUBLISHED / f"{name}.contexts-source").read_text(encoding="utf-8").splitlines()[::5]
    found = import_ctxpro(
        file=write_ctxpro(tmp_path / "set.json", entries),
        directory=tmp_path / "suite",
        contexts=contexts(tmp_path, *before),
    )
    alone = sum(count for each, count in categories(found).items() if each.endswith("_alone"))
    assert 0 < alone < sum(categories(found).values()) / 10
    source = [line.split() for line in lines(tmp_path, "source.txt")]
    with_head = 0
    for example in examples_in(tmp_path):
        for antecedent in example.get("antecedents", ()):
            head = antecedent.get("head")
            with_head += head is not None
            if head is not None:
                assert antecedent["span"][0] <= head < antecedent["span"][1]
                assert head < len(source[antecedent["line"]])
    assert with_head > 0.9 * (sum(categories(found).values()) - alone)
