"""Reads a page as strictly as a person would who wrote it by hand: every element is closed."""

from html.parser import HTMLParser

_EMPTY = frozenset({"meta", "link", "br", "hr", "img", "input"})


class PageReader(HTMLParser):
    """`mistakes`: in the nesting. Texts and attributes are collected by what they are in."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.mistakes: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(page)
        self.close()
        self.mistakes += [f"{name} is never closed" for name in self._open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in _EMPTY:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.mistakes.append(f"{tag} closes something else, line {self.getpos()[0]}")

    def handle_data(self, data: str) -> None:
        if not {"script", "style"} & set(self._open):
            self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]

    def values(self, attribute: str) -> list[str]:
        """Wherever it stands."""
        found = (attributes.get(attribute) for _, attributes in self.elements)
        return [value for value in found if value is not None]
