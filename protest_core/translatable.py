"""Texts for people: English, with the data for showing them in another language."""

from collections.abc import Callable, Iterable
from string import Formatter
from typing import Any

# Called with a text, a comment for translators, and the number that decides on the plural form, or
# -1; returns the text in another language, or unchanged.
Translate = Callable[[str, str, int], str]


class Figures(str):
    """Figures as English writes them, such as 6,000 or 12.5; windows write them in their language.

    Filled into a `Text`, they are formatted again when it is translated.
    """

    __slots__ = ()


def grouped(number: int) -> Figures:
    """Return a whole number with a comma in numbers from 1,000."""
    return Figures(f"{number:,}")


class Text(str):
    """An English text that can be shown in another language; otherwise it behaves as a `str`.

    `Text("literal")` is the one spelling: `pyside6-lupdate -tr-function-alias tr+=Text` finds it.
    Values are filled in by `.format`. A number goes in as `%n`, as in Qt:
    `Text("%n candidates", "", n, one="%n candidate")`; `one` is the English singular.
    """

    __slots__ = ("_between", "_comment", "_english", "_named", "_number", "_source", "_values")

    _source: str  # the English text that translators see
    _comment: str
    _number: int
    _english: str  # with the number, without the values
    _values: tuple[object, ...] | None  # `None` before `.format`
    _named: dict[str, object]
    _between: str  # between words, instead of a blank or line break; empty before `spaced`

    def __new__(
        cls, text: str, comment: str = "", n: int | None = None, *, one: str = ""
    ) -> "Text":
        english = one if n == 1 and one else text
        made = super().__new__(cls, english if n is None else english.replace("%n", f"{n:,}"))
        made._source, made._comment, made._number = text, comment, -1 if n is None else n
        made._english, made._values, made._named = str(made), None, {}
        made._between = ""
        return made

    def format(self, *values: object, **named: object) -> "Text":
        """Fill in values, which may be texts to be translated themselves."""
        made = super().__new__(type(self), self._english.format(*values, **named))
        made._source, made._comment, made._number = self._source, self._comment, self._number
        made._english, made._values, made._named = self._english, values, named
        made._between = self._between
        return made

    def join(self, parts: Iterable[str]) -> "Text":
        """Join texts; each is translated separately, the separator is not."""
        values = tuple(parts)
        between = self.replace("{", "{{").replace("}", "}}")
        return Text(between.join(["{}"] * len(values))).format(*values)

    def spaced(self, between: str) -> "Text":
        made = super().__new__(type(self), _set_apart(self, between))
        for name in self.__slots__:
            setattr(made, name, getattr(self, name))
        made._between = between
        return made

    def translated(
        self,
        translate: Translate,
        number: Callable[[int], str] = "{:,}".format,
        figures: Callable[[str], str] = str,
    ) -> str:
        """Return the text in another language, or in English if there is no translation.

        `number` formats values filled in as `{0:,}`, `figures` values that are `Figures`.
        """
        filled = self._filled(translate, number, figures)
        return _set_apart(filled, self._between) if self._between else filled

    def _filled(
        self, translate: Translate, number: Callable[[int], str], figures: Callable[[str], str]
    ) -> str:
        translation = translate(self._source, self._comment, self._number)
        if translation == self._source.replace("%n", str(self._number)):  # not translated
            translation = self._english
        if self._values is None:
            return translation

        def shown(value: object) -> object:
            if isinstance(value, Text):
                return value.translated(translate, number, figures)
            return figures(value) if isinstance(value, Figures) else value

        named = {name: shown(each) for name, each in self._named.items()}
        return _Filling(number).vformat(translation, [*map(shown, self._values)], named)


def spaced(text: str, between: str) -> str:
    """Return the text with this sign between its words, in every language.

    For example, a line break in the head of a narrow column.
    """
    return text.spaced(between) if isinstance(text, Text) else _set_apart(text, between)


def _set_apart(text: str, between: str) -> str:
    """Return the text with the sign, which does not replace no-break spaces."""
    return between.join(text.replace("\n", " ").split(" "))


class _Filling(Formatter):
    """Fills in values; whole numbers get the separators of a language."""

    def __init__(self, number: Callable[[int], str]) -> None:
        self._number = number

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec == "," and isinstance(value, int):
            return self._number(value)
        return format(value, format_spec)
