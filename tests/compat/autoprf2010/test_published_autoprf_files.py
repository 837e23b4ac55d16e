"""`autoprf --stem`: what the published AutoPRF program was seen to count, by hand-made texts."""

from pathlib import Path

import pytest

from protest_compat.autoprf2010.counting import PronounCounts, four_digits
from protest_compat.autoprf2010.program import autoprf_from_stems
from protest_core.errors import InputError, RefusedError


def write(folder, name, source, target, links, retained=None):
    (folder / f"{name}.en").write_text(source, encoding="utf-8", newline="")
    (folder / f"{name}.fr").write_text(target, encoding="utf-8", newline="")
    (folder / f"{name}.en-fr.alig").write_text(links, encoding="utf-8")
    if retained is not None:
        (folder / f"{name}.en-fr.lines-retained").write_text(retained)
    return folder / name


def count(folder, source, reference, candidate, documents=None, **others):
    return run(folder, source, reference, candidate, documents, **others).result


def run(folder, source, reference, candidate, documents=None, **others):
    """`reference` and `candidate`: text and links."""
    starts = None
    if documents is not None:
        starts = folder / "starts"
        starts.write_text(documents)
    return autoprf_from_stems(
        reference=write(folder, "ref", source, *reference),
        candidate=write(folder, "cand", others.get("other_source", source), *candidate),
        documents=starts,
    )


def test_counts_are_clipped_for_each_occurrence_by_itself(tmp_path):
    found = count(tmp_path, "it x it\n", ("il a il\n", "0-0 2-2\n"), ("a il il\n", "0-1 0-2\n"))
    assert found.pronouns == {"it": PronounCounts(matches=1, reference=2, candidate=2)}


def test_only_it_and_they_in_four_spellings_count(tmp_path):
    links = " ".join(f"{n}-0" for n in range(8)) + "\n"
    source = "it It they They IT THEY its them\n"
    found = count(tmp_path, source, ("il\n", links), ("il\n", links))
    assert {name: each.reference for name, each in found.pronouns.items()} == {"it": 2, "they": 2}


def test_target_words_are_compared_as_they_are_and_repeated_links_count_twice(tmp_path):
    found = count(tmp_path, "it\n", ("Il\n", "0-0 0-0\n"), ("il\n", "0-0\n"))
    assert found.total == PronounCounts(matches=0, reference=2, candidate=1)


def test_a_pronoun_that_the_candidate_never_links_is_in_no_table_and_no_total(tmp_path):
    found = count(
        tmp_path, "it they\n", ("il ils\n", "0-0 1-1\n"), ("il ils\n", "0-0\n"), documents="0\n"
    )
    assert found.pronouns.keys() == {"it"}
    assert found.total.recall == 1


def test_shares_are_single_floats_and_halves_are_rounded_up():
    counts = PronounCounts(matches=1, reference=3, candidate=32)
    assert counts.recall == 0.3333333432674408
    assert four_digits(counts.precision) == "0.0313"
    assert PronounCounts(0, 1, 1).f1 is None
    assert PronounCounts(0, 0, 0).precision is None


def test_f1_is_computed_in_single_floats():
    # 2PR/(P+R) of 7/9 and 7/11, each step rounded to 32 bits.
    assert PronounCounts(7, 11, 9).f1 == pytest.approx(0.7, abs=1e-7)
    assert PronounCounts(7, 11, 9).f1 != 0.7


def test_the_reference_s_source_says_where_pronouns_are(tmp_path):
    found = count(
        tmp_path, "it x\n", ("il\n", "0-0\n"), ("il\n", "0-0\n"), other_source="they it\n"
    )
    assert found.pronouns == {"it": PronounCounts(1, 1, 1)}


def test_sources_with_another_number_of_tokens_are_refused(tmp_path):
    with pytest.raises(InputError, match=r"cand\.en: 1 token, and ref\.en has 2"):
        count(tmp_path, "it x\n", ("il\n", "\n"), ("il\n", "\n"), other_source="it\n")


def test_a_surplus_line_of_links_is_passed_over_and_a_missing_one_refused(tmp_path):
    found = run(tmp_path, "it\n", ("il\n", "0-0\n0-0\n"), ("il\n", "0-0\n"))
    assert found.result.total.matches == 1
    with pytest.raises(InputError, match=r"0 lines of links for 1 sentence$"):
        count(tmp_path, "it\n", ("il\n", ""), ("il\n", "0-0\n"))
    with pytest.raises(InputError, match=r"1 line of links for 2 sentences$"):
        count(tmp_path, "it\nit\n", ("il\nil\n", "0-0\n"), ("il\nil\n", "0-0\n0-0\n"))


@pytest.mark.parametrize(
    ("links", "retained", "told"),
    [
        ("0-0\n\n\n\n0-0\n", None, "5: 5 lines of links for 3 sentences; what is after line 3"),
        ("0-0\n0:0\n0-0\n", "2\n", "2: 3 lines of links for 1 sentence; what is after line 1"),
        ("0-0\n\n\n\n \n", None, None),
    ],
)
def test_links_after_the_last_sentence_are_told(tmp_path, links, retained, told):
    """An empty line more is no loss; the program's own example has one."""
    source, target = "it\n" * 3, "il\n" * 3
    write(tmp_path, "cand", source, target, links, retained)
    found = autoprf_from_stems(
        reference=write(tmp_path, "ref", source, target, "0-0\n" * 3), candidate=tmp_path / "cand"
    )
    expected = [f"cand.en-fr.alig:{told} is left out"] if told else []
    assert list(map(str, found.warnings)) == expected
    assert found.result.total.candidate == 1


def test_lines_retained_that_are_doubled_or_out_of_order_are_told(tmp_path):
    source, target, links = "it\n" * 3, "a\nb\nc\n", "0-0\n" * 4
    found = run(tmp_path, source, (target, links, "3\n1\n3\n2\n"), (target, "0-0\n" * 3))
    assert list(map(str, found.warnings)) == [
        "ref.en-fr.lines-retained:2: 1 comes after 3; look whether the lines of links are in this "
        "order, too",
        "ref.en-fr.lines-retained:3: 3 is there on line 1 already; the links of both count",
        "ref.en-fr.lines-retained:4: 2 comes after 3; look whether the lines of links are in this "
        "order, too",
    ]
    assert found.result.total == PronounCounts(matches=3, reference=4, candidate=3)


def test_sources_with_other_words_are_told_and_the_reference_s_counts(tmp_path):
    text = ("il\nils\n", "0-0\n0-0\n")
    found = run(tmp_path, "it a\nThey\n", text, text, other_source="it a\nthey\n")
    shown = "1 word differs from ref.en, whose pronouns are counted; the first is ‘they’ for ‘They’"
    assert list(map(str, found.warnings)) == [f"cand.en:2: {shown}"]
    assert found.result.pronouns.keys() == {"it", "they"}
    found = run(tmp_path, "it a\nThey\n", text, text, other_source="x y\nz\n")
    shown = "3 words differ from ref.en, whose pronouns are counted; the first is ‘x’ for ‘it’"
    assert list(map(str, found.warnings)) == [f"cand.en:1: {shown}"]


def test_the_same_words_on_other_lines_are_nothing_to_tell(tmp_path):
    found = run(
        tmp_path,
        "it a\nThey\n",
        ("il\nils\n", "0-0\n0-0\n"),
        ("il\nils\n", "0-0\n1-0\n"),
        other_source="it\na They\n",
    )
    assert not found.warnings
    assert found.result.total.matches == 2


def test_of_two_stems_of_one_name_messages_tell_the_folder(tmp_path):
    for folder, source in (("a", "it\n"), ("b", "x\n")):
        (tmp_path / folder).mkdir()
        write(tmp_path / folder, "news", source, "il\n", "0-0\n")
    found = autoprf_from_stems(reference=tmp_path / "a" / "news", candidate=tmp_path / "b" / "news")
    shown = "1 word differs from a/news.en, whose pronouns are counted; the first is ‘x’ for ‘it’"
    assert list(map(str, found.warnings)) == [f"b/news.en:1: {shown}"]
    (tmp_path / "b" / "news.fr").unlink()
    with pytest.raises(InputError, match=r"b/news\.fr: the file is missing"):
        autoprf_from_stems(reference=tmp_path / "a" / "news", candidate=tmp_path / "b" / "news")


def test_a_byte_order_mark_is_told(tmp_path):
    text = ("il\n", "0-0\n")
    found = run(tmp_path, "\ufeffit\n", text, text)
    shown = "1: AutoPRF takes the byte order mark for a part of the first word"
    assert list(map(str, found.warnings)) == [f"ref.en:{shown}", f"cand.en:{shown}"]


@pytest.mark.parametrize("ending", ["en", "fr", "en-fr.alig", "en-fr.lines-retained"])
@pytest.mark.parametrize("name", ["ref", "cand"])
def test_what_is_read_is_not_to_be_written(tmp_path, name, ending):
    for each in ("ref", "cand"):
        write(tmp_path, each, "it\n", "il\n", "0-0\n", "1\n")
    stems = {"reference": tmp_path / "ref", "candidate": tmp_path / "cand"}
    with pytest.raises(RefusedError, match="is read here, and is not overwritten"):
        autoprf_from_stems(**stems, table=tmp_path / f"{name}.{ending}")
    starts = tmp_path / "starts"
    starts.write_text("0\n")
    with pytest.raises(RefusedError, match="starts is read here, and is not overwritten"):
        autoprf_from_stems(**stems, documents=starts, table=starts)
    assert autoprf_from_stems(**stems, documents=starts, table=tmp_path / "new").result.documents


def test_lines_retained_say_which_sentences_have_links(tmp_path):
    found = count(tmp_path, "it\nit\n", ("a\nil\n", "0-0\n", "2\n"), ("a\nil\n", "0-0\n0-0\n"))
    assert found.total == PronounCounts(matches=1, reference=1, candidate=2)
    with pytest.raises(InputError, match=r"ref\.en-fr\.lines-retained:1: ‘3’ is no line"):
        count(tmp_path, "it\n", ("a\n", "0-0\n", "3\n"), ("a\n", "0-0\n"))


def test_blanks_at_the_end_are_no_tokens_and_an_empty_line_is_one(tmp_path):
    # The empty line's token shifts the word that a link past the sentence reads.
    found = count(
        tmp_path, "it  \n\nit\n", ("il  \n\nil\n", "0-2\n\n0-0\n"), ("il\n\nil\n", "0-0\n\n0-0\n")
    )
    assert found.total.matches == 2


def test_a_double_blank_is_an_empty_token(tmp_path):
    found = count(tmp_path, "x  it\n", ("a  il\n", "2-2\n"), ("b  il\n", "2-2\n"))
    assert found.total.matches == 1


def test_totals_are_taken_from_the_sums(tmp_path):
    source, links = "it it it they\n", "0-0 1-1 2-2 3-3\n"
    found = count(tmp_path, source, ("a b c d\n", links), ("a b c x\n", links))
    assert found.pronouns["they"].recall == 0
    assert found.total == PronounCounts(matches=3, reference=4, candidate=4)


def test_a_target_position_past_the_sentence_reads_the_next_one(tmp_path):
    found = run(tmp_path, "it\nx\n", ("a\nil\n", "0-1\n\n"), ("il\nb\n", "0-0\n\n"))
    assert found.result.total.matches == 1
    (messages,) = map(str, found.warnings)
    assert messages.startswith("ref.en-fr.alig:1: 0-1 ends outside: ref.fr has 1 token there")
    assert messages.endswith(", so AutoPRF reads on, up to ‘il’")
    with pytest.raises(InputError, match=r"ref\.en-fr\.alig:1: link 0-2 points outside: the text"):
        count(tmp_path, "it\nx\n", ("a\nil\n", "0-2\n\n"), ("il\nb\n", "0-0\n\n"))


def test_a_source_position_past_the_sentence_is_passed_over_after_a_longer_one(tmp_path):
    links = "0-0\n2-0\n"
    found = run(tmp_path, "it a b\nx\n", ("il\nc\n", links), ("il\nc\n", "0-0\n2-9 1-0 2-1\n"))
    assert found.result.total.matches == 1
    assert list(map(str, found.warnings)) == [
        "ref.en-fr.alig:2: 2-0 begins outside: ref.en has 1 token there, so AutoPRF passes over it",
        "cand.en-fr.alig:2: 2-9, 1-0, 2-1 begin outside: cand.en has 1 token there, so AutoPRF "
        "passes over them",
    ]
    with pytest.raises(InputError, match=r"ref\.en-fr\.alig:1: link 2-0 points outside"):
        count(tmp_path, "x\nit a b\n", ("c\nil\n", "2-0\n0-0\n"), ("c\nil\n", "\n0-0\n"))


def test_documents_are_counted_apart_and_what_is_before_the_first_is_in_it(tmp_path):
    links = "0-0\n" * 3
    text = ("il\nil\nil\n", links)
    found = count(tmp_path, "it\nit\nit\n", text, text, documents="1 talk 7\n2\n2\tlast\n")
    assert [(name, of.get("it")) for name, of in found.documents] == [
        ("talk 7", PronounCounts(2, 2, 2)),
        ("Document 1", None),
        ("last", PronounCounts(1, 1, 1)),
    ]


def test_documents_beyond_the_text_and_no_documents_at_all_are_told(tmp_path):
    text = ("il\nil\n", "0-0\n0-0\n")
    found = run(tmp_path, "it\nit\n", text, text, documents="0 a\n\n2 b\n7\n")
    assert list(map(str, found.warnings)) == [
        "starts:3: there is no sentence 2 in a text of 2 sentences counted from 0; ‘b’ is empty",
        "starts:4: there is no sentence 7 in a text of 2 sentences counted from 0; "
        "‘Document 2’ is empty",
    ]
    assert [(name, len(of)) for name, of in found.result.documents] == [
        ("a", 1),
        ("b", 0),
        ("Document 2", 0),
    ]
    found = run(tmp_path, "it\nit\n", text, text, documents="\n")
    expected = "starts: no document begins in it, so there is no recall by document"
    assert list(map(str, found.warnings)) == [expected]
    assert not run(tmp_path, "it\nit\n", text, text, documents="0\n1\n").warnings


def test_a_directory_is_no_stem(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    good = write(tmp_path, "ref", "it\n", "il\n", "0-0\n")
    with pytest.raises(
        RefusedError, match=r"‘\.’ is a directory, and no beginning of files' names"
    ):
        autoprf_from_stems(reference=good, candidate=Path())
    with pytest.raises(InputError, match=r"  \.: the file cannot be read: Is a directory"):
        autoprf_from_stems(reference=good, candidate=good, documents=Path())


@pytest.mark.parametrize(
    ("documents", "expected"),
    [("x\n", "starts:1: ‘x’ does not begin"), ("2\n1\n", "starts:2: 1 co")],
)
def test_bad_document_starts_are_named_by_their_line(tmp_path, documents, expected):
    with pytest.raises(InputError, match=expected):
        count(tmp_path, "it\n", ("a\n", "\n"), ("a\n", "\n"), documents=documents)


def test_missing_files_and_bad_links_are_named(tmp_path):
    good = write(tmp_path, "ref", "it\n", "il\n", "0-0\n")
    with pytest.raises(InputError, match=r"gone\.en: the file is missing"):
        autoprf_from_stems(reference=good, candidate=tmp_path / "gone")
    with pytest.raises(InputError, match=r"cand\.en-fr\.alig:1: ‘0:0’ is not a link"):
        count(tmp_path, "it\n", ("il\n", "0-0\n"), ("il\n", "0:0\n"))
