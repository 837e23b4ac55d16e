"""Names of annotators and systems: which are valid, which are reserved, and the login name."""

import getpass
import unicodedata

from protest_core.errors import RefusedError, printable
from protest_core.translatable import Text

LONGEST_NAME = 100
# The annotator of adjudicated judgements; nobody else may have this name.
ADJUDICATION = "adjudication"
_NAMELESS = "me"


def name_mistake(name: str, thing: Text) -> Text | None:
    """Return the mistake in the name of `thing` ("a system"), or `None`."""
    if not _is_unicode(name):
        return Text("the name is not UTF-8; rename it")
    if not name:
        return Text("{0} needs a name").format(thing)
    if name != name.strip() or not name.isprintable():
        return Text("{0}'s name has no blanks at its ends and no invisible characters").format(
            thing
        )
    if len(name) > LONGEST_NAME:
        return Text("{0}'s name has at most {1} characters").format(thing, LONGEST_NAME)
    if name != unicodedata.normalize("NFC", name):
        return Text("the name is not in Unicode's composed form (NFC); type it anew")
    return None


def typed_name(text: str) -> str:
    """Return the name that a person typed: composed (NFC), with single blanks between its words.

    Some keyboards type an accent as a character of its own, which looks the same.
    """
    return " ".join(unicodedata.normalize("NFC", text).split())


def annotator_name_mistake(name: str) -> Text | None:
    """Return the mistake in an annotator's name from a file, a table or a window, or `None`."""
    if is_reserved(name):
        return Text("this name is reserved for adjudication; use another")
    return name_mistake(name, Text("an annotator"))


def check_annotator_name(name: str) -> None:
    if mistake := annotator_name_mistake(name):
        raise RefusedError(
            Text("No annotator can be called ‘{0}’: {1}.").format(printable(name), mistake)
        )


def _is_unicode(name: str) -> bool:
    """Return whether the name can be encoded.

    Bytes of a file name that are not UTF-8 become lone surrogates, which no file can contain.
    """
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_reserved(annotator: str) -> bool:
    """Return whether the name is reserved, in upper or lower case: tables would confuse them."""
    return annotator.strip().casefold() == ADJUDICATION


def login_name() -> str:
    try:
        name = getpass.getuser()
    except (ImportError, KeyError, OSError):  # a user without a name, as in a container
        return _NAMELESS
    return _NAMELESS if annotator_name_mistake(name) else name
