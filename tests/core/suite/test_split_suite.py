"""A suite whose clitics are split says so in its `suite.toml`; its project and batches know."""

import re
from pathlib import Path

import pytest

from protest_core.batches.open_batch import open_batch
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db.project import Project
from protest_core.errors import InputError
from protest_core.evaluation.candidate_list import read_rows
from protest_core.evaluation.match_project import candidate_matches, evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.files.problems import ProblemList
from protest_core.judgements.model import Answer, Judgement
from protest_core.languages.profiles import language_profile
from protest_core.loading.create_project import check_suite, create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.metrics.measure import measure
from protest_core.report_page.gather import project_report
from protest_core.report_page.write import ReportFormat, write_report
from protest_core.suite.directory import read_suite_directory, write_suite_directory
from protest_core.suite.queries import load_description
from protest_core.suite_build.parallel import ParallelFiles, build_from_parallel
from tests.builders.fetch import fetch
from tests.builders.judging import say
from tests.builders.small_batch import write_batch
from tests.builders.small_suite import FILES, write_suite, write_system

TOML = FILES["suite.toml"].replace('"de"', '"es"')
SPLIT = TOML + 'clitics = "split"\n'
# On the second line, the pronoun is a part of a word; elsewhere it is a word.
REFERENCE = """\
La vieja lámpara está aquí .
Quiero mover +la .
Los invitados la vieron .
Se rieron .
Llueve .
Lo sabes .
Es tarde .
"""
LINKS = "0-0 1-1 2-2 3-3 4-4 5-5\n0-2 1-0\n0-0 1-1 2-3 3-2 4-4\n0-0 1-1\n1-0\n0-1 1-1 2-0\n1-0\n"
RAW = REFERENCE.replace(" +", "").replace(" .", ".").replace("Quiero moverla", "La moveré")
EXAMPLES = FILES["examples.jsonl"]


def suite(folder: Path, *, toml: str = SPLIT, reference: str = REFERENCE) -> Path:
    return write_suite(
        folder / "suite", suite_toml=toml, reference_txt=reference, reference_align=LINKS
    )


@pytest.fixture
def project(tmp_path: Path):
    path = tmp_path / "split.protest"
    create_project(path=path, directory=suite(tmp_path))
    with Project.open(path) as project:
        raw = tmp_path / "raw.txt"
        raw.write_text(RAW, encoding="utf-8")
        links = LINKS.replace("0-2 1-0", "0-0 1-1")
        same = write_system(tmp_path, "same", text=REFERENCE, links=LINKS)
        other = REFERENCE.replace("Quiero mover +la", "La moveré .")
        outputs = [
            SystemOutput("same", *same),
            SystemOutput("other", *write_system(tmp_path, "other", text=other, links=links)),
            SystemOutput("raw", raw, None, tokenised=False),
        ]
        load_systems(project=project, outputs=outputs)
        yield project


def test_the_setting_is_read_and_written(tmp_path: Path):
    problems = ProblemList()
    contents = read_suite_directory(suite(tmp_path), problems)
    description = contents.suite.description
    assert language_profile(description.target_language).splits_clitics
    write_suite_directory(contents, tmp_path / "copy")
    written = (tmp_path / "copy" / "suite.toml").read_text()
    assert sorted(written.splitlines()) == sorted(SPLIT.splitlines())
    assert read_suite_directory(tmp_path / "copy", problems) == contents
    assert problems.mistakes == []


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        (TOML + 'clitics = "cut"\n', "clitics: write ‘whole’ or ‘split’, not ‘cut’"),
        (TOML + "clitics = 1\n", "clitics"),
        (TOML.replace('"es"', '"es+"'), "target_language: ‘es+’ is no code of a language"),
        (TOML.replace('"en"', '"en+"'), "source_language: ‘en+’ is no code of a language"),
    ],
)
def test_another_value_is_refused(tmp_path: Path, toml: str, message: str):
    with pytest.raises(InputError) as refused:
        check_suite(directory=suite(tmp_path, toml=toml))
    assert message in str(refused.value)


def test_a_users_language_keeps_the_mark(tmp_path: Path):
    directory = suite(tmp_path)
    own = 'code = "es"\nname = "Small Spanish"\npronouns = ["la"]\n'
    (directory / "language.toml").write_text(own, encoding="utf-8")
    problems = ProblemList()
    contents = read_suite_directory(directory, problems)
    profile = language_profile(contents.suite.description.target_language)
    assert (profile.name, profile.splits_clitics) == ("Small Spanish", True)
    write_suite_directory(contents, tmp_path / "copy")
    assert read_suite_directory(tmp_path / "copy", problems) == contents
    assert problems.mistakes == []


def test_a_part_matches_the_word_and_raw_outputs_are_split(project: Project):
    evaluate(project=project)
    matches = {(m.system, m.example.id): m.match for m in candidate_matches(project=project)}
    assert matches["same", 1].shared == ("la",)
    assert matches["other", 1].shared == ("la",)
    assert matches["other", 1].reference.pronoun == ("la",)
    systems = {each.name: each for each in fetch(project, list_systems)}
    raw = fetch(project, load_translation, systems["raw"].id)
    assert raw.sentences[1] == "La moveré ."
    assert "clitics split" in systems["raw"].origin.tokeniser


def test_what_people_read_has_no_joiner(project: Project):
    ids = list_candidates(project=project, chosen=CandidateFilter())
    rows = read_rows(project=project, candidates=ids, around="")
    shown = [row.translation for row in rows if row.candidate.system == "same"]
    assert "Quiero mover[la]." in shown


@pytest.mark.parametrize(
    ("text", "systems"),
    [("moverla", {"same"}), ("mover", {"same", "other", "raw"}), ("moveré", {"other", "raw"})],
)
def test_a_word_is_found_as_people_read_it(project: Project, text: str, systems: set[str]):
    ids = list_candidates(project=project, chosen=CandidateFilter(text=text))
    rows = read_rows(project=project, candidates=ids)
    assert {row.candidate.system for row in rows} == systems


def test_metrics_of_whole_texts_are_those_of_the_whole_suite(project: Project, tmp_path: Path):
    whole = tmp_path / "whole"
    unsplit = REFERENCE.replace(" +", "")
    path = tmp_path / "whole.protest"
    links = LINKS.replace("0-2 1-0", "0-1 1-0")
    directory = suite(whole, toml=TOML, reference=unsplit)
    (directory / "reference.align").write_text(links, encoding="utf-8")
    create_project(path=path, directory=directory)
    other = unsplit.replace("Quiero moverla", "La moveré .")
    with Project.open(path) as of_whole:
        output = SystemOutput("other", *write_system(whole, "other", text=other, links=links))
        load_systems(project=of_whole, outputs=[output])
        expected = [
            dict(t.systems)["other"] for t in measure(project=of_whole, metrics=["bleu", "chrf"])
        ]
    found = [dict(t.systems)["other"] for t in measure(project=project, metrics=["bleu", "chrf"])]
    assert found == expected


def test_the_page_is_in_the_language_and_has_no_joiner(project: Project):
    evaluate(project=project)
    say(project, ("same", 1), Judgement(Answer.NO))
    page = "".join(write_report(project_report(project=project), ReportFormat.HTML))
    assert 'lang="es"' in page
    assert 'lang="es+"' not in page
    assert "+la" not in page
    assert re.search(r"Quiero mover<mark[^>]*>la</mark> [.]", page)


def test_a_batch_is_split_as_its_project_is(project: Project, tmp_path: Path):
    path = write_batch(project, tmp_path / "mail", candidates=15)
    with open_batch(path=path) as batch:
        target = fetch(batch.project, load_description).target_language
        assert language_profile(target).splits_clitics


def test_a_suite_of_raw_text_is_split(tmp_path: Path):
    (tmp_path / "en").write_text("I moved it.\nYou know it.\n", encoding="utf-8")
    (tmp_path / "es").write_text("Quise moverla.\nLo sabes.\n", encoding="utf-8")
    files = ParallelFiles(tmp_path / "en", tmp_path / "es", raw=True)
    build_from_parallel(files=files, directory=tmp_path / "built", languages=("en", "es"))
    assert 'clitics = "split"' in (tmp_path / "built" / "suite.toml").read_text()
    assert (tmp_path / "built" / "reference.txt").read_text().startswith("Quise mover +la .\n")
    description = check_suite(directory=tmp_path / "built").suite
    assert language_profile(description.target_language).splits_clitics
