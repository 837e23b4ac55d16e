"""Texts are read in the formats of the field, and what cannot be read ends in a sentence."""

import gzip
import os
import threading
from pathlib import Path

import pytest

from protest_core.errors import RefusedError
from protest_core.files import input_text, inputs
from protest_core.files.input_text import InputChoice, InputDocument, InputText, TextKind
from protest_core.files.inputs import (
    check_standard_input,
    read_input,
    read_inputs,
    recognised,
)
from protest_core.files.paths import STANDARD_INPUT
from protest_core.files.problems import ProblemList

FIXTURES = Path(__file__).parents[2] / "fixtures" / "inputs"
XML, SGM, JSON, TSV = (FIXTURES / f"lamp.{ending}" for ending in ("xml", "sgm", "jsonl", "tsv"))
SOURCE, REFERENCE = TextKind.SOURCE, TextKind.REFERENCE

ALDER = [
    "Die alte Lampe steht hier.",
    "Diese ist kaputt.",
    "Die Gäste sahen sie an.",
    "Jene lachten.",
    "Es regnet.",
    "Ihr wisst es.",
    "Es ist spät.",
]


def read(
    path: Path, kind: TextKind = TextKind.OUTPUT, *, tokenised: bool = False, **chosen
) -> dict[str, list[str]]:
    """Return the lines of each text; there must be no error."""
    problems = ProblemList()
    choice = InputChoice(**chosen)
    texts = read_inputs(path, path.name, problems, kind=kind, choice=choice, tokenised=tokenised)
    assert problems.mistakes == []
    return {text.system: text.lines for text in texts}


def mistakes(path: Path, kind: TextKind = TextKind.OUTPUT, **chosen) -> list[str]:
    problems = ProblemList()
    choice = InputChoice(**chosen)
    texts = read_inputs(path, "x", problems, kind=kind, choice=choice)
    assert problems.mistakes
    assert not any(text.system for text in texts)
    return list(map(str, problems.mistakes))


def mistake(path: Path, kind: TextKind = TextKind.OUTPUT, **chosen) -> str:
    (only,) = mistakes(path, kind, **chosen)
    return only.removeprefix("x: ")


def mistake_in(folder: Path, content: str | bytes, kind=TextKind.OUTPUT, **chosen) -> str:
    path = folder / "x"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return mistake(path, kind, **chosen)


def note(path: Path, kind: TextKind = TextKind.OUTPUT, **chosen) -> str:
    texts = read_inputs(path, path.name, ProblemList(), kind=kind, choice=InputChoice(**chosen))
    (only,) = {str(text.note) for text in texts}
    return only


def written(folder: Path, content: str | bytes, name: str = "x") -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def wmt(documents: str, start: str = "<?xml version='1.0' encoding='utf-8'?>\n") -> str:
    return f"{start}<dataset id='d'>{documents}</dataset>"


def doc(*texts: str, name: str = "a") -> str:
    return f"<doc id='{name}'>{''.join(texts)}</doc>"


def text_of(tag: str, *segments: str, **attributes: str) -> str:
    given = "".join(f' {key}="{value}"' for key, value in attributes.items())
    segs = "".join(f'<seg id="{number}">{each}</seg>' for number, each in enumerate(segments, 1))
    return f"<{tag}{given}><p>{segs}</p></{tag}>"


HYP = text_of("hyp", "Ja.", system="alder")


class TestWmtXml:
    def test_each_system_is_a_text_with_a_line_for_each_segment_of_the_source(self):
        texts = read(XML)
        assert texts["alder"] == ALDER
        assert list(texts) == ["alder", "birch"]
        assert texts["birch"] == [
            "Hier steht die alte Lampe.",
            "Es ist kaputt.",
            "",  # is missing
            "Alle lachten.",
            "Es regnet.",
            "Du weißt es.",
            "Es ist spät.",
        ]

    def test_documents_are_kept(self):
        (text,) = read_inputs(XML, "x", ProblemList(), choice=InputChoice(systems=("alder",)))
        assert text.documents == (InputDocument("lamp", 0), InputDocument("rain", 4))

    def test_lines_know_their_place_in_the_file(self):
        (text,) = read_inputs(XML, "x", ProblemList(), choice=InputChoice(systems=("birch",)))
        lines = XML.read_text().splitlines()
        assert "Alle lachten" in lines[text.places[3] - 1]
        assert "Du weißt" in lines[text.places[5] - 1]

    def test_it_is_said_how_it_was_read(self):
        assert note(XML, systems=("alder",)) == (
            "lamp.xml: read as WMT XML: 2 documents, 7 segments, system alder"
        )
        assert note(XML) == (
            "lamp.xml: read as WMT XML: 2 documents, 7 segments, systems alder, birch, 1 is "
            "missing and left empty"
        )

    def test_source_and_reference_are_read_from_the_same_file(self):
        assert read(XML, SOURCE)[""][4:] == ["It rains.", "You know it.", "It is late."]
        assert read(XML, REFERENCE, reference="A")["A"][5] == "Du weißt es."
        assert read(XML, REFERENCE, collections=("indoors",))["A"][1] == "Sie ist kaputt."

    def test_a_reference_can_be_read_as_an_output(self):
        chosen = read(XML, reference="B", documents=("rain",))
        assert chosen == {"B": ["Regen fällt.", "Ihr wisst & seht es.", "Spät ist es."]}

    def test_of_several_references_one_has_to_be_chosen(self):
        assert mistake(XML, REFERENCE) == (
            "there are the references ‘A’, ‘B’; choose one by --reference"
        )

    def test_documents_and_collections_are_chosen(self):
        assert read(XML, documents=("rain",), systems=("alder",)) == {"alder": ALDER[4:]}
        assert read(XML, collections=("indoors",), systems=("alder",)) == {"alder": ALDER[:4]}

    @pytest.mark.parametrize(
        ("chosen", "message"),
        [
            ({"systems": ("cedar",)}, "there is no system ‘cedar’ in it; it has ‘alder’, ‘birch’"),
            ({"documents": ("fog",)}, "there is no document ‘fog’ in it; it has ‘lamp’, ‘rain’"),
            (
                {"collections": ("x",)},
                "there is no collection ‘x’ in it; it has ‘indoors’, ‘outdoors’",
            ),
            ({"reference": "C"}, "there is no reference ‘C’ in it; it has ‘A’, ‘B’"),
            ({"fields": ("a",)}, "it is WMT XML, in which --field has nothing to choose; "),
        ],
    )
    def test_what_is_not_there_to_be_chosen_is_told_with_what_is_there(self, chosen, message):
        assert mistake(XML, **chosen).startswith(message)

    def test_two_systems_are_not_taken_for_one(self):
        problems = ProblemList()
        assert read_input(XML, "x", problems) == InputText([], whole=False)
        assert str(problems.mistakes[0]) == (
            "x: it has the outputs of several systems, ‘alder’, ‘birch’; choose one by --system"
        )

    def test_a_source_alone_has_no_output(self, tmp_path: Path):
        content = wmt(doc(text_of("src", "Yes."), text_of("ref", "Ja.", translator="A")))
        assert mistake_in(tmp_path, content) == (
            "there is no output of a system in it, but source, reference ‘A’"
        )

    def test_segments_are_ordered_by_number(self, tmp_path: Path):
        segments = "".join(f"<seg id='{n}'>{n}</seg>" for n in (10, 9, 1))
        path = written(tmp_path, wmt(doc(f"<hyp system='a'>{segments}</hyp>")))
        assert read(path) == {"a": ["1", "9", "10"]}

    def test_without_a_source_a_missing_number_is_a_missing_segment(self, tmp_path: Path):
        segments = "".join(f"<seg id='{n}'>{n}</seg>" for n in (1, 2, 4))
        path = written(tmp_path, wmt(doc(f"<hyp system='a'>{segments}</hyp>")))
        assert read(path) == {"a": ["1", "2", "", "4"]}

    def test_numbers_far_apart_are_names(self, tmp_path: Path):
        segments = "".join(f"<seg id='{n}'>{n}</seg>" for n in (7, 999_999_999))
        path = written(tmp_path, wmt(doc(f"<hyp system='a'>{segments}</hyp>")))
        assert read(path) == {"a": ["7", "999999999"]}

    def test_regions_of_a_language_are_one_language(self, tmp_path: Path):
        documents = (
            doc(text_of("src", "Yes.", lang=code), HYP, name=code) for code in ("en", "en-GB")
        )
        path = written(tmp_path, wmt("".join(documents)))
        assert read(path) == {"alder": ["Ja.", "Ja."]}

    def test_the_same_document_in_two_collections_is_two(self, tmp_path: Path):
        both = "".join(f"<collection id='{c}'>{doc(HYP)}</collection>" for c in "xy")
        (text,) = read_inputs(written(tmp_path, wmt(both)), "x", ProblemList())
        assert text.documents == (InputDocument("x/a", 0), InputDocument("y/a", 1))

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            (
                doc("<hyp system='a'><seg id='1'>x</seg>\n<seg id='1'>y</seg></hyp>"),
                "x:3: the system ‘a’ has the segment ‘1’ twice; the first is on line 2",
            ),
            (
                doc(text_of("src", "Yes."), text_of("hyp", "Ja.", "Nein.", system="a")),
                "x:2: the system ‘a’ has the segment ‘2’, which the source of the document does "
                "not have",
            ),
            (
                doc(text_of("src", "Yes.", lang="en"), HYP)
                + doc(text_of("src", "Da.", lang="ru"), HYP, name="b"),
                "x: the source is in several languages: ‘en’, ‘ru’; choose documents of one by "
                "--doc or --collection",
            ),
            (
                doc(text_of("src", "Yes.", lang="en"), text_of("src", "Oui.", lang="fr"), HYP),
                "x:2: the source is in several languages: ‘en’, ‘fr’; choose documents of one by "
                "--doc or --collection",
            ),
            (HYP, "x:2: a text (output) stands outside of a document"),
            ("", "x: there is no output of a system in it, but no text"),
            (doc("<hyp system='a'/>"), "x: the file has no segments"),
            (
                doc("<hyp system='a'><seg id='1'>x<seg id='2'/></seg></hyp>"),
                "x:2: ‘seg’ stands inside of a segment",
            ),
            (doc("<hyp system='a'>"), "x:2:47: the XML is not well-formed: mismatched tag"),
            (
                doc("<hyp system='a'><seg>&nbsp;</seg></hyp>"),
                "x:2:50: the XML is not well-formed: undefined entity",
            ),
        ],
    )
    def test_what_is_wrong_is_told_in_one_sentence(self, tmp_path: Path, content, message):
        (only,) = mistakes(written(tmp_path, wmt(content)))
        assert only == message

    def test_entities_are_not_declared_here(self, tmp_path: Path):
        laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 9))
        start = f'<!DOCTYPE dataset [<!ENTITY l0 "ha">{laughs}]>'
        content = wmt(doc("<hyp system='a'><seg>&l8;</seg></hyp>"), start)
        assert mistake_in(
            tmp_path,
            content,
        ).startswith("x:1: the XML declares the entity ‘l0’")

    @pytest.mark.parametrize(
        "start",
        [
            '<!DOCTYPE dataset [<!ENTITY e SYSTEM "secret">]>',
            '<!DOCTYPE dataset [<!ENTITY % e SYSTEM "secret"> %e;]>',
        ],
    )
    def test_no_other_file_is_read(self, tmp_path: Path, start):
        (tmp_path / "secret").write_text("secret")
        content = wmt(doc("<hyp system='a'><seg>&e;</seg></hyp>"), start)
        message = mistake_in(tmp_path, content)
        assert "declares the entity ‘e’" in message

    def test_an_entity_of_a_document_type_elsewhere_is_not_dropped_silently(self, tmp_path: Path):
        (tmp_path / "wmt.dtd").write_text('<!ENTITY nbsp "&#160;">')
        start = '<?xml version="1.0"?><!DOCTYPE dataset SYSTEM "wmt.dtd">'
        content = wmt(doc("<hyp system='a'><seg>a&nbsp;b</seg></hyp>"), start)
        assert "‘&nbsp;’ is not declared" in mistake_in(tmp_path, content)

    def test_other_xml_is_named(self, tmp_path: Path):
        assert mistake_in(tmp_path, "<?xml version='1.0'?>\n<tmx><body/></tmx>") == (
            "x:2: the XML begins with ‘tmx’; only that of WMT is read, which begins with ‘dataset’"
        )

    @pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
    def test_a_truncated_file_is_told(self, tmp_path: Path, share):
        content = XML.read_bytes()
        message = mistake_in(tmp_path, content[: int(len(content) * share)])
        assert "the XML ends before ‘dataset’ is closed; is the file complete?" in message

    def test_bytes_in_another_encoding_are_told_whatever_is_declared(self, tmp_path: Path):
        content = XML.read_text().replace("utf-8", "iso-8859-1").encode("latin-1")
        assert mistake_in(tmp_path, content).startswith("x:22: not UTF-8: byte 0xE4, which is ‘ä’")


class TestSgm:
    def test_an_output_is_read_with_its_documents(self):
        (text,) = read_inputs(SGM, "x", ProblemList())
        assert text.system == "alder"
        assert text.lines == [*ALDER[:4], "Es regnet & R&D sagt a < b.", "", "Es ist spät."]
        assert text.documents == (InputDocument("lamp", 0), InputDocument("rain", 4))
        assert note(SGM) == (
            "lamp.sgm: read as SGM: 2 documents, 7 segments, system alder, 1 is missing and left "
            "empty"
        )

    @pytest.mark.parametrize(
        ("tag", "kind"), [("srcset", SOURCE), ("refset", REFERENCE), ("tstset", TextKind.OUTPUT)]
    )
    @pytest.mark.parametrize("upper", [True, False])
    def test_each_set_is_of_its_kind(self, tmp_path: Path, tag, kind, upper):
        content = f'<{tag} setid="s"><doc docid="d"><seg id="1"> Ja. </seg></doc></{tag}>'
        content = content.replace("<", "\n<") if upper else content
        path = written(tmp_path, content.replace("seg", "SEG") if upper else content)
        assert list(read(path, kind).values()) == [["Ja."]]

    def test_systems_stand_one_after_the_other(self, tmp_path: Path):
        documents = "".join(
            f'<doc docid="d" sysid="{system}"><seg id="1">{system}</seg></doc>'
            for system in ("alder", "birch")
        )
        path = written(tmp_path, f"<tstset>{documents}</tstset>")
        assert read(path) == {"alder": ["alder"], "birch": ["birch"]}

    def test_sets_of_several_kinds_in_one_file_are_read(self, tmp_path: Path):
        sets = (
            '<srcset srclang="en"><doc docid="1"><seg id="1">Yes.</seg></doc></srcset>'
            '<refset refid="A"><doc docid="1"><seg id="1">Ja.</seg></doc></refset>'
        )
        path = written(tmp_path, f'<?xml version="1.0"?>\n<mteval>{sets}</mteval>')
        assert read(path, SOURCE) == {"": ["Yes."]}
        assert read(path, REFERENCE) == {"A": ["Ja."]}

    def test_entities_are_decoded_once(self, tmp_path: Path):
        content = (
            '<tstset><doc sysid="a"><seg>&amp;lt; &quot;&apos; &nbsp;&#39;</seg></doc></tstset>'
        )
        assert read(written(tmp_path, content)) == {"a": ["&lt; \"' &nbsp;&#39;"]}

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            (
                '<tstset><doc sysid="a">\n<seg id="1">a\n<seg id="2">b</seg></doc></tstset>',
                "x:3: ‘seg’ stands inside of the segment that begins on line 2; is its end "
                "missing?",
            ),
            (
                '<tstset><doc sysid="a"><seg id="1">a',
                "x: the file ends before ‘seg’ is closed; is it complete?",
            ),
            (
                '<tstset><doc sysid="a"><seg id="1">a</seg>',
                "x: the file ends before ‘doc’ is closed; is it complete?",
            ),
            ('<tstset><seg id="1">a</seg></tstset>', "x:1: a segment stands outside of a document"),
            ("<tstset></doc></tstset>", "x:1: ‘doc’ ends here, and something else is open"),
            (
                '<tstset><doc sysid="a"><seg id="1">a</seg><seg id="1">b</seg></doc></tstset>',
                "x:1: the system ‘a’ has the segment ‘1’ twice; the first is on line 1",
            ),
        ],
    )
    def test_what_is_wrong_is_told_in_one_sentence(self, tmp_path: Path, content, message):
        assert mistakes(written(tmp_path, content)) == [message]


class TestJsonLines:
    def test_a_field_is_chosen_and_a_column_names_the_systems(self):
        assert read(JSON, fields=("out.text",)) == {
            "alder": ["Die alte Lampe steht hier.", "Diese ist kaputt.", ""],
            "birch": ["Hier steht die alte Lampe.", "Es ist kaputt.", ""],
        }
        assert note(JSON, fields=("out.text",)) == (
            "lamp.jsonl: read as JSON lines: 3 lines, field out.text, systems alder, birch, 1 is "
            "missing and left empty"
        )

    def test_without_a_field_it_is_refused_and_the_fields_are_named(self):
        assert mistake(JSON) == (
            "it has the fields ‘id’, ‘src’, ‘system’, ‘out.text’; choose one by --field"
        )

    def test_the_source_is_the_same_for_all_systems(self):
        assert list(read(JSON, SOURCE, fields=("src",)).values()) == [
            ["The old lamp stands here.", "It is broken.", "The guests saw it."]
        ]

    def test_several_fields_are_several_systems(self, tmp_path: Path):
        path = written(tmp_path, '{"a": "1", "b": "2"}\n\n{"b": "4", "a": "3"}\n')
        assert read(path, fields=("b", "a")) == {"b": ["2", "4"], "a": ["1", "3"]}

    def test_names_with_points_and_lists_are_reached(self, tmp_path: Path):
        path = written(tmp_path, '{"a.b": "1", "c": {"d": ["2", "3"]}}\n')
        assert read(path, fields=("a.b", "c.d.1")) == {"a.b": ["1"], "c.d.1": ["3"]}

    @pytest.mark.parametrize("first", [0, 1])
    def test_line_numbers_put_lines_in_their_places(self, tmp_path: Path, first):
        rows = [f'{{"line": {n + first}, "t": "{n}"}}' for n in (3, 0, 1)]
        path = written(tmp_path, "\n".join(rows))
        assert read(path, fields=("t",)) == {"t": ["0", "1", "", "3"]}

    def test_other_ids_only_give_the_order(self, tmp_path: Path):
        rows = [f'{{"id": {n}, "t": "{n}"}}' for n in (4, 1, 2)]
        assert read(written(tmp_path, "\n".join(rows)), fields=("t",)) == {"t": ["1", "2", "4"]}

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            ('{"t": "a"}\n{"u": "b"}\n', "x:2: there is no field ‘t’; it has ‘u’"),
            ('{"t": 1}\n', "x:1: the field ‘t’ is not a text"),
            ('{"t": "a", "t": "b"}\n', "x:1: there are two values of ‘t’"),
            (
                '{"t": "a"}\n{"t": "b',
                "x:2: Input data was truncated; each line has to be a JSON object",
            ),
            ('{"t": "a"}\n["t"]', "x:2: Expected an object, got a list; each line has to be"),
            ('[{"t": "a"},\n{"t": "b"}]', "x:1: "),
            ('{\n "t": "a"}', "x:1: "),
            ('{"t": "a\\u0000"}\n', "x:1:2: NUL byte; is this a text file?"),
            ('{"t": "a", "system": 1}\n', "x:1: the field ‘system’ has no name"),
            ('{"t": "a", "line": -1}\n', "x:1: the field ‘line’ is not a whole number from 0"),
            ('{"t": "a", "line": true}\n', "x:1: the field ‘line’ is not a whole number from 0"),
            (
                '{"t": "a", "line": 999999999}',
                "x: a text of the file has more than 2,000,000 lines",
            ),
            ('{"t": "a", "line": 1}\n{"t": "b", "line": 1}', "x:2: the system ‘t’ has the segment"),
            ('{"t": "a", "id": 1}\n{"t": "b"}', "x:2: there is no field ‘id’"),
            (
                '{"t": "a"}\n{"t": "é"}\n'.encode("latin-1"),
                "x:2: not UTF-8: byte 0xE9, which is ‘é’",
            ),
        ],
    )
    def test_what_is_wrong_is_told_in_one_sentence(self, tmp_path: Path, content, message):
        path = written(tmp_path, content)
        problems = ProblemList()
        read_inputs(path, "x", problems, choice=InputChoice(fields=("t",)))
        (only,) = map(str, problems.mistakes)
        assert only.startswith(message)

    def test_a_system_cannot_be_chosen_where_none_is_named(self, tmp_path: Path):
        path = written(tmp_path, '{"t": "a"}\n')
        assert mistake(path, fields=("t",), systems=("a",)) == (
            "it has no field ‘system’ to choose from by --system"
        )


class TestTabSeparated:
    def test_a_column_is_chosen_by_its_name(self):
        assert read(TSV, fields=("alder",)) == {
            "alder": ["Die alte Lampe steht hier.", 'Sie ist "kaputt".', "", "Jene lachten."]
        }

    def test_several_columns_are_several_systems(self):
        assert list(read(TSV, fields=("alder", "birch"))) == ["alder", "birch"]

    def test_without_a_field_it_is_refused_and_the_columns_are_named(self):
        assert mistake(TSV) == (
            "it has columns, with ‘line’, ‘src’, ‘alder’, ‘birch’ on the first line; choose one by "
            "--field, by its number if the first line is no header"
        )

    def test_without_a_header_columns_are_chosen_by_number(self, tmp_path: Path):
        path = written(tmp_path, "Yes.\tJa.\nNo.\tNein.\n")
        assert read(path, fields=("2",)) == {"": ["Ja.", "Nein."]}

    @pytest.mark.parametrize(
        ("content", "lines"),
        [
            ('t\tu\n"Ja" sagt er.\tx\n', ['"Ja" sagt er.']),
            ('t\tu\n"Ja"\tx\n', ['"Ja"']),  # needs no quotation marks round it
            ('t\tu\n"Er\tsagt ""Ja""."\tx\n', ['Er\tsagt "Ja".']),
            ('t\tu\n"Er sagt:\nJa."\tx\n', ["Er sagt: Ja."]),
            ('"t"\t"u"\n"Ja"\t"x"\n', ["Ja"]),
            ('t\tu\r\n"Er sagt ""Ja""."\tx\r\nb\t\r\n', ['Er sagt "Ja".', "b"]),
            ('t\tu\n"Ja\tx\nNein"\ty\n', ['"Ja', 'Nein"']),  # speech that goes on
        ],
    )
    def test_quotation_marks_are_text_unless_a_program_put_them_round_cells(
        self, tmp_path: Path, content, lines
    ):
        assert read(written(tmp_path, content), fields=("t",)) == {"t": lines}

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            ("t\tu\na\n", "x:2: 1 cells where the first line has 2"),
            ("t\tt\na\tb\n", "x:1: two columns are called ‘t’"),
            ("v\tu\na\tb\n", "x:2: there is no field ‘t’; it has ‘v’, ‘u’"),
            ("t\tu\n", "x: it has no rows"),
            ("t\tu\n\xe9\tb\n".encode("latin-1"), "x:2:1: not UTF-8: byte 0xE9"),
        ],
    )
    def test_what_is_wrong_is_told_in_one_sentence(self, tmp_path: Path, content, message):
        path = written(tmp_path, content)
        problems = ProblemList()
        read_inputs(path, "x", problems, choice=InputChoice(fields=("t",)))
        (only,) = map(str, problems.mistakes)
        assert only.startswith(message)


class TestPlainText:
    def test_it_is_read_as_it_is_and_nothing_is_said(self, tmp_path: Path):
        path = written(tmp_path, "\ufeff a  b\r\n\r\nc")
        (text,) = read_inputs(path, "x", ProblemList())
        assert text == InputText([" a  b", "", "c"], whole=True)

    @pytest.mark.parametrize(
        "content",
        ["{laughs} Ha.\n", "<b>Ha</b>\n", "< dataset >\n", "a < b\n", "[1] Ha.\n", "a\nb\tc\n"],
    )
    def test_what_only_resembles_another_format_is_text(self, tmp_path: Path, content):
        path = written(tmp_path, content)
        assert read(path) == {"": content.splitlines()}

    def test_nothing_can_be_chosen_in_it(self, tmp_path: Path):
        assert mistake_in(tmp_path, "Ja.\n", systems=("a",)) == (
            "it is plain text, in which --system has nothing to choose; leave that out"
        )

    def test_its_lines_are_read_although_one_is_wrong(self, tmp_path: Path):
        problems = ProblemList()
        text = read_input(written(tmp_path, b"a\n\xff\nb\n"), "x", problems)
        assert (len(text.lines), text.whole, problems.number) == (3, True, 1)

    def test_tokens_are_checked(self, tmp_path: Path):
        problems = ProblemList()
        read_input(written(tmp_path, "a b \na  b\n"), "x", problems, tokenised=True)
        assert [each.line for each in problems.mistakes] == [2]

    def test_tokens_of_segments_are_checked_at_their_places(self, tmp_path: Path):
        problems = ProblemList()
        content = wmt("\n".join([doc("<hyp system='a'>\n<seg>a  b</seg></hyp>")]))
        read_input(written(tmp_path, content), "x", problems, tokenised=True)
        assert [each.line for each in problems.mistakes] == [3]


class TestCompressed:
    @pytest.mark.parametrize("path", [XML, SGM])
    def test_what_is_inside_is_recognised(self, tmp_path: Path, path: Path):
        packed = written(tmp_path, gzip.compress(path.read_bytes()), "any.name")
        assert read(packed) == read(path)

    def test_plain_text_is_reported(self, tmp_path: Path):
        packed = written(tmp_path, gzip.compress(b"a\nb\n"))
        assert read(packed) == {"": ["a", "b"]}
        assert note(packed) == "x: read as plain text: 2 lines"

    def test_twice_is_too_often(self, tmp_path: Path):
        content = gzip.compress(gzip.compress(b"a\n"))
        assert mistake_in(tmp_path, content) == (
            "the file is compressed twice (gzip); unpack it once"
        )

    @pytest.mark.parametrize("end", [3, 15, -1, -4, -9])
    def test_a_truncated_file_is_told(self, tmp_path: Path, end):
        content = gzip.compress(os.urandom(300).hex().encode(), mtime=0)[:end]
        assert "compressed file" in mistake_in(tmp_path, content)

    def test_a_damaged_file_is_told(self, tmp_path: Path):
        content = bytearray(gzip.compress(os.urandom(300).hex().encode(), mtime=0))
        content[-6] ^= 1
        assert mistake_in(tmp_path, bytes(content)) == (
            "the compressed file is damaged; copy it again"
        )

    def test_what_expands_without_limit_is_left(self, tmp_path: Path, monkeypatch):
        monkeypatch.setattr(inputs, "MOST_UNPACKED", 100_000)
        bomb = gzip.compress(b"<dataset>" + b" " * 10_000_000)
        assert mistake_in(tmp_path, bomb) == ("unpacked, the file is larger than 100,000 bytes")

    def test_formats_that_are_read_as_a_whole_have_a_limit(self, tmp_path: Path, monkeypatch):
        monkeypatch.setattr(input_text, "LARGEST_WHOLE", 100_000)
        bomb = gzip.compress(b"a\tb\n" * 100_000)
        assert mistake_in(tmp_path, bomb, fields=("a",)) == (
            "the file is larger than 100,000 bytes"
        )


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
@pytest.mark.parametrize("path", [XML, SGM])
def test_a_pipe_is_read_in_any_format(tmp_path: Path, path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(path.read_bytes(),))
    writer.start()
    assert read(pipe) == read(path)
    writer.join()


def test_standard_input_is_read_once_in_a_command():
    check_standard_input([STANDARD_INPUT, Path("x"), Path("x"), None])
    with pytest.raises(RefusedError, match="only once"):
        check_standard_input([STANDARD_INPUT, Path("x"), STANDARD_INPUT])


@pytest.mark.parametrize(
    ("content", "format_name"),
    [
        (XML.read_bytes(), "WMT XML"),
        (gzip.compress(SGM.read_bytes()), "SGM"),
        (JSON.read_bytes(), "JSON lines"),
        (TSV.read_bytes(), "tab-separated text"),
        (b"Ja.\n", "plain text"),
        (b"\x00\x01", None),
        (b"\xff\xd8\xff\xe0", None),
    ],
)
def test_the_first_bytes_decide(tmp_path: Path, content, format_name):
    found = recognised(written(tmp_path, content, "x.txt"))
    assert (found and found.name) == format_name


def test_what_is_no_file_is_not_looked_into(tmp_path: Path):
    assert recognised(tmp_path) is None
    assert recognised(tmp_path / "no") is None
