"""How what the published APT and AutoPRF programs compute is written, in each format."""

import json
from collections.abc import Iterable, Mapping, Sequence

from protest_core.tables.before.latex import as_latex, latex_comment
from protest_core.tables.before.model import Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, paragraph, signature_line


def written(
    shown: Sequence[Table],
    tidy: Table,
    document: Mapping[str, object],
    signature: str,
    how: Format,
    width: int,
) -> Iterable[str]:
    """`shown`: for people; `tidy`: all of them as one, for programs."""
    match how:
        case Format.TEXT:
            yield "\n".join(as_text(table, width=width) for table in shown)
            for sentence in (each for table in shown for each in table.below):
                yield "\n" + paragraph(sentence, width)
            yield signature_line(signature)
        case Format.JSON:
            whole = {**document, "signature": signature}
            yield json.dumps(whole, ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            titles = [*(column.title for column in tidy.columns), "signature"]
            rows = ((*row, signature) for row in tidy.rows)
            yield from as_delimited(titles, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            yield latex_comment(signature)
            yield from map(as_latex, shown)
