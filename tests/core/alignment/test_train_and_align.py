import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given

from protest_core.alignment.bidirectional_links import Links
from protest_core.alignment.train_and_align import train_and_align
from protest_core.alignment.training import Model, Pair
from protest_core.progress import Cancelled
from tests.core.alignment.strategies import PAIRS
from tests.properties import examples

PROJECT = Path(__file__).parents[3]
MODELS = pytest.mark.parametrize("model", list(Model))


def tokens(*sentences: str) -> list[tuple[str, ...]]:
    return [tuple(sentence.split()) for sentence in sentences]


TEXT: list[Pair] = list(
    zip(
        tokens("the house is big", "the book is small", "a house", "a book", "the big book"),
        tokens("das Haus ist groß", "das Buch ist klein", "ein Haus", "ein Buch", "das groß Buch"),
        strict=True,
    )
)


def inside(links: Links, pair: Pair) -> bool:
    source, target = pair
    return all(0 <= i < len(source) and 0 <= j < len(target) for i, j in links)


@MODELS
@examples(25)
@given(pairs=PAIRS)
def test_no_link_points_outside_whatever_the_text(model: Model, pairs: Sequence[Pair]) -> None:
    aligned = train_and_align(pairs, model=model)
    assert len(aligned) == len(pairs)
    for alignment, pair in zip(aligned, pairs, strict=True):
        assert inside(alignment.links | alignment.forward | alignment.backward, pair)


@MODELS
@pytest.mark.parametrize("length", [500, 1_025])
def test_long_lines_are_aligned_inside_or_not_at_all(model: Model, length: int) -> None:
    long: Pair = (tuple(f"w{n}" for n in range(length)), tuple(f"v{n}" for n in range(length - 7)))
    (alignment, *_) = train_and_align([long, *TEXT], model=model)
    assert inside(alignment.links, long)
    assert len(alignment.sources) == length - 7
    assert len(alignment.targets) == length


@MODELS
def test_empty_lines_keep_their_place(model: Model) -> None:
    empty: Pair = ((), ())
    aligned = train_and_align(
        [empty, TEXT[0], (("it",), ()), TEXT[1], ((), ("es",))], extra=TEXT * 3, model=model
    )
    assert [bool(alignment.links) for alignment in aligned] == [False, True, False, True, False]


@MODELS
def test_words_that_always_go_together_are_linked(model: Model) -> None:
    aligned = train_and_align(TEXT * 10, model=model)
    assert aligned[2].links == {(0, 0), (1, 1)}


@MODELS
def test_the_same_input_gives_the_same_links_in_another_process(model: Model) -> None:
    """The order of sets and dictionaries differs there, too."""
    script = (
        "from tests.core.alignment.test_train_and_align import TEXT; "
        "from protest_core.alignment.train_and_align import train_and_align; "
        "from protest_core.alignment.training import Model; "
        f"print([each.text for each in train_and_align(TEXT * 10, model=Model('{model}'))])"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            cwd=PROJECT,
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    here = [each.text for each in train_and_align(TEXT * 10, model=model)]
    assert printed == {f"{here}\n"}


@MODELS
def test_extra_pairs_are_learnt_from_and_not_returned(model: Model) -> None:
    unknown: Pair = (("big", "lamp"), ("Lampe", "groß"))
    extra: list[Pair] = [(("lamp",), ("Lampe",)), (("big",), ("groß",))] * 20
    (aligned,) = train_and_align([unknown], extra=extra, model=model)
    assert aligned.links == {(0, 1), (1, 0)}


@MODELS
def test_much_text_goes_to_other_processes_and_gets_the_same_links(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = [*TEXT * 10, ((), ("es",)), (("it",), ())]
    here = train_and_align(pairs, extra=TEXT, model=model)
    monkeypatch.setattr("protest_core.alignment.train_and_align._MUCH", dict.fromkeys(Model, 0))
    assert train_and_align(pairs, extra=TEXT, model=model) == here


@pytest.mark.parametrize("threads", ["1", "4"])
def test_the_same_input_gives_the_same_links_with_any_number_of_threads(threads: str) -> None:
    """fast_align's links were others each time."""
    script = (
        "import random; from protest_core.alignment.train_and_align import train_and_align; "
        "from protest_core.alignment.training import Model; "
        "chance = random.Random(3); "
        "words = lambda: tuple(f'w{chance.randint(0, 99)}' for _ in range(12)); "
        "pairs = [(words(), words()) for _ in range(400)]; "
        "found = [train_and_align(pairs, model=Model.FAST_ALIGN) for _ in range(3)]; "
        "print(found[0] == found[1] == found[2])"
    )
    printed = subprocess.run(
        [sys.executable, "-c", script],
        env={"OMP_NUM_THREADS": threads, "PYTHONPATH": "."},
        cwd=PROJECT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    assert printed == "True\n"


@pytest.mark.parametrize("stop_at", ["training the aligner", "aligning"])
def test_work_that_is_not_wanted_any_more_stops(stop_at: str) -> None:
    def stop(done: int, total: int, doing: str) -> None:
        if doing == stop_at:
            raise Cancelled

    with pytest.raises(Cancelled):
        train_and_align(TEXT, progress=stop)


@MODELS
def test_progress_only_grows_and_comes_to_its_end(model: Model) -> None:
    steps: list[tuple[int, int]] = []
    train_and_align(TEXT, model=model, progress=lambda done, total, _: steps.append((done, total)))
    assert steps == sorted(steps)
    assert steps[-1] == (100, 100)
