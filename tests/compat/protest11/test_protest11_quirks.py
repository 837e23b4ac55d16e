"""Unexpected contents of 1.1 files are used where possible, and never silently."""

import pytest

from protest_compat.protest11.corpora import clean_sentence, unique_names
from protest_core.annotating.candidate_view import view_candidate
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.listing import chosen_candidates
from protest_core.candidates.queries.load import load_candidate
from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.queries.matches import match_groups
from protest_core.files.problems import ProblemList
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.queries.work import load_states
from protest_core.names import annotator_name_mistake
from protest_core.suite.model import Function
from protest_core.suite.queries import load_categories, load_source, load_suite
from tests.builders.fetch import fetch
from tests.compat.protest11.conftest import Convert
from tests.compat.protest11.old_files import (
    JUDGEMENTS,
    ONE,
    REFERENCE,
    SOURCE,
    TASKS,
    TWO,
    Rows,
)

YES, NO, UNSET = Answer.YES, Answer.NO, Answer.UNSET
LINKS = ("2-2", "0-0", "1-1", "0-0", "0-0", "")  # of both systems


def replaced(rows: list, number: int, **changed: object) -> None:
    """`row[column] = value` by place, in the row with this id."""
    (at,) = [place for place, row in enumerate(rows) if row[0] == number]
    row = list(rows[at])
    for column, value in changed.items():
        row[int(column.removeprefix("c"))] = value
    rows[at] = tuple(row)


def test_of_two_rows_the_later_counts_and_the_earlier_is_history(convert: Convert, master: Rows):
    master["annotations"].append((5, 5, 1, "bad", "bad", "second thought", "ana_ok ant_ok"))
    converted = convert(master)
    assert converted.judgement("one", 2, "Anna") == Judgement(NO, NO, remark="second thought")
    assert converted.past("one", 2, "Anna") == [Judgement(NO, YES, remark="wrong gender")]
    assert "2 rows of answers: the last counts" in converted.notes
    assert converted.count("judgements") == (5, 4)


def test_doubles_of_rows_words_and_tags_are_one(convert: Convert, master: Rows):
    master["annotations"].append((9, 4, 1, "ok", "ok", "", "ana_ok ant_ok"))
    master["token_annotations"].append((9, 4, 1, 0, "ok", 1))
    master["tag_annotations"].append((9, 7, 2, "bad_translation"))
    converted = convert(master)
    assert converted.judgement("one", 1, "Anna").tokens == {(1, 0), (0, 2)}
    assert converted.past("one", 1, "Anna") == []
    assert "all the same" in converted.notes
    assert "line 1 token 0 is there twice" in converted.notes
    assert "‘bad_translation’ is there twice" in converted.notes
    assert converted.count("tags") == (3, 2)
    assert converted.count("selected words") == (4, 3)


@pytest.mark.parametrize("word", ["unsure", None, "OK", ""])
def test_an_unknown_answer_is_unset_as_in_the_original(
    convert: Convert, master: Rows, word: str | None
):
    replaced(master["annotations"], 2, c4=word)
    converted = convert(master)
    assert converted.judgement("one", 2, "Anna") == Judgement(UNSET, YES, remark="wrong gender")
    assert "annotations 2: anaph_annotation is" in converted.notes


def test_a_missing_remark_is_an_empty_one(convert: Convert, master: Rows):
    replaced(master["annotations"], 1, c5=None)
    converted = convert(master)
    assert converted.judgements == JUDGEMENTS


@pytest.mark.parametrize("status", [None, "ana_ok", "", "ana_unset ant_ok"])
def test_another_conflict_status_than_the_rules_give_is_told(
    convert: Convert, master: Rows, status: str | None
):
    replaced(master["annotations"], 1, c6=status)
    converted = convert(master)
    assert "annotations 1: conflict_status is" in converted.notes
    assert "by the rules it is ana_ok ant_ok" in converted.notes
    assert converted.judgements == JUDGEMENTS


def test_a_remark_alone_is_unfinished_here_and_done_there(convert: Convert, master: Rows):
    master["annotations"].append((5, 6, 1, "unset", "unset", "later", "ana_ok ant_ok"))
    converted = convert(master)
    assert State.INCOMPLETE in fetch(converted.project, load_states, "Anna").values()
    assert converted.judgement("one", 3, "Anna") == Judgement(remark="later")


def test_the_researcher_s_judgements_are_an_annotator_s(convert: Convert, master: Rows):
    """Their number is -1, they have no row, and nothing they say is checked."""
    master["annotations"].append((5, 6, -1, "unset", "ok", "", "ana_ok ant_ok"))
    converted = convert(master)
    assert converted.judgement("one", 3, "MASTER") == Judgement(YES)
    assert converted.notes == ""


def test_a_master_row_and_an_annotator_called_so_stay_two(convert: Convert, master: Rows):
    master["annotators"].append((3, "MASTER"))
    master["annotations"] += [
        (5, 6, -1, "unset", "bad", "", "ana_ok ant_ok"),
        (6, 6, 3, "unset", "bad", "other", "ana_ok ant_ok"),
    ]
    converted = convert(master)
    assert converted.judgement("one", 3, "MASTER").remark == "other"
    assert converted.judgement("one", 3, "MASTER (-1)").remark == ""
    assert "annotator -1: is called ‘MASTER (-1)’ here" in converted.notes


def test_two_people_of_one_name_stay_two(convert: Convert, master: Rows):
    master["annotators"] = [(1, "Anna"), (2, "Anna")]
    converted = convert(master)
    assert "annotator 2: is called ‘Anna (2)’" in converted.notes
    assert converted.judgements == {
        (system, example, "Anna" if by == "Anna" else "Anna (2)"): said
        for (system, example, by), said in JUDGEMENTS.items()
    }


def test_somebody_without_a_row_is_called_by_number(convert: Convert, master: Rows):
    master["annotators"] = [(1, "Anna")]
    converted = convert(master)
    assert "annotator 2: judged, and nothing says who it is" in converted.notes
    assert converted.judgement("two", 1, "annotator 2").remark == "cannot tell"


def test_words_and_tags_without_answers_are_a_judgement(convert: Convert, master: Rows):
    master["token_annotations"].append((4, 8, 3, 0, "ok", 1))
    master["tag_annotations"].append((3, 6, 1, "desc_vs_presc"))
    converted = convert(master)
    assert converted.judgement("two", 2, "Anna") == Judgement(tokens=frozenset({(3, 0)}))
    assert converted.judgement("one", 3, "Anna") == Judgement(tags=frozenset({"desc_vs_presc"}))
    assert converted.notes.count("words or tags without answers") == 2


def test_words_that_are_not_highlighted_are_history(convert: Convert, master: Rows):
    """Such words could not be selected, here or there; what is left can be judged on."""
    master["token_annotations"] += [(4, 5, 3, 1, "ok", 1), (5, 5, 99, 1, "ok", 1)]
    converted = convert(master)
    assert converted.judgements == JUDGEMENTS
    (past,) = converted.past("one", 2, "Anna")
    assert past.tokens == {(3, 1), (99, 1)}
    assert "token_annotations 4: line 3 token 1 translates neither" in converted.notes
    assert converted.count("selected words") == (5, 3)


def test_a_word_of_nobody_is_told_and_left_out(convert: Convert, master: Rows):
    master["token_annotations"].append((4, 4, 1, 0, "ok", None))
    converted = convert(master)
    assert "token_annotations 4: it does not say who selected the word" in converted.notes
    assert converted.judgements == JUDGEMENTS
    assert converted.past("one", 1, "Anna") == []


def test_a_word_is_selected_whatever_its_annotation_says(convert: Convert, master: Rows):
    replaced(master["token_annotations"], 3, c4=None)
    converted = convert(master)
    assert converted.judgement("two", 3, "Bert").tokens == {(4, 0)}
    assert "token_annotations 3: annotation is missing" in converted.notes


def test_an_answer_that_nobody_asked_for_is_history(convert: Convert, master: Rows):
    replaced(master["annotations"], 4, c3="bad")
    converted = convert(master)
    assert converted.judgement("two", 3, "Bert").antecedent is UNSET
    assert [past.antecedent for past in converted.past("two", 3, "Bert")] == [NO]
    assert "does not ask for" in converted.notes


def test_rows_that_say_nothing_are_told_and_are_no_judgement(convert: Convert, master: Rows):
    master["annotations"].append((5, 6, 1, "unset", "unset", "", "ana_ok ant_ok"))
    converted = convert(master)
    assert "candidate 6, annotator 1: nothing is said" in converted.notes
    assert converted.count("judgements") == (5, 4)
    assert converted.judgements == JUDGEMENTS


def test_what_is_said_of_nothing_is_told_and_left_out(convert: Convert, master: Rows):
    master["annotations"].append((5, 77, 1, "ok", "ok", "", "ana_ok ant_ok"))
    master["tag_annotations"].append((3, 77, 1, "strange"))
    master["token_annotations"].append((4, 77, 1, 1, "ok", 1))
    master["annotation_tasks"].append((3, 77))
    converted = convert(master)
    for table in ("annotations 5", "tag_annotations 3", "token_annotations 4"):
        assert f"{table}: there is no usable candidate 77" in converted.notes
    assert "annotation_tasks 3, 77: there is no usable candidate 77" in converted.notes
    assert converted.judgements == JUDGEMENTS
    assert converted.tasks == {"main": TASKS}


def test_a_temporary_pool_is_no_task(convert: Convert, master: Rows):
    master["annotation_tasks"].append((-1, 8))
    converted = convert(master)
    assert "annotation_tasks -1, 8: a temporary pool" in converted.notes
    assert converted.count("candidates in tasks") == (6, 5)
    assert converted.tasks == {"main": TASKS}


def test_a_task_set_that_was_added_to_keeps_all_of_its_tasks(convert: Convert, master: Rows):
    """The original calls it replaced and makes further tasks of the same labels."""
    master["task_definition"] += [
        (4, "main", "IAA"),
        (5, "main", "1"),
        (6, "main", "empty"),
        (7, "more", "IAA"),
    ]
    master["annotation_tasks"] += [(4, 8), (5, 4)]
    converted = convert(master)
    assert converted.tasks == {
        "main": {
            "overlap": TASKS["overlap"],
            "1": TASKS["1"],
            "2": [("one", 1)],
            "3": TASKS["2"],
            "4": [("two", 2)],
            "5": [],
        }
    }
    assert "task ‘IAA’ of ‘main’ is task 4 here" in converted.notes
    assert "task_definition 7: an IAA task without candidates" in converted.notes


def test_antecedents_on_two_lines_are_highlighted_each_on_its_own(convert: Convert, master: Rows):
    """The original showed wrong words there, and the right ones could not be selected."""
    master["pro_antecedents"].append((7, 3, 4, 2, 2, 1, 0, 0, "It", 0, 0))
    master["translations"].append((99, 4, 2, 2, 1, 0))
    converted = convert(master)
    look = converted.project
    (candidate,) = [
        each
        for each in fetch(look, chosen_candidates, CandidateFilter(systems=frozenset({"one"})))
        if len(fetch(look, load_candidate, each).example.antecedents) == 2
    ]
    view = view_candidate(project=converted.project, candidate_id=candidate, annotator="Anna")
    assert view.target_highlights.antecedent == {(2, 1), (1, 0)}


def test_a_target_token_on_another_line_is_told_and_not_highlighted(convert: Convert, master: Rows):
    master["translations"].append((99, 4, 3, None, 5, 0))
    master["token_annotations"].append((4, 6, 5, 0, "ok", 1))
    master["annotations"].append((5, 6, 1, "unset", "ok", "", "ana_ok ant_ok"))
    converted = convert(master)
    assert "translations 99: the target token is on line 5" in converted.notes
    assert converted.judgement("one", 3, "Anna") == Judgement(YES)
    assert converted.past("one", 3, "Anna") == [Judgement(YES, tokens=frozenset({(5, 0)}))]
    assert converted.highlights("one", 3).pronoun == {(4, 0)}


def test_words_of_a_shared_source_token_are_told(convert: Convert, master: Rows):
    """Example 2's second antecedent is the pronoun of example 1, with another word."""
    master["pro_antecedents"].append((7, 3, 4, 2, 2, 1, 0, 0, "It", 0, 0))
    master["translations"].append((99, 4, 2, 2, 1, 1))
    converted = convert(master)
    assert "example 1 shares a source token" in converted.notes
    assert converted.highlights("one", 1).pronoun == {(1, 0), (1, 1)}


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ((99, 4, 1, None, 1, 40), "has no token 40"),
        ((99, 4, 77, None, 1, 0), "example 77 is not in this system"),
        ((99, 4, 1, 9, 0, 0), "antecedent 9 is not there"),
        ((99, 44, 1, None, 0, 0), "corpus 44 has no examples"),
    ],
)
def test_translations_of_nothing_are_told_and_link_nothing(
    convert: Convert, master: Rows, row: tuple, said: str
):
    master["translations"].append(row)
    converted = convert(master)
    assert "translations 99: " in converted.notes
    assert said in converted.notes
    look = converted.project
    assert fetch(look, load_translation, fetch(look, list_systems)[0].id).links == LINKS


@pytest.mark.parametrize(
    ("sentence", "clean"),
    [
        ("a  b", "a ␣ b"),
        (" a", "␣ a"),
        ("a  ", "a"),
        ("a \r\n", "a"),
        ("", ""),
        ("   ", ""),
        ("a\tb c", "a␣b c"),
        ("a   b", "a ␣ ␣ b"),
        ("e\u0301", "é"),
        ("a\u2028b", "a\u2028b"),
    ],
)
def test_every_token_keeps_its_position(sentence: str, clean: str):
    assert clean_sentence(sentence) == clean
    tokens = sentence.split(" ")
    assert len(clean.split(" ")) <= len(tokens)
    for ours, theirs in zip(clean.split(" "), tokens, strict=False):
        assert ours in {theirs, "␣", "é", "a␣b", ""}


def test_words_of_a_sentence_with_odd_blanks_keep_their_places(convert: Convert, master: Rows):
    rows = master["sentences"]
    (at,) = [n for n, row in enumerate(rows) if row[1:3] == (4, 1)]
    rows[at] = (rows[at][0], 4, 1, "Diese ist  kaputt . ")
    converted = convert(master)
    look = converted.project
    assert (
        fetch(look, load_translation, fetch(look, list_systems)[0].id).sentences[1]
        == "Diese ist ␣ kaputt ."
    )
    assert f"sentences {rows[at][0]}: empty tokens" in converted.notes
    assert converted.judgements == JUDGEMENTS


def test_gaps_in_the_sentences_are_empty_lines(convert: Convert, master: Rows):
    master["sentences"] = [row for row in master["sentences"] if row[1:3] != (4, 2)]
    converted = convert(master)
    look = converted.project
    assert fetch(look, load_translation, fetch(look, list_systems)[0].id).sentences == (
        *ONE[:2],
        "",
        *ONE[3:],
    )
    assert "corpus 4: 1 line missing" in converted.notes
    assert converted.judgements == JUDGEMENTS


def test_lines_twice_and_before_the_first_are_told_and_left_out(convert: Convert, master: Rows):
    master["sentences"] += [(900, 4, 1, "Noch einmal ."), (901, 4, -1, "Zu früh .")]
    converted = convert(master)
    assert "sentences 900: line 1 of corpus 4 is there twice" in converted.notes
    assert "sentences 901: line -1" in converted.notes
    look = converted.project
    assert fetch(look, load_translation, fetch(look, list_systems)[0].id).sentences == ONE


def test_of_sources_that_differ_one_is_used_and_the_other_told(convert: Convert, master: Rows):
    (at,) = [n for n, row in enumerate(master["sentences"]) if row[1:3] == (3, 5)]
    master["sentences"][at] = (master["sentences"][at][0], 3, 5, "You know that .")
    converted = convert(master)
    assert "corpus 3: line 5 is not as in corpus 1" in converted.notes
    assert fetch(converted.project, load_source) == SOURCE


def test_texts_without_examples_are_told_and_left_out(convert: Convert, master: Rows):
    master["corpora"].append((7, "lamp/draft.de", 1))
    master["sentences"] += [(900, 7, 0, "Ein Entwurf ."), (901, 44, 0, "Von niemand .")]
    converted = convert(master)
    assert "corpus 7: lamp/draft.de has no examples; it is not used" in converted.notes
    assert "corpus 44: it has no name and no examples; it is not used" in converted.notes
    assert [system.name for system in fetch(converted.project, list_systems)] == ["one", "two"]


def test_a_document_boundary_never_parts_a_pronoun_from_its_antecedent(
    convert: Convert, master: Rows
):
    master["documents"] = [(1, 1, 0, 2), (2, 1, 3, 5)]
    converted = convert(master)
    assert "boundary at line 3 is left out" in converted.notes
    assert len(fetch(converted.project, load_suite).documents) == 1


def test_without_documents_all_is_one(convert: Convert, master: Rows):
    master["documents"] = []
    converted = convert(master)
    assert "all of it is taken for one document" in converted.notes
    (document,) = fetch(converted.project, load_suite).documents
    assert document.first_line == 0


def test_categories_of_one_s_own_get_a_function(convert: Convert, master: Rows):
    master["categories"] = [
        (1, "Pronomen mit Bezug", 1),
        (2, "event_they", 0),
        (3, "pleonastic_it", 2),
    ]
    converted = convert(master)
    found = {category.id: category for category in fetch(converted.project, load_categories)}
    assert found["Pronomen_mit_Bezug"].label == "Pronomen mit Bezug"
    assert found["Pronomen_mit_Bezug"].function is Function.ANAPHORIC
    assert found["event_they"].function is Function.EVENT
    assert not found["pleonastic_it"].antecedent_agrees
    assert "category 3: antagreement is 2" in converted.notes


def test_an_example_that_differs_between_systems_is_two(convert: Convert, master: Rows):
    """All systems share their examples here; there each has its own."""
    replaced(master["pro_candidates"], 9, c4=5, c5="know", c6=1)
    converted = convert(master)
    examples = {
        int(each.id): (each.line, each.token)
        for each in fetch(converted.project, load_suite).examples
    }
    assert examples[3] == (4, 0)
    assert examples[4] == (5, 1)
    assert converted.judgement("two", 4, "Bert").pronoun is YES
    assert ("two", 3, "Bert") not in converted.judgements
    assert converted.tasks["main"]["2"] == [("two", 1), ("two", 4)]


def test_an_example_outside_the_text_is_left_out_with_what_was_said(convert: Convert, master: Rows):
    for number in (3, 6, 9):
        replaced(master["pro_candidates"], number, c6=50)
    converted = convert(master)
    assert (
        "pro_candidates 9: the pronoun (line 4, token 50) is not in the source" in converted.notes
    )
    assert "annotations 4: there is no usable candidate 9" in converted.notes
    assert len(fetch(converted.project, load_suite).examples) == 2
    assert converted.judgements == {key: said for key, said in JUDGEMENTS.items() if key[1] != 3}
    assert converted.tasks == {"main": TASKS | {"1": [("one", 2)], "2": [("two", 1)]}}


def test_an_anaphoric_example_without_antecedent_is_never_approved(convert: Convert, master: Rows):
    master["pro_antecedents"] = [row for row in master["pro_antecedents"] if row[3] != 1]
    converted = convert(master)
    assert "example 1: needs an antecedent and has none" in converted.notes
    evaluate(project=converted.project)
    groups = fetch(converted.project, match_groups)
    verdicts = {g.verdict.value for g in groups if g.category == "anaphoric_inter_subject_it"}
    assert verdicts == {"referred"}


def test_a_head_outside_its_span_counts(convert: Convert, master: Rows):
    for number in (1, 3, 5):
        replaced(master["pro_antecedents"], number, c7=1)  # span 0 to 1, head 2
    converted = convert(master)
    first = fetch(converted.project, load_suite).examples[0]
    assert (first.antecedents[0].span, first.antecedents[0].head) == (range(3), 2)
    assert "does not hold its head" in converted.notes
    assert converted.highlights("one", 1).antecedent == {(0, 2)}


def test_systems_get_names_that_can_be_used(convert: Convert, master: Rows):
    master["corpora"][3] = (4, "reference", 1)
    master["corpora"][5] = (6, "reference", 1)
    master["corpora"][1] = (2, "human.de", 1)
    converted = convert(master)
    look = converted.project
    found = {
        system.name: fetch(look, load_translation, system.id).sentences
        for system in fetch(look, list_systems)
    }
    assert found == {"human.de": REFERENCE, "reference (4)": ONE, "reference (6)": TWO}
    assert "several corpora are called a reference" in converted.notes


def test_more_columns_and_another_order_are_read_by_name(convert: Convert, master: Rows):
    """Files that were upgraded from 1.0 are like this."""
    columns = {
        "meta_data": "id integer PRIMARY KEY AUTOINCREMENT, tag text NOT NULL, tag_value text",
        "annotation_tasks": "id integer PRIMARY KEY, candidate integer, task_no integer",
    }
    converted = convert(master, columns=columns)
    assert converted.notes == ""
    assert converted.judgements == JUDGEMENTS
    assert converted.tasks == {"main": TASKS}


def test_other_settings_are_told_and_left_out(convert: Convert, master: Rows):
    master["meta_data"] += [("config:colour", "blue"), ("mine", "")]
    converted = convert(master)
    assert "‘config:colour’ means nothing here; left out" in converted.notes


def test_an_annotator_who_is_called_adjudication_gets_a_number():
    problems = ProblemList()
    named = unique_names([(3, "Adjudication")], "annotator", annotator_name_mistake, problems)
    assert named == {3: "Adjudication (3)"}
    assert len(problems.warnings) == 1
