"""Verified translations as a table, and as contrast pairs."""

import csv
import io
import json

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.export.tidy import export_references
from protest_core.export.wrong_translations.make import Contrast, Refusal
from protest_core.export.wrong_translations.pairs import (
    contrast_pairs,
    pairs_report,
    unquoted_pairs,
)
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.names import ADJUDICATION
from protest_core.tables.formats import render
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links
from tests.builders.small_suite import FILES, write_system

YES, NO = Answer.YES, Answer.NO
LAMP, GUESTS, RAIN, YOU, KNOWN = 1, 2, 3, 4, 5
RIGHT = Judgement(YES)
DIESE = Judgement(YES, YES, frozenset({(1, 0), (0, 2)}))


def table(project: Project, **options) -> list[dict[str, str]]:
    text = "".join(render(export_references(project=project, **options), "tsv"))
    return list(csv.DictReader(io.StringIO(text), delimiter="\t"))


def test_each_part_has_a_row_with_its_words_and_whose_word_it_is(two_systems: Project, say):
    say(("one", LAMP), DIESE)
    say(("one", LAMP), Judgement(YES, YES), "Ben")
    pronoun, antecedent = table(two_systems)
    assert pronoun == {
        "system": "one",
        "example": "1",
        "category": "anaphoric_inter_subject_it",
        "line": "1",
        "token": "0",
        "part": "pronoun",
        "part_line": "1",
        "tokens": "1:0",
        "words": "Diese",
        "sentence": "Diese ist kaputt .",
        "annotators": "Ada Ben",
    }
    assert (antecedent["part"], antecedent["part_line"]) == ("antecedent_1", "0")
    assert (antecedent["tokens"], antecedent["words"]) == ("0:2", "Lampe")
    assert antecedent["sentence"] == "Die alte Lampe steht hier ."


def test_records_keep_lists(two_systems: Project, say):
    say(("one", YOU), Judgement(YES, tokens=frozenset({(5, 0)})))
    (line,) = render(export_references(project=two_systems), "jsonl")
    record = json.loads(line)
    assert (record["tokens"], record["words"], record["annotators"]) == ([[5, 0]], ["Ihr"], ["Ada"])


def test_only_what_is_verified_is_there_in_a_fixed_order(two_systems: Project, say):
    say(("two", YOU), RIGHT)
    say(("one", KNOWN), RIGHT)
    say(("one", YOU), Judgement(NO))
    say(("one", RAIN), RIGHT)
    found = [(row["system"], row["example"]) for row in table(two_systems)]
    assert found == [("one", "3"), ("one", "5"), ("two", "4")]
    chosen = CandidateFilter(frozenset({"one"}), frozenset({"event_it"}))
    assert [row["example"] for row in table(two_systems, chosen=chosen)] == ["5"]


def test_what_was_settled_is_told_as_settled(two_systems: Project, say):
    say(("one", YOU), RIGHT)
    say(("one", YOU), Judgement(NO), "Ben")
    assert table(two_systems) == []
    say(("one", YOU), Judgement(YES), ADJUDICATION)
    assert [row["annotators"] for row in table(two_systems)] == [ADJUDICATION]


def test_corrected_links_are_in_it(two_systems: Project, say, find):
    correct_links(
        project=two_systems, candidate_id=find("one", YOU), part=0, tokens=[1], author="A"
    )
    say(("one", YOU), RIGHT)
    assert [row["words"] for row in table(two_systems)] == ["wisst"]


def test_an_unknown_system_is_refused(two_systems: Project):
    with pytest.raises(RefusedError, match="no system ‘three’"):
        table(two_systems, chosen=CandidateFilter(frozenset({"three"})))


def test_pairs_bring_all_lines_from_the_antecedent_to_the_pronoun(two_systems: Project, say):
    say(("one", LAMP), DIESE)
    pairs = contrast_pairs(project=two_systems, hows=[Contrast.DELETION])
    assert pairs.rows == (
        (
            "The old lamp stands here. It is broken.",
            "Die alte Lampe steht hier. Diese ist kaputt.",
            "Die alte Lampe steht hier. Ist kaputt.",
            "Die alte Lampe steht hier. Sie ist kaputt.",
            "anaphoric_inter_subject_it:deletion",
        ),
    )


def test_sentences_with_quotation_marks_stand_in_tsv_as_they_are(
    two_systems: Project, say, tmp_path
):
    text = FILES["reference.txt"].replace("Es regnet .", '" Es " regnet .')
    links = FILES["reference.align"].split("\n")
    files = write_system(
        tmp_path, "said", text=text, links="\n".join([*links[:4], "0-1 1-3 2-4", *links[5:]])
    )
    load_systems(project=two_systems, outputs=[SystemOutput("said", *files)])
    rain = fetch(two_systems, find_candidate, "said", RAIN)
    judge(project=two_systems, candidate_id=rain, annotator="Ada", judgement=RIGHT)
    pairs = contrast_pairs(project=two_systems)
    _, *lines = "".join(unquoted_pairs(pairs)).splitlines()
    assert '"' in pairs.rows[0][1]
    assert [tuple(line.split("\t")) for line in lines] == [*pairs.rows]
    quoted = csv.reader(io.StringIO("".join(render(pairs_report(pairs), "csv"))))
    assert [tuple(row) for row in quoted][1:] == [*pairs.rows]


def test_the_same_seed_makes_the_same_pairs_and_another_may_make_others(two_systems, say):
    say(("one", LAMP), DIESE)
    say(("one", RAIN), RIGHT)
    say(("one", KNOWN), RIGHT)

    def wrong(seed: int) -> tuple[str, ...]:
        made = contrast_pairs(project=two_systems, hows=[Contrast.SUBSTITUTION], seed=seed)
        return tuple(row[2] for row in made.rows)

    assert wrong(3) == wrong(3)
    assert len({wrong(seed) for seed in range(8)}) > 1


def test_a_pair_does_not_depend_on_which_others_are_made(two_systems: Project, say):
    say(("one", RAIN), RIGHT)
    say(("one", KNOWN), RIGHT)
    everything = contrast_pairs(project=two_systems).rows
    one = contrast_pairs(
        project=two_systems, chosen=CandidateFilter(frozenset(), frozenset({"event_it"}))
    ).rows
    assert set(one) < set(everything)


def test_what_reference_or_others_use_there_is_not_called_wrong(two_systems: Project, say):
    say(("one", LAMP), DIESE)
    say(("one", RAIN), RIGHT)
    for seed in range(8):
        rows = contrast_pairs(project=two_systems, seed=seed).rows
        assert not {row[2].split()[0] for row in rows} & {"Es"}
        right = {row[1] for row in rows} | {row[3] for row in rows}
        assert not right & {row[2] for row in rows}


def test_the_same_translation_by_two_systems_makes_one_pair(two_systems: Project, say):
    say(("one", RAIN), RIGHT)
    say(("two", RAIN), RIGHT)
    pairs = contrast_pairs(project=two_systems)
    assert (len(pairs.rows), pairs.verified, pairs.repeated) == (2, 2, 2)


def test_what_cannot_be_made_is_counted_with_the_reason(two_systems: Project, say, find):
    correct_links(
        project=two_systems, candidate_id=find("one", YOU), part=0, tokens=[1], author="A"
    )
    correct_links(project=two_systems, candidate_id=find("two", YOU), part=0, tokens=[], author="A")
    say(("one", YOU), RIGHT)
    say(("two", YOU), RIGHT)
    pairs = contrast_pairs(project=two_systems)
    reasons = {Refusal.NO_PRONOUN: 1, Refusal.UNTRANSLATED: 1}
    assert pairs.rows == ()
    assert pairs.refused == {Contrast.DELETION: reasons, Contrast.SUBSTITUTION: reasons}


def test_a_sentence_that_another_right_translation_says_is_not_called_wrong(
    two_systems: Project, say, tmp_path
):
    text = FILES["reference.txt"].replace("Es regnet .", "Regnet .")
    links = FILES["reference.align"].split("\n")
    files = write_system(
        tmp_path, "short", text=text, links="\n".join([*links[:4], "1-0", *links[5:]])
    )
    load_systems(project=two_systems, outputs=[SystemOutput("short", *files)])
    short = fetch(two_systems, find_candidate, "short", RAIN)
    right = Judgement(YES, tags=frozenset({"noncompositional_translation"}))
    judge(project=two_systems, candidate_id=short, annotator="Ada", judgement=right)
    say(("one", RAIN), RIGHT)
    pairs = contrast_pairs(project=two_systems, hows=[Contrast.DELETION])
    reasons = {Refusal.SAME_AS_ANOTHER: 1, Refusal.UNTRANSLATED: 1}
    assert pairs.refused == {Contrast.DELETION: reasons}
