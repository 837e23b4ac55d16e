"""Explanations of categories, states and outcomes for newcomers.

Tags are explained by the guidelines, which belong to a pair of languages.
"""

from protest_core.judgements.model import State
from protest_core.judgements.outcome import Outcome
from protest_core.translatable import Text

# A suite may change the labels of these categories, but not their meaning.
CATEGORY_EXPLANATIONS = {
    "anaphoric_intra_subject_it": Text(
        "“It” stands for something named in the same sentence, and is the subject: "
        "“I bought a bike, and it broke.”"
    ),
    "anaphoric_intra_non-subject_it": Text(
        "“It” stands for something named in the same sentence, and is not the subject: "
        "“I bought a bike and sold it.”"
    ),
    "anaphoric_inter_subject_it": Text(
        "“It” stands for something named in an earlier sentence, and is the subject: "
        "“I bought a bike. It broke.”"
    ),
    "anaphoric_inter_non-subject_it": Text(
        "“It” stands for something named in an earlier sentence, and is not the subject: "
        "“I bought a bike. Then I sold it.”"
    ),
    "anaphoric_intra_they": Text(
        "“They” stands for people or things named in the same sentence: "
        "“The dogs barked because they were hungry.”"
    ),
    "anaphoric_inter_they": Text(
        "“They” stands for people or things named in an earlier sentence: "
        "“The dogs barked. They were hungry.”"
    ),
    "anaphoric_singular_they": Text(
        "“They” stands for one person whose gender is not known or not said: "
        "“Somebody called, but they left no message.”"
    ),
    "anaphoric_group_it-they": Text(
        "“It” or “they” stands for a group, which is one thing and many people at once: "
        "“The team won, and they celebrated.”"
    ),
    "event_it": Text(
        "“It” stands for what happened or was said, not for a thing: "
        "“We lost the match. It made me sad.”"
    ),
    "pleonastic_it": Text(
        "“It” stands for nothing; the sentence only needs a subject: “It is raining.”"
    ),
    "addressee_generic_you": Text("“You” means anybody, not the listener: “You never know.”"),
    "addressee_deictic_singular_you": Text(
        "“You” is one person who is spoken to: “Anna, are you hungry?”"
    ),
    "addressee_deictic_plural_you": Text(
        "“You” are several people who are spoken to: “Children, are you hungry?”"
    ),
}
STATE_EXPLANATIONS = {
    State.NEW: Text("Nothing has been answered yet."),
    State.INCOMPLETE: Text("There is a beginning, but a question has no answer yet."),
    State.DONE: Text("Nothing is missing: answered, or with a tag that takes the answer's place."),
    State.CONFLICT: Text(
        "Answers, selected words or tags of one person do not go together, such as “yes” without "
        "a selected word."
    ),
}
REFERRED_EXPLANATION = Text(
    "The translation differs from the reference or cannot be compared with it. It may still be "
    "right: people decide."
)
OUTCOME_EXPLANATIONS = {
    Outcome.APPROVED: Text(
        "The program found the same pronoun as in the reference translation, and the same words "
        "for what it refers to, and counts that as correct. Nobody has judged it."
    ),
    Outcome.CORRECT: Text("People judged that the pronoun is translated correctly."),
    Outcome.INCORRECT: Text("People judged that the pronoun is not translated correctly."),
    Outcome.NOT_JUDGEABLE: Text(
        "People looked at it, but nothing can be said about the pronoun, for example because the "
        "whole sentence is too poor."
    ),
    Outcome.OPEN: Text(
        "Not decided yet: it was referred, and nobody has judged it or annotators disagree."
    ),
    Outcome.DISPUTED: Text(
        "Annotators disagree, and nobody has decided between them. It counts as open."
    ),
    Outcome.NO_TRANSLATION: Text(
        "The system did not translate the line: it is empty, untranslated, a refusal or only "
        "a note. It counts neither as correct nor as incorrect, unless somebody judges it."
    ),
}


def category_explanation(category_id: str) -> Text:
    """Return the meaning of a category; empty for categories that a suite defines itself."""
    return CATEGORY_EXPLANATIONS.get(category_id, Text(""))
