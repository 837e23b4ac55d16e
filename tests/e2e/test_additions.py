"""Adding a metric or a key breaks no test: all take their lists from the program."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Those that compare, count or walk through what the program lists; more would take too long here.
CHECKS = (
    "tests/core/test_commands.py",
    "tests/core/metrics/test_verdicts.py",
    "tests/core/metrics/test_kept_results.py",
    "tests/core/meta_evaluation/test_metrics_and_people.py",
    "tests/core/candidates/test_against_metric.py",
    "tests/gui/keys",
    "tests/core/languages",
    "tests/core/text/test_writing.py",
    "tests/core/text/test_tokeniser.py",
    "tests/core/tables/test_formats.py",
    "tests/core/cli/test_candidates_command.py",
    "tests/gui/project/test_overview_page.py::test_the_table_is_copied_as_it_is_shown",
)


def test_generic_checks_hold_with_one_more_of_each():
    command = [sys.executable, "-m", "pytest", "-v", "-p", "tests.additions"]
    ran = subprocess.run(
        [*command, "-p", "no:cacheprovider", *CHECKS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:]
    assert "test_keys_of_verdicts_are_not_shared[longer]" in ran.stdout
    assert "test_profiles_are_lower_case_and_name_only_forms_they_list[qx]" in ran.stdout
    assert "test_in_every_format[facts]" in ran.stdout
    assert "test_the_table_is_copied_as_it_is_shown[facts]" in ran.stdout
