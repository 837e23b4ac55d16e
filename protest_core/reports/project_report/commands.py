"""The command lines that make a report's tables again."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from protest_core.errors import shell_quoted
from protest_core.operations.reporting.report import Provenance

if TYPE_CHECKING:
    from protest_core.store.overview_values import CandidateFilter


def command_for(
    provenance: Provenance, words: str, *, signature: str = "", by_category: bool = True
) -> str:
    """`words`: the command, with the file at {}. What only a signature can say, it says.

    Without `by_category`: of a command that knows of no categories.
    """
    chosen = provenance.settings.chosen
    asked = words.format(shell_quoted(provenance.file))
    plain = type(chosen)(systems=chosen.systems, categories=chosen.categories)
    if signature and chosen != plain:
        return f"protest {asked} --signature {shell_quoted(signature)}"
    options = [*_systems(chosen), *(_categories(chosen) if by_category else ())]
    return " ".join(["protest", asked, *options])


def counting_options(provenance: Provenance, *, shares: bool = True) -> str:
    """Whose judgements count, and how, of commands that know of it; some count no shares."""
    settings = provenance.settings
    options = []
    if shares and settings.not_judgeable.value != "incorrect":
        options.append(f"--not-judgeable {settings.not_judgeable.value}")
    if settings.annotator is not None:
        options.append(f"--annotator {shell_quoted(settings.annotator)}")
    return "".join(f" {each}" for each in options).replace("{", "{{").replace("}", "}}")


def _systems(chosen: "CandidateFilter") -> Iterator[str]:
    yield from (f"--system {shell_quoted(each)}" for each in sorted(chosen.systems))


def _categories(chosen: "CandidateFilter") -> Iterator[str]:
    yield from (f"--category {shell_quoted(each)}" for each in sorted(chosen.categories))
