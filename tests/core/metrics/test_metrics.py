"""Metrics on a project: what they count, what they say, and how a new one comes in."""

import json
from math import inf, nan

import pytest
import sacrebleu

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.metrics.apt import AptChoices, weights_with
from protest_core.metrics.measure import METRICS, apt_of_project, measure
from protest_core.metrics.model import Score
from protest_core.metrics.report import metrics_report
from protest_core.scores.compute import score_table
from protest_core.scores.model import ScoreSettings
from protest_core.suite.queries import load_reference
from protest_core.tables.formats import render
from tests.builders.small_suite import SYSTEM, write_system

UNALIGNED = "\n" * 7


def verdicts(table):
    [(_, score)] = table.systems
    return [(each.occurrence.example, int(each.verdict)) for each in score.details]


def test_apt_says_a_case_for_each_example(project: Project):
    table = apt_of_project(project=project, choices=AptChoices())
    assert verdicts(table) == [(1, 3), (2, 3), (3, 1), (4, 3), (5, 1)]
    assert table.systems[0][1].figures["apt"] == 2 / 5


def test_apt_over_every_pronoun_of_a_form_keeps_what_examples_say(project: Project):
    table = apt_of_project(project=project, choices=AptChoices(), every=["IT"])
    found = [
        (each.occurrence.line, each.occurrence.token, each.occurrence.example)
        for each in table.systems[0][1].details
    ]
    assert found == [(1, 0, 1), (2, 3, None), (4, 0, 3), (5, 2, 5), (6, 0, None)]
    assert "|pronouns:IT|" in table.signature


def test_forms_that_the_source_does_not_have_are_named(project: Project):
    tables = measure(project=project, metrics=list(METRICS), every=["zzz", "Nobody"])
    scores = {table.metric: table.systems[0][1] for table in tables}
    for metric in ("apt", "autoprf"):
        assert scores[metric].undefined == "The source has no token ‘Nobody’ or ‘zzz’."
    assert not scores["bleu"].undefined
    [table] = measure(project=project, metrics=["apt"], every=["it", "zzz"])
    assert not table.systems[0][1].undefined
    assert table.legend.endswith(" The source has no token ‘zzz’.")
    [table] = measure(project=project, metrics=["apt"], every=["IT"])
    assert "The source has" not in table.legend


def test_apt_over_one_category_counts_only_that(project: Project):
    chosen = CandidateFilter(categories=frozenset({"event_it"}))
    assert verdicts(apt_of_project(project=project, choices=AptChoices(), chosen=chosen)) == [
        (5, 1)
    ]


def test_categories_and_every_pronoun_contradict_each_other(project: Project):
    with pytest.raises(RefusedError, match="Leave the categories or the pronouns out"):
        measure(
            project=project,
            metrics=["apt"],
            chosen=CandidateFilter(frozenset(), frozenset({"event_it"})),
            every=["it"],
        )


def test_repair_is_a_switch(project: Project, tmp_path):
    """The pronoun of line 4 is not linked, and its neighbour is."""
    links = SYSTEM["links"].splitlines()
    links[4] = "1-1 2-2"
    output = SystemOutput("bare", *write_system(tmp_path, "bare", links="\n".join(links) + "\n"))
    load_systems(project=project, outputs=[output])
    for repair, expected in ((True, (3, 1)), (False, (3, 4))):
        table = apt_of_project(
            project=project,
            choices=AptChoices(repair=repair),
            chosen=CandidateFilter(frozenset({"bare"})),
        )
        assert verdicts(table)[2] == expected


def test_untranslated_sentences_are_no_crash(project: Project, tmp_path):
    texts = write_system(tmp_path, "empty", text=UNALIGNED, links=UNALIGNED)
    load_systems(project=project, outputs=[SystemOutput("empty", *texts)])
    tables = measure(
        project=project, metrics=list(METRICS), chosen=CandidateFilter(frozenset({"empty"}))
    )
    scores = {table.metric: table.systems[0][1] for table in tables}
    assert scores["apt"].figures["case 4"] == 5
    assert scores["autoprf"].figures["precision"] is None
    assert "No pronoun is linked to any word in the candidate." in scores["autoprf"].undefined
    assert scores["bleu"].figures["bleu"] is None
    assert scores["bleu"].undefined


def test_autoprf_counts_the_words_of_the_examples(project: Project):
    [table] = measure(project=project, metrics=["autoprf"])
    figures = table.systems[0][1].figures
    # Es, es: two of five examples; each is linked to one word on both sides.
    assert (figures["matches"], figures["in candidate"], figures["in reference"]) == (2, 5, 5)
    assert figures["f1"] == pytest.approx(0.4)


def test_bleu_and_chrf_are_sacrebleu_s(project: Project):
    with project.reading() as tx:
        reference = list(load_reference(tx).sentences)
        candidate = list(load_translation(tx, list_systems(tx)[0].id).sentences)
    bleu, chrf = measure(project=project, metrics=["bleu", "chrf"])
    theirs = sacrebleu.corpus_bleu(candidate, [reference], tokenize="none", force=True).score
    assert bleu.systems[0][1].figures == {"bleu": theirs}
    assert chrf.systems[0][1].figures["chrf"] == sacrebleu.corpus_chrf(candidate, [reference]).score
    assert bleu.signature.startswith("nrefs:1|case:mixed|eff:no|tok:none|smooth:exp|version:")


def test_weights_and_dropped_cases_are_in_the_signature(project: Project):
    choices = AptChoices(weights_with(equivalent=1, without=[5, 6]))
    table = apt_of_project(project=project, choices=choices)
    assert "|weights:1=1,2=1,3=0,4=0|" in table.signature
    assert "|suite:small@2|" in table.signature


def test_names_are_written_in_every_signature_alike(project: Project, tmp_path):
    name = "<b>&é:|%"
    output = SystemOutput(name, *write_system(tmp_path, "other"))
    load_systems(project=project, outputs=[output])
    written = "|systems:<b>&é%3A%7C%25|"
    for table in measure(
        project=project, metrics=[*METRICS], chosen=CandidateFilter(systems=frozenset({name}))
    ):
        assert written in table.signature
    settings = ScoreSettings(CandidateFilter(systems=frozenset({name})))
    assert written in score_table(project=project, settings=settings).frame.signature
    assert written in metrics_and_people(project=project, settings=settings).frame.signature


def test_a_form_may_be_called_as_what_stands_for_none(project: Project):
    [table] = measure(project=project, metrics=["apt"], every=["examples"])
    assert "|pronouns:%65xamples|" in table.signature


class Lines:
    """A metric: the number of lines that a system has left as in the reference."""

    name = signature = "lines"
    legend = ""
    verdicts = ()

    def score(self, texts) -> Score:
        both = zip(texts.reference.sentences, texts.candidate.sentences, strict=True)
        return Score({"lines": sum(one == other for one, other in both)})


def test_a_new_metric_is_one_line_in_the_registry(project: Project, monkeypatch):
    monkeypatch.setitem(METRICS, "lines", lambda _: Lines())
    [table] = measure(project=project, metrics=["lines"])
    assert table.systems[0][1].figures == {"lines": 4}


class Odd(Lines):
    """A metric by others that divides without looking."""

    def __init__(self, figure: float, undefined: str = "") -> None:
        self.figure, self.undefined = figure, undefined

    def score(self, texts) -> Score:
        figures = {"lines": self.figure, "others": len(texts.occurrences)}
        return Score(figures, self.undefined)


@pytest.mark.parametrize("figure", [nan, inf, -inf])
def test_what_is_no_number_is_undefined(project: Project, monkeypatch, figure: float):
    monkeypatch.setitem(METRICS, "lines", lambda _: Odd(figure))
    [table] = measure(project=project, metrics=["lines"])
    for _, score in table.systems:
        assert score.figures == {"lines": None, "others": 5}
        assert score.undefined == "The metric comes to no number."
    written = "".join(render(metrics_report([table]), "json"))
    assert json.loads(written, parse_constant=pytest.fail)
    beside = metrics_and_people(project=project, metrics=["lines"])
    assert set(beside.values["lines"].values()) == {None}
    assert "lines of one is undefined: The metric comes to no number." in beside.notes


def test_a_metric_s_own_reason_is_kept(project: Project):
    [table] = measure(project=project, metrics=[Odd(nan, "Nothing to divide by.")])
    assert {score.undefined for _, score in table.systems} == {"Nothing to divide by."}


def test_a_metric_that_nobody_knows_is_refused(project: Project):
    with pytest.raises(RefusedError, match="No metric is called ‘meteor’"):
        measure(project=project, metrics=["meteor"])
