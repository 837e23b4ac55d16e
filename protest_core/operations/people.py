"""Who sits at this computer."""

import getpass

_NAMELESS = "me"


def login_name() -> str:
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):  # a user without a name, as in a container
        return _NAMELESS
