"""Find the pronouns in a written word: `la` in *moverla*, `ele` in *dele*, `me` in *ajuda-me*."""

from dataclasses import dataclass
from itertools import chain

from protest_core.languages.profiles import LanguageProfile

_HYPHEN = "-"


@dataclass(frozen=True, slots=True)
class Unit:
    """A pronoun in a word: its form, spelled as it is compared, and its place in the word."""

    form: str
    start: int
    end: int


def units(word: str, profile: LanguageProfile) -> tuple[Unit, ...]:
    """Return the pronouns in a word, in their order; none if the word has none."""
    folded = profile.folded(word)
    if parts := profile.contractions.get(folded):
        forms = [part for part in parts if part in profile.pronouns]
        return tuple(Unit(profile.spelling(form), 0, len(word)) for form in forms)
    if folded in profile.pronouns:
        return (Unit(profile.spelling(folded), 0, len(word)),)
    if len(folded) != len(word):  # places in the folded word are none in this one
        return ()
    return _affixed(folded, profile) or _after_hyphens(folded, profile) or _joined(folded, profile)


def _affixed(word: str, profile: LanguageProfile) -> tuple[Unit, ...]:
    """Return the form that is left without a prefix (Arabic *wa-huwa*) or a particle (Korean)."""
    clitics = profile.clitics
    cuts = chain(
        ((len(prefix), len(word)) for prefix in clitics.prefixes if word.startswith(prefix)),
        ((0, len(word) - len(end)) for end in clitics.particles if end and word.endswith(end)),
    )
    for start, end in cuts:
        if (form := word[start:end]) in profile.pronouns:
            return (Unit(profile.spelling(form), start, end),)
    return ()


def _after_hyphens(word: str, profile: LanguageProfile) -> tuple[Unit, ...]:
    """Return the clitics behind hyphens: *dar-lho*, and *dar-lhe-ia* with an ending behind them."""
    if profile.clitics.written != "hyphen":
        return ()
    found: list[Unit] = []
    host, *behind = word.split(_HYPHEN)
    start = len(host)
    for part in behind:
        end = start + 1 + len(part)
        form = _HYPHEN + part
        if form in profile.clitics.enclitics:
            found += _parts(form, start, end, profile)
        elif not (found and form in profile.clitics.inside):
            return ()
        start = end
    return tuple(found) if host else ()


def _joined(word: str, profile: LanguageProfile) -> tuple[Unit, ...]:
    """Return the clitics that are written together with the verb before them."""
    clitics = profile.clitics
    if clitics.written != "joined" or word in clitics.not_clitic:
        return ()
    return _behind_host(word, clitics.most, profile) or ()


def _behind_host(word: str, most: int, profile: LanguageProfile) -> tuple[Unit, ...] | None:
    """Return the clitics at the end of a word; empty for a host, `None` for any other word."""
    if profile.clitics.is_host(word):
        return ()
    for clitic in profile.clitics.enclitics if most else ():
        if word.endswith(clitic) and len(word) > len(clitic):
            start = len(word) - len(clitic)
            before = _behind_host(word[:start], most - 1, profile)
            if before is not None:
                return (*before, *_parts(clitic, start, len(word), profile))
    return None


def _parts(form: str, start: int, end: int, profile: LanguageProfile) -> tuple[Unit, ...]:
    parts = profile.contractions.get(form, (form,))
    return tuple(Unit(profile.spelling(part), start, end) for part in parts)
