"""Two questions that guidelines add, a project that asks them, and people who answer."""

from protest_core.annotating.project_guidelines import read_guidelines, set_guidelines
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement
from tests.builders.two_systems import judge_all

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
GENDER = """
version = "with gender"

[[question]]
id = "gender"
name = "Gender"
text = "Does the translation have the gender of the person?"
choice = [
  { id = "same", text = "The same", label = "correct" },
  { id = "other", text = "Another" },
  { id = "neutral", text = "Neutral: elle, iel, xier, hen" },
]
"""
STYLE = """
version = "with style"

[[question]]
id = "style"
name = "Style"
text = "How good is the style?"
several = true
choice = [
  { id = "good", text = "Good", label = "correct" },
  { id = "stiff", text = "Stiff" },
  { id = "vulgar", text = "Vulgar" },
  { id = "unknown", text = "I cannot say", label = "none", alone = true },
]
"""


def with_style(*choices: str, tags: tuple[str, ...] = ()) -> Judgement:
    """Return "no", and this answer on the style."""
    made = frozenset(("style", each) for each in choices)
    return Judgement(Answer.NO, tags=frozenset(tags), further=made)


def ask(project: Project, toml: str, *, ask_again: bool = False) -> None:
    """Set these guidelines, as `protest guidelines --set` does."""
    path = project.path.with_name("guidelines.toml")
    path.write_text(toml, encoding="utf-8")
    guidelines = read_guidelines(project=project, path=path)
    set_guidelines(project=project, guidelines=guidelines, ask_again=ask_again)


def said(*further: str) -> Judgement:
    """Return "no" with these further answers: "register=yes"."""
    made = (each.partition("=")[::2] for each in further)
    return Judgement(Answer.NO, further=frozenset(made))


def judge_further(project: Project) -> None:
    """Let Ada and Ben agree on all pronouns, not on the register of 1 and 4 or the forms of 2."""
    ask(project, REGISTER + FORMS)
    by_example = {
        1: (said("register=yes", "forms=er"), said("register=unsure", "forms=er")),
        2: (said("register=no", "forms=er", "forms=sie"), said("register=no", "forms=er")),
        4: (said("register=yes"), said("register=no")),
    }
    judge_all(
        project,
        {
            ("one", example): dict(zip(("Ada", "Ben"), judgements, strict=True))
            for example, judgements in by_example.items()
        },
    )
