"""Opening project files and saying what they hold."""

from dataclasses import dataclass, replace
from pathlib import Path

from protest_core.judgement.guidelines.guidelines import Guidelines
from protest_core.languages.profile import LanguageProfile, language_profile
from protest_core.operations.systems.outdated import outdated_approvals
from protest_core.store.holdings import count_holdings
from protest_core.store.project import Project
from protest_core.store.settings import load_guidelines
from protest_core.store.suites import load_description
from protest_core.store.values import Holdings


def describe_project(*, path: Path) -> Holdings:
    """Look into a file without changing it."""
    with Project.open(path, read_only=True) as project, project.reading() as tx:
        return replace(count_holdings(tx), outdated=outdated_approvals(tx))


@dataclass(frozen=True, slots=True)
class ProjectLanguages:
    """What is known of the languages one reads in a project."""

    source: LanguageProfile
    target: LanguageProfile


def project_languages(*, project: Project) -> ProjectLanguages:
    with project.reading() as tx:
        suite = load_description(tx)
    return ProjectLanguages(
        language_profile(suite.source_language), language_profile(suite.target_language)
    )


def project_guidelines(*, project: Project) -> Guidelines:
    """What annotators of this project's language pair are asked and told."""
    with project.reading() as tx:
        return load_guidelines(tx)
