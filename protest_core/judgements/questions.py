"""Questions as data: their choices, and the labels and words that these stand for."""

import re
from collections.abc import Collection, Iterable, Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from protest_core.errors import RefusedError
from protest_core.files.problems import quoted
from protest_core.judgements.model import Answer, Highlights, Judgement, Label, TokenPlace
from protest_core.suite.model import Category
from protest_core.translatable import Text

NEUTRAL = "neutral"  # the label of answers that tables count beside other wrong ones
_FEWEST_CHOICES = 2
# Ids for files, columns and signatures, without blanks and the separators of SQL texts ("=", "/",
# ",").
IS_ID = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII).fullmatch


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the answers to a question.

    `label`: the label that it counts as, if not its id. `selects`: words are selected with this
    choice, and only with it. `alone`: it excludes the other choices, if several can be chosen.
    `retired`: it is no longer offered; existing answers stay.
    """

    id: str
    text: str
    label: str = ""
    selects: bool = False
    alone: bool = False
    retired: bool = False

    @property
    def counts_as(self) -> str:
        return self.label or self.id


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that is asked of the candidates in some categories, or in all of them.

    `words`: the part whose highlighted words its choices select; at most one question selects the
    words of a part. `several`: more than one choice can be made. `retired`: it is no longer asked;
    existing answers stay.
    """

    id: str
    name: str  # for headings of tables
    choices: tuple[Choice, ...]
    text: str = ""  # above the answers; for the first two, see `Guidelines.questions`
    words: str = ""
    several: bool = False
    agreeing: bool = False  # only where an antecedent has to agree
    functions: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    retired: bool = False

    PRONOUN: ClassVar["Question"]
    ANTECEDENT: ClassVar["Question"]

    def __str__(self) -> str:
        return self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __lt__(self, other: "Question") -> bool:
        return self.id < other.id

    @property
    def value(self) -> str:
        return self.id

    def fits(self, category: Category) -> bool:
        """Return whether the question is asked in this category."""
        if self.agreeing and not category.antecedent_agrees:
            return False
        everywhere = not self.functions and not self.categories
        return everywhere or category.function in self.functions or category.id in self.categories

    @property
    def plural(self) -> str:
        """Return the question's name in ids of tables: pronouns, antecedents or its id."""
        return f"{self.id}s" if self.words else self.id

    @property
    def has_outcomes(self) -> bool:
        """Return whether an answer can be right: one of the choices counts as correct."""
        return Label.CORRECT in self.labels

    @property
    def has_neutral(self) -> bool:
        """Return whether an answer can be neutral: neither right nor the wrong pronoun."""
        return NEUTRAL in self.labels

    @property
    def offered(self) -> tuple[Choice, ...]:
        """Return the choices that can be made now."""
        return tuple(each for each in self.choices if not each.retired)

    def choice(self, choice_id: str) -> Choice | None:
        return next((each for each in self.choices if each.id == choice_id), None)

    @property
    def labels(self) -> tuple[str, ...]:
        """Return the labels of answers in the order of the choices; the label for none is last."""
        labels = dict.fromkeys(each.counts_as for each in self.choices)
        return (*(each for each in labels if each != Label.NONE), Label.NONE)

    def label(self, chosen: Iterable[str]) -> str:
        """Return the label of an answer; for several choices, their labels joined."""
        made = {each.counts_as for each in map(self.choice, chosen) if each}
        labels = [each for each in self.labels if each in made]
        return "+".join(labels) or Label.NONE

    def in_words(self, made: Collection[str]) -> str:
        """Return choices as people read them; choices that are not known here, by their ids."""
        known = [choice.text for choice in self.choices if choice.id in made]
        others = sorted(set(made) - {choice.id for choice in self.choices})
        return " + ".join([*known, *others])

    def label_name(self, label: str) -> str:
        """Return a label as people read it: the text of its choice."""
        names = {each.counts_as: each.text for each in self.choices}
        return "+".join(names.get(each, each) for each in label.split("+"))


def _of_part(part: str, name: str, *, agreeing: bool) -> Question:
    yes = Choice("yes", Text("Yes"), Label.CORRECT, selects=True)
    no = Choice("no", Text("No"), Label.INCORRECT)
    return Question(part, name, (yes, no), words=part, agreeing=agreeing)


# The two questions that PROTEST always asks. Guidelines may change their wording, but not their
# meaning.
Question.PRONOUN = _of_part("pronoun", Text("Pronouns"), agreeing=False)
Question.ANTECEDENT = _of_part("antecedent", Text("Antecedents"), agreeing=True)
FIRST_TWO = (Question.PRONOUN, Question.ANTECEDENT)


def question_named(name: str, questions: Iterable[Question] = FIRST_TWO) -> Question:
    """Return the question of this id, or raise a `ValueError`."""
    question = next((each for each in questions if each.id == name), None)
    if question is None:
        raise ValueError(name)
    return question


def chosen_question(name: str, questions: Iterable[Question] = FIRST_TWO) -> Question:
    """Return the question of this id, or raise a `RefusedError` that lists the questions."""
    known = tuple(questions)
    try:
        return question_named(name, known)
    except ValueError:
        there = ", ".join(each.id for each in known)
        raise RefusedError(f"‘{name}’ is none of {there}.") from None


def categories_asked(categories: Iterable[Category], question: Question) -> tuple[Category, ...]:
    """Return the categories in which a question is asked."""
    return tuple(each for each in categories if question.fits(each))


def is_answered(judgement: Judgement, question: Question) -> bool:
    if question.id in _FIELDS:
        return getattr(judgement, question.id) is not Answer.UNSET
    return bool(chosen(judgement, question))


def chosen(judgement: Judgement, question: Question) -> frozenset[str]:
    """Return the ids of the choices; without any, the question is not answered."""
    if question.id in _FIELDS:
        answer = getattr(judgement, question.id)
        return frozenset() if answer is Answer.UNSET else frozenset((str(answer),))
    return frozenset(choice for of, choice in judgement.further if of == question.id)


_FIELDS = {each.id for each in FIRST_TWO}


def with_chosen(judgement: Judgement, question: Question, made: Iterable[str]) -> Judgement:
    """Return the judgement with this answer; of choices that exclude others, only the last."""
    ids = list(made)
    last = question.choice(ids[-1]) if ids else None
    if last is not None and (last.alone or not question.several):
        ids = ids[-1:]
    else:
        ids = [each for each in ids if (one := question.choice(each)) and not one.alone]
    if question.id in _FIELDS:
        return replace(judgement, **{question.id: Answer(ids[0]) if ids else Answer.UNSET})
    others = (each for each in judgement.further if each[0] != question.id)
    return replace(judgement, further=frozenset([*others, *((question.id, each) for each in ids)]))


def selects(judgement: Judgement, question: Question) -> bool:
    """Return whether the answer is one with which words are selected."""
    made = chosen(judgement, question)
    return any(each.selects and each.id in made for each in question.choices)


def selectable(question: Question, highlights: Highlights) -> frozenset[TokenPlace]:
    """Return the words that can be selected with this question."""
    return getattr(highlights, question.words) if question.words else frozenset()


def unasked(judgement: Judgement, asked: Iterable[Question]) -> Text | None:
    """Return a further answer that no window allows here, or `None`."""
    known = {each.id: each for each in asked}
    for of, choice in sorted(judgement.further):
        question = known.get(of)
        if question is None or question.choice(choice) is None:
            return Text("No answer {0} is asked for here.").format(f"{of}={choice}")
        made = chosen(judgement, question)
        alone = question.choice(choice).alone  # type: ignore[union-attr]
        if len(made) > 1 and (alone or not question.several):
            return Text("{0}: only one answer is possible.").format(of)
    return None


def question_mistakes(questions: Iterable[Question]) -> Iterator[str]:
    """Yield the mistakes in further questions that users have written."""
    ids = {*_FIELDS}
    for number, question in enumerate(questions, start=1):
        if number > _MOST_QUESTIONS:
            yield f"there are more than {_MOST_QUESTIONS} questions"
            return
        name = quoted(question.id)
        if not IS_ID(question.id) or question.id in _TAKEN:
            yield f"{name} cannot be the id of a question"
        if question.id in ids:
            yield f"{name} is the id of two questions"
        ids.add(question.id)
        if question.words or any(choice.selects for choice in question.choices):
            yield f"{name}: words are selected with the first two questions only"
        if not _is_short(question.name, _LONGEST_NAME):
            yield f"{name}: its name is empty or longer than {_LONGEST_NAME} characters"
        if not _is_short(question.text, _LONGEST_TEXT):
            yield f"{name}: its text is empty or longer than {_LONGEST_TEXT} characters"
        yield from _choice_mistakes(question)


def _choice_mistakes(question: Question) -> Iterator[str]:
    name, choices = quoted(question.id), question.choices
    if not _FEWEST_CHOICES <= len(choices) <= _MOST_CHOICES:
        yield f"{name}: there must be {_FEWEST_CHOICES} to {_MOST_CHOICES} choices"
    if not (question.retired or question.offered):
        yield f"{name}: all its choices are retired, so retire the question"
    if len({choice.id for choice in choices}) < len(choices):
        yield f"{name}: two choices have the same id"
    for choice in choices:
        if not IS_ID(choice.id) or choice.id in _NO_CHOICES:
            yield f"{name}: {quoted(choice.id)} cannot be the id of a choice"
        if choice.label and not IS_ID(choice.label):
            yield f"{name}: {quoted(choice.label)} cannot be what a choice counts as"
        if not _is_short(choice.text, _LONGEST_NAME):
            yield f"{name}: the text of {quoted(choice.id)} is empty or too long"


def _is_short(text: str, longest: int) -> bool:
    return 0 < len(text) <= longest and text.isprintable()


_MOST_QUESTIONS, _MOST_CHOICES = 10, 20
_LONGEST_NAME, _LONGEST_TEXT = 80, 500
_NO_CHOICES = {"unset", Label.NONE.value}  # not answered; not judgeable
# Columns of tables that are exported and imported.
_TAKEN = frozenset(
    (
        *("system", "example", "category", "line", "token", "annotator", "annotator_kind"),
        *("tokens", "tags", "remark", "made_at", "seconds", "guidelines", "reference_seen"),
        *("words", "state", "source", "translation", "verdict", "reasons", "outcome", "own_tags"),
        *("counts_as", "stratum", "stratum_size", "stratum_sample", "chance", "weight"),
        *("pronoun_tokens", "pronoun_words", "antecedent_tokens", "antecedent_words"),
        *("task_set", "task", "annotators"),
    )
)
