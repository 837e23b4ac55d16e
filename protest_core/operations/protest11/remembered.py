"""What a project keeps of the 1.1 file it came from, for the way back."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import msgspec

from protest_core.operations.protest11.contents import Contents
from protest_core.store import LineRun, Origin, Protest11, Sentence


def origin_of(contents: Contents, *, loaded_at: Mapping[str, str]) -> Origin:
    old = contents.old
    return Origin(
        kept=replace(old, sentences=()),
        left_over=msgspec.structs.replace(
            contents.left_over, annotation_tasks=contents.tasks.left_over
        ),
        runs=tuple(_runs(old)),
        texts=dict(_other_texts(contents)),
        source=contents.corpora.source,
        reference=contents.corpora.reference,
        systems=dict(contents.corpora.systems),
        loaded_at=dict(loaded_at),
        candidates={old_id: int(key) for old_id, key in contents.of_candidate.items()},
        annotators={name: number for number, name in contents.annotators.items()},
        tasks={each.name: each.labels for each in contents.tasks.sets},
    )


def _runs(old: Protest11) -> Iterator[LineRun]:
    run: LineRun | None = None
    for row in old.sentences:
        if run and _follows(run, row):
            run = LineRun(run.corpus, run.line, run.id, run.count + 1)
            continue
        if run:
            yield run
        run = LineRun(row.corpus, row.line, row.id, 1)
    if run:
        yield run


def _follows(run: LineRun, row: Sentence) -> bool:
    following = (run.corpus, run.line + run.count, run.id + run.count)
    return (row.corpus, row.line, row.id) == following


def _other_texts(contents: Contents) -> Iterator[tuple[int, str]]:
    """Sentences that the project has in other words, or not at all."""
    texts = project_texts(
        contents.corpora.source,
        contents.old,
        contents.texts.of(contents.corpora.source),
        {corpus: contents.texts.of(corpus) for corpus in contents.corpora.systems.values()},
    )
    if contents.corpora.reference is not None:
        reference = contents.corpora.reference
        texts[reference] = contents.texts.of(reference)
    for row in contents.old.sentences:
        sentences = texts.get(row.corpus, ())
        same = 0 <= row.line < len(sentences) and sentences[row.line] == row.sentence
        if not same:
            yield row.id, row.sentence


def project_texts(
    source: int,
    old: Protest11,
    source_text: tuple[str, ...],
    translations: Mapping[int, tuple[str, ...]],
) -> dict[int, tuple[str, ...]]:
    """What the project has for each old corpus; the source stands for all of its copies."""
    sources = {row.srccorpus for row in old.pro_candidates} | {source}
    return dict.fromkeys(sources, source_text) | dict(translations)
