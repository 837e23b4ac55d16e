"""The line under each table: it says everything, survives anything, and can be read again."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from protest_core import __version__
from protest_core.candidates.filter import CandidateFilter, Links
from protest_core.errors import RefusedError
from protest_core.judgements.model import State
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.matching.policy import AntecedentTokens, MatchingPolicy, PronounTokens
from protest_core.matching.rules import Reason
from protest_core.signatures.parse import parse_signature
from protest_core.signatures.signature import BASES, Digests, JudgementRule, Signature, TableKind

NOT_REPEATED = [kind for kind, basis in BASES.items() if not basis.repeated]

# Names hold no line ends or other controls; the rest of Unicode they do.
names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12)
some_names = st.frozensets(names, max_size=3)
filters = st.builds(
    CandidateFilter,
    systems=some_names,
    categories=some_names,
    outcomes=st.frozensets(st.sampled_from(Outcome)),
    states=st.frozensets(st.sampled_from(State)),
    reasons=st.frozensets(st.sampled_from(Reason)),
    tags=some_names,
    annotator=st.none() | names,
    text=st.just("") | names,
    links=st.none() | st.sampled_from(Links),
    against_metric=st.none() | names,
)
policies = st.builds(
    MatchingPolicy,
    st.sampled_from(PronounTokens),
    st.sampled_from(AntecedentTokens),
    st.frozensets(names, max_size=3),
    st.booleans(),
)
signatures = st.builds(
    Signature,
    suite=names,
    version=st.just("") | names,
    chosen=filters,
    annotators=some_names.map(lambda found: tuple(sorted(found))),
    judgements=st.sampled_from(JudgementRule),
    not_judgeable=st.none() | st.sampled_from(NotJudgeable),
    policy=policies,
    seeds=st.lists(st.integers(), max_size=3).map(tuple),
    program=names,
    table=st.none() | st.sampled_from(TableKind),
    questions=st.sets(st.sampled_from(FIRST_TWO)).map(lambda found: tuple(sorted(found))),
    without=some_names.map(lambda found: tuple(sorted(found))),
    reference_systems=some_names.map(lambda found: tuple(sorted(found))),
    digests=st.builds(Digests, *[st.just("") | names] * 5),
).filter(lambda found: found.table not in NOT_REPEATED)
GOOD = str(Signature("news", "1", not_judgeable=NotJudgeable.INCORRECT))


def test_a_signature_reads_like_those_of_sacrebleu():
    signature = Signature(
        "news", "1.2", not_judgeable=NotJudgeable.INCORRECT, seeds=(3, 11), program="0.4"
    )
    assert str(signature) == (
        "suite:news@1.2|systems:all|categories:all|annotators:all|"
        "judgements:adjudicated>unanimous|notjudgeable:incorrect|matching:any+head-or-span|"
        "seed:3,11|protest:0.4"
    )


def test_digests_of_what_it_rests_on_stand_before_the_program():
    digests = Digests("da7a", "5a1d", "0dd", "", "en-de 1")
    assert "|data:da7a|matched:5a1d|judged:0dd|guidelines:en-de 1|protest:" in str(
        Signature("s", "", digests=digests)
    )


def test_what_is_chosen_stands_in_it():
    chosen = CandidateFilter(
        systems=frozenset({"b", "a"}), outcomes=frozenset({Outcome.OPEN}), annotator="Ada"
    )
    signature = Signature("s", "", chosen, ("Ben",), JudgementRule.OWN)
    assert str(signature) == (
        "suite:s@|systems:a,b|categories:all|outcomes:open|judged-by:Ada|annotators:Ben|"
        f"judgements:own|matching:any+head-or-span|protest:{__version__}"
    )


def test_the_table_and_its_question_come_first():
    signature = Signature("s", "", table=TableKind.PAIRS, questions=(Question.ANTECEDENT,))
    assert str(signature).startswith("table:pairs|question:antecedent|suite:s@|systems:all|")


def test_a_signature_of_before_there_were_tables_in_it_can_be_read():
    text = (
        "suite:news@1|systems:all|categories:all|annotators:all|judgements:judged|"
        "matching:any+head-or-span|protest:0.1.0"
    )
    found = parse_signature(text)
    assert (found.table, found.questions) == (None, ())
    assert str(found) == text


@pytest.mark.parametrize(
    ("table", "command"), [("correlation", "correlate"), ("reproduction", "reproduce")]
)
def test_a_signature_of_files_is_refused_with_the_command_it_is_of(table, command):
    with pytest.raises(RefusedError, match=f"a table of {table}. ‘protest {command}’ has"):
        parse_signature(f"table:{table}|file:a.tsv|sha256:0|protest:1")


def test_what_separates_is_escaped():
    chosen = CandidateFilter(systems=frozenset({"A_B&C%#1", "x|y:z,w"}))
    assert "|systems:A_B&C%25#1,x%7Cy%3Az%2Cw|" in str(Signature("a@b", "+", chosen))
    assert str(Signature("a@b", "+")).startswith("suite:a%40b@%2B|")


def test_a_system_may_be_called_all():
    named = Signature("s", "", CandidateFilter(systems=frozenset({"all"})))
    assert parse_signature(str(named)) == named
    assert str(named) != str(Signature("s", ""))


@given(signatures)
@example(Signature("s", "", program=" 1 "))
def test_a_signature_can_be_read_again(signature):
    assert parse_signature(str(signature)) == signature


@given(signatures)
def test_a_signature_is_one_line_that_can_be_seen(signature):
    assert str(signature).isprintable()


@given(signatures, signatures)
def test_different_settings_have_different_signatures(one, other):
    assert (str(one) == str(other)) == (one == other)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "The signature has ‘’, which this version of PROTEST does not know; copy the whole"),
        ("nonsense", "‘nonsense’, which this version of PROTEST does not know"),
        (GOOD.replace("systems", "machines"), "‘machines:all’, which this version"),
        (GOOD + "|systems:all", "‘systems:all’, and had that before"),
        (GOOD.replace("|categories:all", ""), "has no ‘categories’. Copy the whole line."),
        (GOOD.replace("incorrect", "wrong"), "‘wrong’ for ‘notjudgeable’, which this version"),
        (GOOD.replace("adjudicated>unanimous", "mine"), "‘mine’ for ‘judgements’, which this"),
        (GOOD.replace("any+", "some+"), "‘some’ for ‘matching’, which this version"),
        (GOOD + "|seed:x", "‘x’ for ‘seed’, which this version"),
    ],
)
def test_what_cannot_be_understood_is_refused_and_named(text, message):
    with pytest.raises(RefusedError) as refused:
        parse_signature(text)
    assert message in str(refused.value)
