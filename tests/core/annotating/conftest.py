"""Annotating is tested under guidelines of its own: the program's may change."""

from pathlib import Path

import pytest

from tests.builders.small_suite import write_suite

GUIDELINES = """\
version = "two questions"

[questions]
pronoun = "Is the pronoun right?"
pronoun_given_antecedent = "Is the pronoun right for this antecedent?"
antecedent = "Is the antecedent right?"

[[tag]]
name = "bad_translation"
explanation = "Nothing can be said."

[[tag]]
name = "ant_unsure"
explanation = "The antecedent is not clear."
functions = ["anaphoric"]

[help]
text = "Answer both questions."
"""


@pytest.fixture
def suite_directory(tmp_path: Path) -> Path:
    return write_suite(tmp_path / "small", guidelines_toml=GUIDELINES)
