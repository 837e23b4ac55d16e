"""Texts as systems wrote them, in tokens like the suite's."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protest_core.aligning.texts import ParallelText
from protest_core.errors import printable
from protest_core.operations.systems.aligning_notes import fit_sentence
from protest_core.progress import ProgressCallback
from protest_core.suite.testsuite import TestSuite
from protest_core.tokenising.fitting import tokeniser_for
from protest_core.tokenising.tokeniser import Tokeniser

_LINES_BETWEEN_LOOKS = 500  # whether the work is still wanted


@dataclass(frozen=True, slots=True)
class UnalignedText:
    """What a system wrote, line by line."""

    name: str
    lines: Sequence[str]
    text_file: str
    tokenised: bool


class TokenMaking:
    """Tokenisers are made when they are needed; `notes` tell how well they fit."""

    def __init__(
        self, suite: TestSuite, reference: Sequence[str], progress: ProgressCallback
    ) -> None:
        self._languages = suite.description
        self._source = suite.source
        self._reference = reference
        self._progress = progress
        self._of_target: Tokeniser | None = None
        self._of_source: Tokeniser | None = None

    def tokenised(self, text: UnalignedText) -> Sequence[str]:
        if text.tokenised:
            return text.lines
        return self._made(self._target(), text.lines, printable(text.name))

    def parallel(
        self, texts: tuple[Sequence[str], Sequence[str]], *, tokenised: bool
    ) -> ParallelText:
        if tokenised:
            return ParallelText(*texts)
        if self._of_source is None:
            self._progress(0, 1, "looking at how the source is tokenised")
            self._of_source = tokeniser_for(self._source, self._languages.source_language)
        source, target = texts
        doing = "further text"
        return ParallelText(
            self._made(self._of_source, source, doing), self._made(self._target(), target, doing)
        )

    def _target(self) -> Tokeniser:
        if self._of_target is None:
            self._progress(0, 1, "looking at how the reference is tokenised")
            self._of_target = tokeniser_for(self._reference, self._languages.target_language)
        return self._of_target

    def _made(self, tokeniser: Tokeniser, lines: Sequence[str], what: str) -> list[str]:
        made = []
        for number, line in enumerate(lines):
            if not number % _LINES_BETWEEN_LOOKS:
                self._progress(number, len(lines), f"tokenising {what}")
            made.append(" ".join(tokeniser.tokenise(line)))
        return made

    def notes(self) -> Iterator[str]:
        if self._of_target is not None and self._of_target.fit is not None:
            yield fit_sentence(self._of_target.fit)
