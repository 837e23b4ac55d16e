"""Agreement in words and figures, as people see them."""

from protest_core.agreement.model import AgreementTable, PairAgreement
from protest_core.judgements.model import Label
from protest_core.judgements.outcome import Question
from protest_core.statistics.proportions import FEW, Interval
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind
from protest_gui.translations import tr, translated

NOTHING = "–"


_LONGEST_NAME = 24


_LABELS = {Label.CORRECT: "correct", Label.INCORRECT: "incorrect", Label.NONE: "none"}


_QUESTIONS = {Question.PRONOUN: "Pronouns", Question.ANTECEDENT: "Antecedents"}


assert set(_LABELS) == set(Label)  # noqa: S101 — a table must cover its enum


assert set(_QUESTIONS) == set(Question)  # noqa: S101


def label_name(label: Label) -> str:
    return translated(_LABELS[label])


def question_name(question: Question) -> str:
    return translated(_QUESTIONS[question])


def short(name: str) -> str:
    """A name that would push the numbers out of the window loses its middle."""
    half = _LONGEST_NAME // 2
    return name if len(name) <= _LONGEST_NAME else f"{name[:half]}…{name[-half + 1 :]}"


def pair_name(pair: tuple[str, str]) -> str:
    return " – ".join(map(short, pair))


def percent(share: float | None) -> str:
    return NOTHING if share is None else f"{100 * share:.1f} %"


def coefficient(value: float | None) -> str:
    return shown(value, Kind.DECIMAL)


def between(interval: Interval | None) -> str:
    return shown(interval, Kind.DECIMAL)


def remarks_on(pair: PairAgreement) -> str:
    """What one has to know of the row one is at."""
    one, other = pair.pair
    said = []
    if pair.agreement.undefined:
        said.append(tr("No kappa: {0}").format(_within(pair.agreement.undefined)))
    if pair.agreement.no_interval:
        said.append(tr("No interval: {0}").format(_within(pair.agreement.no_interval)))
    if pair.few and pair.agreement.n:
        few = tr("{0} and {1} share {2}: fewer than {3} are too few to say much.")
        said.append(few.format(one, other, _candidates(pair.agreement.n), FEW))
    if not said:
        text = tr("Of {0}, both have judged {1}. Words: mean overlap of what they selected.")
        said.append(text.format(_candidates(pair.agreement.n), f"{pair.both_judged:,}"))
    return " ".join(said)


def about_all(table: AgreementTable, question: Question, category: str | None) -> str:
    """Everybody together, in a line; where there is no coefficient, why."""
    found = table.group(question, category)
    if not found.n:
        return tr("All together: {0}").format(found.why_no_alpha)
    whole = tr("All {0} together: {1}, {2} agree, Fleiss's kappa {3}, Krippendorff's alpha {4}.")
    line = whole.format(
        len(table.annotators),
        _candidates(found.n),
        percent(found.raw),
        coefficient(found.fleiss),
        coefficient(found.alpha),
    )
    whys = dict.fromkeys(filter(None, (found.why_no_fleiss, found.why_no_alpha)))
    return " ".join([line, *whys])


def _candidates(number: int) -> str:
    return tr("1 candidate") if number == 1 else tr("{0} candidates").format(f"{number:,}")


def _within(sentence: str) -> str:
    """As it goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]
