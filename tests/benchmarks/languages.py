"""Approvals of Spanish *you* in real outputs: their words, and pronouns that are linked to nothing.

`python -m tests.benchmarks.languages` prints the figures, if the files of CTXPRO are at hand.
"""

import json
import random
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.figure import Figure

CTXPRO = Path(__file__).parents[3] / "shared" / "data" / "ctxpro"
_NAME = "mini.formality.opensubtitles.en-es.test"
_OUTPUTS = ("sentences", "contexts")
_LINES, _SEED = 1_500, 5
# The personal forms of "you", written down here without the program's profile.
_YOU = frozenset(
    ["tú", "te", "ti", "contigo", "vos", "vosotros", "vosotras", "os", "usted", "ustedes"]
)
_POLITE = frozenset(["se", "sí", "consigo", "le", "les"])
_MOST_ON_OTHER_WORDS = 0.03


def figures() -> list[Figure]:
    if not CTXPRO.exists():
        return []
    with TemporaryDirectory() as name:
        folder = Path(name)
        sets = {"lines on which weights were chosen": 0, "other lines": _LINES}
        return [
            figure
            for what, skipped in sets.items()
            for figure in _measured(folder / str(skipped), what, skipped)
        ]


def _measured(folder: Path, what: str, skipped: int) -> Iterator[Figure]:
    from protest_core.db.project import Project
    from protest_core.evaluation.match_project import candidate_matches

    project = _project(folder, skipped)
    with Project.open(project) as opened:
        matches = [each.match for each in candidate_matches(project=opened)]
    approved = [each for each in matches if each.matched]
    others = [
        each.shared
        for each in approved
        if not (_YOU | _POLITE) & {form.lower() for form in each.shared}
    ]
    yield Figure(
        f"Spanish, {what}: approvals on a word that can be no “you”, over all approvals",
        len(others) / len(approved),
        _MOST_ON_OTHER_WORDS,
        f"{len(others)} {sorted(set(others))} / {len(approved)}",
    )
    unlinked = sum(not each.candidate.pronoun and not each.reference.pronoun for each in matches)
    yield Figure(
        f"Spanish, {what}: pronouns linked to nothing on both sides, over all",
        unlinked / len(matches),
        None,
        f"{unlinked} / {len(matches)}",
    )


def _project(folder: Path, skipped: int) -> Path:
    from protest_core.loading.quick import QuickRequest, QuickTexts, make_quick_project
    from protest_core.loading.systems import SystemOutput

    folder.mkdir()
    lines = _lines(skipped)
    names = ("src.en", "ref.es", *_OUTPUTS)
    for name, text in zip(names, zip(*lines, strict=True), strict=True):
        (folder / name).write_text("".join(f"{line}\n" for line in text), encoding="utf-8")
    outputs = tuple(SystemOutput(name, folder / name, None, tokenised=False) for name in _OUTPUTS)
    request = QuickRequest(
        QuickTexts(folder / "src.en", folder / "ref.es", outputs), "en", "es", ("you",)
    )
    make_quick_project(path=folder / "quick.protest", request=request)
    return folder / "quick.protest"


def _lines(skipped: int) -> Sequence[tuple[str, ...]]:
    """Return source, reference and the last line of each output, of sentences with one “you”."""
    entries = json.loads((CTXPRO / f"{_NAME}.json").read_text(encoding="utf-8"))
    outputs = [
        (CTXPRO / f"deepl.{_NAME}.{kind}").read_text(encoding="utf-8").split("\n")
        for kind in _OUTPUTS
    ]
    found: dict[str, tuple[str, ...]] = {}
    for number, entry in enumerate(entries):
        source, reference = entry["src segment"], entry["ref segment"].strip()
        words = "".join(sign if sign.isalpha() else " " for sign in source.lower()).split()
        if words.count("you") == 1 and reference:
            translations = (_last_sentence(each[number]) for each in outputs)
            found.setdefault(source, (source, reference, *translations))
    lines = [*found.values()]
    random.Random(_SEED).shuffle(lines)
    return lines[skipped : skipped + _LINES]


def _last_sentence(text: str) -> str:
    """Return the segment's own translation; those of its context stand before it."""
    return re.split(r"(?<=[.!?])\s+", text.strip())[-1]


if __name__ == "__main__":
    for each in figures():
        sys.stdout.write(f"{each.ratio:.4f} {each.shown_limit} {each.name}: {each.made_of}\n")
