"""A 1.1 master as a project: everything that the original wrote is there, by value."""

from protest_compat.protest11.corpora import ReferenceChoice
from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import overview
from protest_core.evaluation.project_summary import project_summary
from protest_core.evaluation.queries.matches import match_groups
from protest_core.judgements.guidelines import load_options
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.queries.annotators import list_annotators
from protest_core.judgements.queries.work import load_states
from protest_core.suite.model import Antecedent
from protest_core.suite.queries import load_reference, load_source, load_suite
from tests.builders.fetch import fetch
from tests.compat.protest11.conftest import Convert
from tests.compat.protest11.old_files import JUDGEMENTS, ONE, REFERENCE, SOURCE, TASKS, Rows

YES, NO, UNSET = Answer.YES, Answer.NO, Answer.UNSET


def test_a_clean_master_converts_without_a_note(convert: Convert, master: Rows):
    converted = convert(master)
    assert converted.notes == ""
    assert all(count.read == count.written for count in converted.conversion.counts)
    assert converted.conversion.reference == "lamp/reference.de"


def test_the_texts_are_the_suite_the_reference_and_the_systems(convert: Convert, master: Rows):
    project = convert(master).project
    look = project
    assert fetch(look, load_source) == SOURCE
    assert fetch(look, load_reference).sentences == REFERENCE
    assert [system.name for system in fetch(look, list_systems)] == ["one", "two"]
    assert fetch(look, load_translation, fetch(look, list_systems)[0].id).sentences == ONE


def test_examples_have_their_places_antecedents_and_links(convert: Convert, master: Rows):
    look = convert(master).project
    first, second, third = fetch(look, load_suite).examples
    assert (first.id, first.line, first.token) == (1, 1, 0)
    assert first.category.id == "anaphoric_inter_subject_it"
    assert first.antecedents == (Antecedent(0, 0, 3, head=2),)  # the last token is included there
    assert second.antecedents == (Antecedent(2, 0, 2, head=1),)
    assert third.antecedents == ()
    assert fetch(look, load_translation, fetch(look, list_systems)[0].id).links == (
        "2-2",
        "0-0",
        "1-1",
        "0-0",
        "0-0",
        "",
    )


def test_documents_begin_where_they_did(convert: Convert, master: Rows):
    suite = fetch(convert(master).project, load_suite)
    assert [document.first_line for document in suite.documents] == [0, 4]


def test_judgements_have_their_answers_words_tags_and_remarks(convert: Convert, master: Rows):
    assert convert(master).judgements == JUDGEMENTS


def test_states_are_told_by_our_rules(convert: Convert, master: Rows):
    master["annotations"].append((5, 8, 1, "unset", "bad", "", "ana_ok ant_ok"))
    project = convert(master).project
    anna = fetch(project, load_states, "Anna")
    assert list(anna.values()) == [State.DONE, State.CONFLICT, State.INCOMPLETE]


def test_annotators_come_along_though_they_judged_nothing(convert: Convert, master: Rows):
    master["annotators"].append((3, "Carla"))
    assert fetch(convert(master).project, list_annotators) == ("Anna", "Bert", "Carla")


def test_tasks_are_a_task_set_in_the_original_s_order_of_judging(convert: Convert, master: Rows):
    """The order is by category, then by sequence_no."""
    assert convert(master).tasks == {"main": TASKS}


def test_switched_off_checks_stay_off(convert: Convert, master: Rows):
    master["meta_data"].append(("config:conflict_checks", "disabled"))
    converted = convert(master)
    assert not fetch(converted.project, load_options).conflict_checks
    assert State.CONFLICT not in fetch(converted.project, load_states, "Anna").values()


def test_the_suite_is_called_and_described_as_the_master_was(convert: Convert, master: Rows):
    description = fetch(convert(master).project, load_suite).description
    assert (description.name, description.description) == ("lamp", "about a lamp")


def test_a_converted_project_can_be_matched_with_its_reference(convert: Convert, master: Rows):
    project = convert(master).project
    evaluate(project=project)
    cells = overview(project=project).cells
    assert cells["two", "pleonastic_it"].correct == 1  # judged
    assert cells["one", "pleonastic_it"].approved == 1


def test_without_a_reference_everything_goes_to_people(convert: Convert, master: Rows):
    converted = convert(master, reference=ReferenceChoice(none=True))
    evaluate(project=converted.project)
    names = [system.name for system in fetch(converted.project, list_systems)]
    assert names == ["lamp/reference.de", "one", "two"]
    groups = fetch(converted.project, match_groups)
    assert {group.verdict.value for group in groups} == {"referred"}


def test_any_corpus_can_be_the_reference(convert: Convert, master: Rows):
    for name in ("two", "6"):
        converted = convert(
            master
            | {
                "annotations": [],
                "token_annotations": [],
                "tag_annotations": [],
                "annotation_tasks": [],
            },
            reference=ReferenceChoice(name),
        )
        assert converted.conversion.reference == "two"
        systems = [system.name for system in fetch(converted.project, list_systems)]
        assert systems == ["lamp/reference.de", "one"]


def test_a_reference_that_was_judged_is_a_system_too(convert: Convert, master: Rows):
    master["annotations"].append((5, 3, 1, "unset", "bad", "odd", "ana_ok ant_ok"))
    converted = convert(master)
    assert "loaded as a system, too" in converted.notes
    assert converted.judgement("lamp/reference.de", 3, "Anna") == Judgement(NO, remark="odd")
    assert fetch(converted.project, load_reference).sentences == REFERENCE


def test_the_file_itself_is_only_read(convert: Convert, master: Rows, tmp_path):
    convert(master)
    before = (tmp_path / "old.db").read_bytes()
    (tmp_path / "old.db").chmod(0o444)
    (tmp_path / "new.protest").unlink()
    from protest_compat.protest11.convert import convert_protest11

    convert_protest11(old=tmp_path / "old.db", new=tmp_path / "new.protest")
    assert (tmp_path / "old.db").read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"old.db", "new.protest"}


def test_a_project_that_people_judged_in_says_so(convert: Convert, master: Rows, tmp_path):
    convert(master)
    assert project_summary(path=tmp_path / "new.protest").judgements == 4
