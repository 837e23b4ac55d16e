"""Who sits at this computer."""

import getpass

from protest_core.operations.names import annotator_name_mistake

_NAMELESS = "me"


def login_name() -> str:
    try:
        name = getpass.getuser()
    except (ImportError, KeyError, OSError):  # a user without a name, as in a container
        return _NAMELESS
    return _NAMELESS if annotator_name_mistake(name) else name
