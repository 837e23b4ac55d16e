"""Read a signature from its text."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar
from urllib.parse import unquote

from protest_core.candidates.filter import CandidateFilter
from protest_core.errors import RefusedError
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import FIRST_TWO, Question, question_named
from protest_core.matching.policy import Forms, MatchingPolicy
from protest_core.signatures.signature import (
    ALL,
    BASES,
    DIGESTS,
    Digests,
    JudgementRule,
    Signature,
    TableKind,
)
from protest_core.statistics.documents import Over
from protest_core.translatable import Text

_NEEDED = ("suite", "systems", "categories", "annotators", "judgements", "matching", "protest")

_KEYS = frozenset(
    {
        *_NEEDED,
        *DIGESTS,
        *("notjudgeable", "seed", "table", "question", "without"),
        *("verdicts", "approvalsright", "over", "referencesystems"),
    }
)
T = TypeVar("T")


def parse_signature(text: str, questions: Collection[Question] = FIRST_TWO) -> Signature:
    """Return the signature in a text, or raise a `RefusedError` that names the mistake.

    `questions`: the questions that the project asks.
    """
    parts: dict[str, str] = {}
    _check_it_can_be_repeated(text)
    declared = (*MatchingPolicy.settings().values(), *CandidateFilter.conditions().values())
    known = _KEYS | {each.key for each in declared} - {""}
    for part in text.strip().split("|"):
        key, colon, value = part.partition(":")
        if not colon or key not in known or key in parts:
            raise RefusedError(
                Text("The signature has ‘{0}’, {1}.").format(part, _key_mistake(key, parts))
            )
        parts[key] = value
    missing = [key for key in _NEEDED if key not in parts]
    if missing:
        raise RefusedError(
            Text("The signature has no ‘{0}’. Copy the whole line.").format(missing[0])
        )
    return _signature(parts, questions)


def _check_it_can_be_repeated(text: str) -> None:
    """Refuse signatures of other tables, whose keys would otherwise be reported as unknown."""
    key, _, value = text.strip().partition("|")[0].partition(":")
    if key == "table" and value in set(TableKind):
        check_table(TableKind(value), [table for table, basis in BASES.items() if basis.repeated])


def check_table(table: TableKind | None, wanted: Collection[TableKind]) -> None:
    """Refuse a signature of another table; those of earlier versions do not name theirs."""
    if table is None or table in wanted:
        return
    basis = BASES[table]
    how = "takes it" if basis.repeated else "has to be given its arguments again"
    raise RefusedError(
        Text("The signature is of a table of {0}. ‘{1}’ {2}.").format(
            table.value, basis.command, how
        )
    )


def _key_mistake(key: str, parts: dict[str, str]) -> str:
    if key in parts:
        return "and had that before"
    return "which this version of PROTEST does not know; copy the whole line as it was printed"


def _signature(parts: dict[str, str], questions: Collection[Question]) -> Signature:
    name, _, version = parts["suite"].partition("@")
    not_judgeable = parts.get("notjudgeable")
    return Signature(
        unquote(name),
        unquote(version),
        _filter(parts),
        tuple(sorted(_names(parts["annotators"]))),
        _one("judgements", JudgementRule, parts["judgements"]),
        None if not_judgeable is None else _one("notjudgeable", NotJudgeable, not_judgeable),
        _policy(parts),
        tuple(_one("seed", int, each) for each in parts.get("seed", "").split(",") if each),
        unquote(parts["protest"]),
        _one("table", TableKind, parts["table"]) if "table" in parts else None,
        tuple(sorted(_question(name, questions) for name in _names(parts.get("question", ALL)))),
        tuple(sorted(_names(parts.get("without", ALL)))),
        unquote(parts["verdicts"]) if "verdicts" in parts else None,
        _one("approvalsright", int, parts["approvalsright"]) if "approvalsright" in parts else None,
        _over(parts.get("over", Over.EXAMPLES)),
        tuple(sorted(_names(parts.get("referencesystems", ALL)))),
        Digests(**{key: unquote(parts[key]) for key in DIGESTS if key in parts}),
    )


def _question(name: str, questions: Collection[Question]) -> Question:
    try:
        return question_named(name, questions)
    except ValueError:
        raise RefusedError(
            Text(
                "The signature is of the question ‘{0}’, which this project does not ask. Use a "
                "project with the same guidelines, or set these (‘protest guidelines --set’)."
            ).format(name)
        ) from None


def _over(value: str) -> str:
    """Return the units that comparisons are over, checked; patterns of signs may follow."""
    _one("over", Over, value.partition("+")[0])
    return value


def _names(value: str) -> frozenset[str]:
    return frozenset() if value == ALL else frozenset(map(unquote, value.split(",")))


def _one(key: str, kind: Callable[[str], T], value: str) -> T:
    try:
        return kind(value)
    except ValueError as error:
        raise _unknown(key, value) from error


def _unknown(key: str, value: str) -> RefusedError:
    return RefusedError(
        Text(
            "The signature has ‘{0}’ for ‘{1}’, which this version of PROTEST does not know. "
            "Copy the whole line as it was printed."
        ).format(value, key)
    )


def _filter(parts: Mapping[str, str]) -> CandidateFilter:
    chosen: dict[str, Any] = {}
    for name, condition in CandidateFilter.conditions().items():
        values = _values(parts, condition.key, condition.value)
        if CandidateFilter.has_several(name):
            chosen[name] = values
        elif len(values) == 1:
            (chosen[name],) = values
        elif values:
            raise _unknown(condition.key, parts[condition.key])
    return CandidateFilter(**chosen)


def _values(parts: Mapping[str, str], key: str, kind: Callable[[str], T]) -> frozenset[T]:
    return frozenset(_one(key, kind, each) for each in _names(parts.get(key, ALL)))


def _policy(parts: Mapping[str, str]) -> MatchingPolicy:
    """Return the policy; each setting parses the text that it wrote, in the same order."""
    settings = MatchingPolicy.settings()
    keys = {setting.key for setting in settings.values()}
    left = {key: parts[key].split("+") for key in keys & parts.keys()}
    values: dict[str, Any] = {}
    for name, setting in settings.items():
        signed = left.get(setting.key)
        if signed is None:
            continue  # the default policy
        if isinstance(setting, Forms):
            values[name] = frozenset(map(unquote, signed))
            signed.clear()
        else:
            values[name] = _one(setting.key, setting.from_text, signed.pop(0) if signed else "")
    for key, signed in left.items():
        if signed:
            raise _unknown(key, signed[0])
    return MatchingPolicy(**values)
