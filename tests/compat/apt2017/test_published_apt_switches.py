"""Configurations of the published APT program: what it cannot set, and may leave empty."""

import pytest

from protest_compat.apt2017.program import AptSwitches, apt_from_config
from protest_core.errors import InputError
from tests.compat.apt2017.apt_files import write_apt_files

EMPTY = dict.fromkeys(["equal", "similar", "source_pronouns", "target_pronouns"], "")


@pytest.fixture(autouse=True)
def in_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def cases(tmp_path, switches=AptSwitches(), **files) -> list[int]:  # noqa: B008 — frozen
    run = apt_from_config(config=write_apt_files(tmp_path, **files), switches=switches)
    return [int(pair.case) for pair in run.result.pairs]


def head(tmp_path) -> list[str]:
    return (tmp_path / "out.score").read_text(encoding="utf-8").splitlines()[:5]


def probabilities(tmp_path, text: str) -> AptSwitches:
    (tmp_path / "p.txt").write_text(text, encoding="utf-8")
    return AptSwitches(case_2_probabilities=tmp_path / "p.txt")


def test_full_match_needs_the_same_words_on_both_sides(tmp_path):
    files = {
        "target_txt": "c' est bon .\nils disent que cela il marche\n\n",
        "target_align": "0-0\n0-0 2-3 2-4\n\n",
    }
    assert cases(tmp_path, **files) == [1, 1, 1, 4]
    strict = AptSwitches(full_match=True)
    (tmp_path / "out.score").unlink()
    (tmp_path / "out.detail").unlink()
    assert cases(tmp_path, strict, **files) == [1, 1, 3, 4]


def test_probabilities_count_as_much_as_they_say_and_stand_in_for_similar_words(tmp_path):
    of = probabilities(tmp_path, "it, C' ,ça,1\n\nthey,ils,Elles,0.25\nthey,ils,elles,1\n")
    assert cases(tmp_path, of) == [3, 2, 3, 4]
    assert head(tmp_path) == [
        "Score: 0.0385",  # 0.5 × 0.25 / 3.25
        "Cases: 1,2,3,4,5,6",
        "Weights: 1.0,0.5,0.0,0.0,0.0,0.0",
        "Findings per case: 0,0,2,1,0,0",
        "Total findings: 3",
    ]


def test_a_probability_of_nothing_makes_it_a_different_word(tmp_path):
    assert cases(tmp_path, probabilities(tmp_path, "they,ils,elles,0\n"))[1] == 3


def test_words_without_a_label_can_be_named(tmp_path):
    files = {"target_txt": "il est bon .\nquoi disent que cela marche\n\n"}
    of = probabilities(tmp_path, "they,ils,OTHER,0.5\n")
    assert cases(tmp_path, of, **files)[1] == 2


@pytest.mark.parametrize("line", ["it,ce,il", "it,ce,il,x", "it,ce,il,2", "it,ce,il,-1,0"])
def test_a_line_that_is_no_entry_is_named(tmp_path, line: str):
    with pytest.raises(InputError, match=r"p\.txt:2: .* is no entry"):
        cases(tmp_path, probabilities(tmp_path, f"a,b,c,1\n{line}\n"))


def test_probabilities_that_are_not_there_are_refused(tmp_path):
    with pytest.raises(InputError, match=r"gone\.txt: the file is missing"):
        cases(tmp_path, AptSwitches(case_2_probabilities=tmp_path / "gone.txt"))


def test_dictionaries_may_be_left_empty(tmp_path):
    """Empty dictionaries make no pronouns equal or similar, and repair no links."""
    run = apt_from_config(config=write_apt_files(tmp_path, config=EMPTY))
    assert [int(pair.case) for pair in run.result.pairs] == [3, 3, 3, 4]
    assert run.repairs == []
    assert list(run.warnings) == []


def test_without_a_target_list_every_word_is_a_label(tmp_path):
    path = write_apt_files(tmp_path, config={**EMPTY, "list_target_pronouns": ""})
    run = apt_from_config(config=path)
    assert "qu'" in run.result.matrix.labels
    assert run.result.pairs[2].reference.words == ("qu'", "il")


@pytest.mark.parametrize("similar", ["ce , il", "CE,IL\n\n", "\tce,\til"])
def test_groups_are_read_in_any_case_without_their_blanks(tmp_path, similar: str):
    assert cases(tmp_path, similar_txt=similar)[0] == 2


def test_one_weight_is_that_of_all_cases_and_is_written_as_it_was_given(tmp_path):
    cases(tmp_path, config={"weigths_per_case": "0.3"})
    assert head(tmp_path)[0] == "Score: 0.3000"
    assert head(tmp_path)[2] == "Weights: 0.3"


@pytest.mark.parametrize("end", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_whatever_ends_a_line_of_text_shifts_it_against_the_links(tmp_path, end: str):
    run = apt_from_config(
        config=write_apt_files(tmp_path, source_txt=f"a{end}it is good\nThey say it works\nit\n")
    )
    assert run.result.instances[0] == (1, 0, "it")


def test_cases_that_are_not_used_are_in_the_details_alone(tmp_path):
    cases(tmp_path, config={"cases_to_use": "1,2", "weigths_per_case": "1,0.5"})
    assert head(tmp_path)[3:] == ["Findings per case: 0,1", "Total findings: 1"]
    detail = (tmp_path / "out.detail").read_text(encoding="utf-8").splitlines()[1:]
    assert [line.rpartition("\t")[2] for line in detail] == ["2", "3", "3", "4"]


def test_an_empty_line_of_text_is_one_empty_token(tmp_path):
    """A link to it is no mistake, and it is none of the listed words."""
    assert cases(tmp_path, target_align="0-0\n0-0\n0-0\n")[3] == 3
    detail = (tmp_path / "out.detail").read_text(encoding="utf-8").splitlines()[-1]
    assert detail == "2\t0\tit\t0\til\t0\tOTHER\t3"


def test_paths_start_from_the_working_directory_wherever_the_configuration_is(tmp_path):
    path = write_apt_files(tmp_path)
    elsewhere = tmp_path / "configs"
    elsewhere.mkdir()
    run = apt_from_config(config=path.rename(elsewhere / "apt.ini"))
    assert run.score_file.resolve() == tmp_path / "out.score"


def test_blanks_around_a_line_are_no_tokens(tmp_path):
    files = {"source_txt": " it is good . \nThey say it works\n\tit\t\n"}
    run = apt_from_config(config=write_apt_files(tmp_path, **files))
    assert run.result.instances == [(0, 0, "it"), (1, 0, "they"), (1, 2, "it"), (2, 0, "it")]
