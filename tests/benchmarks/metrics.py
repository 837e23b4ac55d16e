"""APT as published over 10,000 and 40,000 sentences, over taking the same files apart.

`python -m tests.benchmarks.metrics` prints the figures; each is the best of several processes.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from tests.benchmarks.figure import Figure

LARGE, SMALL = 40_000, 10_000
_SEED, _REPEATS, _PROCESSES = 7, 7, 5
_TEXTS = ("source", "reference", "target")
_LINKS = ("alignment_source_reference", "alignment_source_target")
_PRONOUNS = ["il", "elle", "ils", "elles", "ce", "c'", "cela", "ça"]
_CONFIG = f"""\
[lang]
source = en
target = fr
source_word_separator =
target_word_separator =
[files]
{"".join(f"{name} = {name}{chr(10)}" for name in (*_TEXTS, *_LINKS))}
list_source_pronouns = sources
input_type = word
list_target_pronouns = targets
[dictionary]
equal = equal
similar = similar
source_pronouns = sources
target_pronouns = targets
[cases]
cases_to_use = 1,2,3,4,5,6
weigths_per_case = 1,0.5,0,0,0,0
count_OTHER_as_equal = true
[output]
output_file = out
counting_multiword_in_matrix = false
max_length_matrix = 20
"""


def write_files(folder: Path, sentences: int) -> None:
    """Two pronouns in a sentence; one in ten is not linked, and one in twenty to another word."""
    chance = random.Random(_SEED)
    words = [f"word{number}" for number in range(5_000)]
    lines: dict[str, list[str]] = {name: [] for name in (*_TEXTS, *_LINKS)}
    for _ in range(sentences):
        source = chance.choices(words, k=chance.randint(8, 30))
        for place in chance.sample(range(len(source)), 2):
            source[place] = chance.choice(["it", "they", "It"])
        lines["source"].append(" ".join(source))
        for text, links in zip(_TEXTS[1:], _LINKS, strict=True):
            lines[text].append(" ".join(_translated(word, chance) for word in source))
            pairs = (f"{i}-{i}" for i in range(len(source)) if chance.random() < 0.9)
            lines[links].append(" ".join(pairs))
    lists = {"sources": ["it", "they"], "targets": _PRONOUNS}
    groups = {"equal": ["ce,c'", "ça,cela"], "similar": ["ce,il", "ce,ça"]}
    for name, content in {**lines, **lists, **groups}.items():
        (folder / name).write_text("".join(f"{line}\n" for line in content), encoding="utf-8")
    (folder / "apt.ini").write_text(_CONFIG, encoding="utf-8")


def _translated(word: str, chance: random.Random) -> str:
    if word.lower() not in {"it", "they"}:
        return word
    return chance.choice(_PRONOUNS) if chance.random() < 0.95 else "maison"


def ours() -> None:
    from protest_compat.apt2017.program import apt_from_config

    apt_from_config(config=Path("apt.ini"), replace=True)


def floor() -> None:
    """Read all texts and links, split them into words, and take each link apart."""
    for name in (*_TEXTS, *_LINKS):
        with Path(name).open(encoding="utf-8") as file:
            for line in file:
                words = line.split()
                if name in _LINKS:
                    for link in words:
                        link.split("-")


_WORK: dict[str, Callable[[], None]] = {"ours": ours, "floor": floor}


def seconds(work: Callable[[], None]) -> float:
    """The best of several: what disturbs a run only makes it longer."""
    found = []
    for _ in range(_REPEATS):
        begin = process_time()
        work()
        found.append(process_time() - begin)
    return min(found)


def figures() -> list[Figure]:
    with TemporaryDirectory() as folder:
        measured = {size: _measured(Path(folder), size) for size in (SMALL, LARGE)}
    each = {size: measured[size]["ours"] / size for size in measured}
    found = [
        Figure(
            "APT on 40,000 sentences over 10,000, per sentence",
            each[LARGE] / each[SMALL],
            1.2,
            f"{1e6 * each[LARGE]:.1f} µs / {1e6 * each[SMALL]:.1f} µs; "
            f"{1 / each[LARGE]:,.0f} sentences a second",
        )
    ]
    of_all = measured[SMALL]
    found.append(
        Figure(
            "APT on 10,000 sentences, over reading the same files and taking links apart",
            of_all["ours"] / of_all["floor"],
            8.0,
            f"{1000 * of_all['ours']:.0f} ms / {1000 * of_all['floor']:.0f} ms",
        )
    )
    return found


def _measured(folder: Path, sentences: int) -> dict[str, float]:
    place = folder / str(sentences)
    place.mkdir()
    write_files(place, sentences)
    # How memory lies differs from process to process, and makes a tenth of the time.
    return {what: min(_in_a_process(what, place) for _ in range(_PROCESSES)) for what in _WORK}


def _in_a_process(what: str, place: Path) -> float:
    command = [sys.executable, "-m", "tests.benchmarks.metrics", what, str(place)]
    found: float = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return found


def main(arguments: list[str]) -> None:
    if arguments:
        what, place = arguments
        os.chdir(place)
        sys.stdout.write(json.dumps(seconds(_WORK[what])))
        return
    for figure in figures():
        sys.stdout.write(
            f"{figure.name}: {figure.ratio:.2f} (at most {figure.shown_limit}), {figure.made_of}\n"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
