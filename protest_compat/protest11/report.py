"""Report on the conversion of a PROTEST 1.1 file."""

from protest_compat.protest11.convert import Conversion, Count
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text

_COUNTS: tuple[Column[Count], ...] = (
    Column(Text("Contents"), "contents", Kind.NAME, lambda count: count.what),
    Column(Text("Read"), "read", Kind.COUNT, lambda count: count.read),
    Column(Text("Written"), "written", Kind.COUNT, lambda count: count.written),
    Column(
        Text("Remark"),
        value=lambda count: "" if count.read == count.written else Text("see the notes"),
    ),
)


def conversion_report(conversion: Conversion) -> Report:
    """Return the amounts of data in the file and, of these, in the project."""
    table = Table("conversion", Text("Read and written"), _COUNTS, conversion.counts)
    return Report(Text("Converted project"), [table], [table], heading=[_reference(conversion)])


def _reference(conversion: Conversion) -> Text:
    if conversion.reference is None:
        return Text("No reference: matching refers everything to people.")
    return Text("Reference: {0}.").format(conversion.reference)
