"""Notes on designs: annotators confounded with systems, judgements without a task set."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.transactions import Tx
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.questions import Question
from protest_core.scores.queries import (
    count_judged_by_annotator,
    count_judged_without_task_set,
)
from protest_core.statistics.confounding import ConfoundedPair, confounded_pairs
from protest_core.translatable import Text

CONFOUNDED_MARK = "!"

OTHER_PEOPLE = Text("Different people judged the two systems")


@dataclass(frozen=True, slots=True)
class Design:
    """Data on the assignment of candidates to annotators, for one question.

    `confounded`: pairs of systems judged by different people, beyond chance, the largest difference
    first; `without_task_set`: the number of judged candidates that are in no task.
    """

    confounded: tuple[ConfoundedPair, ...] = ()
    without_task_set: int = 0

    def is_confounded(self, first: str, second: str) -> bool:
        return any(pair.is_of(first, second) for pair in self.confounded)

    def confounding_notes(self, *, marked: bool = False) -> Iterator[Text]:
        """Yield notes on systems that different people judged; `marked`: such pairs have a mark."""
        if self.confounded:
            pair, *others = self.confounded
            sentence = Text(
                "Annotators and systems are confounded: {0} % of the judgements of {1} are by "
                "other people than those of {2}. Their difference may be one between "
                "annotators; shuffled tasks would give this in fewer than 1 of 1,000 studies."
            ).format(round(100 * pair.distance), pair.first, pair.second)
            if others:
                more = Text(
                    "The same is true of %n other pairs of systems.",
                    "",
                    len(others),
                    one="The same is true of %n other pair of systems.",
                )
                sentence = Text("{0} {1}").format(sentence, more)
            yield Text("{0} {1}").format(CONFOUNDED_MARK, sentence) if marked else sentence

    def notes_without_task_set(self) -> Iterator[Text]:
        """Yield how many judged candidates are in no recorded draw."""
        if self.without_task_set:
            yield Text(
                "%n candidates were judged without a task set: how they were chosen is not known; "
                "they are taken as drawn at random.",
                "",
                self.without_task_set,
                one="%n candidate was judged without a task set: how it was chosen is not known; "
                "it is taken as drawn at random.",
            )


def load_design(
    tx: Tx,
    chosen: CandidateFilter,
    question: Question,
    annotators: Annotators,
    references: Collection[str] = (),
) -> Design:
    """Return the design of the judgements that count; systems that are references are left out."""
    judged = count_judged_by_annotator(tx, chosen, question, annotators)
    of_systems = {place: count for place, count in judged.items() if place[1] not in references}
    number = count_judged_without_task_set(tx, chosen, question, annotators)
    return Design(confounded_pairs(of_systems), number)
