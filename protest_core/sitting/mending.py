"""What somebody sets right in one go, as a step that can be taken back."""

from collections.abc import Collection, Mapping

from protest_core.operations.judging.mending import (
    Mended,
    Mending,
    PartOf,
    others_with_antecedent,
    set_by,
)
from protest_core.operations.judging.viewing import CandidateView
from protest_core.store.project import Project
from protest_core.store.values import MendedLink

Chosen = Mapping[int, Collection[int]]  # by part, the words that really translate it


def setting_right(
    project: Project,
    view: CandidateView,
    chosen: Chosen,
    author: str,
    everywhere: Collection[int],
    under_way: Mended,
) -> Mending:
    """`everywhere`: antecedents that are set right where other examples have them, too.

    `under_way`: what will hold before it, and is not in the project yet.
    """
    before: dict[PartOf, MendedLink | None] = {}
    after: dict[PartOf, MendedLink | None] = {}
    for part, tokens in chosen.items():
        here = (view.candidate.id, part)
        others = others_with_antecedent(project=project, part_of=here) if part in everywhere else {}
        held: Mended = {here: view.mended_link(part), **others}
        before |= {part_of: under_way.get(part_of, link) for part_of, link in held.items()}
        after |= {part_of: set_by(part_of, tokens, author) for part_of in held}
    return Mending(view.candidate.id, before, after)


def back_to_the_aligner(view: CandidateView, part: int) -> Mending | None:
    """Nothing, where its words hold anyway."""
    here, link = (view.candidate.id, part), view.mended_link(part)
    return None if link is None else Mending(view.candidate.id, {here: link}, {here: None})
