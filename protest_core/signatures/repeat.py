"""The question in a signature, checked against the project so that it can be asked again."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.judgements.guidelines import load_guidelines
from protest_core.matching.queries import load_policy
from protest_core.signatures.parse import check_table, parse_signature
from protest_core.signatures.sign import check_question, signed
from protest_core.signatures.signature import (
    BASES,
    DIGESTS,
    SIDE_BY_SIDE,
    Digests,
    Signature,
    TableKind,
)
from protest_core.suite.queries import load_description, load_version
from protest_core.translatable import Text

_UNCHECKED = (
    "the signature has no digests, as those of earlier versions: whether texts, links, verdicts, "
    "judgements and samples are the same cannot be checked"
)

_CHANGED = {
    "data": "the suite, texts, links or link corrections have changed",
    "matched": "verdicts of the automatic step have changed",
    "judged": "judgements have changed",
    "samples": "task sets, batches or what people have reached in them have changed",
    "guidelines": "the guidelines have changed",
}

assert tuple(_CHANGED) == DIGESTS  # noqa: S101 — a table must cover all digests

_ANOTHER_KIND = "the signature is of another kind of table; of it, only what is chosen is used"


@dataclass(frozen=True, slots=True)
class Repeated:
    """The question in a signature, and the reasons why its answer may differ now."""

    asked: Signature
    notes: tuple[str, ...]


def repeated(*, project: Project, signature: str, command: str) -> Repeated:
    """Return the question in a signature that a command takes, or raise a `RefusedError`.

    The error is raised if the signature cannot be read, is of another suite, matching or table, or
    contains names that the project does not have.
    """
    tables = [kind for kind, each in BASES.items() if each.repeated and each.command == command]
    with project.reading() as tx:
        then = parse_signature(signature, load_guidelines(tx).all_questions)
        _check_repeatable(tx, then, tables)
        check_question(tx, replace(then, table=then.table or tables[0]))
        notes = [*_differences(then, signed(tx, then))]
    # Signatures of earlier versions do not name their table.
    if (then.judgements in SIDE_BY_SIDE) not in {BASES[table].side_by_side for table in tables}:
        notes.append(_ANOTHER_KIND)
    return Repeated(then, tuple(notes))


def _check_repeatable(tx: Tx, signature: Signature, tables: Collection[TableKind]) -> None:
    """Refuse a signature of another suite, of other matching, or of none of these tables."""
    check_table(signature.table, tables)
    suite = load_description(tx)
    # Earlier versions wrote nothing for a suite without a version.
    version = load_version(tx) if signature.version or suite.version else ""
    theirs = f"{signature.suite} {signature.version}".strip()
    ours = f"{suite.name} {version}".strip()
    if theirs != ours:
        raise RefusedError(
            Text(
                "The signature is of the suite {0}, and the project's is {1}. Use a project of "
                "the same suite."
            ).format(theirs, ours)
        )
    if signature.policy != load_policy(tx):
        raise RefusedError(
            Text(
                "The signature's matching is: {0}. The project's is: {1}. Run ‘protest evaluate’ "
                "with the same options first."
            ).format(signature.policy, load_policy(tx))
        )


def _differences(then: Signature, now: Signature) -> Iterable[str]:
    """Yield the data behind the numbers that have changed since."""
    if then.program != now.program:
        yield f"the signature is of PROTEST {then.program}, and this is {now.program}"
    if then.seeds != now.seeds:
        yield "task sets were made or deleted since the signature"
    if then.reference_systems != now.reference_systems:
        yield "other systems are marked as the reference since the signature"
    if then.digests == Digests():
        yield _UNCHECKED
    else:
        for key, changed in _CHANGED.items():
            if getattr(then.digests, key) != getattr(now.digests, key):
                yield f"{changed} since the signature"
