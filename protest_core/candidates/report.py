"""Columns of tables that list systems: the origin of each."""

from collections.abc import Callable

from protest_core.candidates.model import System
from protest_core.candidates.origin import NamedFile, SystemOrigin
from protest_core.tables.model import Column, Kind, Row


def origin_columns(of: Callable[[Row], System]) -> tuple[Column[Row], ...]:
    """Return the columns for a table with a row for each system."""

    def origin(row: Row) -> SystemOrigin:
        return of(row).origin

    return (
        Column("", "text_file", value=lambda row: of(row).text_file),
        Column("", "loaded_at", value=lambda row: of(row).loaded_at),
        Column("", "is_reference", Kind.FLAG, lambda row: of(row).is_reference),
        Column("", "digest", value=lambda row: of(row).digest),
        Column("", "text_sha256", value=lambda row: _digest(origin(row).text)),
        Column("", "links", Kind.NAME, lambda row: _links_are(origin(row))),
        Column("", "links_file", value=lambda row: _name(origin(row).links)),
        Column("", "links_sha256", value=lambda row: _digest(origin(row).links)),
        Column("", "aligner", value=lambda row: origin(row).aligner or None),
        Column("", "aligned_with", value=lambda row: list(map(str, origin(row).parallel))),
        Column("", "tokeniser", value=lambda row: origin(row).tokeniser or None),
        Column("", "loaded_by", value=lambda row: origin(row).program or None),
    )


def _name(file: NamedFile | None) -> str | None:
    return file.name if file else None


def _digest(file: NamedFile | None) -> str | None:
    return (file.sha256 or None) if file else None


def _links_are(origin: SystemOrigin) -> str:
    if origin.text is None:
        return "unknown"
    return "given" if origin.links else "aligned"
