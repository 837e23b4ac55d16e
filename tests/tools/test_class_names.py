"""A class name stands for one class in the whole program."""

import ast
from collections import defaultdict

from tools.order import ROOT

PACKAGES = ("protest_compat", "protest_core", "protest_gui")


def test_no_two_classes_have_one_name():
    places = defaultdict(list)
    for path in (path for package in PACKAGES for path in (ROOT / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert len(places) > 500
    assert {name: among for name, among in places.items() if len(among) > 1} == {}
