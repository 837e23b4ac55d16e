"""Words as they are written in language profiles."""


def plain(token: str) -> str:
    return token.lower().replace("’", "'")
