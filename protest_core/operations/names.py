"""What people may call things: names must survive a table, a file and a mail."""

import unicodedata

_LONGEST = 100


def name_mistake(name: str, thing: str) -> str | None:
    """What is wrong with the name of "a system" or whatever it is for."""
    if not _is_unicode(name):
        return "the name is not UTF-8; rename it"
    if not name or name != name.strip() or not name.isprintable():
        return f"{thing}'s name has no blanks at its ends and no invisible characters"
    if len(name) > _LONGEST:
        return f"{thing}'s name has at most {_LONGEST} characters"
    if name != unicodedata.normalize("NFC", name):
        return "the name is not in Unicode's composed form (NFC); type it anew"
    return None


def _is_unicode(name: str) -> bool:
    """Bytes of a file's name that are not UTF-8 come as half characters, which no file can hold."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
