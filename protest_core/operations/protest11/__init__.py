"""Masters and batches of PROTEST 1.1 become projects."""

from protest_core.operations.protest11.converting import (
    Conversion,
    Count,
    Languages,
    convert_protest11,
)
from protest_core.operations.protest11.corpora import ReferenceChoice

__all__ = [
    "Conversion",
    "Count",
    "Languages",
    "ReferenceChoice",
    "convert_protest11",
]
