"""Aligning four systems of 12,500 lines, over the aligner's own work on the same pairs.

`python -m tests.benchmarks.aligning` prints both; each is measured in a process of its own.
"""

import json
import random
import resource
import subprocess
import sys
from collections.abc import Iterator
from time import perf_counter

LINES, SYSTEMS = 12_500, 4
_SEED = 6
_WORDS = 30_000
_PRONOUNS = {"it": ["es", "sie", "er"], "they": ["sie"], "them": ["sie", "ihnen"]}


def _texts(lines: int) -> tuple[list[str], list[list[str]]]:
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
    from protest_core.aligning import LanguagePair, align_texts
    from protest_core.alignment import Translation
    from protest_core.tokenising import tokeniser_for

    source, (reference, *outputs) = _texts(lines)
    tokenised = [f"{line[:-1]} ." for line in reference]
    known = Translation(tuple(tokenised), ("",) * lines)
    begin = perf_counter()
    tokeniser = tokeniser_for(tokenised, "de")
    new = {
        f"system{number}": [" ".join(tokeniser.tokenise(line)) for line in output]
        for number, output in enumerate(outputs)
    }
    tokens_ready = perf_counter()
    align_texts(source, new, languages=LanguagePair("en", "de"), known=[known])
    return {"seconds": perf_counter() - begin, "tokenising": tokens_ready - begin}


def bare(lines: int, *, threads: bool) -> dict[str, float]:
    """sil-thot alone, in the same pairs: both trainings, both directions made one."""
    from thot.alignment import SymmetrizationHeuristic, SymmetrizedAlignmentModel

    source, outputs = _texts(lines)
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


def _in_a_process(what: str, lines: int) -> dict[str, float]:
    command = [sys.executable, "-m", "tests.benchmarks.aligning", what, str(lines)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    result: dict[str, float] = json.loads(output)
    return result


def _shown(lines: int) -> Iterator[str]:
    measured = {what: _in_a_process(what, lines) for what in ("bare", "bare_threads", "ours")}
    for what, figures in measured.items():
        yield f"{what}: " + ", ".join(f"{name} {value:.1f}" for name, value in figures.items())
    for yardstick in ("bare", "bare_threads"):
        ratio = measured["ours"]["seconds"] / measured[yardstick]["seconds"]
        yield f"ours over {yardstick}: {ratio:.2f} (at most 1.5)"


def main(arguments: list[str]) -> None:
    what, lines = (arguments[0], int(arguments[1])) if len(arguments) > 1 else ("", LINES)
    if not what:
        sys.stdout.write("\n".join(_shown(lines)) + "\n")
        return
    found = ours(lines) if what == "ours" else bare(lines, threads=what == "bare_threads")
    found["megabytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1:])
