"""PROTEST 1.1 in and out: its masters and batches become projects, and projects such files."""

from protest_core.operations.protest11.converting import (
    Conversion,
    Count,
    Languages,
    convert_protest11,
)
from protest_core.operations.protest11.corpora import ReferenceChoice
from protest_core.operations.protest11.exporting import Export, export_protest11

__all__ = [
    "Conversion",
    "Count",
    "Export",
    "Languages",
    "ReferenceChoice",
    "convert_protest11",
    "export_protest11",
]
