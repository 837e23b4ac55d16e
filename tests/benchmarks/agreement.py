"""Agreement of 300,000 judgements, beside the bare SQL aggregations that it stands on.

`python -m tests.benchmarks.agreement [PROJECT]`; without a project one is made.
"""

import json
import sqlite3
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from protest_core.agreement.compute import agreement, candidates_in_cell
from protest_core.agreement.consistency import candidates_named, consistency, consistency_report
from protest_core.agreement.disagreements import disagreements
from protest_core.agreement.disagreements_report import disagreements_report
from protest_core.agreement.report import agreement_report
from protest_core.db.project import Project
from protest_core.judgements.questions import Question
from protest_core.tables.formats import render
from tests.benchmarks.side_by_side import make_project

_REPEATS = 3
_ANSWERS = ("pronoun", "antecedent")
# The least that tells who says what when another one says what: by pair and category.
_CONFUSIONS = [
    "SELECT category_id, one.annotator_id, other.annotator_id, "
    f"one.{answer}, other.{answer}, count(*) "
    "FROM judgement one JOIN judgement other ON other.candidate_id = one.candidate_id "
    "AND other.annotator_id > one.annotator_id "
    "JOIN candidate ON candidate.id = one.candidate_id JOIN example ON example.id = example_id "
    "GROUP BY 1, 2, 3, 4, 5"
    for answer in _ANSWERS
]
# The same words, the same person: how many of them, and whether the answers are all the same.
_IDENTICAL = [
    f"SELECT annotator_id, example_id, text, count(*), min({answer}), max({answer}) "
    "FROM judgement JOIN candidate ON candidate.id = candidate_id "
    "JOIN example ON example.id = example_id JOIN system_sentence ON "
    "system_sentence.system_id = candidate.system_id AND system_sentence.line = example.line "
    "GROUP BY 1, 2, 3 HAVING count(*) > 1"
    for answer in _ANSWERS
]
# This one is a list, not counts: the rows of it, as they are.
_DIFFERING = " UNION ".join(
    f"SELECT candidate_id FROM judgement GROUP BY 1 HAVING min({answer}) <> max({answer})"
    for answer in _ANSWERS
)
_LISTED = [
    "SELECT judgement.*, example.token, source_sentence.text, system_sentence.text, "
    "system_sentence.links, (SELECT group_concat(line || ':' || token) FROM judgement_token "
    "WHERE judgement_id = judgement.id), (SELECT group_concat(tag) FROM judgement_tag "
    "WHERE judgement_id = judgement.id) "
    "FROM judgement JOIN candidate ON candidate.id = candidate_id "
    "JOIN example ON example.id = example_id JOIN source_sentence USING (line) "
    "JOIN system_sentence ON system_sentence.system_id = candidate.system_id "
    "AND system_sentence.line = example.line "
    f"WHERE candidate_id IN ({_DIFFERING}) ORDER BY candidate.system_id, example.position"
]


def _agreement(project: Project) -> Iterable[str]:
    table = agreement(project=project)
    return render(agreement_report(table, by_category=True, confusion=True), "text")


def consistency_as_text(project: Project) -> Iterable[str]:
    table = consistency(project=project)
    ids = {number for own in table.by_annotator.values() for number in own.candidates}
    report = consistency_report(table, candidates_named(project=project, ids=ids))
    return render(report, "text")


def _disagreements(project: Project) -> Iterable[str]:
    return render(disagreements_report(disagreements(project=project)), "csv")


def _cell(project: Project) -> Iterable[str]:
    pair = ("annotator1", "annotator2")
    found = candidates_in_cell(project=project, pair=pair, question=Question.PRONOUN)
    yield str(len(found))


_TABLES: dict[str, tuple[Callable[[Project], Iterable[str]], list[str]]] = {
    "agreement": (_agreement, _CONFUSIONS),
    "consistency": (consistency_as_text, _IDENTICAL),
    "disagreements": (_disagreements, _LISTED),
    "cell": (_cell, _CONFUSIONS[:1]),
}


def measure(path: Path) -> dict[str, dict[str, float]]:
    """The best of several, in turns; ours down to the text that is shown."""
    with Project.open(path) as project:
        return {name: _measured(project, *sides) for name, sides in _TABLES.items()}


def _measured(
    project: Project, table: Callable[[Project], Iterable[str]], queries: Iterable[str]
) -> dict[str, float]:
    ours, bare = [], []
    for _ in range(_REPEATS):
        begin = perf_counter()
        "".join(table(project))
        ours.append(perf_counter() - begin)
        begin = perf_counter()
        with closing(sqlite3.connect(project.path)) as database:
            for query in queries:
                database.execute(query).fetchall()
        bare.append(perf_counter() - begin)
    return {"ours": min(ours), "bare": min(bare), "ratio": min(ours) / min(bare)}


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        if len(sys.argv) > 1:
            chosen = Path(sys.argv[1])
        else:
            chosen = Path(folder) / "judged.protest"
            make_project(chosen)
        sys.stdout.write(json.dumps(measure(chosen), indent=2) + "\n")
