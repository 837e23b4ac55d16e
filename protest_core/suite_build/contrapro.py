"""`suite import contrapro`: import ContraPro, and test sets in its format."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.files.problems import ProblemList
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import Antecedent, Category, Function
from protest_core.suite.new_directory import check_can_be_made
from protest_core.suite_build.contrapro_blocks import (
    Block,
    ContraProEntry,
    ParallelDocuments,
    blocks_of,
    contrastive_texts,
    read_contrapro,
)
from protest_core.suite_build.contrastive import likeliest, reference_place, span_of, token_spans
from protest_core.suite_build.import_common import (
    FAULTY,
    TABLES,
    ImportedSuite,
    SuiteBuilder,
    begin_suite,
    write_imported,
)
from protest_core.suite_build.json_entries import EntryFaults
from protest_core.text.tokens import Tokens

_Tokenise = Callable[[str], Tokens]
_ORIGIN = ("entry", "document", "segment", "antecedent_distance", "reference_pronoun")
_CITATION = (
    "Müller, Rios, Voita & Sennrich (2018): A Large-Scale Test Set for the Evaluation "
    "of Context-Aware Pronoun Translation in Neural Machine Translation. WMT."
)
INTRA = Category(
    "contrapro_intra_it",
    "anaphoric · intra-sentential · it",
    Function.ANAPHORIC,
    antecedent_agrees=True,
)
INTER = Category(
    "contrapro_inter_it",
    "anaphoric · inter-sentential · it",
    Function.ANAPHORIC,
    antecedent_agrees=True,
)
# The position of the antecedent is unknown, so only the pronoun is compared.
ALONE = Category(
    "contrapro_it_alone",
    "anaphoric · it, antecedent not in the text",
    Function.ANAPHORIC,
    antecedent_agrees=False,
)


def import_contrapro(
    *,
    file: Path,
    directory: Path,
    texts: Path | None = None,
    name: str = "",
    languages: tuple[str, str] = ("en", "de"),
    skip_faulty: bool = False,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ImportedSuite:
    """Make the suite `directory`; `texts` contains the documents with the antecedents.

    One faulty entry refuses the whole file, unless `skip_faulty` is set.
    """
    check_can_be_made(directory, TABLES, replace=replace)
    problems = ProblemList()
    faults = EntryFaults(file.name, skipped=skip_faulty)
    entries = read_contrapro(file, problems, faults)
    documents = ParallelDocuments(texts, *languages) if texts else None
    blocks = blocks_of(entries, documents, faults, problems)
    if texts and documents:
        documents.entities.report(texts.name, problems)
    faulty = faults.settle(problems, f"The test set {file}", some_are_good=bool(blocks))
    builder, tokenise = begin_suite(directory, name, languages, citation=_CITATION)
    if faulty:
        builder.left_out[FAULTY] = faulty
    for number, block in enumerate(blocks):
        progress(number, len(blocks), "importing")
        _Adding(builder, tokenise, documents, block).add()
    return write_imported(
        builder,
        directory,
        origin_columns=_ORIGIN,
        warnings=tuple(problems.warnings),
        replace=replace,
        progress=progress,
    )


@dataclass(frozen=True, slots=True)
class _Adding:
    """Adds one block to a suite."""

    builder: SuiteBuilder
    tokenise: tuple[_Tokenise, _Tokenise]
    documents: ParallelDocuments | None
    block: Block

    def add(self) -> None:
        lines = list(self._lines())
        placed = [each for each in self.block.entries if self._pronouns(lines, each[1])]
        if not placed:
            return
        name = self.block.document
        if self.block.lines is not None:
            name = f"{name}:{self.block.lines.start + 1}-{self.block.lines.stop}"
        first = self.builder.begin_document(name)
        for source, reference in lines:
            self.builder.add_line(source, reference)
        for number, entry in placed:
            self._example(number, entry, first, lines)

    def _lines(self) -> Iterator[tuple[Tokens, Tokens]]:
        one, other = self.tokenise
        documents = self.documents.lines(self.block.document) if self.documents else None
        if documents is None or isinstance(documents, str) or self.block.lines is None:
            entry = self.block.entries[0][1]
            yield one(entry.src_segment), other(entry.ref_segment)
            return
        for line in self.block.lines:
            yield one(documents[0][line]), other(documents[1][line])

    def _line(self, entry: ContraProEntry) -> int:
        if self.block.lines is None:
            return 0
        return (entry.segment_id or 1) - 1 - self.block.lines.start

    def _pronouns(self, lines: Sequence[tuple[Tokens, Tokens]], entry: ContraProEntry) -> list[int]:
        """Return the positions of the pronoun in the source; an entry without any is counted."""
        places = token_spans(lines[self._line(entry)][0], entry.src_pronoun)
        if not places:
            self.builder.left_out["the source segment does not have the pronoun as a word"] += 1
        return places

    def _example(
        self,
        number: int,
        entry: ContraProEntry,
        first: int,
        lines: Sequence[tuple[Tokens, Tokens]],
    ) -> None:
        line = self._line(entry)
        source, reference = lines[line]
        wrong = [self.tokenise[1](text) for text in contrastive_texts(entry)]
        right = reference_place(reference, entry.ref_pronoun, wrong)
        places = token_spans(source, entry.src_pronoun)
        token = likeliest(places, len(source), right, len(reference))
        antecedent = self._antecedent(entry, line, lines)
        warnings = [
            "the segment has the pronoun several times" * (len(places) > 1),
            "the reference's pronoun was not found" * (right is None),
        ]
        self.builder.add_example(
            _category(entry, antecedent),
            (first + line, token),
            antecedents=(_moved(antecedent, first),) if antecedent else (),
            reference=None if right is None else (right,),
            origin=(
                number,
                entry.document_id,
                entry.segment_id,
                entry.ante_distance,
                entry.ref_pronoun,
            ),
            warning="; ".join(filter(None, warnings)),
        )

    def _antecedent(
        self, entry: ContraProEntry, line: int, lines: Sequence[tuple[Tokens, Tokens]]
    ) -> Antecedent | None:
        """Return the antecedent on the line at its distance, with a head if it contains one."""
        at = line - entry.ante_distance
        phrase = self.tokenise[0](entry.src_ante_phrase or entry.src_ante_head or "")
        span = span_of(lines[at][0], phrase) if at >= 0 else None
        if span is None:
            return None
        words = lines[at][0][span[0] : span[1]]
        heads = token_spans(words, entry.src_ante_head or "")
        return Antecedent(at, *span, span[0] + heads[-1] if heads else None)


def _moved(antecedent: Antecedent, first: int) -> Antecedent:
    line = first + antecedent.line
    return Antecedent(line, antecedent.start, antecedent.end, antecedent.head)


def _category(entry: ContraProEntry, antecedent: Antecedent | None) -> Category:
    if antecedent is None:
        return ALONE
    return INTRA if entry.ante_distance == 0 else INTER
