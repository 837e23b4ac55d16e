"""Ask a project one thing, in a transaction of its own."""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from protest_core.db.project import Project
from protest_core.db.transactions import Tx

P = ParamSpec("P")
T = TypeVar("T")


def fetch(
    project: Project, query: Callable[Concatenate[Tx, P], T], *given: P.args, **named: P.kwargs
) -> T:
    """Return what the query finds: `fetch(project, list_systems)`."""
    with project.reading() as tx:
        found: Any = query(tx, *given, **named)
        return tuple(found) if hasattr(found, "__next__") else found
