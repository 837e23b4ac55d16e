"""Packages that a plain installation lacks, and the command that installs them."""

from enum import StrEnum
from importlib.util import find_spec

from protest_core.errors import RefusedError
from protest_core.translatable import Text


class Extra(StrEnum):
    """The optional dependencies of `pyproject.toml` that the core asks for."""

    ALIGN = "align"
    CTXPRO = "ctxpro"
    NOTEBOOK = "notebook"
    PLOTS = "plots"


# The module to be imported, and the beginning of the sentence if it is missing.
_NEEDED = {
    Extra.ALIGN: ("thot", Text("Aligning words needs sil-thot")),
    Extra.CTXPRO: ("sentence_splitter", Text("CTXPRO’s score needs sentence-splitter")),
    Extra.NOTEBOOK: ("pandas", Text("Data frames need pandas")),
    Extra.PLOTS: ("matplotlib", Text("Plots need matplotlib")),
}
assert set(_NEEDED) == set(Extra)  # noqa: S101 — tables cover their enum


def require(extra: Extra) -> None:
    """Refuse what cannot be done without the packages of an extra."""
    module, needs = _NEEDED[extra]
    if find_spec(module) is None:
        told = Text("{0}, which is not installed. Install it: {1}")
        raise RefusedError(told.format(needs, command_to_install(extra)))


def command_to_install(extra: str) -> str:
    """Return the command that installs an extra."""
    return f"pip install 'protest-eval[{extra}]'"
