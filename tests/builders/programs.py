"""Annotators that are programs."""

from sqlalchemy import text

from protest_core.db.project import Project
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.queries.annotators import ensure_annotator

_EVERYTHING = text(
    "INSERT INTO judgement (candidate_id, annotator_id, pronoun, antecedent, remark, guidelines, "
    "made_at, origin, state) SELECT candidate.id, :program, :answer, "
    "CASE antecedent_agrees WHEN 1 THEN :answer ELSE 'unset' END, 'sure', '', "
    "'2026-01-01T00:00:00+00:00', 'merge', 'done' FROM candidate JOIN example ON example.id = "
    "candidate.example_id JOIN category ON category.id = example.category_id"
)


def add_program(project: Project, name: str = "gpt", answer: str = "no") -> None:
    """Add a program with the same answer for every candidate."""
    with project.changing() as tx:
        program = ensure_annotator(tx, name, AnnotatorKind.PROGRAM)
        tx.execute(_EVERYTHING, {"program": program, "answer": answer})
