"""A question that guidelines add is asked, stored, handed out, compared and exported as data."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from protest_core.agreement.compute import agreement
from protest_core.agreement.consistency import consistency, consistency_report
from protest_core.agreement.report import agreement_report
from protest_core.annotating.candidate_view import view_candidate
from protest_core.annotating.judge_candidate import ProjectOptions, change_options
from protest_core.annotating.project_guidelines import guidelines_report, project_guidelines
from protest_core.annotating.session import AnnotationSession
from protest_core.batches.import_judgements import plan_table
from protest_core.batches.merge import apply_merge, merges, plan_merge, undo_merge
from protest_core.batches.merge_plan import merge_conflicts
from protest_core.batches.open_batch import batch_candidates, open_batch_for_work
from protest_core.batches.report import conflict_in_words, merge_plan_report
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import InputError, ProjectFileError, RefusedError
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.project_summary import project_facts, project_summary
from protest_core.export.tidy import TidyTable, export_table
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.queries.load import (
    find_judgement,
    load_all_judgements,
    load_judgement,
)
from protest_core.judgements.queries.work import load_states
from protest_core.judgements.questions import Question
from protest_core.notebooks import task_sets_of
from protest_core.suite.queries import load_description
from protest_core.tables.formats import render
from tests.builders.fetch import fetch
from tests.builders.further_questions import FORMS, REGISTER, ask
from tests.builders.judging import say
from tests.builders.small_batch import write_batch
from tests.builders.two_systems import add_second_system

NO = Judgement(Answer.NO, Answer.NO)
UNSURE = ("register", "unsure")
MISSING = (
    "1 finished judgement has no answer to “Register”: it was made before that was asked. "
    "‘protest guidelines … --set … --ask-again’ reopens it."
)
SHOWS_MISSING = {
    "guidelines": lambda project: guidelines_report(project_guidelines(project=project)).notes,
    "tasks": lambda project: task_sets_of(project).notes,
    "agreement": lambda project: agreement_report(agreement(project=project)).notes,
    "consistency": lambda project: consistency_report(consistency(project=project), {}).notes,
    "info": lambda project: [
        sentence for _, sentence in project_facts(project_summary(path=project.path))
    ],
}
COLUMNS = "system,example,pronoun,register,note,mood"
DAMAGED = [
    '{"register":',
    "[]",
    '"unsure"',
    '{"register": 3}',
    '{"register":"perhaps"}',
    '{"a":"b"}',
]
READING = {
    "agreement": lambda project, _: agreement(project=project),
    "consistency": lambda project, _: consistency(project=project),
    "guidelines": lambda project, _: project_guidelines(project=project),
    "set": lambda project, _: ask(project, 'version = "another"'),
    "export": lambda project, _: [
        *render(export_table(project=project, what=TidyTable.JUDGEMENTS), "csv")
    ],
    "candidate": lambda project, candidate: view_candidate(
        project=project, candidate_id=candidate, annotator="Ada"
    ),
    "history": lambda project, candidate: fetch(project, load_all_judgements, candidate),
}
BAD = {
    "not = [toml": "not TOML",
    '[[question]]\nid = "x"': "version",
    'version = ""': "no name of a version",
    'version = "v"\nhelp = 3': "help, tag and question are tables",
    'version = "v"\n[help]\ntitle = "x"': "help. has no ‘text’",
    'version = "v"\nearlier = {}': "‘earlier’ is not known",
    REGISTER.replace('"register"', '"pronoun"'): "‘pronoun’ is the id of two questions",
    REGISTER.replace('"register"', '"tags"'): "‘tags’ cannot be the id of a question",
    REGISTER.replace('"register"', '"$.a"'): "cannot be the id of a question",
    REGISTER.replace('id = "no"', 'id = "unset"'): "‘unset’ cannot be the id of a choice",
    REGISTER.replace('id = "no"', 'id = "yes"'): "two choices have the same id",
    REGISTER.replace("Does the", "Does\\u202e the"): "its text is empty or longer",
    REGISTER.replace('text = "Fits"', "text = 3"): "Expected a text",
    REGISTER.replace('text = "Fits"', 'text = "Fits", selects = true'): "the first two questions",
    REGISTER.replace('" },', '", retired = true },'): "all its choices are retired",
    REGISTER + 'words = "pronoun"': "the first two questions only",
    REGISTER + "colour = 3": "unknown field ‘colour’",
    REGISTER + 'functions = ["anaforic"]': (
        "‘register’: ‘anaforic’ is not among the functions: anaphoric, event, pleonastic, addressee"
    ),
    REGISTER + 'categories = ["event_itt"]': "‘event_itt’ is not among the categories: anaphoric",
    'version = "v"\n[[tag]]\nname = "odd"\nexplanation = "Odd."\nfunctions = ["all"]': (
        "‘odd’: ‘all’ is not among the functions"
    ),
}


@pytest.fixture
def candidates(project: Project) -> tuple[CandidateId, ...]:
    return list_candidates(project=project, chosen=CandidateFilter())


def state(project: Project, candidate: CandidateId, who: str = "Ada") -> State:
    return fetch(project, load_states, who)[candidate]


def with_register(choice: str) -> Judgement:
    return Judgement(Answer.NO, Answer.NO, further=frozenset({("register", choice)}))


def test_finished_judgements_stay_finished_and_new_ones_are_asked(project, candidates):
    first, second, *_ = candidates
    say(project, first, NO)
    ask(project, REGISTER)
    assert state(project, first) is State.DONE
    session = AnnotationSession(project, candidates, "Ada")
    assert session.state is State.DONE
    say(project, second, NO)
    assert state(project, second) is State.INCOMPLETE
    assert project_guidelines(project=project).unanswered == {register_of(project): 1}
    say(project, second, with_register("no"))
    assert state(project, second) is State.DONE


def register_of(project: Project) -> Question:
    (question,) = project_guidelines(project=project).guidelines.further
    return question


def test_computing_states_again_reopens_nothing(project, candidates):
    say(project, candidates[0], NO)
    ask(project, REGISTER)
    for checks in (False, True):
        change_options(project=project, options=ProjectOptions(conflict_checks=checks))
        assert state(project, candidates[0]) is State.DONE


def test_what_is_changed_under_new_guidelines_has_to_answer_them(project, candidates):
    say(project, candidates[0], NO)
    ask(project, REGISTER)
    session = AnnotationSession(project, candidates, "Ada")
    session.answer("pronoun", Answer.YES)
    session.answer("pronoun", Answer.NO)
    assert session.state is state(project, candidates[0]) is State.INCOMPLETE
    session.choose("register", "yes")
    assert session.state is state(project, candidates[0]) is State.DONE


@pytest.mark.parametrize("saved_between", [False, True])
def test_an_undone_change_is_as_finished_in_the_window_as_in_the_file(
    project, candidates, saved_between
):
    say(project, candidates[0], NO)
    ask(project, REGISTER)
    session = AnnotationSession(project, candidates, "Ada", save_at_once=False)
    session.answer("pronoun", Answer.YES)
    if saved_between:
        session.save_now()
    session.undo()
    shown = session.state, session.counts[State.DONE]
    session.save_now()
    expected = State.INCOMPLETE if saved_between else State.DONE
    assert session.state is state(project, candidates[0]) is expected
    assert shown == (expected, int(not saved_between))


@pytest.mark.parametrize("table", SHOWS_MISSING)
def test_tables_tell_how_many_finished_judgements_lack_an_answer(project, candidates, table: str):
    for who in ("Ada", "Ben"):
        say(project, candidates[0], NO, who)
    assert MISSING not in SHOWS_MISSING[table](project)
    ask(project, REGISTER)
    say(project, candidates[0], with_register("no"), "Ben")
    assert MISSING in SHOWS_MISSING[table](project)
    ask(project, REGISTER.replace("with register", "again"), ask_again=True)
    assert MISSING not in SHOWS_MISSING[table](project)


def test_ask_again_opens_what_lacks_an_answer(project, candidates):
    say(project, candidates[0], NO)
    ask(project, REGISTER)
    ask(project, REGISTER.replace("with register", "asked again"), ask_again=True)
    assert state(project, candidates[0]) is State.INCOMPLETE
    assert project_guidelines(project=project).unanswered == {register_of(project): 0}


def test_a_session_notices_at_the_next_candidate_that_another_program_asked_again(
    project, candidates
):
    first, second, *_ = candidates
    for each in (first, second):
        say(project, each, NO)
    session = AnnotationSession(project, (first, second), "Ada")
    assert session.open_count == 0
    ask(project, REGISTER, ask_again=True)
    session.next()
    assert session.open_count == 2
    assert session.hint == "the question “Register” is not answered"
    session.choose("register", "no")
    assert session.open_count == 1


def test_what_nobody_was_asked_about_is_no_label_and_the_question_is_compared(project, candidates):
    ask(project, REGISTER)

    def answer(candidate: CandidateId, choice: str, who: str) -> None:
        session = AnnotationSession(project, [candidate], who)
        session.choose("register", choice)

    for choice, other, candidate in zip(
        ("yes", "no", "unsure"), ("yes", "unsure", "unsure"), candidates, strict=False
    ):
        answer(candidate, choice, "Ada")
        answer(candidate, other, "Ben")
    say(project, candidates[3], Judgement(Answer.NO))
    say(project, candidates[3], Judgement(Answer.NO), "Ben")
    table = agreement(project=project)
    pair = table.pair(register_of(project), ("Ada", "Ben"))
    confusion = {cell: count for cell, count in pair.confusion.items() if count}
    assert confusion == {("yes", "yes"): 1, ("no", "unsure"): 1, ("unsure", "unsure"): 1}
    assert pair.agreement.n == 3


def test_numbered_keys_mean_the_same_choice_wherever_it_is_asked(project, candidates):
    ask(project, FORMS.join(['version = "forms first"\n', REGISTER.partition("\n\n")[2]]))
    event = candidates[-1]
    session = AnnotationSession(project, [event], "Ada")
    session.choose_numbered(1)
    assert session.judgement == Judgement()
    session.choose_numbered(6)
    assert session.judgement.further == {UNSURE}


@pytest.fixture
def batch(project: Project, tmp_path: Path) -> Path:
    return write_batch(project, tmp_path / "mail")


def test_a_batch_brings_the_answer_and_undoing_takes_it_back(project, candidates, tmp_path):
    ask(project, REGISTER)
    path = write_batch(project, tmp_path / "mail")
    with open_batch_for_work(path=path) as batch:
        (first, *_) = batch_candidates(batch=batch)
        say(batch.project, first, with_register("unsure"), "Anna")
    merge(project, path)
    judged = {fetch(project, load_judgement, candidate, "Anna") for candidate in candidates}
    assert judged == {Judgement(), with_register("unsure")}
    merge(project, path)
    (number,) = {each.id for each in merges(project=project)}
    undo_merge(project=project, merge_id=number)
    assert all(fetch(project, find_judgement, each, "Anna") is None for each in candidates)


def test_a_batch_of_before_the_question_is_merged_and_stays_done(project, candidates, batch):
    with open_batch_for_work(path=batch) as opened:
        (first, *_) = batch_candidates(batch=opened)
        say(opened.project, first, NO, "Anna")
    ask(project, REGISTER)
    merge(project, batch)
    assert set(fetch(project, load_states, "Anna").values()) == {State.DONE}


def test_both_sides_of_a_conflict_say_what_was_answered(project, candidates, tmp_path):
    ask(project, REGISTER)
    path = write_batch(project, tmp_path / "mail")
    with open_batch_for_work(path=path) as batch:
        (first, *_) = batch_candidates(batch=batch)
        say(batch.project, first, with_register("unsure"), "Anna")
    for candidate in candidates[:2]:  # the first of the task is one of these
        say(project, candidate, with_register("no"), "Anna")
    plan = plan_merge(project=project, paths=[path])
    (conflict,) = merge_conflicts(project=project, plan=plan)
    for words, answer in zip(conflict_in_words(conflict), ("Does not", "Unsure"), strict=True):
        assert words.startswith(f"pronoun no, antecedent no · Register: {answer} (")
    suite = fetch(project, load_description)
    (_, sides, _) = merge_plan_report(suite, plan.files, [conflict]).records
    assert [each["register"] for each in sides.records()] == [["no"], ["unsure"]]


def test_a_question_that_is_in_batches_must_stay_so_that_they_can_be_merged(project, tmp_path):
    ask(project, REGISTER)
    path = write_batch(project, tmp_path / "mail")
    with open_batch_for_work(path=path) as batch:
        (first, *_) = batch_candidates(batch=batch)
        say(batch.project, first, with_register("unsure"), "Anna")
    for number, toml in enumerate(("question = []", without("unsure"))):
        with pytest.raises(RefusedError, match="is in batches and must stay"):
            ask(project, f'version = "{number}"\n{toml}')
    retired = changed('name = "Register"', 'name = "Register"\nretired = true')
    ask(project, f'version = "without"\n{retired}')
    ask(project, f'version = "another"\n{retired}\n{FORMS}')
    merge(project, path)
    assert set(fetch(project, load_states, "Anna").values()) == {State.DONE}


def test_columns_of_tables_are_no_ids_of_questions(project):
    ask(project, REGISTER)
    keys = {
        column.key
        for what in (TidyTable.JUDGEMENTS, TidyTable.CANDIDATES)
        for table in export_table(project=project, what=what).tables
        for column in table.columns
    } - {"register"}
    assert {"system", "tags", "source"} <= keys
    for key in {*keys, "task_set", "task", "annotators"}:
        with pytest.raises(RefusedError, match=f"‘{key}’ (is|cannot be) the id of"):
            ask(project, REGISTER.replace('"register"', f'"{key}"'))


def test_an_answer_that_is_not_asked_for_is_refused_with_the_file(project, tmp_path):
    ask(project, REGISTER)
    path = write_batch(project, tmp_path / "mail")
    with open_batch_for_work(path=path) as batch:
        (first, *_) = batch_candidates(batch=batch)
        say(batch.project, first, with_register("unsure"), "Anna")
    with sqlite3.connect(path) as database:
        database.execute("UPDATE judgement SET further = replace(further, 'unsure', 'perhaps')")
    database.close()
    with pytest.raises(InputError, match="register=perhaps"):
        plan_merge(project=project, paths=[path])


def merge(project: Project, path: Path) -> None:
    apply_merge(project=project, plan=plan_merge(project=project, paths=[path]), merged_by="me")


@pytest.mark.parametrize("how", ["csv", "tsv", "jsonl"])
def test_a_table_has_a_column_for_the_question_and_comes_back(project, candidates, how):
    ask(project, REGISTER + FORMS)
    said = Judgement(
        Answer.NO, Answer.NO, further=frozenset({UNSURE, ("forms", "er"), ("forms", "sie")})
    )
    say(project, candidates[0], said)
    table = "".join(render(export_table(project=project, what=TidyTable.JUDGEMENTS), how))
    path = project.path.with_name(f"t.{how}")
    path.write_text(table.replace("Ada", "Cleo"), encoding="utf-8", newline="")
    plan = plan_table(project=project, path=path)
    apply_merge(project=project, plan=plan, merged_by="me")
    assert fetch(project, load_judgement, candidates[0], "Cleo") == said


@pytest.mark.parametrize(
    ("row", "refused"),
    [
        ("one,3,no,unset,It fits.,", []),
        ("one,3,no,yes,It fits.,", ["register"]),
        ("one,3,no,er sie,It fits.,glad", ["register", "mood"]),
        ('{"system":"one","example":3,"pronoun":"no","register":"yes","year":3}', ["register"]),
    ],
)
def test_a_table_with_answers_that_nobody_asks_for_is_refused(
    project, row: str, refused: list[str]
):
    path = project.path.with_name("t.csv")
    path.write_text(row if row.startswith("{") else f"{COLUMNS}\n{row}\n", encoding="utf-8")
    if not refused:
        assert plan_table(project=project, path=path, annotator="Ada").files
        return
    with pytest.raises(InputError) as error:
        plan_table(project=project, path=path, annotator="Ada")
    assert [problem.message for problem in error.value.problems] == [
        f"the column ‘{name}’ looks like answers to a question ‘{name}’, which this project does "
        "not ask: ask it first (‘protest guidelines FILE --set’), or take the column out of the "
        "table"
        for name in refused
    ]


@pytest.mark.parametrize("further", DAMAGED)
@pytest.mark.parametrize("read", READING)
def test_damaged_answers_are_told_in_one_sentence(project, candidates, further: str, read: str):
    ask(project, REGISTER)
    for who in ("Ada", "Ben"):
        say(project, candidates[0], with_register("unsure"), who)
    with project.changing() as tx:
        tx.execute(text("UPDATE judgement SET further = :to"), {"to": further})
    with pytest.raises(ProjectFileError, match="damaged") as error:
        READING[read](project, candidates[0])
    assert "\n" not in str(error.value)


def test_answers_that_were_given_keep_their_meaning(project, candidates):
    ask(project, REGISTER)
    say(project, candidates[0], with_register("unsure"))
    another = 'version = "another"\n'
    refused = {
        another + "question = []": "the question ‘register’ has answers or",
        REGISTER.replace("Fits", "Does"): "have the version ‘with register’ like those before",
        another + without("unsure"): "the choice ‘unsure’ of ‘register’ was made or",
        another + changed('text = "Unsure"', 'text = "?", label = "no"'): "counts as must stay",
        another + changed('name = "Register"', 'name = "R"\nseveral = true'): "‘several’ must stay",
        another + changed('name = "Register"', 'name = "R"\nfunctions = ["event"]'): "stays asked",
    }
    for toml, message in refused.items():
        with pytest.raises(RefusedError, match=message):
            ask(project, toml)
    assert project_guidelines(project=project).guidelines.version == "with register"
    ask(project, another + changed('name = "Register"', 'name = "Register"\nretired = true'))
    assert state(project, candidates[0]) is State.DONE
    say(project, candidates[1], NO)
    assert state(project, candidates[1]) is State.DONE
    table = render(export_table(project=project, what=TidyTable.JUDGEMENTS), "csv")
    assert "unsure" in "".join(table)


def changed(old: str, new: str) -> str:
    return REGISTER.partition("\n\n")[2].replace(old, new)


def without(choice: str) -> str:
    lines = REGISTER.partition("\n\n")[2].splitlines()
    return "\n".join(line for line in lines if f'id = "{choice}"' not in line)


@pytest.mark.parametrize("toml", BAD)
def test_bad_guidelines_are_refused_with_the_reason_and_change_nothing(project, toml: str):
    before = project_guidelines(project=project).guidelines
    with pytest.raises(RefusedError, match=BAD[toml]):
        ask(project, toml)
    assert project_guidelines(project=project).guidelines == before


def test_the_example_in_the_documentation_is_taken(project):
    page = Path(__file__).parents[3] / "docs" / "guidelines.md"
    toml = page.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    ask(project, toml)
    questions = project_guidelines(project=project).guidelines.further
    assert [question.id for question in questions] == ["register", "forms"]


def test_consistency_compares_the_answers_to_equal_translations(project, tmp_path):
    add_second_system(project, tmp_path)
    ask(project, REGISTER)
    for system, choice in (("one", "yes"), ("two", "unsure")):
        for candidate in list_candidates(
            project=project, chosen=CandidateFilter(systems=frozenset({system}))
        ):
            AnnotationSession(project, [candidate], "Ada").choose("register", choice)
    own = consistency(project=project).by_annotator["Ada", register_of(project)]
    assert own.pairs > 0 == own.same
