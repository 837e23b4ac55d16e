"""Align sentence pairs in both directions and symmetrise the links."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum

from protest_core.alignment.bidirectional_links import SentenceAlignment, from_pharaoh, unlinked
from protest_core.alignment.likely import LikelyTranslations
from protest_core.alignment.training import (
    Ends,
    Model,
    Pair,
    Schedule,
    Words,
    can_run_processes,
    comparisons,
    link_in_turn,
    link_side_by_side,
    training_rounds,
)
from protest_core.extras import Extra, require
from protest_core.progress import ProgressCallback, no_progress
from protest_core.text.translation import Translation
from protest_core.translatable import Text

# From this number of comparisons on, a second Python process is worth its start-up time of about
# two seconds for each direction.
_MUCH = {Model.EFLOMAL: 60e6, Model.FAST_ALIGN: 250e6}  # as many comparisons as Eflomal would make
_JOINED_BETWEEN_LOOKS = 500  # sentences between checks for cancellation
Form = Callable[[str], str]
# With longer beginnings inflected forms stay separate, and a suite of a hundred lines has no
# evidence for most words; shorter ones conflate unrelated words.
_BEGINNING = 5
# From this amount of text on, words are aligned as they are written.
_MANY_PAIRS = 20_000
_TIMES = 3


class AlignmentAid(StrEnum):
    """An aid for the aligner; each can be switched off to measure its effect."""

    BEGINNINGS = "beginnings"
    LIKELY_PAIRS = "likely_pairs"
    KNOWN_LINKS = "known_links"
    REPAIR = "repair"
    SAME_LINES = "same_lines"


ALL_AIDS = frozenset(AlignmentAid)


def train_and_align(
    pairs: Sequence[Pair],
    *,
    extra: Sequence[Pair] = (),
    model: Model = Model.EFLOMAL,
    by_beginnings: bool = True,
    progress: ProgressCallback = no_progress,
) -> list[SentenceAlignment]:
    """Align these pairs, learning from them and from the extra ones; the result is reproducible.

    With `by_beginnings`, words of small texts that begin alike are one word to the aligner.
    """
    require(Extra.ALIGN)
    learnt = [*pairs, *extra]
    schedule = Schedule(model, len(pairs), training_rounds(learnt))
    steps = _PercentOfWork(progress)
    much = comparisons(learnt, schedule.rounds) > _MUCH[model]
    link = link_side_by_side if much and can_run_processes() else link_in_turn
    forward, backward = link(
        _numbered(learnt, by_beginnings=by_beginnings), schedule, steps.training
    )
    return list(_joined(pairs, forward, backward, steps))


def _numbered(pairs: Sequence[Pair], *, by_beginnings: bool) -> list[Words]:
    form = form_for(len(pairs)) if by_beginnings else as_written
    of_source, of_target = WordNumbers(form), WordNumbers(form)
    return [(of_source.of(source), of_target.of(target)) for source, target in pairs]


class _PercentOfWork:
    """Progress in percent; the share of training depends on the amount of text."""

    def __init__(self, progress: ProgressCallback) -> None:
        self._progress = progress

    def training(self, share: float) -> None:
        self._progress(round(90 * share), 100, Text("training the aligner"))

    def joining(self, done: int, pairs: int) -> None:
        self._progress(90 + round(10 * done / max(pairs, 1)), 100, Text("aligning"))


def _joined(
    pairs: Sequence[Pair], forward: Sequence[Ends], backward: Sequence[Ends], steps: _PercentOfWork
) -> Iterator[SentenceAlignment]:
    for number, (source, target) in enumerate(pairs):
        if not number % _JOINED_BETWEEN_LOOKS:
            steps.joining(number, len(pairs))
        if forward[number] and backward[number]:
            yield _made_one(forward[number], backward[number])
        else:
            yield unlinked(len(source), len(target))
    steps.joining(1, 1)


def _made_one(forward: Ends, backward: Ends) -> SentenceAlignment:
    from thot.common import WordAlignmentMatrix

    joined = WordAlignmentMatrix(len(backward), len(forward))
    other = WordAlignmentMatrix(len(forward), len(backward))
    joined.put_list(forward)
    other.put_list(backward)
    other.transpose()
    joined.grow_diag_final_and(other)
    rows, columns = joined.to_numpy().nonzero()  # in order of source, then target
    text = " ".join(
        f"{row}-{column}" for row, column in zip(rows.tolist(), columns.tolist(), strict=True)
    )
    return SentenceAlignment(text, _places(forward), _places(backward))


def _places(ends: Ends) -> tuple[int | None, ...]:
    return tuple(end - 1 if end else None for end in ends)


def as_written(token: str) -> str:
    return token


def beginning(token: str) -> str:
    return token.lower()[:_BEGINNING]


def form_for(pairs: int) -> Form:
    """Return the form of words that works best with this amount of training text."""
    return beginning if pairs < _MANY_PAIRS else str.lower


class WordNumbers:
    """Numbers for words, so that the aligner accepts them whatever characters they contain."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self._of_form: dict[str, str] = {}
        self._of_word: dict[str, str] = {}

    def of(self, tokens: Sequence[str]) -> list[str]:
        known = self._of_word
        return [known.get(token) or self._number(token) for token in tokens]

    def _number(self, token: str) -> str:
        number = self._of_form.setdefault(self._form(token), f"w{len(self._of_form)}")
        self._of_word[token] = number
        return number


def likely_pairs(likely: LikelyTranslations) -> Iterator[Pair]:
    """Yield pronouns with their likely translations, as sentences of one word."""
    for pronoun, forms in likely.often.items():
        yield from [((pronoun,), (form,)) for form in sorted(forms)] * _TIMES


def linked_words(source: Sequence[str], reference: Translation) -> Iterator[Pair]:
    """Yield words that are linked in the reference, as sentences of one word.

    The reference's links are often made by hand, and cannot be learnt from a hundred lines.
    """
    for line, sentence, links in zip(source, reference.sentences, reference.links, strict=True):
        words, others = line.split(" "), sentence.split(" ")
        yield from (((words[i],), (others[j],)) for i, j in sorted(from_pharaoh(links)))
