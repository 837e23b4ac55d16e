"""Find what is no translation: the source itself, another language, shifted lines, refusals.

Pure functions on lines. A finding about a file as a whole refuses it; a finding about single lines
is a warning. False alarms are worse than misses: every bound below leaves room to the real outputs
that it was measured on (`docs/developing-systems.md`).
"""

from collections.abc import Iterable, Sequence

from protest_core.errors import ImplausibleTextError, printable
from protest_core.files.problems import ProblemList
from protest_core.loading.plausibility.language import (
    another_language,
    reference_in_another_language,
    swapped,
    words_not_separated,
)
from protest_core.loading.plausibility.lines import (
    empty_lines,
    findings_in_lines,
    mark_up,
    mostly_source,
    untranslated_lines,
)
from protest_core.loading.plausibility.shifted import shifted
from protest_core.loading.plausibility.texts import (
    COMPARED_LINES,
    Finding,
    Original,
    comparable_lines,
    is_long,
)
from protest_core.text.translation import NoTranslation
from protest_core.translatable import Text


class Doubts:
    """Findings about the texts of one request: errors, or with `anyway` warnings.

    `loaded` are the first lines of systems that the project has, by name.
    """

    def __init__(
        self,
        problems: ProblemList,
        original: Original,
        *,
        anyway: bool,
        loaded: Iterable[tuple[str, Sequence[str]]] = (),
    ) -> None:
        self.problems = problems
        self._original = original
        self._anyway = anyway
        self._refusals = 0
        # A reference of another length is an error already, which must not hide those of outputs.
        self._is_comparable = len(original.source) == len(original.reference)
        self._output_of_lines = {
            tuple(comparable_lines(lines[:COMPARED_LINES])): name for name, lines in loaded
        }

    def add_originals(self, reference: str) -> None:
        """Look at source and reference; with a finding, outputs are not compared with them."""
        if not self._is_comparable:
            return
        findings = (
            swapped(self._original)
            or reference_in_another_language(self._original)
            or words_not_separated(self._original.reference, self._original.target_language)
        )
        self.add(reference, findings)
        self._is_comparable = not findings

    def add(self, file: str, findings: Iterable[Finding]) -> None:
        for finding in findings:
            if finding.refuses and not self._anyway:
                self._refusals += 1
                self.problems.add(file, finding.message, line=finding.line)
            else:
                self.problems.warn(file, finding.message, line=finding.line)

    def add_output(
        self, file: str, lines: Sequence[str], *, system: str = "", tokenised: bool = False
    ) -> dict[int, NoTranslation]:
        """Look at an output, and return its lines that are no translation, from 0.

        An output that could not be read has none. `system` may be one that it replaces.
        """
        if not self._is_comparable:
            return {}
        if not any(lines):
            return empty_lines(lines, self._original)
        target = self._original.target_language
        findings = words_not_separated(lines, target, tokenised=tokenised) or findings_in_output(
            lines, self._original
        )
        self.add(file, findings)
        beginning = tuple(comparable_lines(lines[:COMPARED_LINES]))
        other = self._output_of_lines.setdefault(beginning, file)
        if other not in (file, system) and is_long(lines):
            self.add(file, [same_text_as(other)])
        return no_translations(findings, lines, self._original)

    def refuse_if_any(self, what: str) -> None:
        """Raise all errors; if nothing but findings stands in the way, the person may go on."""
        if self._refusals and self._refusals == self.problems.number:
            summary = Text(
                "{0} may be no translation. Correct what is named here, or go on with it as it is."
            ).format(printable(what))
            raise ImplausibleTextError(summary, [*self.problems.mistakes, *self.problems.warnings])
        self.problems.refuse_if_any(what)


def findings_in_output(lines: Sequence[str], original: Original) -> list[Finding]:
    """Return what is wrong with an output: first with the whole, then with single lines."""
    untranslated = untranslated_lines(lines, original)
    whole = [
        *mostly_source(untranslated),
        *mark_up(lines, original),
    ]
    if not untranslated.is_most:
        whole += another_language(lines, original) or shifted(lines, original)
    first = slice(COMPARED_LINES)
    same = comparable_lines(lines[first]) == comparable_lines(original.reference[first])
    if same and is_long(lines):
        whole.append(same_text_as("the reference"))
    return [*whole, *findings_in_lines(lines, original, untranslated)]


def no_translations(
    findings: Sequence[Finding], lines: Sequence[str], original: Original
) -> dict[int, NoTranslation]:
    """Return the lines that are no translation, each with the first reason found."""
    found = empty_lines(lines, original)
    for finding in reversed(findings):
        found |= finding.no_translation
    return found


def same_text_as(other: str) -> Finding:
    return Finding(f"this is the same text as {other}; load the right file, unless you mean it")
