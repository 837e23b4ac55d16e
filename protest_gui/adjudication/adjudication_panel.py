"""The panel for annotating, with what everybody said above one's own answers."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from protest_gui.adjudication.opinions import Opinions
from protest_gui.reading.annotation_panel import AnnotationPanel


class AdjudicationPanel(AnnotationPanel):
    """Everything else is as in annotating."""

    def _parts(self) -> Sequence[Sequence[QWidget]]:
        self.opinions = Opinions()
        place, heading, *answers = super()._parts()
        return (place, heading, (self.opinions,), *answers)

    def set_keys(self, shown: Callable[[str], str]) -> None:
        super().set_keys(shown)
        self.opinions.set_keys(shown)
