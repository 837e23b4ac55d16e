"""The notes below tables of scores."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from protest_core.evaluation.compare import outdated_notes
from protest_core.judgements.outcome import NotJudgeable, ProgramVerdict
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.judgements.wording import unanswered_notes
from protest_core.scores.model import Design, ScoreTable
from protest_core.scores.strata import REFERRED, StratumKey
from protest_core.statistics.estimation import Stratum, borrowed
from protest_core.suite.report_frame import short_labels
from protest_core.tables.cells import FEW_MARK
from protest_core.translatable import Text, grouped

CONFOUNDED_MARK = "!"
AVERAGE = Text("average")
ALL_SYSTEMS = Text("all systems")

# Heads of intervals: the candidates to judge if the score is to be known.
NEW_EXAMPLES = Text("95 %,\nnew\nexamples")
THESE_CANDIDATES = Text("95 %,\nthese\ncandidates")
TEXTS_LIKE_THESE = Text("95 %,\ntexts\nlike these")

NOT_ESTIMATED = Text(
    "In brackets: no estimate, but the range from every open candidate wrong to all of them right, "
    "with all approvals right."
)

_NOT_ANSWERED = Text(
    "In brackets: no estimate, but the range from every open candidate wrong to all of them right."
)

FEW_NOTE = Text("{0} Fewer than ten: too few to say.").format(FEW_MARK)

REFERENCES = Text(
    "{0}: the reference, judged like a system. It is in no rank, comparison, average or total."
)
_NAMED = 4  # most categories named in a note


def score_notes(
    table: ScoreTable, shown: Sequence[Question] | None = None, *, corrected: bool = True
) -> Iterator[str]:
    """Yield the notes that are needed to read the tables of these questions, by default of all.

    `corrected`: whether the tables have corrected scores.
    """
    questions = table.questions if shown is None else shown
    yield from notes_on(table, questions)
    estimated = [each for each in questions if table.is_estimated(each)]
    if any(not _all_estimated(table, each) for each in estimated):
        yield NOT_ESTIMATED if table.question in FIRST_TWO else _NOT_ANSWERED
    if table.is_estimated(table.question):
        unknown = without_corrected_score(table, table.question)
        yield from after_the_others([each for each in table.ranked if each in unknown])
    if corrected or estimated:
        yield from _notes_on_corrected(table, questions)
    scores = (
        table.score(question, system, category)
        for question in questions
        for system in table.frame.systems
        for category in (None, *(each.id for each in table.categories_of(question)))
    )
    if any(score.n and score.few for score in scores):
        yield FEW_NOTE


def _all_estimated(table: ScoreTable, question: Question) -> bool:
    categories = (None, *(each.id for each in table.categories_of(question)))
    places = ((system, each) for system in table.frame.systems for each in categories)
    headlines = (table.headline(question, *place) for place in places)
    return all(each.estimated or each.low is None for each in headlines)


def _notes_on_corrected(table: ScoreTable, questions: Sequence[Question]) -> Iterator[Text]:
    """Yield the notes on corrected scores; for antecedents, only notes that differ."""
    return _named_where_different(
        (each, [*estimate_notes(table, each), *why_uncorrected(table, each)]) for each in questions
    )


def _named_where_different(
    notes_of: Iterable[tuple[Question, Iterable[Text]]],
) -> Iterator[Text]:
    """Yield the notes on the first question, then additional notes on others, with their names."""
    seen: set[str] = set()
    for number, (question, notes) in enumerate(notes_of):
        new = [each for each in notes if each not in seen]
        for note in new:
            yield Text("{0}: {1}").format(question.name, note) if number else note
        seen.update(new)


def notes_on(table: ScoreTable, shown: Collection[Question]) -> Iterator[str]:
    """Yield only the notes that are needed to read the numbers shown."""
    scores = [table.score(question, system) for question in shown for system in table.frame.systems]
    settings = table.settings
    yield from settings.annotators.notes()
    designs = ((each, table.designs[each]) for each in shown if each in table.designs)
    yield from _named_where_different(
        (question, confounding_notes(design)) for question, design in designs
    )
    if any(score.counts.not_judgeable for score in scores):
        excluded = settings.not_judgeable is NotJudgeable.EXCLUDED
        yield (
            Text("Candidates that people could not judge are left out.")
            if excluded
            else Text("Candidates that people could not judge count as incorrect.")
        )
    yield from left_out_notes(table.no_translation)
    if any(score.share.certain != score.share.possible for score in scores):
        yield (
            Text(
                "Ranges: at the lower end every open candidate is wrong, at the upper end all are "
                "right. Their intervals cover both ends."
            )
        )
    if table.frame.references:
        yield REFERENCES.format(", ".join(sorted(table.frame.references)))
    yield from _notes_on_unmatched(table)
    if table.unanswered:
        yield from unanswered_notes(table.unanswered)
    if table.outdated:
        yield from outdated_notes(table.outdated)


def left_out_notes(no_translation: int) -> Iterator[Text]:
    """Yield how many candidates are left out, as their lines are no translation."""
    if no_translation:
        yield Text(
            "Left out: %n candidates whose lines are no translation: empty, untranslated, a "
            "refusal or only a note.",
            "",
            no_translation,
            one="Left out: %n candidate whose line is no translation: empty, untranslated, a "
            "refusal or only a note.",
        )


def confounding_notes(design: Design, *, marked: bool = False) -> Iterator[Text]:
    """Yield notes on systems that different people judged; `marked`: such pairs have a mark."""
    if design.confounded:
        pair, *others = design.confounded
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


def notes_without_task_set(design: Design) -> Iterator[Text]:
    """Yield how many judged candidates are in no recorded draw."""
    if design.without_task_set:
        yield Text(
            "%n candidates were judged without a task set: how they were chosen is not known; "
            "they are taken as drawn at random.",
            "",
            design.without_task_set,
            one="%n candidate was judged without a task set: how it was chosen is not known; "
            "it is taken as drawn at random.",
        )


def _notes_on_unmatched(table: ScoreTable) -> Iterator[str]:
    undecided = table.undecided
    yield from why_no_share(table)
    others = [
        each
        for each in table.unmatched
        if each not in undecided and table.score(table.question, each).counts.open
    ]
    if others:
        yield Text("Never matched: {0} – unjudged candidates of it are open.").format(
            ", ".join(others)
        )


def why_no_share(table: ScoreTable) -> Iterator[str]:
    """Yield the systems without a share, with the reasons."""
    undecided = table.undecided
    if undecided and table.question not in FIRST_TWO:
        yield Text(
            "The share of {0} is undefined, and in no {1}: nobody has answered “{2}” of it yet."
        ).format(", ".join(undecided), AVERAGE, table.question.name)
        undecided = ()
    yield from no_share_notes(undecided, table.uncounted, AVERAGE)


def no_share_notes(
    undecided: Sequence[str], uncounted: Sequence[str], figures: str
) -> Iterator[str]:
    """Yield why systems have no share.

    `undecided`: systems neither matched nor judged, which are in none of the `figures`;
    `uncounted`: systems matched or judged, but without any candidate that is counted here.
    """
    if undecided:
        # A system that nobody has looked at may have any share.
        they = "it is" if len(undecided) == 1 else "they are"
        yield (
            Text(
                "The share of {0} is undefined, and in no {1}: {2} neither matched nor judged yet."
            ).format(", ".join(undecided), figures, they)
        )
    if uncounted:
        yield Text("The share of {0} is undefined: nothing of it is counted.").format(
            ", ".join(uncounted)
        )


def estimate_notes(table: ScoreTable, question: Question) -> Iterator[Text]:
    """Yield the notes that are needed to read the corrected scores of one question."""
    categories = [each.id for each in table.categories_of(question)]
    strata = [*table.estimates.strata_of(question, table.frame.systems, categories)]
    undecided = any(stratum.missing or stratum.open for _, stratum in strata)
    if undecided and table.judged_before:
        yield Text(
            "Corrected scores and their intervals are computed differently since version 0.2; all "
            "counts are as before."
        )
    if any(stratum.missing for _, stratum in strata):
        yield Text(
            "Corrected: the estimated score if people had judged every candidate. Unjudged "
            "candidates are taken to be right as often as judged ones with the same verdict."
        )
        yield Text(
            "95 %, these candidates: of the corrected score (Korn & Graubard). 95 %, new examples: "
            "of the share, were other examples of the same kind drawn (Wilson)."
        )
    if strata and table.over_documents:
        yield Text(
            "95 %, texts like these: of the corrected score, for other documents of the same kind."
        )
    if not undecided:
        return
    unknown = sum(stratum.open for _, stratum in strata)
    if unknown and len(without_corrected_score(table, question)) < len(table.frame.systems):
        yield Text(
            "%n candidates are unknown: people disagree on them, skipped them or judged none of "
            "their kind. Corrected scores go from all of them wrong to all right.",
            "",
            unknown,
            one="%n candidate is unknown: people disagree on it, skipped it or judged none of its "
            "kind. Corrected scores go from it being wrong to it being right.",
        )
    yield from _gain(table, question, categories)
    yield from _not_reached(table, question, categories)
    design = table.designs.get(question, Design())
    if design.without_task_set and any(stratum.missing for _, stratum in strata):
        yield from notes_without_task_set(design)
    else:
        yield from _without_record(strata)
    yield from _sampled(strata)
    yield from _chosen_by_hand(strata)
    excluded = table.settings.not_judgeable is NotJudgeable.EXCLUDED
    if excluded and any(stratum.not_judgeable and stratum.missing for _, stratum in strata):
        yield Text("Not judgeable is left out above and below the line, judged or estimated.")


def _gain(table: ScoreTable, question: Question, categories: Sequence[str]) -> Iterator[Text]:
    """Yield the gain from a program's verdicts, as a number of judgements by people."""
    program, row = table.settings.verdicts, (question, table.frame.systems, categories)
    if program is None:
        return
    with_them = table.estimates.score(*row).unrounded
    without = table.estimates.without_verdicts(*row).unrounded
    strata = [stratum for _, stratum in table.estimates.strata_of(*row)]
    judged = sum(each.judged for each in strata)
    if not (with_them and without and judged):
        return
    gain = (without.width / with_them.width) ** 2 if with_them.width else 1.0
    if gain <= 1:
        yield Text("{0} does not help here.").format(program)
        return
    verdicts = sum(each.size for each in strata if each.verdict != ProgramVerdict.UNSET)
    # Squared widths are proportional to 1/n − 1/N, so the equivalent number is at most N.
    size = sum(each.size for each in strata)
    alone = 1 / (1 / size + (1 / judged - 1 / size) / gain)
    yield Text(
        "{0} judgements by people correct {1} by {2}: as much as {3} by people alone."
    ).format(grouped(judged), grouped(verdicts), program, grouped(round(alone)))


def _not_reached(
    table: ScoreTable, question: Question, categories: Sequence[str]
) -> Iterator[Text]:
    """Yield the categories that borrow the rate of others, for systems with any judgement."""
    asked = table.categories_of(question)
    missing: Counter[str] = Counter()
    for system in table.frame.systems:
        strata = [each for _, each in table.estimates.strata_of(question, [system], categories)]
        for verdict in {each.verdict for each in strata}:
            alike = [each for each in strata if each.verdict == verdict]
            if any(each.judged for each in alike):
                missing.update(borrowed(alike))
    if missing:
        names = [each for key, each in short_labels(asked).items() if key in missing]
        many = Text("%n categories", "", len(names), one="%n category")
        which = Text(", ").join(names) if len(names) <= _NAMED else many
        whose = Text(" by these annotators") if table.settings.annotators.named else ""
        yield Text(
            "%n candidates of {0} were not reached{1}: the rate of the others stands in, and the "
            "interval allows for it.",
            "",
            missing.total(),
            one="%n candidate of {0} was not reached{1}: the rate of the others stands in, and the "
            "interval allows for it.",
        ).format(which, whose)


def _without_record(strata: Sequence[tuple[StratumKey, Stratum]]) -> Iterator[Text]:
    judged = sum(
        stratum.judged
        for place, stratum in strata
        if not place.recorded and stratum.missing and stratum.verdict != REFERRED
    )
    if judged:
        yield Text(
            "%n approvals were judged without a recorded draw; they are taken as drawn at random "
            "from their system and category.",
            "",
            judged,
            one="%n approval was judged without a recorded draw; it is taken as drawn at random "
            "from its system and category.",
        )


def _sampled(strata: Sequence[tuple[StratumKey, Stratum]]) -> Iterator[Text]:
    referred = [stratum for _, stratum in strata if stratum.verdict == REFERRED]
    if any(each.missing for each in referred):
        judged, size = (
            sum(numbers)
            for numbers in zip(
                *((0 if each.alone else each.judged, each.size) for each in referred), strict=True
            )
        )
        yield Text(
            "%n of {0} referred candidates were drawn and judged.",
            "",
            judged,
            one="%n of {0} referred candidates was drawn and judged.",
        ).format(grouped(size))


def _chosen_by_hand(strata: Sequence[tuple[StratumKey, Stratum]]) -> Iterator[Text]:
    judged = sum(stratum.judged for place, stratum in strata if place.chosen)
    if judged:
        yield Text(
            "%n candidates were judged because they were chosen by hand: they count for themselves "
            "and stand for no others.",
            "",
            judged,
            one="%n candidate was judged because it was chosen by hand: it counts for itself and "
            "stands for no others.",
        )


def after_the_others(systems: Sequence[str]) -> Iterator[Text]:
    """Yield the systems listed below those with a corrected score, because they have none."""
    if systems:
        yield Text("Without a corrected score, and therefore after the others: {0}.").format(
            ", ".join(systems)
        )


def without_corrected_score(table: ScoreTable, question: Question) -> tuple[str, ...]:
    """Return the systems with a score but without any judged approval."""
    return tuple(
        each
        for each in table.frame.systems
        if not table.score(question, each).undefined and table.estimate(question, each).low is None
    )


def why_uncorrected(table: ScoreTable, question: Question) -> Iterator[Text]:
    """Yield the systems with a score but without a corrected one."""
    systems, program = without_corrected_score(table, question), table.settings.verdicts
    if systems and program is not None:
        yield Text(
            "No corrected score of {0}: nobody has judged any of what {1} calls correct, or of "
            "what it does not. The interval goes from all of these wrong to all right."
        ).format(", ".join(systems), program)
    elif systems:
        them = Text("it") if len(systems) == 1 else Text("them")
        categories = [each.id for each in table.categories_of(question)]
        strata = table.estimates.strata_of(question, systems, categories)
        why = Text(
            "No corrected score of {0}: nobody has judged an approval of {1}. The interval goes "
            "from all of these wrong to all right."
        )
        if any(place.chosen and place.verdict != REFERRED for place, _ in strata):
            why = Text(
                "No corrected score of {0}: people judged only approvals that were chosen by "
                "hand. The interval goes from all others wrong to all right."
            )
        yield why.format(", ".join(systems), them)
