"""Refuses texts for people that `lupdate` does not find, so that nobody could translate them.

python tools/texts.py                compares what it finds with the calls of `tr` and `Text`
python tools/texts.py update [CODE]  updates all translations, and begins one into a language
"""

import ast
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
PACKAGES = ("protest_core", "protest_gui")
# What `tr` and `Text` are defined in, and may do what all others may not.
DEFINITIONS = ("protest_core/translatable.py", "protest_gui/translations.py")
_MODULES = ("protest_core.translatable", "protest_gui.translations")
LOCALE = ROOT / "protest_gui" / "locale"
_BIN = Path(sys.executable).parent
LUPDATE = (str(_BIN / "pyside6-lupdate"), "-silent", "-tr-function-alias", "tr+=Text")
LRELEASE = (str(_BIN / "pyside6-lrelease"), "-silent")


class Source(NamedTuple):
    """A text for translators, as it stands in the code."""

    text: str
    comment: str
    is_counted: bool  # has a form for each number


def main(arguments: Sequence[str]) -> int:
    if arguments[:1] == ["update"]:
        update(arguments[1:])
    problems = [*problems_in_code(), *problems_in_translations()]
    print("\n".join(problems) or "All texts can be translated.")
    return 1 if problems else 0


def update(new: Sequence[str]) -> None:
    """Give the translations the texts of now, and the windows what was translated."""
    LOCALE.mkdir(exist_ok=True)
    files = {*LOCALE.glob("protest_*.ts"), *(LOCALE / f"protest_{code}.ts" for code in new)}
    for ts in sorted(files):
        subprocess.run([*LUPDATE, *map(str, sources(ROOT)), "-ts", str(ts)], check=True)
        subprocess.run([*LRELEASE, str(ts)], check=True)
        messages = [*ElementTree.parse(ts).iter("message")]
        left = sum(each.find("translation[@type='unfinished']") is not None for each in messages)
        print(f"{ts.relative_to(ROOT)}: {left} of {len(messages)} texts are still to be translated")


def problems_in_code() -> Iterator[str]:
    """Yield where the code has texts that nobody could translate."""
    modules = sources(ROOT)
    trees = {path: ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in modules}
    for path, tree in trees.items():
        for line, problem in sorted(problems_in(tree)):
            yield f"{path.relative_to(ROOT)}:{line}: {problem}"
    called = {text: path for path, tree in trees.items() for text in texts_in(tree)}
    found = found_by_lupdate(modules)
    for text in called.keys() - found:
        yield (
            f"{called[text].relative_to(ROOT)}: lupdate does not find {text.text!r}. "
            "It reads neither inside f-strings, nor a comment that a comma follows."
        )
    for text in found - called.keys():
        yield (
            f"lupdate finds {text.text!r}, which no call of tr or Text has. Give the function that "
            "is called there another name."
        )


def problems_in_translations() -> Iterator[str]:
    """Yield translations that fill in what the text does not have: showing them would fail."""
    for ts in sorted(LOCALE.glob("protest_*.ts")):
        for message in ElementTree.parse(ts).iter("message"):
            text = message.findtext("source", "")
            for translation in message.iter("translation"):
                shown = "".join(translation.itertext())
                for wrong in set(_FILLED_IN.findall(shown)) - set(_FILLED_IN.findall(text)):
                    yield f"{ts.name}: the translation of {text!r} has {wrong}, the text has not."


_FILLED_IN = re.compile(r"\{[^{}]*\}|[{}]")


def sources(root: Path) -> list[Path]:
    """Return the modules that have texts for people."""
    found = (path for package in PACKAGES for path in sorted((root / package).rglob("*.py")))
    return [path for path in found if path.relative_to(root).as_posix() not in DEFINITIONS]


def found_by_lupdate(modules: list[Path]) -> set[Source]:
    """Return what `lupdate` would give to translators."""
    with tempfile.TemporaryDirectory() as folder:
        ts = Path(folder, "all.ts")
        command = [*LUPDATE, *map(str, modules), "-ts", str(ts)]
        subprocess.run(command, check=True)
        messages = ElementTree.parse(ts).iter("message")
        return {
            Source(
                each.findtext("source", ""),
                each.findtext("comment", ""),
                each.get("numerus") == "yes",
            )
            for each in messages
        }


def texts_in(tree: ast.Module) -> Iterator[Source]:
    """Yield the literals that are given to `tr` and `Text`."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and _name(call) in ("tr", "Text"):
            literals = [each.value for each in call.args if isinstance(each, ast.Constant)]
            text, comment = [*literals, "", ""][:2]
            is_counted = len(call.args) > 2 or any(each.arg == "n" for each in call.keywords)
            yield Source(str(text), str(comment), is_counted)


def problems_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield what keeps texts of a module from being translated, with its line."""
    nodes = list(ast.walk(tree))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    called = {id(call.func) for call in calls}
    for call in calls:
        for problem in _problems_of_call(call):
            yield call.lineno, problem
    for node in nodes:
        if isinstance(node, ast.Name) and node.id == "tr" and id(node) not in called:
            yield node.lineno, "lupdate finds only calls of tr. Call it with a literal."
        elif isinstance(node, ast.ImportFrom) and _renames(node):
            yield node.lineno, "lupdate knows tr and Text alone. Import them under these names."
    for call in _calls_at_import(tree):
        if _name(call) == "tr":
            yield call.lineno, "There is no translator yet when modules are imported. Use Text."


def _renames(node: ast.ImportFrom) -> bool:
    return node.module in _MODULES and any(name.asname for name in node.names)


def _problems_of_call(call: ast.Call) -> Iterator[str]:
    match call.func:
        case ast.Attribute(attr="tr"):
            yield "Methods tr do not find texts of base classes. Use the function tr."
        case ast.Attribute(
            attr="translate", value=ast.Name(id="QCoreApplication" | "QApplication")
        ):
            yield "Use tr (protest_gui/translations.py) instead of translate."
        case ast.Name(id="tr" | "Text"):
            literals = [_literal(each) for each in call.args[:2]]
            if None in literals or not literals:
                yield "lupdate finds only literals. Fill in values by format."
            elif ("%n" in (literals[0] or "")) is not (len(call.args) > 2):
                yield "A number goes in as %n, and as the third argument."
            elif len(call.args) > 2 and not any(each.arg == "one" for each in call.keywords):
                yield "A text with %n needs the English singular: one=…"


def _literal(argument: ast.expr) -> str | None:
    value = argument.value if isinstance(argument, ast.Constant) else None
    return value if isinstance(value, str) else None


def _calls_at_import(node: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls that are made when the module is imported."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child
        if isinstance(child, ast.Lambda):
            continue
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            for part in (*child.decorator_list, child.args):
                yield from _calls_at_import(part)
            continue
        yield from _calls_at_import(child)


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
