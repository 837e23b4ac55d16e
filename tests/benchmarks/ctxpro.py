"""A CTXPRO test set of 100,000 entries: loading and evaluating it, and CTXPRO's own score.

`python -m tests.benchmarks.ctxpro` prints the figures; each is measured in a process of its own.
"""

import gc
import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from tests.benchmarks.figure import Figure
from tests.benchmarks.work import seconds_to_insert

ENTRIES = 100_000
_REPEATS = 3
_LIMIT = 4.0
_SEED = 9
_FORMS = {"te": "ACC.INFORM.SING", "usted": "NOM.FORM.SING", "vosotros": "NOM.INFORM.PLUR"}
_WORDS = [f"word{number}" for number in range(5_000)]
_ENDS = (".", ".", ".", "!", "?", "...")
_SET, _SUITE, _RAW, _PROJECT = "set.json", "suite", "raw.txt", "set.protest"
_OURS = "FROM sqlite_master WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*'"
_TABLES = f"SELECT name {_OURS} AND type = 'table'"
_DEFINITIONS = f"SELECT sql {_OURS} ORDER BY type = 'table' DESC"  # tables before their indexes
_SYSTEM, _LINKS = "system.txt", "system.align"


def write_test_set(folder: Path, entries: int = ENTRIES) -> None:
    """Write the test set, a raw output with a line for each entry, and the imported suite.

    The suite is written here, because importing aligns it, which `aligning` measures.
    """
    chance = random.Random(_SEED)
    made = [_entry(number, chance) for number in range(entries)]
    (folder / _SET).write_text(json.dumps(made, ensure_ascii=False, indent=1), encoding="utf-8")
    _write(folder / _RAW, (_translated(str(each["expected"]), chance) for each in made))
    _write_suite(folder / _SUITE, made)
    _write_system(folder, made, chance)


def _entry(number: int, chance: random.Random) -> dict[str, str | int]:
    expected = chance.choice(list(_FORMS))
    words = chance.choices(_WORDS, k=chance.randint(4, 14))
    source, reference = ([*words[:2], each, *words[2:]] for each in ("you", expected))
    return {
        "src pronoun": "you",
        "expected": expected,
        "ref segment": f"{' '.join(reference)}.",
        "src segment": f"{' '.join(source)}.",
        "segment id": number,
        "document id": f"en-es/2001/film{number // 50}",
        "rule": _FORMS[expected],
    }


def _translated(expected: str, chance: random.Random) -> str:
    """Return up to three sentences, the last with the expected form or another."""
    sentences = []
    for _ in range(chance.choice((1, 1, 2, 3))):
        words = chance.choices(_WORDS, k=chance.randint(4, 14))
        form = expected if chance.random() < 0.5 else chance.choice(list(_FORMS))
        text = " ".join([*words[:2], form, *words[2:]])
        sentences.append(f"{text.capitalize()}{chance.choice(_ENDS)}")
    return " ".join(sentences)


def _write_suite(directory: Path, entries: list[dict[str, str | int]]) -> None:
    """Write what the import writes, with links of each word to the one beside it."""
    directory.mkdir()
    (directory / "suite.toml").write_text(
        'name = "generated"\nsource_language = "en"\ntarget_language = "es"\n'
        + "".join(
            f'\n[[category]]\nid = "{rule}"\nlabel = "addressee · {rule}"\nfunction = "addressee"\n'
            for rule in _FORMS.values()
        ),
        encoding="utf-8",
    )
    for name, field in (("source", "src segment"), ("reference", "ref segment")):
        _write(directory / f"{name}.txt", (_tokenised(str(each[field])) for each in entries))
    _write(directory / "reference.align", map(_links, entries))
    _write(
        directory / "documents.tsv",
        [
            "name\tfirst_line",
            *(f"{each['document id']}:{at}\t{at}" for at, each in enumerate(entries)),
        ],
    )
    examples = (
        {
            "id": at + 1,
            "category": each["rule"],
            "line": at,
            "token": 2,
            "reference": {"pronoun": [2]},
        }
        for at, each in enumerate(entries)
    )
    _write(directory / "examples.jsonl", map(json.dumps, examples))


def _tokenised(segment: str) -> str:
    return f"{segment[:-1]} ."


def _links(entry: dict[str, str | int]) -> str:
    return " ".join(f"{at}-{at}" for at in range(str(entry["src segment"]).count(" ") + 2))


def _write_system(folder: Path, entries: list[dict[str, str | int]], chance: random.Random) -> None:
    lines = []
    for each in entries:
        words = _tokenised(str(each["ref segment"])).split(" ")
        words[2] = words[2] if chance.random() < 0.5 else chance.choice(list(_FORMS))
        lines.append(" ".join(words))
    _write(folder / _SYSTEM, lines)
    _write(folder / _LINKS, map(_links, entries))


def _write(path: Path, lines: Iterable[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def load_and_evaluate(folder: Path) -> dict[str, float]:
    """Make the project, load the system and match it."""
    from protest_core.db.project import Project
    from protest_core.evaluation.match_project import evaluate
    from protest_core.loading.create_project import create_project
    from protest_core.loading.systems import SystemOutput, load_systems

    gc.set_threshold(50_000)  # as commands do
    output = SystemOutput("system", folder / _SYSTEM, folder / _LINKS)
    start, begin = perf_counter(), process_time()
    create_project(path=folder / _PROJECT, directory=folder / _SUITE, replace=True)
    created = perf_counter()
    with Project.open(folder / _PROJECT) as project:
        load_systems(project=project, outputs=[output])
        loaded = perf_counter()
        evaluate(project=project)
    end = perf_counter()
    return {
        "create": created - start,
        "load": loaded - created,
        "evaluate": end - loaded,
        "seconds": end - start,
        "processor": process_time() - begin,
    }


def floor(folder: Path) -> dict[str, float]:
    """The least that must be done: read and split the texts, and insert the same rows.

    The texts of the suite are those of the JSON. The rows are those of the finished project.
    """
    with sqlite3.connect(folder / _PROJECT) as done:
        names = [name for (name,) in done.execute(_TABLES)]
        rows = {name: done.execute(f"SELECT * FROM {name}").fetchall() for name in names}
        definitions = [sql for (sql,) in done.execute(_DEFINITIONS)]
    done.close()
    start, begin = perf_counter(), process_time()
    for entry in json.loads((folder / _SET).read_text(encoding="utf-8")):
        entry["src segment"].split()
        entry["ref segment"].split()
    for path in (folder / _SYSTEM, folder / _LINKS):
        with path.open(encoding="utf-8") as file:
            for line in file:
                line.split()
    filled = {name: content for name, content in rows.items() if content}
    seconds_to_insert(filled, definitions, folder / "floor.protest")
    return {"seconds": perf_counter() - start, "processor": process_time() - begin}


def score(folder: Path) -> dict[str, float]:
    """Count as `protest ctxpro` does, from the files on."""
    from protest_compat.ctxpro2023.program import score_outputs

    start, begin = perf_counter(), process_time()
    score_outputs(file=folder / _SET, outputs=[("", folder / _RAW)])
    return {"seconds": perf_counter() - start, "processor": process_time() - begin}


def score_floor(folder: Path) -> dict[str, float]:
    """Read the JSON and the output, and insert a row for each entry."""
    start, begin = perf_counter(), process_time()
    entries = json.loads((folder / _SET).read_text(encoding="utf-8"))
    lines = (folder / _RAW).read_text(encoding="utf-8").splitlines()
    rows = {"entry": [(*each.values(), line) for each, line in zip(entries, lines, strict=True)]}
    columns = ", ".join(f'"{name}"' for name in entries[0])
    definition = f"CREATE TABLE entry ({columns}, translation)"
    seconds_to_insert(rows, [definition], folder / "floor.protest")
    return {"seconds": perf_counter() - start, "processor": process_time() - begin}


_WORK: dict[str, Callable[[Path], dict[str, float]]] = {
    "load_and_evaluate": load_and_evaluate,
    "floor": floor,
    "score": score,
    "score_floor": score_floor,
}


def figures() -> list[Figure]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_test_set(folder)
        ours, least = _alternating("load_and_evaluate", "floor", folder)
        scored, least_scored = _alternating("score", "score_floor", folder)
    parts = (
        f"suite {ours['create']:.2f}, system {ours['load']:.2f}, evaluate {ours['evaluate']:.2f}"
    )
    return [
        Figure(
            f"load and evaluate {ENTRIES:,} entries of CTXPRO, over reading the JSON and the "
            "system's files and inserting the same rows in bare sqlite3, in processor time",
            ours["processor"] / least["processor"],
            _LIMIT,
            f"{_both(ours, least)} ({parts})",
        ),
        Figure(
            f"CTXPRO's score of {ENTRIES:,} entries, over reading the JSON and the output and "
            "inserting a row for each, in processor time",
            scored["processor"] / least_scored["processor"],
            _LIMIT,
            _both(scored, least_scored),
        ),
    ]


def _both(ours: dict[str, float], least: dict[str, float]) -> str:
    processor = f"{ours['processor']:.2f} s / {least['processor']:.2f} s"
    return f"{processor}; by the clock {ours['seconds']:.2f} s / {least['seconds']:.2f} s"


def _alternating(ours: str, least: str, folder: Path) -> tuple[dict[str, float], dict[str, float]]:
    """Return the best of several runs on each side: what disturbs a run only makes it longer."""
    runs = [(_in_a_process(ours, folder), _in_a_process(least, folder)) for _ in range(_REPEATS)]
    one, other = zip(*runs, strict=True)
    return min(one, key=_processor), min(other, key=_processor)


def _processor(run: dict[str, float]) -> float:
    return run["processor"]


def _in_a_process(what: str, folder: Path) -> dict[str, float]:
    command = [sys.executable, "-m", "tests.benchmarks.ctxpro", what, str(folder)]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    result: dict[str, float] = json.loads(output)
    return result


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.write(json.dumps(_WORK[sys.argv[1]](Path(sys.argv[2]))) + "\n")
    else:
        for figure in figures():
            sys.stdout.write(f"{figure.name}: {figure.ratio:.2f} ({figure.made_of})\n")
