"""The candidates that a filter chooses; the list and the counts always agree."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import load_candidate, load_sentences, load_source_lines
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates, overview
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.outcome import Outcome
from protest_core.matching.rules import Reason, Verdict
from tests.builders.fetch import fetch
from tests.properties import examples

EVENT, PLEONASTIC = "event_it", "pleonastic_it"
ADA, BEN = "Ada", "Ben"
NO, YES = Judgement(Answer.NO), Judgement(Answer.YES)
ALL = [(system, example) for system in ("one", "two") for example in (1, 2, 3, 4, 5)]
said_by = st.tuples(
    st.sampled_from([("one", 3), ("one", 5), ("two", 1), ("two", 5)]),
    st.sampled_from([ADA, BEN]),
    st.builds(
        Judgement,
        pronoun=st.sampled_from(Answer),
        tags=st.frozensets(st.sampled_from(["bad_translation", "odd"])),
        remark=st.sampled_from(["", "ÄLTER"]),
    ).filter(lambda judgement: judgement != Judgement()),
)
filters = st.builds(
    CandidateFilter,
    systems=st.frozensets(st.sampled_from(["one", "two", "three"]), max_size=2),
    categories=st.frozensets(st.sampled_from([EVENT, PLEONASTIC]), max_size=1),
    outcomes=st.frozensets(st.sampled_from(Outcome)),
    states=st.frozensets(st.sampled_from(State)),
    reasons=st.frozensets(st.sampled_from(Reason), max_size=2),
    tags=st.frozensets(st.sampled_from(["bad_translation", "odd"])),
    annotator=st.sampled_from([None, None, ADA, BEN]),
    text=st.sampled_from(["", "", "es", "älter"]),
)
REFERRED = {
    ("one", 1): Reason.PRONOUN_DIFFERS,
    ("one", 2): Reason.PRONOUN_DIFFERS,
    ("one", 4): Reason.PRONOUN_DIFFERS,
    ("two", 1): Reason.AMBIGUOUS_FORM,
    ("two", 2): Reason.AMBIGUOUS_FORM,
}


def chosen_of(project: Project, **conditions) -> list[tuple[str, int]]:
    """Return systems and examples that are chosen, and check their count."""
    chosen = CandidateFilter(**conditions)
    listed = list_candidates(project=project, chosen=chosen)
    assert overview(project=project, chosen=chosen).total.total == len(listed)
    candidates = [fetch(project, load_candidate, each) for each in listed]
    return [(each.system, each.example.id) for each in candidates]


def test_without_conditions_all_are_listed_in_order(two_systems):
    assert chosen_of(two_systems) == ALL


@pytest.mark.parametrize(
    ("conditions", "expected"),
    [
        ({"systems": {"two"}}, [("two", n) for n in (1, 2, 3, 4, 5)]),
        ({"systems": {"one", "two"}, "categories": {EVENT}}, [("one", 5), ("two", 5)]),
        ({"systems": {"one"}, "categories": {EVENT, PLEONASTIC}}, [("one", 3), ("one", 5)]),
        ({"systems": {"three"}}, []),
        ({"reasons": {Reason.PRONOUN_DIFFERS}}, [("one", 1), ("one", 2), ("one", 4)]),
        ({"reasons": {Reason.AMBIGUOUS_FORM}}, [("two", 1), ("two", 2)]),
        ({"verdict": Verdict.REFERRED, "systems": {"two"}}, [("two", 1), ("two", 2)]),
        ({"verdict": Verdict.APPROVED, "systems": {"two"}}, [("two", n) for n in (3, 4, 5)]),
        ({"by_verified": True}, []),
        # A reason whose name ends with another's: only whole names count.
        ({"reasons": {Reason.PRONOUN_UNTRANSLATED}}, []),
        ({"outcomes": {Outcome.OPEN}, "systems": {"two"}}, [("two", 1), ("two", 2)]),
        ({"outcomes": {Outcome.OPEN, Outcome.APPROVED}}, ALL),
        ({"outcomes": {Outcome.DISPUTED}}, []),
        ({"states": {State.NEW}}, ALL),
        ({"states": {State.DONE}}, []),
        ({"annotator": "nobody"}, []),
        ({"annotator": "nobody", "states": {State.NEW}}, ALL),
    ],
)
def test_conditions_on_what_the_automatic_step_left(two_systems, conditions, expected):
    assert chosen_of(two_systems, **conditions) == expected


@pytest.fixture
def judged(two_systems, find):
    """one/3: Ada done, Ben in conflict. one/1: Ada incomplete. two/5: Ben done, with a tag."""
    tagged = replace(NO, tags=frozenset({"odd"}), remark="Straße")
    for system, example, annotator, judgement in [
        ("one", 3, ADA, NO),
        ("one", 3, BEN, YES),  # no token is selected
        ("one", 1, ADA, NO),  # the antecedent is not answered
        ("two", 5, BEN, tagged),
    ]:
        judge(
            project=two_systems,
            candidate_id=find(system, example),
            annotator=annotator,
            judgement=judgement,
        )
    return two_systems


@pytest.mark.parametrize(
    ("conditions", "expected"),
    [
        ({"annotator": ADA}, [("one", 1), ("one", 3)]),
        ({"annotator": BEN}, [("one", 3), ("two", 5)]),
        ({"states": {State.CONFLICT}}, [("one", 3)]),
        ({"states": {State.CONFLICT}, "annotator": ADA}, []),
        ({"states": {State.CONFLICT}, "annotator": BEN}, [("one", 3)]),
        ({"states": {State.DONE, State.INCOMPLETE}}, [("one", 1), ("one", 3), ("two", 5)]),
        ({"states": {State.NEW}, "systems": {"one"}}, [("one", 2), ("one", 4), ("one", 5)]),
        (
            {"states": {State.NEW, State.DONE}, "annotator": BEN, "categories": {EVENT}},
            [("one", 5), ("two", 5)],
        ),
        ({"tags": {"odd", "unknown"}}, [("two", 5)]),
        ({"tags": {"odd"}, "annotator": ADA}, []),
        ({"tags": {"odd"}, "annotator": BEN}, [("two", 5)]),
        ({"outcomes": {Outcome.INCORRECT}}, [("one", 1), ("two", 5)]),
        ({"outcomes": {Outcome.DISPUTED}}, [("one", 3)]),
        ({"outcomes": {Outcome.INCORRECT}, "annotator": BEN}, [("two", 5)]),
    ],
)
def test_conditions_on_what_people_said(judged, conditions, expected):
    assert chosen_of(judged, **conditions) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("it RAINS", [("one", 3), ("two", 3)]),  # in the source
        ("jene", [("one", 2)]),  # in a translation
        ("STRASSE", [("two", 5)]),  # in a remark; ß is SS in capitals
        ("wisst", [("one", 4), ("one", 5)]),  # two pronouns of one line
        ("ältere", []),  # a line without pronoun
        ("%", []),
        ("_", []),
        (".", ALL),
        ("", ALL),
    ],
)
def test_text_is_found_in_any_case(judged, text, expected):
    assert chosen_of(judged, text=text) == expected


def test_a_remark_is_found_in_what_the_annotator_wrote(judged):
    assert chosen_of(judged, text="straße", annotator=BEN) == [("two", 5)]
    assert chosen_of(judged, text="straße", annotator=ADA) == []


# What a list must hold, told once more in plain Python, candidate by candidate.


@examples(50)
@given(st.lists(said_by, max_size=5), filters)
def test_a_list_holds_what_every_condition_lets_through(two_systems, find, said, chosen):
    present = {(place, annotator): judgement for place, annotator, judgement in said}
    for (place, annotator), judgement in present.items():
        _say(two_systems, find(*place), annotator, judgement)
    expected = [place for place in ALL if _passes(two_systems, find, place, present, chosen)]
    listed = list_candidates(project=two_systems, chosen=chosen)
    counts = overview(project=two_systems, chosen=chosen)
    for place, annotator in present:  # the next round begins with nothing
        _say(two_systems, find(*place), annotator, Judgement())
    assert listed == tuple(find(*place) for place in expected)
    assert counts.total.total == len(expected)


def _say(project, candidate_id, annotator, judgement):
    judge(project=project, candidate_id=candidate_id, annotator=annotator, judgement=judgement)


def _passes(project, find, place, present, chosen: CandidateFilter) -> bool:
    candidate = fetch(project, load_candidate, find(*place))
    everybody = {annotator: said for (at, annotator), said in present.items() if at == place}
    theirs = [said for name, said in everybody.items() if chosen.annotator in {None, name}]
    states = {_state(place, said) for said in theirs} or {State.NEW}
    line = candidate.example.line
    texts = [
        fetch(project, load_source_lines, range(line, line + 1))[line],
        fetch(project, load_sentences, candidate.system_id, [line])[line].text,
        *(said.remark for said in theirs),
    ]
    return all(
        [
            not chosen.systems or place[0] in chosen.systems,
            not chosen.categories or candidate.example.category.id in chosen.categories,
            not chosen.outcomes or _outcome(place, everybody.values()) in chosen.outcomes,
            not chosen.states or bool(states & chosen.states),
            bool(chosen.states or chosen.annotator is None or theirs),
            not chosen.reasons or REFERRED.get(place) in chosen.reasons,
            not chosen.tags or any(said.tags & chosen.tags for said in theirs),
            any(chosen.text.casefold() in text.casefold() for text in texts),
        ]
    )


def _outcome(place, everybody) -> Outcome:
    found = {_said(place, said) for said in everybody} - {None}
    if len(found) > 1:
        return Outcome.DISPUTED
    automatic = Outcome.OPEN if place in REFERRED else Outcome.APPROVED
    return found.pop() if found else automatic


def _said(place, said: Judgement) -> Outcome | None:
    if "bad_translation" in said.tags:
        return Outcome.NOT_JUDGEABLE
    if said.pronoun is not Answer.UNSET:
        return Outcome.CORRECT if said.pronoun is Answer.YES else Outcome.INCORRECT
    return Outcome.NOT_JUDGEABLE if _state(place, said) is State.CONFLICT else None


def _state(place, said: Judgement) -> State:
    """No word is ever selected here, and one is aligned to each pronoun."""
    unset = said.pronoun is Answer.UNSET
    if "bad_translation" in said.tags:
        return State.DONE if unset else State.CONFLICT
    if said.pronoun is Answer.YES or (unset and said.tags):
        return State.CONFLICT
    anaphoric = place[1] in {1, 2}
    return State.INCOMPLETE if unset or anaphoric else State.DONE
