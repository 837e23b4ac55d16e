"""Kappa while people are still judging: what it will be when they are through, in simulation."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from protest_core.agreement.compute import agreement
from protest_core.agreement.model import PairAgreement
from protest_core.db.project import Project
from protest_core.judgements.questions import Question
from tests.benchmarks.side_by_side import make_project

PAIR = ("annotator1", "annotator2")
WORLDS, BEYOND_CHANCE = 20, 0.7
ANSWERS, WEIGHTS = ("yes", "no", "bad"), (0.65, 0.3, 0.05)
JUDGEMENT = (
    "INSERT INTO judgement (id, candidate_id, annotator_id, pronoun, antecedent, remark, "
    "guidelines, made_at, origin, state) VALUES (?, ?, ?, ?, 'unset', '', '', '', '', 'done')"
)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project in which three annotators have 240 candidates in a batch."""
    path = tmp_path_factory.mktemp("worlds") / "world.protest"
    make_project(path, systems=4, examples=60, annotators=3)
    return path


def judge_anew(path: Path, chance: Random, *, done: float) -> None:
    """Let two people agree beyond chance in seven of ten, the second on a part so far."""
    with closing(sqlite3.connect(path)) as database:
        for table in ("judgement_tag", "judgement_token", "judgement"):
            database.execute(f"DELETE FROM {table}")
        candidates = [row[0] for row in database.execute("SELECT id FROM candidate")]
        number = 0
        for candidate in candidates:
            (one,) = chance.choices(ANSWERS, WEIGHTS)
            (other,) = chance.choices(ANSWERS, WEIGHTS)
            said = (one, one if chance.random() < BEYOND_CHANCE else other)
            for annotator, answer in enumerate(said, start=1):
                if annotator == 2 and chance.random() >= done:
                    continue
                number += 1
                pronoun = "unset" if answer == "bad" else answer
                database.execute(JUDGEMENT, (number, candidate, annotator, pronoun))
                if answer == "bad":
                    tag = (number, "bad_translation")
                    database.execute("INSERT INTO judgement_tag VALUES (?, ?)", tag)
        database.commit()


def worlds(path: Path, *, done: float, given: bool = False) -> Iterator[PairAgreement]:
    chance = Random(11)
    for _ in range(WORLDS):
        judge_anew(path, chance, done=done)
        with Project.open(path) as project:
            yield agreement(project=project, given=given).pair(Question.PRONOUN, PAIR)


@pytest.mark.parametrize("done", [0.5, 1.0])
def test_unfinished_work_leaves_kappa_as_it_is(path: Path, done: float):
    found = list(worlds(path, done=done))
    assert mean(each.agreement.n for each in found) == pytest.approx(240 * done, abs=8)
    assert all(each.shared.given == each.shared.judged == 240 for each in found)
    assert mean(each.agreement.kappa or 0 for each in found) == pytest.approx(0.7, abs=0.04)


def test_counting_what_was_given_as_none_says_how_far_the_work_is(path: Path):
    found = list(worlds(path, done=0.5, given=True))
    assert {each.agreement.n for each in found} == {240}
    assert mean(each.agreement.kappa or 0 for each in found) < 0.4
