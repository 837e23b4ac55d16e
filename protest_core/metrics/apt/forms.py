"""Which forms of a language are one pronoun, and which can stand for each other (section 2.5)."""

from collections.abc import Collection, Iterable

Forms = frozenset[str]


class PronounForms:
    """Groups that share a form are not made one: `ce` for `il` and for `ça`, not `il` for `ça`."""

    def __init__(self, identical: Iterable[Forms] = (), equivalent: Iterable[Forms] = ()) -> None:
        self._standard: dict[str, str] = {}
        for group in identical:
            for form in group:
                self._standard.setdefault(form, min(group))
        self._equivalent = tuple(self.standard(group) for group in equivalent)

    def standard(self, forms: Collection[str]) -> Forms:
        """One form for all that are identical."""
        return frozenset(self._standard.get(form, form) for form in forms)

    def are_identical(self, one: Collection[str], other: Collection[str]) -> bool:
        """One in common is enough."""
        return not self.standard(one).isdisjoint(self.standard(other))

    def are_equivalent(self, one: Collection[str], other: Collection[str]) -> bool:
        of_one, of_other = self.standard(one), self.standard(other)
        return any(of_one & group and of_other & group for group in self._equivalent)
