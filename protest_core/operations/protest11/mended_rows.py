"""What people mended since the conversion, in the place of the rows that a 1.1 file had there."""

from collections.abc import Iterator, Mapping, Sequence

from protest_core.ids import ExampleId, SystemId
from protest_core.operations.protest11.growing import Growing, free_numbers
from protest_core.store import OldAntecedent, OldCandidate, Origin, Snapshot, TargetToken
from protest_core.suite import CorrectedReference, Example, Positions

_Part = tuple[int, int, int | None]  # corpus, number of the example there, and antecedent
_Places = frozenset[tuple[int, int]]


def put_mended(
    snapshot: Snapshot,
    origin: Origin,
    systems: Mapping[int, SystemId],
    examples: Mapping[ExampleId, Example],
    rows: Growing,
) -> None:
    """`systems`: by the number of their corpus, those whose old rows are there."""
    mended = {corpus: snapshot.mended_of_system(system) for corpus, system in systems.items()}
    wanted: dict[_Part, _Places] = {}
    for row in rows.pro_candidates:
        example_id = ExampleId(origin.candidates.get(row.id, -1))
        by_hand = mended.get(row.tgtcorpus, {}).get(example_id)
        if by_hand is not None:
            wanted |= _wanted(row, examples[example_id], by_hand, rows.pro_antecedents)
    _replace(rows, wanted)


def _wanted(
    row: OldCandidate,
    example: Example,
    by_hand: CorrectedReference,
    antecedents: Sequence[OldAntecedent],
) -> dict[_Part, _Places]:
    def places(line: int, positions: Positions) -> _Places:
        return frozenset((line, position) for position in positions)

    found: dict[_Part, _Places] = {}
    if by_hand.pronoun is not None:
        found[row.tgtcorpus, row.example_no, None] = places(example.line, by_hand.pronoun)
    for number, ant_no in enumerate(_numbers(row, example, antecedents)):
        positions = by_hand.antecedent(number)
        if positions is not None:
            line = example.agreeing_antecedents[number].line
            found[row.tgtcorpus, row.example_no, ant_no] = places(line, positions)
    return found


def _numbers(
    row: OldCandidate, example: Example, antecedents: Sequence[OldAntecedent]
) -> Iterator[int]:
    """What the file calls them: in their order, but some of its antecedents may be none of ours."""
    key = (row.srccorpus, row.tgtcorpus, row.example_no)
    own = [a for a in antecedents if (a.srccorpus, a.tgtcorpus, a.example_no) == key]
    rest = iter(sorted(own, key=lambda each: (each.ant_no, each.id)))
    for each in example.agreeing_antecedents:
        yield next(a.ant_no for a in rest if (a.line, a.srcheadpos) == (each.line, each.head))


def _replace(rows: Growing, wanted: Mapping[_Part, _Places]) -> None:
    """Those that say what holds stay, with their numbers."""
    kept: list[TargetToken] = []
    missing = {part: set(places) for part, places in wanted.items()}
    for row in rows.translations:
        part, place = (row.tgtcorpus, row.example_no, row.ant_no), (row.line, row.tgtpos)
        if part not in wanted or place in wanted[part]:
            kept.append(row)
        missing.get(part, set()).discard(place)
    free = free_numbers(row.id for row in rows.translations)
    for (corpus, number, ant_no), places in missing.items():
        kept += [TargetToken(next(free), corpus, number, ant_no, *at) for at in sorted(places)]
    rows.translations = kept
