"""What a table was made from that comes of files, not of a project, as one line."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from protest_core import __version__
from protest_core.operations.signatures.signature import escaped
from protest_core.operations.signatures.table_kinds import TableKind

_DIGITS = 12


def signature_of_files(
    table: TableKind, name: str, paths: Iterable[Path], **columns: Iterable[str]
) -> str:
    """With so much of their digest that no other version of them has the same."""
    digest = sha256()
    for path in paths:
        digest.update(sha256(path.read_bytes()).digest())
    parts = {
        "table": table.value,
        "file": escaped(name),
        "sha256": digest.hexdigest()[:_DIGITS],
        **{key: ",".join(map(escaped, named)) for key, named in columns.items()},
        "protest": escaped(__version__),
    }
    return "|".join(f"{key}:{value}" for key, value in parts.items())
