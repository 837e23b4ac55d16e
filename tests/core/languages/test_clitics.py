"""The pronouns in words of the languages that attach them to verbs, and what translates English."""

from pathlib import Path
from shutil import copytree

import pytest

from protest_core.alignment.likely import likely_translations
from protest_core.languages.profiles import FOLDERS, LanguageProfile, language_profile
from protest_core.languages.units import units
from protest_core.text.tokeniser import plain_words


def forms(word: str, profile: LanguageProfile) -> str:
    return " ".join(unit.form for unit in units(word, profile))


@pytest.mark.parametrize(
    ("language", "word", "found"),
    [
        ("es", "moverla", "la"),
        ("es", "Dámelo", "me lo"),
        ("es", "díselo", "se lo"),
        ("es", "haciéndoos", "os"),
        ("es", "vernos", "nos"),
        ("es", "sentémonos", "nos"),
        ("es", "decidme", "me"),
        ("es", "callaos", "os"),  # lost its d
        ("es", "oírte", "te"),
        ("es", "conmigo", "mí"),
        ("it", "vederla", "la"),
        ("it", "dillo", "lo"),
        ("it", "digli", "gli"),
        ("it", "dirglielo", "gli lo"),
        ("it", "glielo", "gli lo"),
        ("it", "andarsene", "se ne"),
        ("it", "facendomi", "mi"),
        ("it", "andiamoci", "ci"),
        ("it", "ditemi", "mi"),
        ("it", "eccolo", "lo"),
        ("it", "comporlo", "lo"),
        ("it", "sentirla", "la"),
        ("it", "riformattandoli", "li"),  # a verb that is not listed
        ("pt", "ajuda-me", "me"),
        ("pt", "comprá-los", "os"),
        ("pt", "dão-no", "o"),
        ("pt", "disse-lho", "lhe o"),
        ("pt", "dar-lhe-ia", "lhe"),
        ("pt", "comprá-la-emos", "a"),
        ("pt", "dele", "ele"),
        ("pt", "nisso", "isso"),
        ("ro", "l-am", "îl"),
        ("ro", "V-ați", "vă"),
        ("ro", "Ţi-am", "îți"),  # with a cedilla
        ("ro", "văzut-o", "o"),
        ("ro", "nu-l", "îl"),
        ("ro", "mă-ntreb", "mă"),
        ("ro", "mi-l", "îmi îl"),
        ("ro", "dă-mi-l", "îmi îl"),
        ("nl", "heeft-ie", "hij"),
        ("nl", "'t", "het"),
        ("nl", "ermee", "ermee"),
    ],
)
def test_pronouns_are_found_in_words(language: str, word: str, found: str):
    assert forms(word, language_profile(language)) == found


@pytest.mark.parametrize(
    ("language", "words"),
    [
        # Endings like enclitics, behind something like a verb.
        ("es", "dios vela gobiernos primeros compañeros poderosos pájaros suerte parte Carlos"),
        # A verb and an ending: participles, other forms of verbs.
        ("es", "soldados amados oídos hablase tense convierte moverlame"),
        ("it", "parla dalla dallo dice dici dite stati facile porci catene ragnatela sistemi"),
        ("it", "mandola pirla irti"),
        ("it", "importi comporti guardate guardavi fermati fatti"),
        ("pt", "sexta-feira guarda-chuva cor-de-rosa dar-ia vê-la-x"),
        ("ro", "într-o dintr-o prim-plan bună"),
        ("nl", "auto-immuun theorie"),
    ],
)
def test_other_words_have_no_pronouns_in_them(language: str, words: str):
    profile = language_profile(language)
    assert {word: forms(word, profile) for word in words.split() if units(word, profile)} == {}


@pytest.mark.parametrize("language", ["es", "it"])
def test_hosts_are_no_pronouns_and_written_as_words_are_compared(language: str):
    profile = language_profile(language)
    hosts = profile.clitics.host_words
    assert len(hosts) > 2_000
    assert {host for host in hosts if profile.folded(host) != host or not host.isalpha()} == set()


def test_hosts_are_read_from_the_file_beside_the_profile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    folder = copytree(FOLDERS[0] / "es", tmp_path / "qy")
    text = (folder / "profile.toml").read_text(encoding="utf-8")
    text = text.replace('"es"', '"qy"').replace('"spa"', '"qyy"')
    (folder / "profile.toml").write_text(text, encoding="utf-8")
    (folder / "clitic_hosts.txt").write_text("# Verbs\ncreaborar\n\n", encoding="utf-8")
    monkeypatch.setattr("protest_core.languages.profiles.FOLDERS", [tmp_path])
    profile = language_profile.__wrapped__("qy")
    assert profile.clitics.host_words == {"creaborar"}
    assert forms("creaborarla", profile) == "la"
    assert forms("moverla", profile) == ""


@pytest.mark.parametrize(
    ("language", "pronoun", "often", "never"),
    [
        ("es", "you", "tú te os usted", "lo la le que me"),
        ("it", "it", "lo la l' gli esso", "mi ti tu che noi suo"),
        ("it", "they", "loro essi esse", "lo la ti si che"),
        ("it", "them", "li le gli loro", "tu ti che voi suoi"),
        ("it", "you", "tu ti te voi vi lei", "lo la le gli li loro mi"),
        ("pt", "it", "ele ela o a -o -lo -na lhe", "me te que nós seu"),
        ("pt", "they", "eles elas", "o me nós que"),
        ("pt", "them", "os as -los -nas lhes", "te que vocês seus"),
        ("pt", "you", "tu te você vocês vós -te", "o a lhe me que se"),
        ("ro", "it", "el ea îl l- -o o îi", "mă te care vă"),
        ("ro", "they", "ei ele dânșii", "îl mă care"),
        ("ro", "them", "îi le -i le- lor", "te vă care"),
        ("ro", "you", "tu te voi vă v- dumneavoastră", "îl o le el care"),
        ("nl", "it", "het 't hij hem", "ik je u wie wat zijn"),
        ("nl", "they", "zij ze", "ik jij jullie wie"),
        ("nl", "them", "ze hen hun", "je u wij ons"),
        ("nl", "you", "jij je jou u jullie", "ze het hem ik"),
    ],
)
def test_likely_translations_have_the_person_and_case(
    language: str, pronoun: str, often: str, never: str
):
    likely = likely_translations("en", language)
    assert likely is not None
    assert set(often.split()) <= likely.often[pronoun]
    assert likely.plain[pronoun].keys().isdisjoint(never.split())


@pytest.mark.parametrize(
    ("language", "pronoun", "word"),
    [
        ("it", "it", "ne"),
        ("pt", "it", "dele"),
        ("pt", "them", "nelas"),
        ("pt", "you", "si"),
        ("pt", "you", "consigo"),
        ("nl", "it", "ermee"),
    ],
)
def test_prepositions_make_words_for_both_likely(language: str, pronoun: str, word: str):
    likely = likely_translations("en", language)
    assert likely is not None
    after, alone = (likely.weights(pronoun, word_before=each)[word] for each in ("of", "when"))
    assert after > alone


def test_attached_pronouns_are_words_in_texts_that_are_tokenised_here():
    assert plain_words("pt")("Ajuda-me na sexta-feira.")[:2] == ["Ajuda", "-me"]
    assert plain_words("pt")("Na sexta-feira dar-lhe-ia.") == [
        "Na",
        "sexta-feira",
        "dar-lhe-ia",
        ".",
    ]
    assert plain_words("ro")("Dă-mi-l într-o zi.") == ["Dă", "-mi", "-l", "într-o", "zi", "."]
