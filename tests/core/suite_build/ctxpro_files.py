"""Small test sets in the form of CTXPRO, with sentences of our own."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

Entry = dict[str, Any]


def addressed(source: str, reference: str, expected: str, rule: str = "NOM.INFORM.SING") -> Entry:
    """An entry of formality."""
    return {
        "src pronoun": "you",
        "expected": expected,
        "ref segment": reference,
        "src segment": source,
        "segment id": 7,
        "document id": "en-es/2001/lamps",
        "rule": rule,
    }


def anaphoric(
    pair: tuple[str, str], pronouns: tuple[str, str], antecedent: str, distance: int, **more: object
) -> Entry:
    """An entry of gender; `pair` are source and reference, `antecedent` is phrase/head."""
    phrase, _, head = antecedent.partition("/")
    source, reference = pair
    return {
        "src pronoun": pronouns[0],
        "expected": pronouns[1],
        "ante distance": distance,
        "intrasegmental": distance == 0,
        "src ante head": head,
        "src ante head number": "Sing",
        "src ante phrase": phrase,
        "src ante segment": source if distance == 0 else "",
        "ref ante segment": reference if distance == 0 else "",
        "src segment": source,
        "ref segment": reference,
        "segment id": 3,
        "document id": "en-es/2002/boats",
        "rule": "ACC.FEM.SING",
        **{name.replace("_", " "): value for name, value in more.items()},
    }


def write_ctxpro(path: Path, entries: Iterable[object]) -> Path:
    path.write_text(json.dumps(list(entries), ensure_ascii=False), encoding="utf-8")
    return path
