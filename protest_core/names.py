"""Names of annotators and systems: which are valid, which are reserved, and the login name."""

import getpass
import unicodedata

from protest_core.errors import RefusedError, printable

LONGEST_NAME = 100


def name_mistake(name: str, thing: str) -> str | None:
    """Return what is wrong with the name of `thing` ("a system"), or `None`."""
    if not _is_unicode(name):
        return "the name is not UTF-8; rename it"
    if not name:
        return f"{thing} needs a name"
    if name != name.strip() or not name.isprintable():
        return f"{thing}'s name has no blanks at its ends and no invisible characters"
    if len(name) > LONGEST_NAME:
        return f"{thing}'s name has at most {LONGEST_NAME} characters"
    if name != unicodedata.normalize("NFC", name):
        return "the name is not in Unicode's composed form (NFC); type it anew"
    return None


def annotator_name_mistake(name: str) -> str | None:
    """Return what is wrong with an annotator's name from a file, a table or a window, or `None`."""
    if is_reserved(name):
        return "under this name stands what was settled where people disagree; use another"
    return name_mistake(name, "an annotator")


def check_annotator_name(name: str) -> None:
    if mistake := annotator_name_mistake(name):
        raise RefusedError(f"No annotator can be called ‘{printable(name)}’: {mistake}.")


def _is_unicode(name: str) -> bool:
    """Return whether the name can be encoded.

    Bytes of a file name that are not UTF-8 come as lone surrogates, which no file can hold.
    """
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


# The annotator of adjudicated judgements; nobody else may have this name.
ADJUDICATION = "adjudication"


def is_reserved(annotator: str) -> bool:
    """Return whether the name is reserved, in upper or lower case: tables would confuse them."""
    return annotator.strip().casefold() == ADJUDICATION


_NAMELESS = "me"


def login_name() -> str:
    try:
        name = getpass.getuser()
    except (ImportError, KeyError, OSError):  # a user without a name, as in a container
        return _NAMELESS
    return _NAMELESS if annotator_name_mistake(name) else name
