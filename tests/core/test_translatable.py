"""English texts that windows can show in another language."""

import json
import pickle

import pytest

from protest_core.tables.cells import shown
from protest_core.tables.model import Kind
from protest_core.translatable import Text, grouped, spaced

GERMAN = {
    ("%n candidates", 1): "%n Kandidat",
    ("%n candidates", 2): "%n Kandidaten",
    ("of {0}: {1}", -1): "{1} von {0}",
    ("open", -1): "frei",
    ("{name}’s", -1): "von {name}",
}


def german(text: str, _comment: str, n: int) -> str:
    """Translate as a translator of Qt does."""
    return GERMAN.get((text, min(n, 2)), text).replace("%n", str(n))


def test_a_text_is_the_english_one_wherever_nobody_translates_it():
    text = Text("of {0}: {1}").format("Ada", Text("open"))
    assert text == "of Ada: open"
    assert {text: 1} == {"of Ada: open": 1}
    assert json.dumps(text) == '"of Ada: open"'
    assert f"{text}!" == "of Ada: open!"


def test_values_come_in_the_order_of_the_other_language_and_are_translated_too():
    text = Text("of {0}: {1}").format("Ada", Text("open"))
    assert text.translated(german) == "frei von Ada"
    assert Text("{name}’s").format(name=Text("open")).translated(german) == "von frei"


@pytest.mark.parametrize(
    ("n", "english", "translated"),
    [(1, "1 candidate", "1 Kandidat"), (3, "3 candidates", "3 Kandidaten")],
)
def test_numbers_have_the_plural_forms_of_each_language(n, english, translated):
    text = Text("%n candidates", "", n, one="%n candidate")
    assert text == english
    assert text.translated(german) == translated


def test_what_is_not_translated_stays_english():
    text = Text("%n tags of {0}", "", 1, one="%n tag of {0}").format(Text("open"))
    assert text.translated(german) == "1 tag of frei"
    assert Text("100 %").translated(german) == "100 %"


@pytest.mark.parametrize("text", [Text("of {0}: {1}").format("Ada", Text("open")), "of Ada: open"])
def test_words_are_set_apart_in_each_language(text: str):
    heads = [spaced(text, "\n"), spaced(spaced(text, "\n"), " ")]
    assert heads == ["of\nAda:\nopen", "of Ada: open"]
    if isinstance(text, Text):
        assert [each.translated(german) for each in heads] == ["frei\nvon\nAda", "frei von Ada"]
        assert text.translated(german) == "frei von Ada"


def test_large_numbers_have_commas_in_english():
    assert Text("%n candidates", "", 12_000, one="%n candidate") == "12,000 candidates"


def test_values_may_have_braces_and_percent_signs():
    text = Text("of {0}: {1}").format("{0} %n", 5)
    assert text == "of {0} %n: 5"
    assert text.translated(german) == "5 von {0} %n"


def test_joined_texts_are_translated_each_by_itself():
    joined = Text(", ").join([Text("open"), "Ada {x}", Text("%n candidates", "", 2)])
    assert joined == "open, Ada {x}, 2 candidates"
    assert joined.translated(german) == "frei, Ada {x}, 2 Kandidaten"


def test_a_text_can_be_copied_between_processes():
    assert pickle.loads(pickle.dumps(Text("open"))) == "open"


def test_figures_are_written_as_the_other_language_writes_them():
    text = Text("of {0}: {1}").format(grouped(6000), shown(0.125, Kind.PERCENT))
    assert text == "of 6,000: 12.5"
    commas_and_points = str.maketrans(",.", ".,")
    written = text.translated(german, figures=lambda each: each.translate(commas_and_points))
    assert written == "12,5 von 6.000"
