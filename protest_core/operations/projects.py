"""Opening project files and saying what they hold."""

from pathlib import Path

from protest_core.store import Holdings, Project


def open_project(*, path: Path, read_only: bool = False) -> Project:
    """Open for work; an older file is upgraded and a copy of it kept."""
    return Project.open(path, read_only=read_only)


def describe_project(*, path: Path) -> Holdings:
    """Look into a file without changing it."""
    with Project.open(path, read_only=True) as project:
        return project.holdings()
