"""Texts of one sentence for the published APT, put together by hand."""

from protest_compat.apt2017.linked_words import LinkedText
from protest_compat.apt2017.model import AptSettings, Lists
from protest_compat.apt2017.score import PublishedApt, run_apt
from protest_core.files.problems import ProblemList

ALL = AptSettings((1, 2, 3, 4, 5, 6), (1.0, 0.5, 0.0, 0.0, 0.0, 0.0))
WORDS = ("il", "elle", "ce", "c'", "cela")


def lists(**changed: object) -> Lists:
    usual = {"source_words": frozenset({"it"}), "target_words": WORDS}
    return Lists(**{**usual, **changed})  # type: ignore[arg-type]


def run(
    source: list[str],
    reference: list[str],
    candidate: list[str],
    links: tuple[list[str], list[str]],
    settings: AptSettings = ALL,
    of: Lists | None = None,
) -> PublishedApt:
    """Each line of links as in a file."""
    one, other = links
    problems = ProblemList()
    result = run_apt(
        source,
        LinkedText("ref", reference, "ref.links", one),
        LinkedText("cand", candidate, "cand.links", other),
        of or lists(),
        settings,
        problems,
    )
    problems.refuse_if_any("this")
    return result


def run_one(reference: str, candidate: str, links=("0-0", "0-0"), **others) -> PublishedApt:
    return run(
        [others.pop("source", "it")], [reference], [candidate], ([links[0]], [links[1]]), **others
    )


def case_of(*texts, **others) -> int:
    [pair] = run_one(*texts, **others).pairs
    return pair.case.value
