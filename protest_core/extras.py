"""Packages that a plain installation lacks, and the command that installs them."""

from enum import StrEnum
from importlib.util import find_spec

from protest_core.errors import RefusedError
from protest_core.translatable import Text


class Extra(StrEnum):
    """The optional dependencies of `pyproject.toml` that the core asks for."""

    ALIGN = "align"
    CHINESE = "zh"
    CTXPRO = "ctxpro"
    JAPANESE = "ja"
    NOTEBOOK = "notebook"
    PLOTS = "plots"


# The modules to be imported, and the beginning of the sentence if one of them is missing.
_NEEDED = {
    Extra.ALIGN: (("thot",), Text("Aligning words needs sil-thot")),
    Extra.CHINESE: (("rjieba",), Text("Separating Chinese words needs rjieba")),
    Extra.CTXPRO: (("sentence_splitter",), Text("CTXPRO’s score needs sentence-splitter")),
    Extra.JAPANESE: (
        ("MeCab", "ipadic"),  # another dictionary may be installed with MeCab
        Text("Separating Japanese words needs mecab-python3 with ipadic"),
    ),
    Extra.NOTEBOOK: (("pandas",), Text("Data frames need pandas")),
    Extra.PLOTS: (("matplotlib",), Text("Plots need matplotlib")),
}
assert set(_NEEDED) == set(Extra)  # noqa: S101 — tables cover their enum


def require(extra: Extra) -> None:
    """Refuse what cannot be done without the packages of an extra."""
    _, needs = _NEEDED[extra]
    if not is_installed(extra):
        told = Text("{0}, which is not installed. Install it: {1}")
        raise RefusedError(told.format(needs, command_to_install(extra)))


def is_installed(extra: Extra) -> bool:
    modules, _ = _NEEDED[extra]
    return all(find_spec(module) for module in modules)


def command_to_install(extra: str) -> str:
    """Return the command that installs an extra."""
    return f"pip install 'protest-eval[{extra}]'"
