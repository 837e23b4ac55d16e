"""Two questions that guidelines add, and a project that asks them."""

from protest_core.annotating.project_guidelines import read_guidelines, set_guidelines
from protest_core.db.project import Project

REGISTER = """
version = "with register"

[[question]]
id = "register"
name = "Register"
text = "Does the pronoun fit the register of the text?"
choice = [
  { id = "yes", text = "Fits" },
  { id = "no", text = "Does not" },
  { id = "unsure", text = "Unsure" },
]
"""
FORMS = """
[[question]]
id = "forms"
name = "Forms"
text = "Which forms fit?"
several = true
functions = ["anaphoric"]
choice = [
  { id = "er", text = "er" },
  { id = "sie", text = "sie" },
  { id = "bad", text = "bad", alone = true },
]
"""


def ask(project: Project, toml: str, *, ask_again: bool = False) -> None:
    """Set these guidelines, as `protest guidelines --set` does."""
    path = project.path.with_name("guidelines.toml")
    path.write_text(toml, encoding="utf-8")
    guidelines = read_guidelines(project=project, path=path)
    set_guidelines(project=project, guidelines=guidelines, ask_again=ask_again)
