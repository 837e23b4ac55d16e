"""Mutated CoNLL-U: each file is read, or refused with one sentence."""

from pathlib import Path
from random import Random

from protest_core.files.input_text import TextKind
from protest_core.files.inputs import read_input
from protest_core.files.problems import ProblemList
from protest_core.suite_build.corefud import read_coref_documents
from protest_core.suite_build.corefud_examples import (
    CorefChoices,
    find_coref_examples,
    marked_text,
)
from tests.core.suite_build.conllu_files import as_conllu, conllu, sentence
from tests.core.suite_build.mmax2_files import ENGLISH, MARKS

MUTANTS = 2_000
ODD = [
    "1-2/It's It/PRON/3/nsubj{(e1-object-1-)} 's/AUX/3/cop dead/ADJ/0 4-5/del de/ADP el/DET .",
    "0.1/_/PRON/0/_/Person=3 Two/NUM/2{(e2[1/2]-x-1-)} and/X/1 three/NUM/1{(e2[2/2]-x-1-)} .",
    "They/PRON/2/nsubj{Entity=(e3-object-1-)|SplitAnte=e1<e3,e2<e3} fell/VERB .",
]
PIECES = [
    *(b"\t", b"\n", b"\n\n", b"_", b"(", b")", b"[", b"]", b"/", b"-", b"<", b"|", b"=", b","),
    *(b"\0", b"\xff", b"\r", b"1", b"0", b"99999999999", b"1-2", b"8.1", b"e1)", b"(e1-x-1-"),
    *(b"# newdoc id = one\n", b"# global.Entity = head\n", b"Entity=", "ë😀\u2028".encode()),
]


def mutant(text: bytes, random: Random) -> bytes:
    for _ in range(random.randint(1, 4)):
        start = random.randrange(len(text) + 1)
        end = min(len(text), start + random.choice([0, 0, 1, 2, 8, 60]))
        other = random.randrange(len(text) + 1)
        moved = text[other : other + random.choice([1, 10, 80])]
        text = text[:start] + random.choice([*PIECES, moved, b""]) + text[end:]
    return text


def test_mutated_files_are_read_or_refused_with_their_line(tmp_path: Path):
    whole = as_conllu("one", ENGLISH, MARKS) + conllu(map(sentence, ODD), document="two")
    path = tmp_path / "mutant.conllu"
    refused = 0
    for seed in range(MUTANTS):
        path.write_bytes(mutant(whole.encode(), Random(seed)))
        problems = ProblemList()
        documents = read_coref_documents(path, path.name, problems)
        assert bool(problems.mistakes) != bool(documents)
        for document in documents:
            marked_text(document)
            for language in ("en", "es"):
                choices = CorefChoices(split_references=True, you="generic")
                found = find_coref_examples(document, language, choices)
                for example in found.examples:
                    assert 0 <= example.word < len(document.text.words)
        refused += bool(problems.mistakes)
        read_input(path, path.name, ProblemList(), kind=TextKind.REFERENCE)
    assert MUTANTS / 5 < refused < MUTANTS
