"""The origin of a system's text and links, and a digest of the texts and links themselves."""

from bisect import bisect_left
from hashlib import file_digest, sha256
from pathlib import Path

import msgspec

from protest_core import __version__
from protest_core.errors import printable
from protest_core.files.paths import STANDARD_INPUT, shown_path
from protest_core.text.translation import Translation
from protest_core.translatable import Text

SHOWN_DIGITS = 10
Merged = tuple[tuple[int, int], ...]  # half-open ranges of lines


class NamedFile(msgspec.Struct, frozen=True):
    """A file by its name and SHA-256, as `sha256sum` prints it; a pipe has no digest."""

    name: str
    sha256: str = ""

    def __str__(self) -> str:
        shown = self.sha256[:SHOWN_DIGITS]
        return f"{self.name} ({shown})" if shown else self.name


class SystemOrigin(msgspec.Struct, frozen=True, omit_defaults=True):
    """The files and programs that a system was loaded from; without a text they are unknown.

    `links`: the file with the links; without one, `aligner` made them from the text, the suite and
    `parallel`. `tokeniser`: the convention in which the text was tokenised here.
    """

    text: NamedFile | None = None
    links: NamedFile | None = None
    aligner: str = ""
    parallel: tuple[NamedFile, ...] = ()
    tokeniser: str = ""
    program: str = ""
    read_as: str = ""  # the format of the text and the system's name in it, unless it is plain text
    merged: Merged = ()  # groups of lines, in order, whose text stands on the first one

    def merges(self, line: int) -> bool:
        """Return whether the translation of a line stands on an earlier one."""
        before = bisect_left(self.merged, (line, 0)) - 1
        return before >= 0 and line < self.merged[before][1]

    def in_words(self) -> Text:
        """Return the words after the text's name: digests, tokens, links."""
        if self.text is None:
            return Text("origin of text and links unknown")
        tokens = Text("tokens as given")
        if self.tokeniser:
            tokens = Text("tokenised here ({0})").format(self.tokeniser)
        digest = self.text.sha256[:SHOWN_DIGITS] or "–"
        words = Text("sha256 {0}, {1}; {2}").format(digest, tokens, self._links_in_words())
        return Text("{0}; {1}").format(self.read_as, words) if self.read_as else words

    @property
    def links_are(self) -> Text:
        """Describe in a few words whether links were given or made here."""
        if self.text is None:
            return Text("unknown")
        return Text("given") if self.links else Text("aligned here")

    def _links_in_words(self) -> Text:
        if self.links is not None:
            return Text("links {0}").format(str(self.links))
        aligned = Text("aligned by {0}, PROTEST {1}, with the reference")
        words = aligned.format(self.aligner, self.program)
        if not self.parallel:
            return words
        return Text("{0} and {1}").format(words, ", ".join(map(str, self.parallel)))


UNKNOWN_ORIGIN = SystemOrigin()


def given_origin(text: Path, links: Path, *, read_as: str = "") -> SystemOrigin:
    """Return the origin of a tokenised text with its links."""
    return SystemOrigin(named_file(text), named_file(links), program=__version__, read_as=read_as)


def named_file(path: Path) -> NamedFile:
    """Return a file with its digest; a pipe can be read only once, and has been."""
    name = printable(shown_path(path) if path == STANDARD_INPUT else path.name)
    try:
        if not path.is_file():
            return NamedFile(name)
        with path.open("rb") as file:
            return NamedFile(name, file_digest(file, "sha256").hexdigest())
    except OSError:  # the file existed a moment ago
        return NamedFile(name)


def translation_digest(translation: Translation) -> str:
    """Return the SHA-256 of sentences and links as stored, line by line."""
    lines = zip(translation.sentences, translation.links, strict=True)
    kept = "".join(f"{text}\t{links}\n" for text, links in lines)
    return sha256(kept.encode()).hexdigest()
