"""Commands that lack an optional package name the command that installs it."""

import sys
import tomllib
from pathlib import Path

import pytest

from protest_core.alignment.train_and_align import train_and_align
from protest_core.errors import RefusedError
from protest_core.extras import Extra
from protest_core.languages.profiles import language_profile
from protest_core.report_page.plots.canvas import drawing
from protest_core.tables.model import Table
from protest_core.text.segmenters import segmented

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]


def draw() -> None:
    with drawing():
        pass


@pytest.mark.parametrize(
    ("extra", "module", "use"),
    [
        ("align", "thot", lambda: train_and_align([])),
        ("plots", "matplotlib", draw),
        ("ja", "MeCab", lambda: segmented(language_profile("ja"))),
        ("ja", "ipadic", lambda: segmented(language_profile("ja"))),
        ("zh", "rjieba", lambda: segmented(language_profile("zh"))),
        ("notebook", "pandas", lambda: Table("t", "T", (), []).frame()),
    ],
)
def test_a_missing_package_is_named_with_the_command_that_installs_it(
    extra: str, module: str, use, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(RefusedError) as refused:
        use()
    assert "not installed" in str(refused.value)
    assert f"pip install 'protest-eval[{extra}]'" in str(refused.value)


def test_every_extra_of_the_core_can_be_installed():
    assert set(Extra) <= PROJECT["optional-dependencies"].keys()


def test_all_brings_every_extra_but_one_with_another_licence():
    (everything,) = PROJECT["optional-dependencies"]["all"]
    named = everything.partition("[")[2].rstrip("]").split(",")
    assert {*named} == PROJECT["optional-dependencies"].keys() - {"all", "ctxpro"}
