"""What is said of an example in words: its links, its antecedents, its doubts."""

from PySide6.QtCore import QCoreApplication

from protest_core.suite.view import ExampleView, ReferenceLink, SuiteWarning


def link_words(link: ReferenceLink) -> str:
    """“Lampe (by hand)”."""
    words = " ".join(link.words) or _told("nothing")
    return _told("{0} (by hand)").format(words) if link.by_hand else words


def antecedent_words(view: ExampleView, number: int) -> str:
    antecedent = view.example.antecedents[number]
    head = view.head_of(antecedent)
    words = view.words_of(antecedent)
    shown = _told("{0} · head {1}").format(words, head) if head else words
    return f"{shown} → {link_words(view.antecedent_links[number])}"


def doubts_in_words(view: ExampleView) -> str:
    """Empty where there is none."""
    sentences = [
        _told("Head to check: “{0}” ({1}).").format(
            view.head_of(view.example.antecedents[number]), why
        )
        for number, why in view.heads_to_check.items()
    ]
    if SuiteWarning.PRONOUN in view.warnings:
        sentences.append(_told("The pronoun is linked to nothing in the reference."))
    if SuiteWarning.ANTECEDENT in view.warnings:
        sentences.append(_told("An antecedent is linked to nothing in the reference."))
    return " ".join(sentences)


def doubt_name(doubt: SuiteWarning) -> str:
    names = {
        SuiteWarning.HEAD: _told("head to check"),
        SuiteWarning.PRONOUN: _told("pronoun unlinked"),
        SuiteWarning.ANTECEDENT: _told("antecedent unlinked"),
    }
    return names[doubt]


def _told(text: str) -> str:
    return QCoreApplication.translate("SuiteExample", text)
