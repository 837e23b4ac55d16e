"""What the original writes into `conflict_status`: its rules are ours, its words are not.

It knows no unfinished judgements: what does not contradict itself is done.
"""

from collections import defaultdict
from collections.abc import Mapping

from protest_core.ids import AnnotatorId
from protest_core.judgement.conflicts import Conflict, conflicts_of
from protest_core.judgement.judgement import Answer, Highlights, Judgement, TokenPlace
from protest_core.store.protest11.rows import Annotation, Protest11

MASTER_ANNOTATOR = AnnotatorId(-1)  # the researcher, whose judgements are never checked
NO_CONFLICT = "ana_ok ant_ok"

ANSWERS: Mapping[str | None, Answer] = {
    "ok": Answer.YES,
    "bad": Answer.NO,
    "unset": Answer.UNSET,
}

_PRONOUN = {
    Conflict.CONFLICTING_TAGS: "ana_conflicting_tags",
    Conflict.BAD_TRANSLATION_BUT_ANNOTATED: "ana_bad_translation_annot",
    Conflict.INCORRECT_ALIGNMENT_BUT_ANNOTATED: "ana_incorrect_alignment_annot",
    Conflict.NONCOMPOSITIONAL_BUT_TOKENS: "ana_noncompositional_highlight",
    Conflict.TAGS_BUT_NO_ANSWER: "ana_tagsonly",
    Conflict.PRONOUN_YES_BUT_NO_TOKENS: "ana_notokens",
    Conflict.PRONOUN_TOKENS_BUT_NOT_YES: "ana_unset",
}
_ANTECEDENT = {
    Conflict.ANTECEDENT_YES_BUT_NO_TOKENS: "ant_notokens",
    Conflict.ANTECEDENT_TOKENS_BUT_NOT_YES: "ant_unset",
}
# The original has no mended links, and so no such words.
_OURS = {Conflict.TOKENS_NOT_HIGHLIGHTED}
assert _PRONOUN.keys() | _ANTECEDENT.keys() | _OURS == set(Conflict)  # noqa: S101


def conflict_status(judgement: Judgement, highlights: Highlights, *, checked: bool) -> str:
    if not checked:
        return NO_CONFLICT
    found = conflicts_of(judgement, highlights)
    pronoun = next((_PRONOUN[each] for each in found if each in _PRONOUN), "ana_ok")
    antecedent = next((_ANTECEDENT[each] for each in found if each in _ANTECEDENT), "ant_ok")
    return f"{pronoun} {antecedent}"


_Pair = tuple[int, int | None]  # candidate and annotator


class StatusRules:
    """The status of any annotation in a database, as the original computes it on saving."""

    def __init__(self, old: Protest11) -> None:
        self._checked = old.settings.get("config:conflict_checks") != "disabled"
        self._keys = {row.id: (row.tgtcorpus, row.example_no) for row in old.pro_candidates}
        self._pronoun: defaultdict[tuple[int, int], set[TokenPlace]] = defaultdict(set)
        self._antecedent: defaultdict[tuple[int, int], set[TokenPlace]] = defaultdict(set)
        for row in old.translations:
            places = self._pronoun if row.ant_no is None else self._antecedent
            places[row.tgtcorpus, row.example_no].add((row.line, row.tgtpos))
        self._tokens: defaultdict[_Pair, set[TokenPlace]] = defaultdict(set)
        for token in old.token_annotations:
            self._tokens[token.candidate, token.annotator_id].add((token.line, token.token))
        self._tags: defaultdict[_Pair, set[str]] = defaultdict(set)
        for tag in old.tag_annotations:
            self._tags[tag.candidate, tag.annotator_id].add(tag.tag)

    def status(self, row: Annotation) -> str:
        pair = (row.candidate, row.annotator_id)
        judgement = Judgement(
            ANSWERS.get(row.anaph_annotation, Answer.UNSET),
            ANSWERS.get(row.ant_annotation, Answer.UNSET),
            frozenset(self._tokens[pair]),
            frozenset(self._tags[pair]),
            row.remarks or "",
        )
        key = self._keys.get(row.candidate, (0, 0))
        highlights = Highlights(frozenset(self._pronoun[key]), frozenset(self._antecedent[key]))
        checked = self._checked and row.annotator_id != MASTER_ANNOTATOR
        return conflict_status(judgement, highlights, checked=checked)
