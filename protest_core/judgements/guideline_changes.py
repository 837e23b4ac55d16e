"""Check changes of a project's guidelines: existing answers must keep their meaning."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec.structs import replace

from protest_core.files.problems import quoted
from protest_core.judgements.guidelines import Guidelines, StandardTag
from protest_core.judgements.questions import Choice, Question
from protest_core.suite.model import STANDARD_BY_ID, Function

_USED, _MADE = "has answers or is in batches", "was made or is in batches"
Given = Collection[tuple[str, str]]  # answers to further questions: ids of question and choice


def change_mistakes(
    before: Guidelines, after: Guidelines, given: Given, categories: Collection[str]
) -> Iterator[str]:
    """Yield why new guidelines cannot replace the present ones, given these answers.

    `categories`: the ids of the suite's categories.
    """
    languages = (after.source_language, after.target_language)
    if any(languages) and languages != (before.source_language, before.target_language):
        pair = "-".join(languages)
        yield f"they are for {pair}, and not for the languages of this project"
    if after.version == before.version and _content(after) != _content(before):
        version = f"they have the version {quoted(after.version)} like those before them"
        yield f"{version}, and say something else: give them another version"
    if after.version in before.earlier:
        yield f"the version {quoted(after.version)} has been used before: give them another one"
    questions = {question.id: question for question in after.further}
    yield from _unknown_places(questions, {each.id: each for each in before.further}, categories)
    tags = {tag.name: tag for tag in after.tags}
    yield from _unknown_places(tags, {tag.name: tag for tag in before.tags}, categories)
    for question in before.further:
        choices = {choice for of, choice in given if of == question.id}
        if choices:
            yield from _question_mistakes(question, questions.get(question.id), choices)


def _unknown_places(
    after: Mapping[str, Question | StandardTag],
    before: Mapping[str, Question | StandardTag],
    categories: Collection[str],
) -> Iterator[str]:
    """Yield functions and categories that are unknown, unless they were there before.

    Standard categories may be missing in the suite: guidelines can be for several suites.
    """
    for name, each in after.items():
        earlier = before.get(name)
        for key, values, known, others in (
            ("functions", each.functions, tuple(Function), ()),
            ("categories", each.categories, categories, STANDARD_BY_ID),
        ):
            there = {*known, *others, *(getattr(earlier, key) if earlier else ())}
            for value in values:
                if value not in there:
                    ways = ", ".join(known)
                    yield f"{quoted(name)}: {quoted(value)} is not among the {key}: {ways}"


def with_earlier(
    before: Guidelines, after: Guidelines, versions: Iterable[str], *, ask_again: bool
) -> Guidelines:
    """Return the new guidelines with the questions asked of judgements under earlier versions.

    `versions`: the versions of existing judgements. `ask_again`: ask these all present questions.
    """
    now = tuple(question.id for question in after.further)
    then = tuple(question.id for question in before.further)
    earlier = before.earlier | {before.version: then}
    if ask_again:
        earlier |= dict.fromkeys(versions, now)
    earlier.pop(after.version, None)
    return replace(after, earlier=earlier)


def _content(guidelines: Guidelines) -> Guidelines:
    return replace(guidelines, earlier={})


def _question_mistakes(
    before: Question, after: Question | None, choices: Collection[str]
) -> Iterator[str]:
    if after is None:
        name = f"the question {quoted(before.id)}"
        yield f"{name} {_USED} and must stay: add ‘retired = true’ to ask it no longer"
        return
    if after.several != before.several:
        yield f"{quoted(before.id)} {_USED}, so ‘several’ must stay as it is"
    if not _is_asked_as_widely(before, after):
        yield (
            f"{quoted(before.id)} {_USED}, so it stays asked where it was: ‘functions’ and "
            "‘categories’ can name more, but not less"
        )
    for choice_id in sorted(choices):
        old, new = before.choice(choice_id), after.choice(choice_id)
        name = f"the choice {quoted(choice_id)} of {quoted(before.id)}"
        if new is None:
            yield f"{name} {_MADE} and must stay: add ‘retired = true’ to offer it no longer"
        elif old is not None and _meaning(old) != _meaning(new):
            yield f"{name} {_MADE}, so what it counts as must stay"


def _is_asked_as_widely(before: Question, after: Question) -> bool:
    """Return whether each category that was asked still is, in any suite.

    A judgement with an answer that is asked nowhere could not be changed or merged any more.
    """
    if not (after.functions or after.categories):
        return True
    everywhere = not (before.functions or before.categories)
    more = {*before.functions} <= {*after.functions} and {*before.categories} <= {*after.categories}
    return more and not everywhere


def _meaning(choice: Choice) -> tuple[str, bool]:
    return choice.counts_as, choice.alone
