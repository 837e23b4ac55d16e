import random
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from protest_core.alignment import training
from protest_core.alignment.training import (
    Ends,
    Model,
    Schedule,
    TrainingProcess,
    Words,
    link_in_turn,
    link_side_by_side,
    linked,
)
from protest_core.progress import Cancelled

_chance = random.Random(1)


def _pair(length: int) -> Words:
    words = _chance.choices(range(90), k=length)
    return [f"w{word}" for word in words], [f"w{word}" for word in reversed(words[1:])]


# Pairs that cannot be aligned are among them; the last ten are learnt from only.
PAIRS = [_pair(_chance.randint(2, 9)) for _ in range(60)]
PAIRS[3:6] = [([], []), (["w1"], []), _pair(1_100)]
SCHEDULE = Schedule(Model.EFLOMAL, 50, (3, 3, 9))
LONG = Schedule(Model.EFLOMAL, 50, (9_000, 9_000, 9_000))
MODELS = pytest.mark.parametrize("model", list(Model))


@pytest.fixture(autouse=True)
def no_training_is_left_behind() -> Iterator[None]:
    yield
    assert "training a direction" not in {thread.name for thread in threading.enumerate()}


def nobody_asks(share: float) -> None:
    assert 0 <= share <= 1


def nobody_counts(done: int, rounds: int) -> None:
    assert done <= rounds


def links(of: Callable[..., tuple[list[Ends], ...]], model: Model) -> tuple[list[Ends], ...]:
    return of(PAIRS, Schedule(model, 50, (72, 72, 288)), nobody_asks)


@MODELS
def test_other_processes_give_the_links_that_this_one_gives(model: Model) -> None:
    forward, backward = links(link_side_by_side, model)
    assert (forward, backward) == links(link_in_turn, model)
    assert len(forward) == len(backward) == 50
    assert forward[3:6] == backward[3:6] == [[], [], []]
    assert len(forward[0]) == len(PAIRS[0][1])
    assert len(backward[0]) == len(PAIRS[0][0])


@pytest.mark.parametrize("threads", [2, 3, 8])
def test_threads_change_no_link(threads: int) -> None:
    many = Schedule(Model.EFLOMAL, 50, (3, 3, 9), threads)
    with TrainingProcess(PAIRS, many) as training:
        while not training.ended_within(1):
            pass
        assert training.result() == list(linked(PAIRS, SCHEDULE, nobody_counts))


@pytest.mark.parametrize("how", ["unread", "killed", "nonsense", "too_few"])
def test_what_a_process_does_not_finish_is_done_here(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "_PROGRAM", "tests.core.alignment.ending_early")
    monkeypatch.setenv("ENDING_EARLY", how)
    assert links(link_side_by_side, Model.EFLOMAL) == links(link_in_turn, Model.EFLOMAL)


@pytest.mark.parametrize("executable", ["no/such/python", "nul\0byte", str(Path(__file__).parent)])
def test_where_no_process_can_be_started_it_is_done_here(
    executable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", executable)
    assert links(link_side_by_side, Model.EFLOMAL) == links(link_in_turn, Model.EFLOMAL)


def test_work_that_is_not_wanted_is_stopped_in_the_midst() -> None:
    def stop(share: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        link_side_by_side(PAIRS, LONG, stop)


def test_leaving_ends_the_process() -> None:
    with TrainingProcess(PAIRS, LONG) as training:
        assert not training.ended_within(0.01)
    process = training._process
    assert process is not None
    assert process.returncode
    assert training.result() is None


def test_it_tells_how_far_it_is() -> None:
    shares: list[float] = []
    schedule = Schedule(Model.EFLOMAL, 50, (150, 150, 600))
    link_side_by_side(PAIRS, schedule, shares.append)
    assert shares == sorted(shares)
    assert any(0 < share < 1 for share in shares)


def test_files_that_lie_about_are_no_part_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit('somebody else')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with TrainingProcess(PAIRS, SCHEDULE) as training:
        while not training.ended_within(1):
            pass
        assert training.result() is not None
