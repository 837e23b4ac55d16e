"""Refuses docstrings that begin as a fragment, such as "What is selected".

python tools/docstrings.py [FILE …]   checks all code, or these files

A docstring says what a thing is or what a call does or returns, so its first word is a verb or
begins a noun phrase: no question word, conjunction, preposition, adverb or bare pronoun.
"""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("protest_compat", "protest_core", "protest_gui", "tests", "tools")
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
# No verb, and no beginning of a noun phrase.
_NO_BEGINNINGS = re.compile(
    # words that begin questions and relative clauses
    r"(what|which|who|where|when|how)(ever)?|whose|whom|whether|that|why|"
    # conjunctions
    r"and|as|because|but|if|nor|once|or|since|so|than|then|though|although|till|unless|until|while|"
    # prepositions
    r"about|above|across|after|against|along|among|around|at|before|behind|below|beneath|besides?|"
    r"between|beyond|by|down|during|for|from|in|inside|instead|into|like|of|off|on|onto|out|outside|"
    r"over|per|through|throughout|to|towards?|under|up|upon|with|within|without|"
    # adverbs
    r"again|almost|already|also|always|else|even|here|hence|just|meanwhile|never|not|now|often|only|"
    r"otherwise|perhaps|rather|sometimes|still|there|therefore|thus|too|yet|"
    # pronouns
    r"he|it|she|them|they"
)
# "All that is shown", "Those of the pair": the noun is missing.
_NO_NOUN = re.compile(
    r"(all|any|both|each|every|none|one|several|some|such|these|this|those|three|two) "
    r"(are|as|by|for|has|have|in|is|may|of (it|them|these|those|what|which|whom)|on|that|to|was|"
    r"were|what|where|which|who|whose|with|without)\b|those of\b|"
    r"(another one|everything|nothing|somebody|something) (but|in|of|on|that|where|who)\b|"
    r"the same(,| as| but| by| in| of| to)"
)


def main(arguments: Sequence[str]) -> int:
    """Print the fragments of the named files, or of all files; return 1 if there are any."""
    fragments = 0
    for path in map(Path, arguments) if arguments else _files():
        for line, text in fragments_in(path.read_text(encoding="utf-8")):
            fragments += 1
            print(f"{path.relative_to(ROOT) if path.is_absolute() else path}:{line}: {text}")
    print(
        f"{fragments} docstrings begin as a fragment. Begin them with a verb or a noun."
        if fragments
        else "All docstrings begin with a verb or a noun."
    )
    return 1 if fragments else 0


def fragments_in(source: str) -> list[tuple[int, str]]:
    """Return the first lines of docstrings that are fragments, with their line numbers."""
    fragments = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, _DOCUMENTED):
            docstring = ast.get_docstring(node)
            if docstring and is_fragment(docstring):
                fragments.append((node.body[0].lineno, docstring.splitlines()[0]))
    return sorted(fragments)


def is_fragment(docstring: str) -> bool:
    """Return whether a docstring begins with neither a verb nor a noun phrase."""
    text = docstring.lower()
    word = re.match("[a-z-]*", text)
    return bool((word and _NO_BEGINNINGS.fullmatch(word[0])) or _NO_NOUN.match(text))


def _files() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted((ROOT / folder).rglob("*.py"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
