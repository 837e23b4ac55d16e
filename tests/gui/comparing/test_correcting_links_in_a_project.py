"""Links are corrected beside everybody's judgements: these stay, and conflicts are seen."""

from protest_core.evaluation.match_project import candidate_matches
from protest_core.judgements.model import State
from protest_core.judgements.queries.load import load_all_judgements
from tests.builders.fetch import fetch
from tests.builders.link_corrections import list_link_corrections


def test_correcting_leads_from_the_overview_to_where_words_can_be_chosen(judging):
    judging.press("O")
    assert judging.shows("All answers")
    judging.press("B")
    assert judging.shows("Judgement")
    assert judging.correcting
    assert judging.text().hasFocus()
    judging.press("O")  # nothing else works meanwhile
    assert judging.shows("Judgement")
    judging.press("Escape", "O")
    assert judging.shows("All answers")


def test_everybodys_judgements_stay_and_are_told_anew(judging, judged, find):
    one = find("one", 1)
    before = {each.annotator: each.judgement for each in fetch(judged, load_all_judgements, one)}
    judging.press("B", "Del", "Return")
    after = fetch(judged, load_all_judgements, one)
    assert {each.annotator: each.judgement for each in after} == before
    states = {each.annotator: each.state for each in after}
    assert (states["Ben"], states["Cleo"]) == (State.CONFLICT, State.DONE)
    assert [each.author for each in list_link_corrections(project=judged, candidate_id=one)] == [
        "Ada"
    ]
    (match,) = (
        each.match
        for each in candidate_matches(project=judged)
        if (each.system, each.example.id) == ("one", 1)
    )
    assert match.candidate.pronoun == ()
