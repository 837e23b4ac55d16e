"""Everybody's remarks, each under its author's name."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.judgements.model import AnnotatorJudgement
from protest_gui.overview_panel.said_words import annotator_name
from protest_gui.widgets.told_label import ToldLabel, make_bold


class RemarksList(QWidget):
    """Labels are kept: pages are turned more often than remarks are written."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pairs: list[tuple[ToldLabel, ToldLabel]] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)

    def shown_remarks(self) -> tuple[tuple[str, str], ...]:
        return tuple(
            (name.accessibleName(), remark.accessibleName())
            for name, remark in self._pairs
            if not name.isHidden()
        )

    def show_everybody(self, told: Sequence[AnnotatorJudgement]) -> None:
        remarks = [(annotator_name(each), each.judgement.remark) for each in told]
        remarks = [(name, remark) for name, remark in remarks if remark.strip()]
        while len(self._pairs) < len(remarks):
            self._pairs.append(self._new_pair())
        for number, pair in enumerate(self._pairs):
            there = number < len(remarks)
            for label, text in zip(pair, remarks[number] if there else ("", ""), strict=True):
                label.setVisible(there)
                label.tell(text)
        self.setVisible(bool(remarks))

    def _new_pair(self) -> tuple[ToldLabel, ToldLabel]:
        name, remark = ToldLabel(), ToldLabel()
        make_bold(name)
        for label in (name, remark):
            self._layout.addWidget(label)
        remark.setContentsMargins(0, 0, 0, 6)
        return name, remark
