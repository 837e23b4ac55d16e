"""A judged project whose every text tries to be something else; right to left, too."""

from pathlib import Path

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.small_suite import FILES, write_suite, write_system

SCRIPT = "<script>alert(1)</script>"
SYSTEM = f'"><img src=x> & {SCRIPT} $x_1$ \\input 👩'
ANNOTATOR = "{{ 7*7 }} <b>Ben</b>"
REMARK = f"<b></pre></style>{SCRIPT}\n<!-- \N{RIGHT-TO-LEFT OVERRIDE}siht \x1b[2J"
EMOJI = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{MICROSCOPE}"
LABEL = "<i>event & it</i>"
SUITE = "<u>s</u>mall"
DOCUMENT = "<h1>lamp</h1>"
_CATEGORY = f'\n[[category]]\nid = "event_it"\nlabel = "{LABEL}"\nfunction = "event"\n'


def write_hostile(folder: Path) -> Path:
    """Two systems; of all candidates people say different things."""
    hostile = FILES["reference.txt"].replace("Lampe", SCRIPT).replace("kaputt", f"מאוחר {EMOJI}")
    suite = write_suite(
        folder / "hostile",
        suite_toml=FILES["suite.toml"].replace('"de"', '"he"').replace("small", SUITE) + _CATEGORY,
        documents_tsv=FILES["documents.tsv"].replace("lamp", DOCUMENT),
        source_txt=FILES["source.txt"].replace("lamp", "&lamp;"),
        reference_txt=hostile,
    )
    path = folder / "hostile <b>&.protest"
    create_project(path=path, directory=suite)
    with Project.open(path) as project:
        files = write_system(folder, "mt", text=hostile.replace("Es", "Sie"))
        other = write_system(folder, "other", text=hostile)
        outputs = [SystemOutput(SYSTEM, *files), SystemOutput("total", *other)]
        load_systems(project=project, outputs=outputs)
        evaluate(project=project)
        for at, candidate in enumerate(list_candidates(project=project, chosen=CandidateFilter())):
            answers = {ANNOTATOR: Answer.NO, "total": (Answer.YES, Answer.NO)[at % 2]}
            for annotator, answer in answers.items():
                judgement = Judgement(answer, remark=REMARK, tags=frozenset({SCRIPT}))
                judge(
                    project=project,
                    candidate_id=candidate,
                    annotator=annotator,
                    judgement=judgement,
                )
    return path
