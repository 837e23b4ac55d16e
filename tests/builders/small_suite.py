"""A suite of seven lines, small enough to know by heart, for tests to write and to spoil."""

from pathlib import Path

FILES = {
    "suite.toml": """\
name = "small"
version = "2"
source_language = "en"
target_language = "de"
licence = "CC0-1.0"
citation = "nobody"
""",
    "documents.tsv": "name\tfirst_line\nlamp\t0\nrain\t4\n",
    "source.txt": """\
The old lamp stands here .
It is broken .
The guests saw it .
They laughed .
It rains .
You know it .
It is late .
""",
    "reference.txt": """\
Die alte Lampe steht hier .
Sie ist kaputt .
Die Gäste sahen sie an .
Sie lachten .
Es regnet .
Du weißt es .
Es ist spät .
""",
    "reference.align": """\
0-0 1-1 2-2 3-3 4-4 5-5
0-0 1-1 2-2 3-3
0-0 1-1 2-2 3-3 4-5
0-0 1-1 2-2
0-0 1-1 2-2
0-0 1-1 2-2 3-3
0-0 1-1 2-2 3-3
""",
    "examples.jsonl": """\
{"id":1,"category":"anaphoric_inter_subject_it","line":1,"token":0,"antecedents":[{"line":0,"span":[0,3],"head":2}]}
{"id":2,"category":"anaphoric_inter_they","line":3,"token":0,"antecedents":[{"line":2,"span":[0,2],"head":1}]}
{"id":3,"category":"pleonastic_it","line":4,"token":0}
{"id":4,"category":"addressee_deictic_singular_you","line":5,"token":0}
{"id":5,"category":"event_it","line":5,"token":2}
""",
}

# A system that differs from the reference in lines 2, 4 and 6 only.
SYSTEM = {
    "text": FILES["reference.txt"]
    .replace("Sie ist kaputt", "Diese ist kaputt")
    .replace("Sie lachten", "Jene lachten")
    .replace("Du weißt", "Ihr wisst"),
    "links": FILES["reference.align"],
}


def write_suite(directory: Path, **changed: str | bytes | None) -> Path:
    """Write the suite; `source_txt="…"` replaces a file, `None` leaves it out."""
    directory.mkdir(parents=True, exist_ok=True)
    changes = {name.replace("__", "/").replace("_", "."): text for name, text in changed.items()}
    for name, text in (FILES | changes).items():
        if text is not None:
            path = directory / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return directory


def write_system(
    directory: Path, name: str = "one", *, text: str = SYSTEM["text"], links: str = SYSTEM["links"]
) -> tuple[Path, Path]:
    """Write a system's output; the text and the alignment file are returned."""
    text_file, links_file = directory / f"{name}.txt", directory / f"{name}.align"
    text_file.write_text(text, encoding="utf-8")
    links_file.write_text(links, encoding="utf-8")
    return text_file, links_file
