"""Inputs of the cases of `tools/golden`: small invented files, and lines that prepare more."""

import json
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

_APT_CONFIG = """\
[lang]
source: en
target = fr
source_word_separator:
target_word_separator:
[files]
source = apt/source.txt
reference = apt/reference.txt
target = apt/target.txt
alignment_source_reference = apt/reference.align
alignment_source_target = apt/target.align
list_source_pronouns = apt/sources.txt
input_type = word
list_target_pronouns = apt/targets.txt
[dictionary]
equal = apt/equal.txt
similar = apt/similar.txt
source_pronouns = apt/sources.txt
target_pronouns = apt/targets.txt
[cases]
cases_to_use: 1,2,3,4,5,6
weigths_per_case: 1,0.5,0,0,0,0
count_OTHER_as_equal: true
[output]
output_file: apt-scores
counting_multiword_in_matrix: false
max_length_matrix: 20
"""

APT = {
    "source.txt": "it is late .\nThey say it moves\nit\nWe saw it and they saw us\n",
    "reference.txt": "c' est tard .\nIls disent qu' il bouge\nil\nOn l' a vu et elles aussi\n",
    "target.txt": "il est tard .\nelles disent que cela bouge\n\nOn l' a vu et ils nous\n",
    "reference.align": "0-0 1-1 2-2 3-3\n0-0 1-1 2-2 2-3 3-4\n0-0\n0-0 1-2 2-1 3-4 4-5 5-6\n",
    "target.align": "0-0 1-1 2-2 3-3\n0-0 1-1 2-2 3-4\n\n0-0 1-3 2-1 3-4 4-5 6-6\n",
    "sources.txt": "it\n\nThey \nthey\n",
    "targets.txt": "il\nelle\nils\nelles\nce\nc'\ncela\nl'\n",
    "equal.txt": "ce,c'\ncela, ça\n",
    "similar.txt": "ce,il\nils,elles\n",
    "probabilities.txt": "it,c',il,0.7\nthey,elles,ils,0.4\n",
    "apt.ini": _APT_CONFIG,
    "odd.ini": _APT_CONFIG.replace("1,0.5,0", "1,1.5,0").replace("type = word", "type = none"),
}

STEM = {
    "reference.en": "it moves\nThey saw it .\nit\nx they\n",
    "reference.fr": "il bouge\nElles l' ont vu .\nce\ny ils\n",
    "reference.en-fr.alig": "0-0 1-1\n0-0 1-3 2-1\n0-0\n1-1\n",
    "candidate.en": "it moves\nThey saw it .\nit\nx they\n",
    "candidate.fr": "cela bouge\nElles l' ont vu .\nce\nz ils\n",
    "candidate.en-fr.alig": "0-0 1-1\n0-0 2-1\n0-0 0-1\n1-1\n0-0\n",
    "starts.txt": "0 first\n2\tsecond\n9 beyond\n",
}

PARALLEL = {
    "en.txt": "The bell rang .\nIt was loud .\nThey heard it .\nIt rained .\n",
    "de.txt": "Die Glocke läutete .\nSie war laut .\nSie hörten sie .\nEs regnete .\n",
    "links.align": "0-0 1-1 2-2 3-3\n0-0 1-1 2-2 3-3\n0-0 1-1 2-2 3-3\n0-0 1-1 2-2\n",
    "documents.tsv": "name\tfirst_line\nbell\t0\nrain\t3\n",
    "pronouns.tsv": "line\ttoken\tcategory\tantecedents\n"
    "1\t0\tanaphoric_inter_subject_it\t0:0-2:1\n2\t2\tanaphoric_inter_non-subject_it\t0:0-2:1\n3\t0\tevent_it\t\n1\t0\tevent_it\t\n",
    "bad-pronouns.tsv": "line\ttoken\tcategory\n9\t0\tevent_it\n1\t7\tevent\nx\t0\tevent_it\n",
    "rain.csv": "line;token;category\n3;0;weather_it\n",
    "rain.toml": '[[category]]\nid = "weather_it"\nlabel = "rain · it"\nfunction = "pleonastic"\n',
}

BROKEN_SUITE = {
    "suite.toml": 'name = "broken"\nsource_language = "en"\ntarget_language = "de"\nnonsense = 1\n',
    "source.txt": "The bell rang .\nIt  was loud .\nThey heard it .\n",
    "reference.txt": "Die Glocke läutete .\nSie war laut .\n",
    "reference.align": "0-0 1-1\n0-0 9-9\n0:0\n",
    "documents.tsv": "name\tfirst_line\nbell\t0\nbell\t2\n",
    "examples.jsonl": '{"id": 1, "category": "event", "line": 1, "token": 0}\n'
    '{"id": 1, "category": "event_it", "line": 7, "token": 0}\n'
    '{"id": 2, "category": "anaphoric_inter_subject_it", "line": 1, "token": 0}\n{"id": 3\n',
    "systems/one.txt": "Die Glocke läutete .\nEs war laut .\n",
    "systems/one.align": "0-0\n0-0\n0-0\n",
}

_CONTRAPRO = [
    {
        "document id": "shop.de",
        "segment id": 3,
        "ante distance": 1,
        "intrasegmental": False,
        "src segment": "But it's closed today.",
        "ref segment": "Aber sie ist heute zu.",
        "src pronoun": "it",
        "ref pronoun": "sie",
        "src ante head": "bakery",
        "src ante phrase": "the old bakery",
        "ref ante head": "Bäckerei",
        "ref ante phrase": "die alte Bäckerei",
        "errors": [
            {
                "contrastive": f"Aber {form} ist heute zu.",
                "replacement": form,
                "replacement gender": gender,
                "type": "pronominal coreference",
            }
            for form, gender in (("er", "Masc"), ("es", "Neut"))
        ],
    },
    {
        "document id": "shop.de",
        "segment id": 4,
        "ante distance": 0,
        "intrasegmental": True,
        "src segment": "The key is old, but I like it.",
        "ref segment": "Der Schlüssel ist alt, aber ich mag ihn.",
        "src pronoun": "it",
        "ref pronoun": "ihn",
        "src ante head": "key",
        "src ante phrase": "The key",
        "ref ante head": "Schlüssel",
        "ref ante phrase": "Der Schlüssel",
        "errors": [],
    },
]

_BAWDEN = {
    "1": {
        "src": ["The doors were open.", "Now they are shut."],
        "trg": [
            {
                "correct": ["Les portes étaient ouvertes.", "Maintenant elles sont fermées."],
                "incorrect": ["Les portes étaient ouvertes.", "Maintenant ils sont fermés."],
            },
            {
                "semi-correct": ["Les volets étaient ouverts.", "Maintenant ils sont fermés."],
                "incorrect": ["Les volets étaient ouverts.", "Maintenant elles sont fermées."],
            },
        ],
    },
    "2": {
        "src": ["There are others.", "This one is new."],
        "trg": [
            {
                "correct": ["Il y en a d'autres.", "Celui-ci est neuf."],
                "incorrect": ["Il y en a d'autres.", "Celle-ci est neuve."],
            }
        ],
    },
}

_SCORES = """system\tbleu\tchrf\tpronouns\tempty
alder\t31.8\t58.2\t148\t
birch\t30.7\t\t151\t
cedar\t24.1\t49.9\t120\t1.0
fir\t28.4\t55.0\tundefined\t
oak\t27.9\t56.1\t139\t
pine\t22.2\t47.3\t97\t
"""

_OWN = """system\texample\tpronoun\tantecedent\ttags\tremark\tmade_at
alder\t1\tyes\t\t\t\t2026-02-01T09:30:00+00:00
birch\t1\tno\t\tbad_translation\tToo literal\t2026-02-01T09:31:00+00:00
cedar\t2\tunset\tno\t\t\t
cedar\t3\t\t\t\t\t
"""

INPUTS = {
    **{f"apt/{name}": text for name, text in APT.items()},
    **{f"stem/{name}": text for name, text in STEM.items()},
    **PARALLEL,
    **{f"broken/{name}": text for name, text in BROKEN_SUITE.items()},
    "contrapro.json": json.dumps(_CONTRAPRO, ensure_ascii=False, indent=1),
    "bawden.json": json.dumps(_BAWDEN, ensure_ascii=False, indent=1),
    "texts/1999/shop.en": "Good morning.\nWe know the old bakery.\nBut it's closed today.\n"
    "The key is old, but I like it.\n",
    "texts/1999/shop.de": "Guten Morgen.\nWir kennen die alte Bäckerei.\nAber sie ist heute zu.\n"
    "Der Schlüssel ist alt, aber ich mag ihn.\n",
    "scores.tsv": _SCORES,
    "bad-scores.tsv": _SCORES.replace("31.8", "31,8").replace("birch", "alder") + "yew\t1\n",
    "own.tsv": _OWN,
    "bad-judgements.csv": "system,example,pronoun,tokens,made_at\nalder,1,perhaps,,\n"
    "delta,1,yes,,\nalder,999,yes,,\nalder,2,no,9:99,\nalder,3,no,,yesterday\n",
    "arranged.tsv": "0\tGuten Morgen.\n2\tSie sind da.\n5\tEs regnet.\n",
    "empty.protest": "",
    "cut.protest": "SQLite format 3\0\x10\0",
}

SQL = {
    # The times that invented annotators took depend on the machine.
    "research": """
        UPDATE judgement SET seconds = 2 + candidate_id % 40;
        UPDATE judgement_history SET seconds = 1 + candidate_id % 7;
        INSERT INTO annotator (name) VALUES ('adjudication');
        INSERT INTO judgement (candidate_id, annotator_id, pronoun, antecedent, remark, guidelines,
                               made_at, origin, seconds, state)
        SELECT a.candidate_id, (SELECT id FROM annotator WHERE name = 'adjudication'), a.pronoun,
               a.antecedent, 'Settled.', a.guidelines, a.made_at, 'Dora', 9, a.state
        FROM judgement a JOIN judgement b USING (candidate_id)
        WHERE a.annotator_id = 1 AND b.annotator_id = 2 AND a.pronoun = 'no' AND b.pronoun = 'yes';
        INSERT INTO candidate_tag SELECT id, 'look_again', 'Dora', '2026-02-01T09:30:00+00:00'
        FROM candidate WHERE example_id % 10 = 3;
        INSERT INTO link_correction (candidate_id, part, tokens, author, made_at)
        SELECT id, 0, CASE example_id % 3 WHEN 0 THEN '' ELSE '1' END, 'Dora',
               '2026-02-01T09:30:00+00:00'
        FROM candidate WHERE example_id % 12 = 5 OR example_id % 18 = 6;
    """,
    # The answers of Anna and Ben in `judged`, as far as they have the same candidates here.
    "judge": """
        ATTACH 'dealt.protest' AS project;
        ATTACH 'judged-en-de.protest' AS study;
        CREATE TEMP TABLE said AS
        SELECT here.id AS candidate, j.id AS judgement
        FROM main.candidate here JOIN main.system code ON code.id = here.system_id
        JOIN project.batch handed ON handed.id = (SELECT id FROM main.batch)
        JOIN json_each(handed.codes) coded ON coded.value = code.name
        JOIN study.system there ON there.name = coded.key
        JOIN study.candidate c ON c.system_id = there.id AND c.example_id = here.example_id
        JOIN study.judgement j ON j.candidate_id = c.id
        JOIN study.annotator who ON who.id = j.annotator_id
        WHERE who.name = (SELECT name FROM main.annotator);
        INSERT INTO main.judgement (id, candidate_id, annotator_id, pronoun, antecedent, remark,
                                    guidelines, made_at, origin, seconds, state)
        SELECT j.id, candidate, 1, pronoun, antecedent, remark, guidelines, made_at,
               (SELECT name FROM main.annotator), 2 + j.candidate_id % 40, state
        FROM said JOIN study.judgement j ON j.id = said.judgement ORDER BY candidate;
        INSERT INTO main.judgement_token SELECT t.* FROM study.judgement_token t
        JOIN said ON said.judgement = t.judgement_id;
        INSERT INTO main.judgement_tag SELECT t.* FROM study.judgement_tag t
        JOIN said ON said.judgement = t.judgement_id;
    """,
    # Anna has changed her mind in the project since.
    "contradict": """
        UPDATE judgement SET pronoun = 'no', remark = 'On the phone.', origin = 'Dora',
                             made_at = '2026-02-02T09:30:00+00:00'
        WHERE candidate_id % 9 = 1 AND pronoun = 'yes';
    """,
}


def _execute(own: Path, file: str, script: str) -> None:
    with closing(sqlite3.connect(own / file)) as connection:
        connection.executescript(SQL[script].replace("ATTACH '", f"ATTACH '{own}/"))


def _write_raw(own: Path, tokenised: str, new: str) -> None:
    """French tokens as people would write them, more or less."""
    text = (own / tokenised).read_text(encoding="utf-8")
    (own / new).write_text(re.sub(r" (?=[.,])|(?<=') ", "", text), encoding="utf-8")


def _copy_lines(own: Path, text: str, new: str, count: str) -> None:
    lines = (own / text).read_text(encoding="utf-8").splitlines(keepends=True)
    (own / new).write_text("".join(lines[: int(count)]), encoding="utf-8")


def _copy_part(own: Path, corpus: str, new: str, *documents: str) -> None:
    """Copy a part of a corpus in MMAX2: the files that begin with the names of these documents."""
    for path in (own / corpus).rglob("*"):
        if path.is_file() and (path.name.startswith(documents) or path.suffix == ".dtd"):
            target = own / new / path.relative_to(own / corpus)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


PREPARING: dict[str, Callable[..., object]] = {
    "head": _copy_lines,
    "cp": lambda own, old, new: shutil.copy(own / old, own / new),
    "rm": lambda own, name: (own / name).unlink(),
    "raw": _write_raw,
    "sql": _execute,
    "part": _copy_part,
}
