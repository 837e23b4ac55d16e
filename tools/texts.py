"""Refuses texts for people that cannot be translated, or have no translation.

python tools/texts.py                compares code, what `lupdate` finds, and translations
python tools/texts.py update [CODE]  updates all translations, and begins one into a language
"""

import ast
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
PACKAGES = ("protest_compat", "protest_core", "protest_gui")
# The modules that define `tr` and `Text`, and may use them in ways that others may not.
DEFINITIONS = ("protest_core/translatable.py", "protest_gui/translations.py")
_MODULES = ("protest_core.translatable", "protest_gui.translations")
LOCALE = ROOT / "protest_gui" / "locale"
# Texts that annotators never see may be translated later; others are refused without translation.
FOR_RESEARCHERS = (
    *("protest_gui/project/", "protest_gui/results/", "protest_gui/tasks/", "protest_gui/suite/"),
    *("protest_gui/comparing/", "protest_core/agreement/", "protest_core/alignment/"),
    *("protest_core/batches/merge", "protest_core/batches/report", "protest_core/batches/ret"),
    *("protest_core/batches/import", "protest_compat/", "protest_core/candidates/"),
    "protest_core/export/",
    *("protest_core/cli/", "protest_core/evaluation/", "protest_core/loading/"),
    *("protest_core/matching/", "protest_core/meta_evaluation/", "protest_core/metrics/"),
    *("protest_core/report_page/", "protest_core/scores/", "protest_core/signatures/"),
    *("protest_core/statistics/", "protest_core/suite/", "protest_core/suite_build/"),
    *("protest_core/tables/", "protest_core/tasks/"),
)
_FOR_ALL = ("protest_core/suite/model.py",)  # categories
# Missing translations are refused; while many texts change, they can be only reported.
COMPLETE = True
_BIN = Path(sys.executable).parent
# Without line numbers: they would change with every line of code, and collide in every merge.
LUPDATE = (
    *(str(_BIN / "pyside6-lupdate"), "-silent", "-tr-function-alias", "tr+=Text"),
    *("-locations", "none", "-no-obsolete"),
)
LRELEASE = (str(_BIN / "pyside6-lrelease"), "-silent")
_FILLED_IN = re.compile(r"\{[^{}]*\}|[{}]")
_NUMBER = re.compile("%L?n")


class Source(NamedTuple):
    """A text for translators, as it is in the code."""

    text: str
    comment: str
    is_counted: bool  # has a form for each number


def main(arguments: Sequence[str]) -> int:
    if arguments[:1] == ["update"]:
        update(arguments[1:])
    modules = sources(ROOT)
    called = texts_by_module(modules)
    problems = [*problems_in_code(modules, called), *problems_in_translations()]
    late = [*untranslated(called), *outdated(called)]
    if COMPLETE:
        problems += late
    elif late:
        print(f"To be done for translations ({len(late)}), such as: {late[0]}")
    print("\n".join(problems) or "All texts can be translated.")
    return 1 if problems else 0


def update(new: Sequence[str]) -> None:
    """Update the translation files from the source, and compile them for the windows."""
    LOCALE.mkdir(exist_ok=True)
    files = {*LOCALE.glob("protest_*.ts"), *(LOCALE / f"protest_{code}.ts" for code in new)}
    for ts in sorted(files):
        subprocess.run([*LUPDATE, *map(str, sources(ROOT)), "-ts", str(ts)], check=True)
        subprocess.run([*LRELEASE, str(ts)], check=True)


def problems_in_code(modules: Sequence[Path], called: Mapping[Source, Path]) -> Iterator[str]:
    """Yield the places of texts that cannot be translated."""
    for path in modules:
        for line, problem in sorted(problems_in(_tree(path))):
            yield f"{path.relative_to(ROOT)}:{line}: {problem}"
    in_ts = found_by_lupdate(modules)
    for text in called.keys() - in_ts:
        yield (
            f"{called[text].relative_to(ROOT)}: lupdate does not find {text.text!r}. "
            "It reads neither inside f-strings, nor a comment that a comma follows."
        )
    for text in in_ts - called.keys():
        yield (
            f"lupdate finds {text.text!r}, which no call of tr or Text has. Give the function that "
            "is called there another name."
        )


def texts_by_module(modules: Sequence[Path]) -> dict[Source, Path]:
    """Return the texts, each with a module that has it, if possible one for annotators."""
    ordered = sorted(modules, key=lambda path: not is_for_researchers(path))
    return {text: path for path in ordered for text in texts_in(_tree(path))}


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def is_for_researchers(path: Path) -> bool:
    """Return whether annotators never see the module's texts."""
    name = path.relative_to(ROOT).as_posix()
    return name.startswith(FOR_RESEARCHERS) and name not in _FOR_ALL


def problems_in_translations() -> Iterator[str]:
    """Yield translations whose placeholders differ from those of the text."""
    for ts in sorted(LOCALE.glob("protest_*.ts")):
        for text, shown in _translations(ts):
            if not any(shown):
                continue
            wanted = set(_FILLED_IN.findall(text.text))
            for form in shown:
                for wrong in set(_FILLED_IN.findall(form)) - wanted:
                    yield f"{ts.name}: {text.text!r} has no {wrong}, its translation has."
                for missing in wanted - set(_FILLED_IN.findall(form)):
                    yield f"{ts.name}: the translation of {text.text!r} has no {missing}."
            if text.is_counted and not _NUMBER.search(shown[-1]):
                yield f"{ts.name}: the translation of {text.text!r} has no number: %Ln."


def untranslated(called: Mapping[Source, Path]) -> Iterator[str]:
    """Yield texts that annotators would see in English, and the number that researchers would."""
    for ts in sorted(LOCALE.glob("protest_*.ts")):
        there = {text for text, shown in _translations(ts) if all(shown)}
        missing = [text for text in called if text not in there and _has_words(text.text)]
        for text in missing:
            if not is_for_researchers(called[text]):
                where = called[text].relative_to(ROOT)
                yield f"{ts.name}: {text.text!r} ({where}) is not translated."
        left = sum(is_for_researchers(called[text]) for text in missing)
        if left:
            print(f"{ts.name}: {left} texts for researchers are still to be translated.")


def _has_words(text: str) -> bool:
    return any(each.isalpha() for each in _FILLED_IN.sub("", text))


def outdated(called: Mapping[Source, Path]) -> Iterator[str]:
    """Yield translations without a text, and compiled files that do not match the translations."""
    for ts in sorted(LOCALE.glob("protest_*.ts")):
        for text, _ in _translations(ts):
            if text not in called:
                yield f"{ts.name}: {text.text!r} is no text any more. Run: make translations"
        with tempfile.TemporaryDirectory() as folder:
            qm = Path(folder, "made.qm")
            subprocess.run([*LRELEASE, str(ts), "-qm", str(qm)], check=True)
            kept = ts.with_suffix(".qm")
            if not kept.exists() or kept.read_bytes() != qm.read_bytes():
                yield f"{kept.name} is older than {ts.name}. Run: make translations"


def _translations(ts: Path) -> Iterator[tuple[Source, list[str]]]:
    """Yield texts with their translations: one, or a form for each kind of number."""
    for message in ElementTree.parse(ts).iter("message"):
        text, translation = _source(message), message.find("translation")
        if translation is None:
            continue
        forms = [*translation.iter("numerusform")]
        yield text, ["".join(each.itertext()) for each in forms or [translation]]


def _source(message: ElementTree.Element) -> Source:
    text, comment = message.findtext("source", ""), message.findtext("comment", "")
    return Source(text, comment, message.get("numerus") == "yes")


def sources(root: Path) -> list[Path]:
    """Return the modules with texts for people."""
    found = (path for package in PACKAGES for path in sorted((root / package).rglob("*.py")))
    return [path for path in found if path.relative_to(root).as_posix() not in DEFINITIONS]


def found_by_lupdate(modules: Sequence[Path]) -> set[Source]:
    """Return what `lupdate` would give to translators."""
    with tempfile.TemporaryDirectory() as folder:
        ts = Path(folder, "all.ts")
        command = [*LUPDATE, *map(str, modules), "-ts", str(ts)]
        subprocess.run(command, check=True)
        return {_source(each) for each in ElementTree.parse(ts).iter("message")}


def texts_in(tree: ast.Module) -> Iterator[Source]:
    """Yield the literals that are given to `tr` and `Text`."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and _name(call) in ("tr", "Text"):
            literals = [each.value for each in call.args if isinstance(each, ast.Constant)]
            text, comment = [*literals, "", ""][:2]
            is_counted = len(call.args) > 2 or any(each.arg == "n" for each in call.keywords)
            yield Source(str(text), str(comment), is_counted)


def problems_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the reasons why texts of a module cannot be translated, with their lines."""
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
