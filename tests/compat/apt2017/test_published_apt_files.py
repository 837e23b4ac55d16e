"""`apt --config`: the files of the published APT program, good ones and bad ones."""

import pytest

from protest_compat.apt2017.program import AptSwitches, apt_from_config
from protest_core.errors import FileInTheWayError, InputError, RefusedError
from tests.compat.apt2017.apt_files import CONFIG, write_apt_files


@pytest.fixture(autouse=True)
def in_folder(tmp_path, monkeypatch):
    """Paths in a configuration start from the working directory."""
    monkeypatch.chdir(tmp_path)


def test_head_lines_and_details_are_written_as_the_program_writes_them(tmp_path):
    run = apt_from_config(config=write_apt_files(tmp_path))
    assert run.score_file.read_text(encoding="utf-8").split("\n")[:5] == [
        "Score: 0.1250",
        "Cases: 1,2,3,4,5,6",
        "Weights: 1.0,0.5,0.0,0.0,0.0,0.0",
        "Findings per case: 0,1,2,1,0,0",
        "Total findings: 4",
    ]
    assert run.detail_file.read_text(encoding="utf-8") == (
        "SENT.\tPOS. SOURCE\tSOURCE\tPOS. REF.\tREF.\tPOS. TARGET\tTARGET\tCASE\n"
        "0\t0\tit\t0\tc'\t0\til\t2\n"
        "1\t0\tthey\t0\tils\t0\telles\t3\n"
        "1\t2\tit\t2 3\til\t2 3\tcela\t3\n"
        "2\t0\tit\t0\til\t-\t-\t4\n"
    )
    assert run.repairs == ["1 2 it 3 cela"]


def test_the_matrix_is_label_by_label(tmp_path):
    apt_from_config(config=write_apt_files(tmp_path))
    head, *rows = (
        line.split("\t") for line in (tmp_path / "out.score").read_text().splitlines()[5:]
    )
    counts = {
        (row[0], label): n for row in rows for label, n in zip(head[1:], row[1:], strict=True)
    }
    found = {pair for pair, n in counts.items() if n != "0" and "-sum-" not in pair}
    assert found == {("ce", "il"), ("ils", "elles"), ("il", "ça"), ("il", "NONE")}
    assert counts["-sum-", "-sum-"] == "4"


def test_numbers_that_are_no_case_are_passed_over_without_a_weight(tmp_path):
    config = {"cases_to_use": "0,1,2,3,9", "weigths_per_case": "1,0.5,0"}
    apt_from_config(config=write_apt_files(tmp_path, config=config))
    lines = (tmp_path / "out.score").read_text().splitlines()
    assert lines[:5] == [
        "Score: 0.1667",
        "Cases: 1,2,3",
        "Weights: 1.0,0.5,0.0",
        "Findings per case: 0,1,2",
        "Total findings: 3",
    ]


def test_a_line_separator_in_a_text_shifts_it_against_the_links(tmp_path):
    path = write_apt_files(tmp_path, source_txt="a\u2028it is good\nThey say it works\nit\n")
    run = apt_from_config(config=path)
    assert run.result.instances[0] == (1, 0, "it")
    found = "source.txt:1: U+2028 ends a line of text for APT, but no line of links"
    assert str(run.warnings[0]) == found


def test_links_may_end_early(tmp_path):
    path = write_apt_files(tmp_path, target_align="0-0 1-1 2-2 3-3\n")
    run = apt_from_config(config=path)
    assert [pair.case for pair in run.result.pairs] == [2, 4, 4, 4]
    assert "links end at line 1" in str(run.warnings[0])


def test_links_after_the_last_sentence_are_left_out_and_told(tmp_path):
    path = write_apt_files(tmp_path, reference_align="0-0\n0-0 2-3\n0-0\n0-0\n\n")
    run = apt_from_config(config=path)
    assert [pair.case for pair in run.result.pairs] == [2, 3, 3, 4]
    found = "5 lines of links for 3 sentences; what is after line 3 is left out"
    assert list(map(str, run.warnings)) == [f"reference.align: {found}"]


@pytest.mark.parametrize("links", ["9-0 4-1 0-0", "0-0 4-1 9-0", " 0-0  9-0 04-1 "])
def test_links_from_outside_of_the_source_sentence_are_passed_over_and_told(tmp_path, links):
    """The program does so; a pronoun's own link outside of the target is a mistake."""
    path = write_apt_files(tmp_path, target_align=f"{links}\n0-0 3-4 4-0\n0-7\n")
    assert "target.align:3: 0-7 points outside" in refusal(path)
    path = write_apt_files(tmp_path, target_align=f"{links}\n0-0 3-4 4-0\n\n")
    run = apt_from_config(config=path)
    assert [pair.case for pair in run.result.pairs] == [2, 3, 4, 4]
    first, second = map(str, run.warnings)
    assert first.startswith("target.align:1: ")
    assert {"9-0", "4-1"} <= set(first.replace(",", "").split())
    assert first.endswith("outside: source.txt has 4 tokens there, so APT passes over them")
    assert second.startswith("target.align:2: 4-0 begins outside: source.txt has 4 tokens")


def test_blanks_around_links_and_windows_line_ends_are_no_mistake(tmp_path):
    path = write_apt_files(tmp_path, reference_align="0-0 1-1  2-2 03-3 \r\n 0-0 2-3\r\n0-0\r\n")
    assert [pair.case for pair in apt_from_config(config=path).result.pairs] == [2, 3, 3, 4]


@pytest.mark.parametrize(
    ("links", "told"),
    [
        ("0-0 1-1 2-2 3-99", "3-99 ends outside: target.txt has 4 tokens there"),
        ("3-99 1-4 0-0 2-3", "3-99, 1-4 end outside: target.txt has 4 tokens there"),
        (
            " ".join(f"1-{n}" for n in range(4, 11)) + " 0-0",
            "1-4, 1-5, 1-6, 1-7, 1-8 and 2 more end outside: target.txt has 4 tokens there",
        ),
    ],
)
def test_links_to_outside_of_the_target_that_no_pronoun_needs_are_told(tmp_path, links, told):
    path = write_apt_files(tmp_path, target_align=f"{links}\n\n\n")
    run = apt_from_config(config=path)
    assert [pair.case for pair in run.result.pairs] == [2, 4, 4, 4]
    (warning,) = map(str, run.warnings)
    assert warning.startswith(f"target.align:1: {told.partition(',')[0].partition(' ')[0]}")
    assert warning.endswith(", so APT passes over " + ("it" if "ends" in told else "them"))
    assert set(told.replace(",", "").split()) <= set(warning.replace(",", "").split())


def test_a_link_from_and_to_outside_is_told_once(tmp_path):
    path = write_apt_files(tmp_path, target_align="9-9 0-0\n0-0\n\n")
    found = "9-9 begins outside: source.txt has 4 tokens there, so APT passes over it"
    run = apt_from_config(config=path)
    assert list(map(str, run.warnings)) == [f"target.align:1: {found}"]


@pytest.mark.parametrize("key", ["equal_txt", "similar_txt", "targets_txt"])
def test_an_empty_list_is_told(tmp_path, key):
    name = key.replace("_", ".")
    for text in ("", "\n \n", ",\n" if key != "targets_txt" else ""):
        run = apt_from_config(config=write_apt_files(tmp_path, **{key: text}), replace=True)
        assert f"{name}: the list is empty" in map(str, run.warnings)


def test_a_line_separator_in_a_list_is_told_for_what_it_does_there(tmp_path):
    path = write_apt_files(tmp_path, targets_txt="il\nelle\u2028ils\nelles\nce\nc'\ncela\nça\n")
    run = apt_from_config(config=path)
    assert list(map(str, run.warnings)) == [
        "targets.txt:2: U+2028 ends a line for APT: what is behind it is an entry of its own"
    ]
    assert run.repairs == ["1 2 it 3 cela"]


@pytest.mark.parametrize(
    "name", ["source.txt", "target.align", "apt.ini", "similar.txt", "p.txt", "targets.txt"]
)
@pytest.mark.parametrize("how", ["score", "table"])
def test_what_is_read_is_not_overwritten(tmp_path, how, name):
    path = write_apt_files(tmp_path, config={"output_file": "in"})
    probabilities = tmp_path / "p.txt"
    probabilities.write_text("it,ce,il,0.5\n")
    read = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    if how == "score":
        (tmp_path / "in.score").symlink_to(name)
    table = tmp_path / name if how == "table" else None
    with pytest.raises(RefusedError, match="is read here, and is not overwritten"):
        apt_from_config(
            config=path,
            switches=AptSwitches(case_2_probabilities=probabilities),
            replace=True,
            table=table,
        )
    assert {name: (tmp_path / name).read_bytes() for name in read} == read
    assert not (tmp_path / "in.detail").exists()


@pytest.mark.parametrize("change", [{"sources_txt": ""}, {"sources_txt": "\n\n"}])
def test_without_any_pronoun_the_score_is_nan_and_said_to_be_undefined(tmp_path, change):
    run = apt_from_config(config=write_apt_files(tmp_path, **change))
    assert (tmp_path / "out.score").read_text().startswith("Score: nan\n")
    message = "\n".join(map(str, run.warnings))
    assert "sources.txt: the list is empty" in message
    assert "no source pronoun was found, so the score is undefined" in message


def test_a_missing_source_list_is_only_told(tmp_path):
    path = write_apt_files(tmp_path, config={"list_source_pronouns": "gone.txt"})
    run = apt_from_config(config=path)
    assert run.result.score is None
    assert "list_source_pronouns: there is no file ‘gone.txt’" in str(run.warnings[0])


def test_a_list_of_positions_is_read(tmp_path):
    config = {"input_type": "possition"}
    path = write_apt_files(tmp_path, config=config, sources_txt="2 0\n\n0 0\n")
    run = apt_from_config(config=path)
    assert run.result.instances == [(2, 0, "it"), (0, 0, "it")]


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        ({"source": ""}, "apt.ini: [files] source: is empty; name a file"),
        ({"target": "gone"}, "apt.ini: [files] target: there is no file ‘gone’"),
        ({"input_type": "position"}, "[files] input_type: ‘position’ is neither ‘word’ nor"),
        ({"cases_to_use": "7,8"}, "[cases] cases_to_use: ‘7,8’ names none of the cases 1 to 6"),
        ({"cases_to_use": "1,x"}, "[cases] cases_to_use: ‘1,x’ is no list of cases"),
        ({"weigths_per_case": "1,0"}, "[cases] weigths_per_case: 2 weights for the 6 cases"),
        ({"weigths_per_case": "nan"}, "[cases] weigths_per_case: ‘nan’ is not finite"),
        ({"weigths_per_case": "a"}, "[cases] weigths_per_case: ‘a’ is no list of weights"),
        ({"count_OTHER_as_equal": ""}, "[cases] count_OTHER_as_equal: ‘’ is neither true nor"),
        ({"max_length_matrix": "-1"}, "[output] max_length_matrix: ‘-1’ is below 0"),
        ({"max_length_matrix": "x"}, "[output] max_length_matrix: ‘x’ is no whole number"),
        ({"output_file": ""}, "[output] output_file: ‘’ is empty; name the files to be written"),
        ({"output_file": "."}, "[output] output_file: ‘.’ is a directory; add a name"),
        ({"output_file": "./"}, "[output] output_file: ‘./’ is a directory; add a name"),
        ({"output_file": "a/.."}, "[output] output_file: ‘a/..’ is a directory; add a name"),
        ({"output_file": "a/"}, "[output] output_file: ‘a/’ is a directory; add a name"),
        ({"output_file": "a\0b"}, "[output] output_file: ‘a\\x00b’ is no name of a file"),
    ],
)
def test_a_value_that_cannot_be_used_is_named_by_its_key(tmp_path, config, expected):
    assert expected in refusal(write_apt_files(tmp_path, config=config))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("equal = equal.txt\n", "", "[dictionary] has no ‘equal’; it may be empty"),
        ("[cases]\n", "", "the section [cases] is missing"),
        (
            "weigths_per",
            "weights_per",
            "[cases] has no ‘weigths_per_case’; it needs a value; is it ‘we",
        ),
        (
            "list_source_pronouns = sources.txt\n",
            "",
            "no ‘list_source_pronouns’; it may be empty",
        ),
        ("source = source.txt\n", "", "[files] has no ‘source’; it needs a value"),
        ("input_type = word\n", "", "[files] has no ‘input_type’; it needs a value"),
        ("output_file: out\n", "", "[output] has no ‘output_file’; it needs a value"),
        ("max_length_matrix: 20\n", "", "no ‘max_length_matrix’; it needs a value"),
        ("[lang]", "x = 1\n[lang]", "apt.ini:1: a line before the first section"),
        ("[lang]", "[lang]\nnothing", "apt.ini:2: neither ‘key = value’ nor"),
        ("[lang]", "[lang]\nsource=1", "apt.ini:3: ‘source’ is there twice in [lang]"),
        ("[output]", "[lang]", "[lang] is there twice"),
    ],
)
def test_a_configuration_that_is_not_whole_is_refused(tmp_path, old, new, expected):
    path = tmp_path / "apt.ini"
    write_apt_files(tmp_path)
    path.write_text(CONFIG.replace(old, new))
    assert expected in refusal(path)


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"target_txt": "a\n"}, "target.txt: 1 line where source.txt has 3"),
        ({"target_align": "0-0 1\n\n\n"}, "target.align:1: ‘1’ is not a link"),
        ({"target_align": "\n\n0-7\n"}, "target.align:3: 0-7 points outside: target.txt has 1 tok"),
        ({"target_align": "0-0\n9-1 2-1\n"}, None),
    ],
)
def test_texts_that_do_not_fit_are_named_by_file_and_line(tmp_path, files, expected):
    path = write_apt_files(tmp_path, **files)
    if expected is None:
        apt_from_config(config=path)  # a link that no pronoun needs
    else:
        assert expected in refusal(path)


def test_text_that_is_not_utf_8_is_named_by_its_line(tmp_path):
    path = write_apt_files(tmp_path)
    (tmp_path / "target.txt").write_bytes(b"a\n\xe9\nb\n")
    assert "target.txt:2:1: not UTF-8: byte 0xE9, which is ‘é’" in refusal(path)


@pytest.mark.parametrize(
    ("weights", "told"), [("-1,0,0,0,0,2.5", "-1, 2.5 outside of 0 to 1"), ("1,0.5,0,0,0,0", None)]
)
def test_weights_outside_0_to_1_are_taken_as_the_program_takes_them_and_told(
    tmp_path, weights, told
):
    run = apt_from_config(config=write_apt_files(tmp_path, config={"weigths_per_case": weights}))
    expected = [f"apt.ini: [cases] weigths_per_case: {told}, so the score may be, too"]
    assert list(map(str, run.warnings)) == (expected if told else [])


def test_a_place_that_is_not_there_is_named_by_its_row(tmp_path):
    config = {"input_type": "possition"}
    path = write_apt_files(tmp_path, config=config, sources_txt="0 0\n0 9\n")
    assert "sources.txt:2: sentence 0 has no token 9" in refusal(path)
    path = write_apt_files(tmp_path, config=config, sources_txt="0,0\n")
    assert "sources.txt:1: ‘0,0’ is no place" in refusal(path)


def test_files_that_are_there_are_not_overwritten(tmp_path):
    path = write_apt_files(tmp_path)
    (tmp_path / "out.detail").write_text("mine")
    with pytest.raises(FileInTheWayError):
        apt_from_config(config=path)
    assert (tmp_path / "out.detail").read_text() == "mine"
    assert not (tmp_path / "out.score").exists()
    apt_from_config(config=path, replace=True)
    assert (tmp_path / "out.detail").read_text().startswith("SENT.")


def refusal(path) -> str:
    with pytest.raises(InputError) as caught:
        apt_from_config(config=path)
    return str(caught.value)
