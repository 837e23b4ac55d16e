"""A few facts of each shipped language, as its profile has them."""

import pytest

from protest_core.languages.forms import Fit, best_fit
from protest_core.languages.profiles import (
    PROFILE,
    LanguageProfile,
    language_files,
    language_profile,
    languages,
)
from protest_core.languages.units import looked_up, units
from protest_core.translatable import Text

SHIPPED = [file.parent.name for file in language_files(PROFILE) if "protest_core" in file.parts]
WITH_FORMS = [code for code in languages() if language_profile(code).forms]
ENGLISH = language_profile("en")


def read(word: str, profile: LanguageProfile) -> list[str]:
    return [unit.form for unit in units(word, profile)]


@pytest.mark.parametrize("code", SHIPPED)
def test_names_are_translated_in_windows(code: str):
    assert isinstance(language_profile(code).name, Text)


def test_files_say_whether_a_native_speaker_has_checked_them():
    """The pronouns of German, English and French are those of published studies."""
    files = [file for file in language_files(PROFILE) if file.parent.name in WITH_FORMS]
    texts = {file.parent.name: file.read_text(encoding="utf-8") for file in files}
    said = {code: text.replace("\n# ", " ") for code, text in texts.items()}
    checked = {code for code, text in said.items() if "checked by a native speaker" in text}
    assert set(WITH_FORMS) - checked == {"de", "en", "fr"}


@pytest.mark.parametrize("code", WITH_FORMS)
def test_determiners_are_written_as_words_are_compared(code: str):
    profile = language_profile(code)
    words = profile.determiners | profile.behind_articles
    assert {word for word in words if profile.folded(word) != word} == set()


@pytest.mark.parametrize("code", [code for code in WITH_FORMS if code != "en"])
def test_no_language_translates_a_personal_pronoun_by_a_relative_or_a_possessive(code: str):
    profile = language_profile(code)
    only = {
        form
        for form, features in profile.features.items()
        if {each.kind.value for each in features} <= {"rel", "poss"}
    }
    for pronoun in ("it", "they", "them", "you"):
        fits = {form: best_fit(ENGLISH.features[pronoun], profile.features[form]) for form in only}
        assert set(fits.values()) <= {Fit.NEVER}


@pytest.mark.parametrize(
    ("code", "pronoun", "often", "sometimes", "never"),
    [
        ("pl", "it", "ona go je", "to one", "ty który"),
        ("pl", "they", "oni one", "ich ci", "ja ten"),
        ("pl", "them", "ich im nimi je", "go te", "mi"),
        ("pl", "you", "ty pan państwo", "siebie", "on"),
        ("cs", "it", "ono ho ji", "to", "ty"),
        ("cs", "them", "je jim nimi", "ho ty", "tys"),
        ("ru", "it", "он ее нем", "это они", "ты который"),
        ("ru", "they", "они", "их им", "ты"),
        ("ru", "them", "их им ними", "ему", "наш"),
        ("uk", "it", "вона його ньому", "це", "ти"),
        ("uk", "them", "їх їм ними", "вони", "їхній"),
        ("ar", "it", "هو هي ها انه", "هذا", "انت التي"),
        ("ar", "they", "هم هن هما هي", "هؤلاء", "انتم"),  # several things are "she"
        ("ar", "them", "ها هم اياهم", "", "انتم"),
        ("he", "it", "היא אותו בה", "זה", "אתה שלו"),
        ("he", "them", "אותם להן", "אלה", "אתכם"),
        ("hi", "it", "यह वह उसे उसमें", "", "तुम उसका"),
        ("hi", "they", "वे उन्होंने", "वह", "आप"),
        ("hi", "you", "आप तुम", "", "वह"),
        ("ko", "it", "그것", "이것", "너"),
        ("ko", "they", "그들 이들", "그것", "우리"),
        ("tr", "it", "o onu ona ondan", "bu kendisi", "sen benim"),
        ("tr", "they", "onlar", "bunlar", "siz"),
        ("ja", "it", "それ", "これ", "あなた"),
        ("ja", "they", "彼ら それら", "", "私たち"),
        ("zh", "it", "它", "这个", "你 其"),
        ("zh", "them", "他们 它们", "这些", "我们"),
    ],
)
def test_forms_fit_english_pronouns(
    code: str, pronoun: str, often: str, sometimes: str, never: str
):
    forms = language_profile(code).features
    for fit, words in ((Fit.OFTEN, often), (Fit.SOMETIMES, sometimes), (Fit.NEVER, never)):
        found = {word: best_fit(ENGLISH.features[pronoun], forms[word]) for word in words.split()}
        assert found == dict.fromkeys(words.split(), fit)


@pytest.mark.parametrize(
    ("code", "ambiguous", "certain"),
    [
        ("pl", "je nie nim", "go ich im"),  # *je*: it, them
        ("cs", "je ně", "ho jich"),
        ("ru", "им ним", "его их"),  # *им*: by him, to them
        ("uk", "", "ним їм"),
        ("ar", "", "هم هي"),
        ("he", "את ממנו", "אתה הוא"),  # *את*: the object marker, you
        ("hi", "वे उन्हें उनका", "वह उसे"),  # plural, or politely of one person
        ("ko", "그", "그는 그녀"),  # *그*: that
        ("tr", "", "o onlar"),
        ("ja", "", "彼 彼ら"),
        ("zh", "", "他 它们"),
    ],
)
def test_forms_are_ambiguous_in_number_or_are_other_words(code: str, ambiguous: str, certain: str):
    profile = language_profile(code)
    assert set(ambiguous.split()) <= profile.ambiguous_forms
    assert set(certain.split()) <= profile.pronouns - profile.ambiguous_forms
    assert bool(ambiguous) == bool(profile.ambiguous_forms)


@pytest.mark.parametrize(
    ("code", "word", "found"),
    [
        ("pl", "Nań", ["niego"]),
        ("cs", "Tys", ["tys"]),
        ("cs", "naň", ["něj"]),
        ("ru", "Неё", ["нее"]),
        ("ru", "её́", ["ее"]),  # with a mark of stress
        ("ar", "إنَّهُ", ["هو"]),
        ("ar", "هى", ["هي"]),  # as written in Egypt
        ("ar", "أنتم", ["انتم"]),
        ("ar", "لها", ["ها"]),
        ("ar", "ولكم", ["-كم"]),
        ("ar", "وهو", ["هو"]),
        ("ar", "فأنتم", ["انتم"]),
        ("ar", "ويراها", ["ها"]),
        ("ar", "كم", []),  # how many
        ("ar", "كتابها", []),  # a noun: her book
        ("ar", "فهم", []),  # to understand
        ("ar", "علي", []),  # a name
        ("he", "אוֹתוֹ", ["אותו"]),
        ("he", "וכשהוא", ["הוא"]),
        ("he", "בזה", ["זה"]),
        ("he", "אתי", ["איתי"]),
        ("he", "כלי", []),  # a tool, not *like me*
        ("he", "לכן", []),  # therefore
        ("hi", "ख़ुद", ["खुद"]),
        ("ko", "그녀에게", ["그녀"]),
        ("ko", "그걸", ["그것"]),
        ("ko", "그거는", ["그것"]),
        ("ko", "그에게", ["그가"]),
        ("ko", "그녀의", ["그녀의"]),  # her, a possessive
        ("ko", "이", []),
        ("tr", "ONLARI", ["onları"]),
        ("tr", "SİZ", ["siz"]),
        ("tr", "SIZ", []),  # dotless
        ("ja", "貴女", ["あなた"]),
        ("zh", "她們", ["她们"]),
        ("zh", "TA", ["ta"]),
    ],
)
def test_pronouns_are_found_as_people_write_them(code: str, word: str, found: list[str]):
    assert read(word, language_profile(code)) == found


def test_a_pronoun_in_a_word_that_is_folded_shorter_is_all_of_it():
    word = "وأنّه"
    assert [(unit.start, unit.end) for unit in units(word, language_profile("ar"))] == [(0, 5)]
    assert [(unit.start, unit.end) for unit in units("وأنه", language_profile("ar"))] == [(1, 4)]


@pytest.mark.parametrize(
    ("code", "word", "listed"),
    [
        ("ar", "ولها", "لها"),
        ("ko", "그녀는", "그녀"),
        ("ru", "Её", "ее"),
        ("tr", "ONLARI", "onları"),
        ("es", "Moverla", "moverla"),
        ("fr", "L’", "l'"),
    ],
)
def test_words_are_looked_up_without_prefixes_and_particles(code: str, word: str, listed: str):
    assert looked_up(word, language_profile(code)) == listed


@pytest.mark.parametrize("token", ["Её", "неё", "её"])
def test_a_pronoun_is_known_in_each_spelling(token: str):
    assert language_profile("ru").is_pronoun(token)


@pytest.mark.parametrize("code", ["de", "fr"])
def test_german_and_french_have_forms_and_are_compared_word_by_word(code: str):
    profile = language_profile(code)
    assert profile.features.keys() <= profile.pronouns | {"soi"}
    assert not profile.has_units


def test_the_name_of_a_letter_makes_no_homograph_of_a_pronoun():
    """Half of the approvals of *you* in Spanish rest on *te*, which is hardly ever the letter."""
    assert "te" not in language_profile("es").homograph_forms
    assert "la" in language_profile("es").homograph_forms
