# ruff: noqa: E501 — a command stands on one line
"""Cases of `tools/golden`: commands that read, stories that write, and mistakes.

A line of a case is a command without `protest`, or prepares files: `cp`, `rm`, `head OLD NEW LINES`,
`raw TOKENISED NEW`, `part CORPUS NEW DOCUMENT…`, `sql FILE SCRIPT`. LASTLINE is the last line that
the command before printed.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

TABLES = ("text", "json", "csv", "latex")  # and without options TSV, too
FORMATS = {"info": ("text", "json"), "report": ("html", "latex"), "export": ("csv", "tsv", "jsonl")}
READING = {  # command: the options to try, each in every format
    "evaluate": [
        *("", "--details", "--category event_it", "--tokens pronouns", "--default-policy"),
        *("--antecedents span", "--ambiguous il --ambiguous er", "--verified --system birch"),
    ],
    "scores": [
        *("", "--antecedents", "--pairs", "--not-judgeable excluded", "--annotator Anna"),
        *("--against apt", "--system birch --category pleonastic_it"),
    ],
    "audit": ["", "--by-system", "--corrected", "--annotator Ben --not-judgeable excluded"],
    "agreement": [
        *("", "--by-category", "--confusion", "--given", "--consistency"),
        *("--annotators Anna,Ben --system alder", "--against autoprf"),
    ],
    "disagreements": ["", "--question pronoun", "--by-category", "--annotators Ben,Chiara"],
    "metrics": [
        *("", "--correlations", "--people-only", "--metric apt --metric bleu"),
        *("--against-people", "--against-people --details", "--against-people --by system"),
    ],
    "apt": [
        *("", "--details", "--no-repair", "--w2 0", "--any-word", "--w6 0.5 --drop 5"),
        *("--every it", "--system alder --category pleonastic_it"),
    ],
    "autoprf": ["", "--details", "--every they --system cedar"],
    "bleu": ["", "--system cedar"],
    "tasks list": [""],
    "batch merges": [""],
    "info": [""],
    "report": ["", "--system alder --system birch --category event_it --annotator Anna"],
}
# Nobody has judged in it, so most options change nothing; commands that need no judgements are
# tried with all options, as its texts are French.
FRESH = {
    command: choices if command in {"evaluate", "apt", "autoprf", "bleu"} else choices[:1]
    for command, choices in READING.items()
}
VERIFIED = {"evaluate": ["", "--details"], "scores": [""], "audit": [""], "info": [""]}
EXPORTS = {
    "judgements": ["", "--annotator Anna --system alder"],
    "matches": ["", "--category event_it"],
    "candidates": [""],
    "references": [""],
    "aces": ["", "--how delete", "--how replace --seed 3"],
}

STORIES = {
    "new": """
        new mine.protest --suite testsuites/demo-en-fr
        info mine.protest
        load mine.protest linked testsuites/demo-en-fr/systems/alder.txt --align testsuites/demo-en-fr/systems/alder.align
        load mine.protest raw=raw.fr again=testsuites/demo-en-fr/systems/birch.txt --quick
        load mine.protest tokens testsuites/demo-en-fr/systems/cedar.txt --tokenized --parallel testsuites/demo-en-fr/source.txt testsuites/demo-en-fr/reference.txt
        load mine.protest tokens raw.fr --replace
        evaluate mine.protest
        evaluate mine.protest --details --format csv
        new mine.protest --suite testsuites/demo-en-fr --with-systems
        new mine.protest --suite testsuites/demo-en-fr --with-systems --force
    """,
    "demo": "demo there\ndemo there\ndemo there --force",
    "tasks": """
        tasks create fresh.protest --name one --tasks 3 --overlap 9 --seed 4 --dry-run
        tasks create fresh.protest --name one --tasks 3 --overlap 9 --seed 4
        tasks create fresh.protest --name two --included everything --category event_it --seed 5 --format csv
        tasks create fresh.protest --name three --system alder --audit 20 --seed 6 --format json
        tasks create fresh.protest --name four --seed 7 --format latex -o four.tex
        candidates fresh.protest --outcome approved --sort category -o chosen.csv
        tasks create fresh.protest --name five --candidates chosen.csv --tasks 2 --seed 8
        tasks list fresh.protest
        tasks delete fresh.protest two
        tasks list fresh.protest --format json
    """,
    "batches": """
        tasks create fresh.protest --name pilot --tasks 3 --overlap 9 --seed 4
        batch export fresh.protest --task-set pilot --annotator Ann --annotator Ben -o .
        batch export fresh.protest --task 3 --annotator Zoë -o zoe.protestbatch --open-names
        batch info pilot-Ann.protestbatch
        batch info zoe.protestbatch --format json
        info pilot-Ann.protestbatch
        tasks list fresh.protest
        batch export fresh.protest --task-set pilot --annotator Ann -o pilot-Ann.protestbatch --force
        tasks delete fresh.protest pilot
    """,
    "merging": """
        batch info round-Anna.protestbatch
        batch info round-Anna.protestbatch --format json
        batch merge dealt.protest round-Anna.protestbatch round-Ben.protestbatch --dry-run
        batch merge dealt.protest round-Anna.protestbatch round-Ben.protestbatch --dry-run --format csv
        batch merge dealt.protest round-Anna.protestbatch --format json
        batch merge dealt.protest round-Anna.protestbatch
        sql dealt.protest contradict
        batch merge dealt.protest round-Anna.protestbatch round-Ben.protestbatch --dry-run
        batch merge dealt.protest round-Anna.protestbatch round-Ben.protestbatch --on-conflict file --format latex
        tasks list dealt.protest
        batch merges dealt.protest
        batch merges dealt.protest --format json
        scores dealt.protest --format csv
        batch undo dealt.protest 2
        batch undo dealt.protest 2
        batch merges dealt.protest
    """,
    "judgements": """
        judgements import dealt.protest judgements.csv --dry-run
        judgements import dealt.protest judgements.csv
        judgements import dealt.protest judgements.csv --format json
        judgements import dealt.protest own.tsv --annotator Dora --format csv
        judgements import dealt.protest own.tsv --annotator Anna --on-conflict file
        batch merges dealt.protest
        export dealt.protest judgements --annotator Dora
        batch undo dealt.protest 1
        judgements import judged.protest judgements.csv --format tsv
    """,
    "signatures": """
        scores judged.protest --annotator Anna
        scores judged.protest --signature LASTLINE
        scores judged.protest --pairs --system alder --system birch
        scores judged.protest --pairs --signature LASTLINE
        audit judged.protest --category event_it
        audit judged.protest --signature LASTLINE --format json
        agreement judged.protest --annotators Anna,Ben
        agreement judged.protest --signature LASTLINE
        disagreements judged.protest --question pronoun
        disagreements judged.protest --signature LASTLINE --format csv
        disagreements judged.protest --question pronoun
        scores judged.protest --signature LASTLINE
        scores judged.protest
        scores fresh.protest --signature LASTLINE
    """,
    "plots": """
        scores judged.protest --plot scores.svg --plot-categories categories.pdf
        scores judged.protest --antecedents --plot scores.png --plot-categories categories.svg
        audit judged.protest --plot audit.svg --plot-corrected corrected.svg
        audit judged.protest --plot audit.pdf --plot-corrected corrected.png
        metrics judged.protest --metric bleu --plot bleu.svg
        report judged.protest --plots plots
        report fresh.protest --plots fresh-plots -o fresh.html
    """,
    "correlate": """
        correlate scores.tsv bleu pronouns
        correlate scores.tsv bleu pronouns chrf --format json
        correlate scores.tsv bleu pronouns --compare chrf --format csv
        correlate scores.tsv bleu pronouns --compare chrf --format tsv
        correlate scores.tsv bleu pronouns --compare chrf --format latex
        correlate scores.tsv bleu pronouns --compare chrf --plot bleu.svg -o out.txt
        correlate scores.tsv chrf empty
    """,
    "reproduce": "\n".join(f"reproduce --format {how}" for how in (*TABLES, "tsv")),
    "suite-check": """
        suite check testsuites/demo-en-de
        suite check testsuites/demo-en-fr --format json
        suite check broken
        suite check broken --format json
        new broken.protest --suite broken
    """,
    "suite-parallel": """
        suite build parallel en.txt de.txt pronouns.tsv --target de -o built
        suite check built
        suite build parallel en.txt de.txt pronouns.tsv --target de -o built --format json
        suite build parallel en.txt de.txt pronouns.tsv --target de -o built --force --align links.align --documents documents.tsv --per-category event_it=1 --seed 3 --name other --format csv
        suite build parallel en.txt de.txt rain.csv --target de -o own --categories rain.toml --align links.align --format latex --report own.tex
        new built.protest --suite built
    """,
    "suite-import": """
        suite import contrapro contrapro.json --texts texts -o with-texts
        suite check with-texts
        suite import contrapro contrapro.json -o without-texts --format json
        suite import bawden bawden.json -o first
        suite import bawden bawden.json -o all --translations all --format json
        suite check all
        suite import bawden bawden.json -o all --translations correct --force
    """,
    "suite-parcorfull": """
        part shared/data/parcorfull corpus 01_ 01. 03_ 03. 07_ 07.
        suite build parcorfull corpus --part news --target de -o built
        suite check built
        suite build parcorfull corpus --target de -o like --like wmt18 --seed 2 --split-references --format json
        suite build parcorfull corpus --target de -o csv --per-category pleonastic_it=2 --format csv
        suite arrange built arranged.tsv -o lines.txt
        suite arrange built arranged.tsv --by reference
        new news.protest --suite built
        load news.protest mine lines.txt --quick
        evaluate news.protest --details --format csv
    """,
    "news": """
        suite build parcorfull shared/data/parcorfull --part news --target de -o suite
        head shared/data/mt/news.wmt19-en-de.tsv wmt19.tsv 94
        suite arrange suite wmt19.tsv -o wmt19.txt
        new news.protest --suite suite
        load news.protest wmt19=wmt19.txt
        load news.protest reviser suite/reference.txt --tokenized --quick
        evaluate news.protest
        bleu news.protest
        apt news.protest --details --format csv
        autoprf news.protest
    """,
    "convert-master": """
        convert shared/protest11/sample-master.db old.protest --all-notes
        info old.protest
        tasks list old.protest
        export old.protest judgements
        evaluate old.protest
        scores old.protest
        agreement old.protest
        convert shared/protest11/sample-master.db old.protest
        convert shared/protest11/sample-master.db other.protest --no-reference --source-language en --target-language fr
    """,
    "convert-batch": """
        convert shared/protest11/sample-batch.db old.protest --all-notes
        info old.protest
        tasks list old.protest
        export old.protest judgements
    """,
    "apt-config": """
        apt --config apt/apt.ini
        apt --config apt/apt.ini
        apt --config apt/apt.ini --force --full-match --format json
        apt --config apt/apt.ini --force --case-2-probabilities apt/probabilities.txt --format csv
        apt --config apt/apt.ini --force --format latex
        apt --config apt/odd.ini
    """,
    "autoprf-stem": """
        autoprf --stem stem/reference stem/candidate
        autoprf --stem stem/reference stem/candidate --documents stem/starts.txt
        autoprf --stem stem/reference stem/candidate --documents stem/starts.txt --format json
        autoprf --stem stem/reference stem/candidate --documents stem/starts.txt --format csv
        autoprf --stem stem/reference stem/candidate --documents stem/starts.txt --format tsv
        autoprf --stem stem/reference stem/candidate --documents stem/starts.txt --format latex -o stem.tex
        autoprf --stem stem/candidate stem/reference --details
    """,
    "outputs": """
        scores judged.protest -o table.txt
        scores judged.protest -o table.txt
        scores judged.protest -o table.txt --format csv --force
        export judged.protest candidates -o candidates.jsonl --format jsonl
        export judged.protest references -o judged.protest --force
        report judged.protest -o report.html
        report judged.protest -o report.html
    """,
}

HELP = (
    *("", "agreement", "apt", "audit", "autoprf", "batch", "batch export", "batch info", "bleu"),
    *("batch merge", "batch merges", "batch undo", "convert", "correlate", "demo", "disagreements"),
    *("evaluate", "export judgements", "export matches", "export aces", "info", "judgements"),
    *("judgements import", "load", "metrics", "new", "report", "reproduce", "scores", "suite"),
    *("suite arrange", "suite build", "suite build parallel", "suite build parcorfull", "tasks"),
    *("suite check", "suite import bawden", "suite import contrapro", "tasks create", "tasks list"),
    *("tasks delete", "export candidates", "export references", "candidates"),
)

MISTAKES = """
    nonsense
    scores
    scores nowhere.protest
    scores scores.tsv
    scores empty.protest
    scores cut.protest
    scores round-Anna.protestbatch
    scores judged.protest --system delta
    scores judged.protest --category event
    scores judged.protest --annotator Nobody
    scores judged.protest --against nonsense
    scores judged.protest --format html
    scores judged.protest -o nowhere/scores.txt
    scores judged.protest --plot scores.jpg
    scores judged.protest --plot same.svg --plot-categories same.svg
    scores judged.protest --signature nonsense
    scores judged.protest --corrected
    evaluate judged.protest --tokens some
    agreement judged.protest --annotators Anna
    agreement judged.protest --annotators Anna,Nobody
    disagreements judged.protest --by-category --question both
    disagreements judged.protest --against bleu
    metrics judged.protest --metric comet
    metrics judged.protest --details
    metrics judged.protest --against-people --metric bleu
    metrics judged.protest --against-people --correlations
    apt judged.protest --w2 2
    apt judged.protest --drop 7
    apt
    apt judged.protest --config apt/apt.ini
    apt --config nowhere.ini
    apt judged.protest --full-match
    autoprf
    autoprf judged.protest --stem stem/reference stem/candidate
    autoprf --stem stem/reference stem/nowhere
    autoprf judged.protest --documents stem/starts.txt
    correlate scores.tsv bleu nonsense
    correlate scores.tsv bleu bleu
    correlate cut.protest bleu pronouns
    correlate bad-scores.tsv bleu pronouns
    new fresh.protest --suite nowhere
    new fresh.protest
    load fresh.protest alder testsuites/demo-en-fr/systems/alder.txt
    load fresh.protest new nowhere.txt
    load fresh.protest new scores.tsv
    load fresh.protest reference raw.fr
    load fresh.protest new raw.fr --align scores.tsv
    load judged.protest alder=raw.fr --replace
    load fresh.protest new
    tasks create fresh.protest --name pilot --tasks 0
    tasks create fresh.protest --name pilot --tasks 500 --seed 1
    tasks create judged.protest --name pilot --seed 1
    tasks delete judged.protest pilot
    tasks delete judged.protest nonsense
    batch export judged.protest --task-set nonsense --annotator Anna -o .
    batch export judged.protest --task-set pilot --annotator adjudication -o .
    batch export judged.protest --annotator A --annotator B --annotator C --annotator D -o .
    batch export fresh.protest --annotator Anna -o .
    batch info judged.protest
    batch info scores.tsv
    batch merge judged.protest round-Anna.protestbatch
    batch merge judged.protest fresh.protest
    batch merge dealt.protest round-Anna.protestbatch nowhere.protestbatch
    batch undo judged.protest 99
    batch undo judged.protest one
    judgements import judged.protest bad-judgements.csv
    judgements import judged.protest own.tsv
    judgements import judged.protest scores.tsv
    judgements import judged.protest own.tsv --annotator adjudication
    info nowhere.protest
    info scores.tsv
    convert fresh.protest mine.protest
    convert scores.tsv mine.protest
    suite check nowhere
    suite build parallel en.txt raw.fr pronouns.tsv --target de -o built
    suite build parallel en.txt de.txt bad-pronouns.tsv --target de -o built
    suite build parcorfull texts --target de -o built
    suite import bawden contrapro.json -o built
    suite import contrapro bawden.json -o built
    suite import contrapro scores.tsv -o built
    suite arrange broken raw.fr
    export judged.protest
    export judged.protest nonsense
    export judged.protest aces --how swap
    export judged.protest judgements --annotator Nobody
    report judged.protest --plots scores.tsv
    report judged.protest --format latex --system delta
    reproduce --format html
"""


@dataclass(frozen=True, slots=True)
class Case:
    """Commands that run one after the other in a folder; `writes`: changed files are kept, too."""

    name: str
    lines: str
    writes: bool = True


# The folder that other cases copy: a project without judgements, one with those of three people and
# everything that only windows can add (adjudication, own tags, corrected links), one that counts
# verified translations, and batches that are partly judged.
WORLD = Case(
    "world",
    """
    demo . --judged
    raw testsuites/demo-en-fr/systems/alder.txt raw.fr
    cp demo-en-de.protest dealt.protest
    tasks create dealt.protest --name round --tasks 2 --overlap 12 --audit 10 --seed 1
    batch export dealt.protest --annotator Anna --annotator Ben -o .
    sql round-Anna.protestbatch judge
    sql round-Ben.protestbatch judge
    cp judged-en-de.protest judged.protest
    sql judged.protest research
    evaluate judged.protest
    rm judged-en-de.protest
    cp demo-en-fr.protest fresh.protest
    rm demo-en-fr.protest
    cp judged.protest verified.protest
    evaluate verified.protest --verified
    export judged.protest judgements --annotator Anna --annotator Ben -o judgements.csv
    """,
)


def all_cases() -> Iterator[Case]:
    """Return all cases, stories first, as some of them take long."""
    for name, lines in sorted(STORIES.items(), key=lambda story: "shared/" not in story[1]):
        yield Case(name, lines)
    for project, commands in (("fresh", FRESH), ("judged", READING), ("verified", VERIFIED)):
        for command, choices in commands.items():
            for options in choices:
                yield _in_formats(f"{project}.protest", command, options)
    for what, choices in EXPORTS.items():
        yield _in_formats("fresh.protest", f"export {what}", "")
        for options in choices:
            yield _in_formats("judged.protest", f"export {what}", options)
    yield Case("help", "\n".join(f"{command} --help" for command in HELP), writes=False)
    for line in MISTAKES.strip().splitlines():
        yield Case(name_of(f"mistake {line}"), line)


def _in_formats(file: str, command: str, options: str) -> Case:
    """Return a case with all formats in one folder: the first keeps results for the next ones."""
    first, _, what = command.partition(" ")
    line = f"export {file} {what}" if first == "export" else f"{command} {file}"
    formats = FORMATS.get(first) or (TABLES if options else (*TABLES, "tsv"))
    lines = (f"{line} {options} --format {how}" for how in formats)
    return Case(
        name_of(f"{file.removesuffix('.protest')} {command} {options}"),
        "\n".join(lines),
        writes=False,
    )


def name_of(line: str) -> str:
    """Return a file name that shows the command."""
    return re.sub(r"\W+", "-", line).strip("-")[:100]
