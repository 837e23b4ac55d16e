"""Loading four raw systems of 12,500 lines, over the aligner's own work on the same pairs.

`python -m tests.benchmarks.aligning` prints the figures; each is measured in a process of its own.
"""

import json
import random
import resource
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from protest_core.suite.queries import save_suite
from tests.benchmarks.figure import Figure

LINES, SYSTEMS = 12_500, 4
_FEWER = 4  # times as few lines, to see how it grows
_LIMIT = 1.5
_GAIN = 0.95
WHAT = ("ours", "bare", "bare_threads")
_MEGABYTES = 2_048
_SEED = 6
_WORDS = 30_000
_PRONOUNS = {"it": ["es", "sie", "er"], "they": ["sie"], "them": ["sie", "ihnen"]}
_YARDSTICKS = {"bare": "in one thread", "bare_threads": "with its own threads"}
_MEASURES = {"seconds": "", "processor": ", processor time"}


def invented_texts(lines: int) -> tuple[list[str], list[list[str]]]:
    """Source sentences, and for the reference and each system raw text with words moved about."""
    chance = random.Random(_SEED)
    # As frequent as words are; each has a usual translation.
    weights = [1 / (rank + 3) for rank in range(_WORDS)]
    drawn = chance.choices(range(_WORDS), weights, k=lines * 22)
    source: list[list[str]] = []
    for _ in range(lines):
        words = [f"word{drawn.pop()}" for _ in range(chance.randint(6, 22))]
        source.append([chance.choice(list(_PRONOUNS)), *words, "."])
    outputs = [[_translated(words, chance) for words in source] for _ in range(SYSTEMS + 1)]
    return [" ".join(words) for words in source], outputs


def _translated(words: list[str], chance: random.Random) -> str:
    made = [chance.choice(_PRONOUNS[words[0]])]
    made += [f"wort{word[4:]}" for word in words[1:-1] if chance.random() > 0.05]
    for _ in range(len(made) // 4):
        place = chance.randrange(len(made) - 1) if len(made) > 1 else 0
        made[place : place + 2] = reversed(made[place : place + 2])
    return f"{' '.join(made)}."


def ours(lines: int) -> dict[str, float]:
    """All of `protest load`: reading, tokenising, aligning, and saving in a project of an example
    for each line.
    """
    from protest_core.db.project import Project
    from protest_core.loading.systems import SystemOutput, load_systems

    source, (reference, *outputs) = invented_texts(lines)
    with TemporaryDirectory() as name:
        path = _project(Path(name), source, [f"{line[:-1]} ." for line in reference])
        texts = [Path(name) / f"system{number}.txt" for number in range(len(outputs))]
        for text, output in zip(texts, outputs, strict=True):
            text.write_text("".join(f"{line}\n" for line in output), encoding="utf-8")
        raw = [SystemOutput(text.stem, text, None, tokenised=False) for text in texts]
        begin = perf_counter()
        with Project.open(path) as project:
            load_systems(project=project, outputs=raw)
        return {"seconds": perf_counter() - begin}


def _project(folder: Path, source: list[str], reference: list[str]) -> Path:
    from protest_core.db.project import Project
    from protest_core.ids import ExampleId
    from protest_core.suite.model import STANDARD_CATEGORIES, Document, Example, SuiteDescription
    from protest_core.suite.model import TestSuite as Suite
    from protest_core.text.translation import Translation

    pleonastic = next(each for each in STANDARD_CATEGORIES if each.id == "pleonastic_it")
    examples = tuple(
        Example(ExampleId(number), pleonastic, number, 0) for number in range(len(source))
    )
    suite = Suite(
        SuiteDescription("large", "en", "de"),
        STANDARD_CATEGORIES,
        (Document("one", 0),),
        tuple(source),
        examples,
    )
    path = folder / "large.protest"
    without_links = Translation(tuple(reference), ("",) * len(source))
    Project.create(path, lambda tx: save_suite(tx, suite, without_links))
    return path


def bare(lines: int, *, threads: bool) -> dict[str, float]:
    """sil-thot alone, in the same pairs: both trainings, both directions made one."""
    from thot.alignment import SymmetrizationHeuristic, SymmetrizedAlignmentModel

    source, outputs = invented_texts(lines)
    pairs = [
        (one.split(" "), f"{other[:-1]} .".split(" "))
        for output in outputs
        for one, other in zip(source, output, strict=True)
    ]
    begin = perf_counter()
    models = [_trained(each, threads=threads) for each in (pairs, [pair[::-1] for pair in pairs])]
    both = SymmetrizedAlignmentModel(*models)
    both.heuristic = SymmetrizationHeuristic.GROW_DIAG_FINAL_AND
    for number in range(len(pairs)):
        both.get_training_alignment(number)
    return {"seconds": perf_counter() - begin}


def _trained(pairs: list[tuple[list[str], list[str]]], *, threads: bool):  # type: ignore[no-untyped-def]
    from thot.alignment import EflomalAlignmentModel

    model = EflomalAlignmentModel()
    model.deterministic = not threads
    model.emit_training_alignments = True
    for pair in pairs:
        model.add_sentence_pair(*pair)
    model.start_training()
    for _ in range(model.scheduled_iterations):
        model.train()
    model.end_training()
    return model


def figures() -> list[Figure]:
    whole = {what: _in_a_process(what, LINES) for what in WHAT}
    return [*speed(whole, _in_a_process("ours", LINES // _FEWER)), *gold()]


def speed(whole: dict[str, dict[str, float]], fewer: dict[str, float]) -> list[Figure]:
    ours = whole["ours"]
    return [
        *(_over(ours, whole[what], what, "seconds") for what in ("bare", "bare_threads")),
        _over(ours, whole["bare"], "bare", "processor"),
        Figure(
            f"the same, {LINES:,} lines over {LINES // _FEWER:,}, per line",
            ours["seconds"] / fewer["seconds"] / _FEWER,
            1.2,
            f"{ours['seconds']:.1f} s / {fewer['seconds']:.1f} s",
        ),
        Figure(
            "the same, peak memory of all its processes, over 2 GB",
            ours["megabytes"] / _MEGABYTES,
            1.0,
            f"{ours['megabytes']:.0f} MB; sil-thot alone {whole['bare']['megabytes']:.0f} MB",
        ),
    ]


def gold() -> list[Figure]:
    """Measure on pronouns that were not used in development, if the corpus is here."""
    from protest_core.alignment.train_and_align import ALL_AIDS
    from tests.core.alignment.gold import (
        CORPUS,
        LANGUAGES,
        align_discomt,
        discomt_links,
        score_of_both,
    )

    if not CORPUS.is_dir():
        return []
    ours, alone = (
        score_of_both(
            {each: discomt_links(each, align_discomt(each, helps), even=True) for each in LANGUAGES}
        ).f
        for helps in (ALL_AIDS, frozenset())
    )
    return [
        Figure(
            "pronouns of DiscoMT linked by the aligner alone, over linked with our helps (F)",
            alone / ours,
            _GAIN,
            f"{alone:.3f} / {ours:.3f}",
        )
    ]


def _over(ours: dict[str, float], yardstick: dict[str, float], what: str, measure: str) -> Figure:
    return Figure(
        f"loading raw output of {LINES:,} lines × {SYSTEMS} systems, over "
        "sil-thot's training and decoding of the same pairs "
        f"{_YARDSTICKS[what]}{_MEASURES[measure]}",
        ours[measure] / yardstick[measure],
        _LIMIT,
        f"{ours[measure]:.1f} s / {yardstick[measure]:.1f} s",
    )


def _in_a_process(what: str, lines: int) -> dict[str, float]:
    command = [sys.executable, "-m", "tests.benchmarks.aligning", what, str(lines)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    result: dict[str, float] = json.loads(output)
    return result


def measured(what: str, lines: int) -> dict[str, float]:
    found = ours(lines) if what == "ours" else bare(lines, threads=what == "bare_threads")
    return found | _used()


def main(arguments: list[str]) -> None:
    if arguments:
        what, lines = arguments
        sys.stdout.write(json.dumps(measured(what, int(lines))))
        return
    for figure in figures():
        sys.stdout.write(
            f"{figure.name}: {figure.ratio:.2f} (at most {figure.shown_limit}), {figure.made_of}\n"
        )


def _used() -> dict[str, float]:
    """Return memory and time of this process and of the two alike that it may have started."""
    us, others = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return {
        "megabytes": (us.ru_maxrss + 2 * others.ru_maxrss) / 1024,
        "processor": us.ru_utime + us.ru_stime + others.ru_utime + others.ru_stime,
    }


if __name__ == "__main__":
    main(sys.argv[1:])
