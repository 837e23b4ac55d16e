"""Keys of forms, and how well forms fit a pronoun."""

import pytest

from protest_core.languages.forms import Features, Fit, PronounKind, best_fit, features_of
from protest_core.languages.profiles import language_profile, languages


def test_a_key_names_person_number_gender_and_case():
    assert features_of("3s.f.acc+dat") == Features(
        PronounKind.PERSONAL, "3", "s", frozenset({"f"}), frozenset({"acc", "dat"})
    )
    assert features_of("2.polite") == Features(PronounKind.PERSONAL, "2", polite=True)
    assert features_of("3.refl").kind is PronounKind.REFLEXIVE
    assert features_of("dem.p.m") == Features(PronounKind.DEMONSTRATIVE, "", "p", frozenset({"m"}))


@pytest.mark.parametrize("key", ["4s", "3x", "3s.", "3s.feminine", "verb", "3s.f acc"])
def test_what_is_no_key_is_named(key: str):
    with pytest.raises(ValueError, match=key):
        features_of(key)


@pytest.mark.parametrize(
    ("source", "target", "fit"),
    [
        ("3s.n", "3s.f.acc", Fit.OFTEN),  # it: la
        ("3s.n", "3p.f.acc", Fit.SOMETIMES),  # it, of trousers: las
        ("3p.nom", "3s.f.acc", Fit.NEVER),  # they: la
        ("3s.m.nom", "3s.f.nom", Fit.SOMETIMES),  # he: ella, a mistake of a system
        ("3p.acc", "3p.dat", Fit.OFTEN),  # them: les
        ("3p.nom", "3p.neutral", Fit.SOMETIMES),  # they: elles
        ("3p.nom", "3d.nom", Fit.OFTEN),  # they: the two
        ("3s.n", "3d.nom", Fit.SOMETIMES),
        ("3p.acc", "3p.abl", Fit.OFTEN),
        ("3s.n", "dem.s.n", Fit.SOMETIMES),  # it: eso
        ("3s.n", "dem.p.m", Fit.NEVER),
        ("3s.n", "3s.m.prep", Fit.AFTER_PREPOSITION),  # it: dele
        ("3s.n", "rel", Fit.NEVER),  # it: que
        ("3s.n", "poss", Fit.NEVER),
        ("3s.n", "1s.acc+dat", Fit.NEVER),  # it: me
        ("3s.acc", "3.refl", Fit.SOMETIMES),
        ("3s.nom", "3.refl", Fit.NEVER),
        ("1s.nom", "1p.nom", Fit.NEVER),
        ("1s.nom", "1s.acc+dat", Fit.SOMETIMES),  # I like it: me gusta
        ("2", "2p.polite", Fit.OFTEN),
        ("2", "indef", Fit.SOMETIMES),
    ],
)
def test_a_form_fits_a_pronoun_by_person_kind_number_gender_and_case(
    source: str, target: str, fit: Fit
):
    assert best_fit([features_of(source)], [features_of(target)]) is fit


def test_of_several_features_the_best_counts():
    her = [features_of("3s.f.acc"), features_of("poss")]
    assert best_fit(her, [features_of("poss")]) is Fit.SOMETIMES
    assert best_fit(her, [features_of("3s.f.acc")]) is Fit.OFTEN
    assert best_fit(her, []) is Fit.NEVER


@pytest.mark.parametrize("code", languages())
def test_lists_of_a_profile_agree(code: str):
    """Forms are written as words are compared; homographs and contractions name forms."""
    profile = language_profile(code)
    known = profile.pronouns | set(profile.features)
    assert {form for form in known if profile.folded(form) != form} == set()
    for forms in profile.homographs.values():
        assert forms <= known
    for parts in profile.contractions.values():
        assert known.intersection(parts)
    for group in profile.identical_forms:
        assert group <= known | set(profile.clitics.enclitics)
