"""Is an output a translation at all? Real kinds of spoilt files, on the demonstration suites."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from protest_core.errors import ImplausibleTextError, InputError
from protest_core.files.problems import ProblemList
from protest_core.loading.plausibility.check import Doubts, findings_in_output
from protest_core.loading.plausibility.language import reference_in_another_language, swapped
from protest_core.loading.plausibility.texts import Original
from protest_core.resources import shipped

Lines = list[str]
SPOILT_LINES: dict[str, tuple[Callable[[str], str], str]] = {
    "introduction": (lambda line: f"Here is the translation: {line}", "introduces"),
    "introduction with the language": (
        lambda line: f"Sure! Here is the German translation: “{line}”",
        "introduces",
    ),
    "introduction only": (lambda _: "**Translation:**", "introduces"),
    "introduction in the target language": (lambda line: f"Übersetzung: {line}", "introduces"),
    "refusal": (lambda _: "I'm sorry, but I can't translate this text.", "refuses"),
    "refusal with a curly apostrophe": (lambda _: "I’m sorry, I can’t do that.", "refuses"),
    "language model": (lambda _: "As an AI language model, I have no opinion.", "refuses"),
    "refusal in the target language": (lambda _: "Ich kann das nicht übersetzen.", "refuses"),
    "tokenised introduction": (lambda line: f"Translation : {line}", "introduces"),
    "note": (lambda line: f"{line} (Note: ‘it’ may be feminine.)", "note"),
    "note in the target language": (lambda line: f"{line} (Anmerkung: auch ‚er‘)", "note"),
    "alternative": (lambda line: f"{line} Alternatively: {line}", "note"),
    "code fence": (lambda line: f"```{line}```", "code"),
    "other letters": (lambda _: "Это совсем другой язык.", "other letters"),
}


def read(path: Path) -> Lines:
    return path.read_text(encoding="utf-8").splitlines()


def demo(target: str) -> Original:
    folder = shipped("testsuites") / f"demo-en-{target}"
    source, reference = read(folder / "source.txt"), read(folder / "reference.txt")
    return Original(source, reference, "en", target)


def output(target: str, name: str = "alder") -> Lines:
    return read(shipped("testsuites") / f"demo-en-{target}" / "systems" / f"{name}.txt")


GERMAN, FRENCH = demo("de"), demo("fr")


def refusals(lines: Sequence[str], original: Original = GERMAN) -> list[str]:
    return [each.message for each in findings_in_output(lines, original) if each.refuses]


@pytest.mark.parametrize("target", ["de", "fr"])
@pytest.mark.parametrize("name", ["alder", "birch", "cedar"])
def test_the_demonstration_systems_are_translations(target: str, name: str):
    assert findings_in_output(output(target, name), demo(target)) == []


def test_the_source_is_no_output():
    (message,) = refusals(GERMAN.source)
    assert "looks like the source" in message


def test_half_of_the_source_is_no_output():
    lines = [
        source if at % 5 < 3 else line
        for at, (source, line) in enumerate(zip(GERMAN.source, output("de"), strict=True))
    ]
    assert "looks like the source" in refusals(lines)[0]


def test_another_language_is_named():
    french = [*FRENCH.reference[:109]]
    assert refusals(french) == ["this looks more like French than German; load the right file"]


def test_other_letters_are_named():
    russian = ["Это предложение написано по-русски и ничего не переводит ."] * 109
    (message,) = refusals(russian)
    assert "mostly Cyrillic" in message
    assert "German" in message


@pytest.mark.parametrize(
    ("has_reference", "expected"),
    [(True, "the reference on"), (False, "the source and most lines on")],
)
def test_other_letters_are_told_from_those_that_there_are(has_reference: bool, expected: str):
    source = [*GERMAN.source] * 4
    reference = [*GERMAN.reference] * 4 if has_reference else [""] * len(source)
    lines = [*output("de")] * 4
    lines[7] = "Это предложение написано по-русски ."
    found = findings_in_output(lines, Original(source, reference, "en", "de"))
    (message,) = [each.message for each in found if "letters" in each.message]
    assert f"other letters than in {expected}" in message


def test_a_language_without_a_profile_is_found_by_the_references_frequent_words():
    basque = ["Esaldi hau euskaraz idatzita dago eta ez du ezer itzultzen ."] * 109
    (message,) = refusals(basque)
    assert "does not look like German" in message


@pytest.mark.parametrize("by", [-1, 1])
def test_shifted_lines_are_found_with_their_place(by: int):
    lines = output("de")
    at = 40
    if by < 0:
        spoilt = [*lines[:at], "Eine Zeile mehr .", *lines[at:-1]]
    else:
        spoilt = [*lines[:at], *lines[at + 1 :], "Eine Zeile mehr ."]
    (finding,) = [each for each in findings_in_output(spoilt, GERMAN) if each.refuses]
    assert "look shifted" in finding.message
    assert ("before" if by < 0 else "after") in finding.message
    assert finding.line is not None
    assert abs(finding.line - at) <= 5


def test_repeated_lines_are_not_shifted():
    repeated = Original(["Yes , I do ."] * 200, ["Ja , das tue ich ."] * 200, "en", "de")
    assert findings_in_output(["Ja , ich will ."] * 200, repeated) == []


@pytest.mark.parametrize("mark_up", ["<seg>{}</seg>", '{{"text": "{}"}}', "{} &quot;"])
def test_mark_up_in_many_lines_is_refused_and_in_few_only_told(mark_up: str):
    lines = output("de")
    (message,) = refusals([mark_up.format(line) for line in lines])
    assert "have mark-up such as" in message
    lines[7] = mark_up.format(lines[7])
    (finding,) = findings_in_output(lines, GERMAN)
    assert finding.line == 8
    assert not finding.refuses


def test_mark_up_that_the_source_has_is_no_mistake():
    tagged = Original(
        [f"<i>{line}</i>" for line in GERMAN.source],
        [f"<i>{line}</i>" for line in GERMAN.reference],
        "en",
        "de",
    )
    assert findings_in_output([f"<i>{line}</i>" for line in output("de")], tagged) == []


@pytest.mark.parametrize("kind", SPOILT_LINES)
def test_a_line_that_is_no_translation_is_told_with_its_place_and_not_refused(kind: str):
    spoil, expected = SPOILT_LINES[kind]
    lines = output("de")
    lines[30] = spoil(lines[30])
    (finding,) = findings_in_output(lines, GERMAN)
    assert expected in finding.message
    assert finding.line == 31
    assert not finding.refuses


def test_an_untranslated_line_is_told():
    lines = output("de")
    longest = max(range(len(lines)), key=lambda at: len(GERMAN.source[at]))
    lines[longest] = GERMAN.source[longest]
    (finding,) = findings_in_output(lines, GERMAN)
    assert "the source's own sentence" in finding.message
    assert finding.line == longest + 1
    assert not finding.refuses


@pytest.mark.parametrize(
    ("source", "reference", "line"),
    [
        ("Here is the translation .", "Das ist es also .", "Hier ist die Übersetzung ."),
        ("Translation … he left .", "Das heißt , er ging .", "Übersetzung: Er ging ."),
        ("He came . Note : alone .", "Er kam . Hinweis : allein .", "Er kam. Hinweis: allein."),
        ("Peter Paul Mary Smith", "Peter Paul Mary Smith", "Peter Paul Mary Smith"),
        ("Sure !", "Klar !", "Klar !"),
    ],
)
def test_what_the_source_says_too_is_a_translation(source: str, reference: str, line: str):
    original = Original([*GERMAN.source, source], [*GERMAN.reference, reference], "en", "de")
    assert findings_in_output([*output("de"), line], original) == []


def test_apologies_are_no_refusals_in_texts_in_english():
    original = Original(["Przykro mi , nie mogę ."], ["I am sorry , but I can not ."], "pl", "en")
    assert findings_in_output(["I'm sorry, but I can't."], original) == []


def test_swapped_texts_are_found():
    (finding,) = swapped(Original(GERMAN.reference, GERMAN.source, "en", "de"))
    assert "look swapped" in finding.message
    assert swapped(GERMAN) == swapped(FRENCH) == []


def test_outputs_are_not_compared_with_swapped_texts():
    problems = ProblemList()
    texts = Original(GERMAN.reference, GERMAN.source, "en", "de")
    doubts = Doubts(problems, texts, anyway=False)
    doubts.add_originals("reference.txt")
    doubts.add_output("alder.txt", output("de"))
    (mistake,) = problems.mistakes
    assert "look swapped" in mistake.message


def test_a_reference_in_another_language_is_found():
    (finding,) = reference_in_another_language(
        Original(GERMAN.source, GERMAN.reference, "en", "fr")
    )
    assert "looks more like German than French" in finding.message
    assert reference_in_another_language(GERMAN) == []


def test_empty_and_missing_lines_are_not_judged():
    assert findings_in_output([""] * 109, GERMAN) == []
    lines = output("de")
    assert findings_in_output([*lines[:20], *[""] * 89], GERMAN) == []


def test_the_same_text_under_two_names_is_told_once():
    problems = ProblemList()
    doubts = Doubts(problems, GERMAN, anyway=False, loaded=[("old", output("de", "birch"))])
    doubts.add_output("a.txt", output("de"))
    doubts.add_output("b.txt", [line.replace(" .", ".") for line in output("de")])
    doubts.add_output("c.txt", output("de", "birch"))
    doubts.add_output("old.txt", output("de", "birch"), system="old")
    doubts.add_output("d.txt", GERMAN.reference)
    told = [(each.file, each.message.partition(";")[0]) for each in problems.warnings]
    assert told == [
        ("b.txt", "this is the same text as a.txt"),
        ("c.txt", "this is the same text as old"),
        ("d.txt", "this is the same text as the reference"),
    ]
    doubts.refuse_if_any("They")


def test_all_that_is_found_is_told_at_once_and_anyway_goes_on():
    lines = [f"<p>{line}</p>" for line in output("de")]
    lines[4] = "I cannot translate this."
    for anyway in (False, True):
        problems = ProblemList()
        doubts = Doubts(problems, GERMAN, anyway=anyway)
        doubts.add_output("a.txt", GERMAN.source)
        doubts.add_output("b.txt", lines)
        if anyway:
            doubts.refuse_if_any("They")
            told = problems.warnings
        else:
            with pytest.raises(ImplausibleTextError) as refused:
                doubts.refuse_if_any("They")
            told = list(refused.value.problems)
        assert {each.file for each in told} == {"a.txt", "b.txt"}
        assert len(told) == 3


def test_other_errors_cannot_be_passed_over():
    problems = ProblemList()
    doubts = Doubts(problems, GERMAN, anyway=False)
    doubts.add_output("a.txt", GERMAN.source)
    problems.add("b.txt", "the file is missing")
    with pytest.raises(InputError) as refused:
        doubts.refuse_if_any("They")
    assert not isinstance(refused.value, ImplausibleTextError)
    assert len(refused.value.problems) == 2
