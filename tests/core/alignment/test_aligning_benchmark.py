"""The benchmark of aligning, in small: it calls what it measures, and nobody runs it every day."""

from tests.benchmarks import aligning


def test_it_measures_our_aligning_over_the_aligner_alone() -> None:
    whole = {what: aligning.measured(what, 8) for what in aligning.WHAT}
    figures = aligning.speed(whole, aligning.measured("ours", 2))
    assert len(figures) == 5
    assert all(figure.ratio > 0 for figure in figures)
    assert {figure.limit for figure in figures} == {1.5, 1.2, 1.0}


def test_raw_text_and_tokens_of_the_benchmark_are_the_same_words() -> None:
    """Different words would mean that the two sides align different pairs."""
    from protest_core.text.tokenisation_fit import tokeniser_for

    _, (reference, *outputs) = aligning.invented_texts(50)
    tokenised = [f"{line[:-1]} ." for line in reference]
    tokeniser = tokeniser_for(tokenised, "de")
    for output in outputs:
        assert [" ".join(tokeniser.tokenise(line)) for line in output] == [
            f"{line[:-1]} ." for line in output
        ]
