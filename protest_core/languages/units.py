"""Find the pronouns in a written word: `la` in *moverla*, `ele` in *dele*, `me` in *ajuda-me*."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, chain, pairwise, product

from protest_core.languages.profiles import JOINER, LanguageProfile, is_part

_HYPHEN = "-"
_LONGEST_CUT = 60  # characters; no verb is longer, with all that is joined to it


@dataclass(frozen=True, slots=True)
class Unit:
    """A pronoun in a word: its form, spelled as it is compared, and its place in the word."""

    form: str
    start: int
    end: int


def units(word: str, profile: LanguageProfile) -> tuple[Unit, ...]:
    """Return the pronouns in a word, in their order; none if the word has none."""
    folded = profile.folded(word)
    if found := _listed(folded, 0, len(word), profile):
        return found
    found = _affixed(folded, profile) or _at_hyphens(folded, profile) or _joined(folded, profile)
    if len(folded) == len(word):
        return found
    # Places in the folded word are none in this one.
    return tuple(Unit(unit.form, 0, len(word)) for unit in found)


def split_at_units(word: str, profile: LanguageProfile) -> tuple[str, ...]:
    """Return a word cut at the pronouns in it; every part but the first begins with the joiner."""
    edges = {edge for unit in units(word, profile) for edge in (unit.start, unit.end)}
    cuts = sorted(edges - {0, len(word)})
    first, *others = (word[start:end] for start, end in pairwise([0, *cuts, len(word)]))
    parts = [JOINER + part for part in others]
    return (first, *parts) if all(map(is_part, parts)) else (word,)


def looked_up(word: str, profile: LanguageProfile) -> str:
    """Return a word as lists of forms have it: folded, without a prefix or particle at a form."""
    folded = profile.folded(word)
    has_affixes = profile.clitics.prefixes or profile.clitics.particles
    if not has_affixes or folded in profile.pronouns or folded in profile.contractions:
        return folded
    return next((folded[start:end] for start, end in _cuts_at_forms(folded, profile)), folded)


def _listed(word: str, start: int, end: int, profile: LanguageProfile) -> tuple[Unit, ...]:
    """Return the pronouns of a word that the profile lists, which stands at this place."""
    parts = profile.contractions.get(word, (word,))
    forms = (part for part in parts if part in profile.pronouns)
    return tuple(Unit(profile.spelling(form), start, end) for form in forms)


def _affixed(word: str, profile: LanguageProfile) -> tuple[Unit, ...]:
    """Return the form that is left without a prefix (Arabic *wa-huwa*) or a particle (Korean)."""
    for start, end in _cuts_at_forms(word, profile):
        return _listed(word[start:end], start, end, profile)
    return ()


def _cuts_at_forms(word: str, profile: LanguageProfile) -> Iterator[tuple[int, int]]:
    clitics = profile.clitics
    if word in clitics.not_clitic:
        return
    starts = (len(prefix) for prefix in clitics.prefixes if word.startswith(prefix))
    ends = (len(word) - len(end) for end in clitics.particles if end and word.endswith(end))
    for start, end in chain(product(starts, (len(word),)), product((0,), ends)):
        if word[start:end] in profile.pronouns or word[start:end] in profile.contractions:
            yield start, end


def _at_hyphens(word: str, profile: LanguageProfile) -> tuple[Unit, ...]:
    """Return the clitics at the hyphens of a word: *dar-lho*, *dar-lhe-ia*, *l-am*, *dă-mi-l*."""
    clitics = profile.clitics
    if clitics.written != "hyphen" or word in clitics.not_clitic:
        return ()
    host, *behind = word.split(_HYPHEN)
    start = len(host)
    is_proclitic = bool(behind) and host + _HYPHEN in clitics.proclitics
    found = [*_parts(host + _HYPHEN, 0, start + 1, profile)] if is_proclitic else []
    for number, part in enumerate(behind):
        end = start + 1 + len(part)
        form = _HYPHEN + part
        if form in clitics.enclitics:
            # The hyphen belongs to one of its neighbours.
            found += _parts(form, start + (is_proclitic and not number), end, profile)
        elif is_proclitic or not (found and form in clitics.inside):
            return tuple(found) if is_proclitic else ()
        start = end
    return tuple(found) if host else ()


def _joined(word: str, profile: LanguageProfile) -> tuple[Unit, ...]:
    """Return the clitics that are written together with the verb before them."""
    clitics = profile.clitics
    if clitics.written != "joined" or word in clitics.not_clitic or len(word) > _LONGEST_CUT:
        return ()
    for cut in _cuts(word, clitics.most, profile):
        host, *enclitics = cut
        if enclitics and (clitics.shape is None or clitics.shape.fullmatch("+".join(cut))):
            ends = accumulate(map(len, enclitics), initial=len(host))
            spans = zip(enclitics, pairwise(ends), strict=True)
            return tuple(unit for form, span in spans for unit in _parts(form, *span, profile))
    return ()


def _cuts(word: str, most: int, profile: LanguageProfile) -> Iterator[list[str]]:
    """Yield each host that the word may begin with, and the enclitics behind it."""
    if profile.clitics.is_host(word):
        yield [word]
    for clitic in profile.clitics.enclitics if most else ():
        if word.endswith(clitic) and len(word) > len(clitic):
            for cut in _cuts(word.removesuffix(clitic), most - 1, profile):
                yield [*cut, clitic]


def _parts(form: str, start: int, end: int, profile: LanguageProfile) -> tuple[Unit, ...]:
    parts = profile.contractions.get(form, (form,))
    return tuple(Unit(profile.spelling(part), start, end) for part in parts)
