"""`--verdicts`: scores from a program's judgements, corrected by what people judged."""

import csv
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import protest_core as protest
from protest_core.db.project import Project
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.questions import Question
from protest_core.scores.compute import score_table
from protest_core.scores.model import ScoreSettings
from tests.builders.judged_project import write_judged
from tests.core.cli.conftest import Run


@pytest.fixture
def with_program(run: Run, tmp_path: Path) -> Path:
    """A project with a program “gpt” that judges correct what people do."""
    path = write_judged(tmp_path / "judged.protest")
    with Project.open(path) as project:
        candidates = protest.candidates_of(project).frame()
    right = candidates["outcome"].isin([Outcome.CORRECT, Outcome.APPROVED])
    with Path("gpt.csv").open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["system", "example", "pronoun"])
        for system, example, yes in zip(
            candidates["system"], candidates["example"], right, strict=True
        ):
            writer.writerow([system, example, "yes" if yes else "no"])
    run("judgements", "import", path, "gpt.csv", "--annotator", "gpt", "--program")
    return path


def of_systems(run: Run, file: Path, *options: str) -> list[dict[str, Any]]:
    document = json.loads(run("scores", file, *options, "--format", "json").stdout)
    (systems,) = [each["rows"] for each in document["tables"] if each["name"] == "systems"]
    pronouns = [each for each in systems if each["question"] == "pronoun"]
    return sorted(pronouns, key=lambda row: row["system"])  # the best first, otherwise


def test_a_program_that_agrees_with_people_narrows_the_interval(run: Run, with_program: Path):
    alone, helped = (
        of_systems(run, with_program),
        of_systems(run, with_program, "--verdicts", "gpt"),
    )
    for without, with_it in zip(alone, helped, strict=True):
        # Counts and shares are people's and the automatic step's either way.
        assert without["correct"] == with_it["correct"]
        assert without["low"] == with_it["low"]
        assert _width(with_it) < _width(without)


def _width(row: dict[str, Any]) -> float:
    return row["corrected_interval_high"] - row["corrected_interval_low"]


def test_what_it_is_worth_stands_below_the_table(run: Run, with_program: Path):
    shown = " ".join(run("scores", with_program, "--verdicts", "gpt").stdout.split())
    said = re.search(r"(\d+) judgements by people correct 240 by gpt: as much as (\d+)", shown)
    assert said is not None
    assert int(said[1]) < int(said[2]) < 240
    assert "|verdicts:gpt|" in shown


def test_it_is_never_worth_more_judgements_than_there_are_candidates(run: Run, tmp_path: Path):
    """People judged 50 of 60 here, and the square of the widths' ratio is far above 60/50."""
    folder = tmp_path / "suite"
    (folder / "systems").mkdir(parents=True)
    lines = {
        "suite.toml": ['name = "s"', 'source_language = "en"', 'target_language = "de"'],
        "documents.tsv": ["name\tfirst_line", "d\t0"],
        "source.txt": ["It works ."] * 60,
        "reference.txt": ["Es geht ."] * 60,
        "systems/one.txt": ["Es geht ."] * 60,
        "reference.align": ["0-0 1-1 2-2"] * 60,
        "systems/one.align": ["0-0 1-1 2-2"] * 60,
        "examples.jsonl": [
            json.dumps({"id": at, "category": "event_it", "line": at, "token": 0})
            for at in range(60)
        ],
    }
    for name, content in lines.items():
        (folder / name).write_text("".join(f"{each}\n" for each in content), encoding="utf-8")
    for name, number in (("people.csv", 50), ("gpt.csv", 60)):
        rows = "".join(f"one,{at},{'yes' if at % 3 else 'no'}\n" for at in range(number))
        Path(name).write_text(f"system,example,pronoun\n{rows}", encoding="utf-8")
    file = tmp_path / "one.protest"
    run("new", file, "--suite", folder, "--with-systems")
    run("evaluate", file)
    run("judgements", "import", file, "people.csv", "--annotator", "Ada")
    run("judgements", "import", file, "gpt.csv", "--annotator", "gpt", "--program")
    shown = run("scores", file, "--verdicts", "gpt").stdout
    words = "50 judgements by people correct 60 by gpt: as much as "
    alone = int(shown.partition(words)[2].split()[0])
    assert 50 < alone < 60


def test_without_people_nothing_is_said_of_approvals(run: Run, with_program: Path):
    judged_by = [row["annotator"] for row in _judgements(with_program) if row["annotator"] != "gpt"]
    options = [each for name in dict.fromkeys(judged_by) for each in ("--without", name)]
    shown = " ".join(run("scores", with_program, "--verdicts", "gpt", *options).stdout.split())
    assert "nobody has judged an approval" not in shown
    assert "nobody has judged any of what gpt calls correct" in shown


def _judgements(file: Path) -> list[dict[str, str]]:
    with Project.open(file) as project:
        return protest.judgements_of(project).frame().to_dict("records")


def test_of_antecedents_it_helps_nothing_if_it_says_nothing_of_them(run: Run, with_program: Path):
    shown = " ".join(run("scores", with_program, "--verdicts", "gpt").stdout.split())
    assert "correct 0 by gpt" not in shown
    assert "Antecedents: gpt does not help here." in shown


def test_the_signature_makes_the_table_again(run: Run, with_program: Path):
    shown = run("scores", with_program, "--verdicts", "gpt").stdout
    signature = shown.strip().splitlines()[-1]
    assert run("scores", with_program, "--signature", signature).stdout == shown


def test_a_person_has_no_verdicts(run: Run, with_program: Path):
    with Project.open(with_program) as project:
        judgements = protest.judgements_of(project).frame()
    person = next(each for each in judgements["annotator"] if each != "gpt")
    refused = run("scores", with_program, "--verdicts", person, code=1).output
    assert f"{person} is a person" in refused
    unknown = run("scores", with_program, "--verdicts", "claude", code=1).output
    assert "claude" in unknown
    assert "gpt" in unknown


def test_a_program_needs_no_selected_words_and_what_it_cannot_judge_is_a_verdict(
    run: Run, tmp_path: Path
):
    path = write_judged(tmp_path / "judged.protest")
    with Project.open(path) as project:
        candidates = protest.candidates_of(project).frame()
    with Path("gpt.csv").open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["system", "example", "pronoun", "tags"])
        for at, (system, example) in enumerate(
            zip(candidates["system"], candidates["example"], strict=True)
        ):
            if at % 3:
                bad = at % 3 == 1
                writer.writerow(
                    [system, example, "" if bad else "yes", "bad_translation" if bad else ""]
                )
    run("judgements", "import", path, "gpt.csv", "--annotator", "gpt", "--program")
    with Project.open(path) as project:
        judgements = protest.judgements_of(project).frame()
        settings = ScoreSettings(verdicts="gpt")
        strata = score_table(project=project, settings=settings).estimates.strata
    assert set(judgements[judgements["annotator"] == "gpt"]["state"]) == {"done", "incomplete"}
    sizes = Counter[str]()
    for place, stratum in strata[Question.PRONOUN].items():
        sizes[place.verdict] += stratum.size
    assert sizes == {"unset": 80, "none": 80, "yes": 80}
