"""The judgements in a 1.1 file, converted."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from protest_compat.protest11.rows import Annotation, Protest11, TagAnnotation, TokenAnnotation
from protest_core.files.problems import ProblemList, quoted
from protest_core.ids import AnnotatorId, ExampleId
from protest_core.judgements.conflicts import Conflict, conflicts_of
from protest_core.judgements.model import Answer, Highlights, Judgement, TokenPlace
from protest_core.suite.model import Example

_Target = tuple[str, ExampleId]  # system's name and example
MASTER_ANNOTATOR = AnnotatorId(-1)  # the researcher, whose judgements are never checked
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
# The original has no link corrections, and so no such words.
_OURS = {Conflict.TOKENS_NOT_HIGHLIGHTED}
assert _PRONOUN.keys() | _ANTECEDENT.keys() | _OURS == set(Conflict)  # noqa: S101
_Pair = tuple[int, int | None]  # candidate and annotator


@dataclass(slots=True)
class _Rows:
    """All rows of one annotator on one candidate."""

    annotations: list[Annotation] = field(default_factory=list)
    tokens: list[TokenAnnotation] = field(default_factory=list)
    tags: list[TagAnnotation] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ConvertedJudgement:
    """One annotator's judgement of one candidate; earlier versions go into its history."""

    system: str
    example_id: ExampleId
    annotator: str
    past: tuple[Judgement, ...]
    judgement: Judgement


class JudgementReader:
    """Reads the three tables, candidate by candidate and annotator by annotator."""

    def __init__(
        self,
        targets: Mapping[int, _Target],
        annotators: Mapping[int, str],
        examples: Mapping[ExampleId, Example],
        highlights: Mapping[_Target, Highlights],
        problems: ProblemList,
    ) -> None:
        self._targets = targets
        self._annotators = annotators
        self._examples = examples
        self._highlights = highlights
        self._problems = problems

    def read(self, old: Protest11) -> list[ConvertedJudgement]:
        rules = StatusRules(old)
        for row in old.annotations:
            self._warn_of_status(row, rules.status(row))
        read_rows = [
            self._converted(target, annotator, rows)
            for (target, annotator), rows in self._grouped(old).items()
        ]
        return [judgement for judgement in read_rows if judgement]

    def _warn_of_status(self, row: Annotation, ours: str) -> None:
        if row.conflict_status != ours:
            status = "missing" if row.conflict_status is None else quoted(row.conflict_status)
            self._problems.warn(
                f"annotations {row.id}", f"conflict_status is {status}; by the rules it is {ours}"
            )

    def _grouped(self, old: Protest11) -> dict[tuple[_Target, int], _Rows]:
        """Return rows in the order of writing; those that cannot be attributed are left out."""
        rows_of: dict[tuple[_Target, int], _Rows] = defaultdict(_Rows)
        for annotation in old.annotations:
            if key := self._key("annotations", annotation):
                rows_of[key].annotations.append(annotation)
        for token in old.token_annotations:
            if key := self._key("token_annotations", token):
                rows_of[key].tokens.append(token)
        for tag in old.tag_annotations:
            if key := self._key("tag_annotations", tag):
                rows_of[key].tags.append(tag)
        return rows_of

    def _key(
        self, table: str, row: Annotation | TokenAnnotation | TagAnnotation
    ) -> tuple[_Target, int] | None:
        where = f"{table} {row.id}"
        if row.candidate not in self._targets:
            self._problems.warn(where, f"there is no usable candidate {row.candidate}; left out")
        elif row.annotator_id is None:
            self._problems.warn(where, "it does not say who selected the word; left out")
        else:
            return self._targets[row.candidate], row.annotator_id
        return None

    def _converted(self, target: _Target, annotator: int, rows: _Rows) -> ConvertedJudgement | None:
        first = (rows.annotations or rows.tokens or rows.tags)[0]
        where = f"candidate {first.candidate}, annotator {annotator}"
        tags = self._tags(rows.tags, where)
        chosen, unusable = self._tokens(target, rows.tokens, where)
        versions = self._versions(rows, where)
        self._warn_of_several(versions, where)
        latest = replace(versions[-1], tokens=chosen, tags=tags)
        raw = replace(latest, tokens=chosen | unusable)
        judgement = self._without_unasked(latest, target, where)
        past = [v for v in versions[:-1] if v not in {Judgement(), versions[-1]}]
        past += [raw] if raw != judgement else []
        if judgement == Judgement():
            self._problems.warn(where, "nothing is said, so there is no judgement")
        if judgement == Judgement() and not past:
            return None
        return ConvertedJudgement(
            *target, self._annotators[annotator], tuple(dict.fromkeys(past)), judgement
        )

    def _versions(self, rows: _Rows, where: str) -> list[Judgement]:
        """Return the answers and the remark of each row, in the order of writing."""
        if not rows.annotations:
            self._problems.warn(where, "words or tags without answers; the answers are unset")
            return [Judgement()]
        return [
            Judgement(
                self._answer(row.anaph_annotation, f"annotations {row.id}", "anaph_annotation"),
                self._answer(row.ant_annotation, f"annotations {row.id}", "ant_annotation"),
                remark=row.remarks or "",
            )
            for row in rows.annotations
        ]

    def _answer(self, word: str | None, where: str, column: str) -> Answer:
        if word not in ANSWERS:
            found = "missing" if word is None else quoted(word)
            self._problems.warn(where, f"{column} is {found}; as in the original that is unset")
        return ANSWERS.get(word, Answer.UNSET)

    def _warn_of_several(self, versions: list[Judgement], where: str) -> None:
        if len(versions) > 1:
            same = len(set(versions)) == 1
            what = "all the same" if same else "the last counts, the others are kept as its history"
            self._problems.warn(where, f"{len(versions)} rows of answers: {what}")

    def _tags(self, rows: Iterable[TagAnnotation], where: str) -> frozenset[str]:
        tags: set[str] = set()
        for row in rows:
            if not row.tag.strip():
                self._problems.warn(f"tag_annotations {row.id}", "an empty tag; left out")
            elif row.tag in tags:
                self._problems.warn(where, f"the tag {quoted(row.tag)} is there twice")
            tags.add(row.tag)
        return frozenset(tag for tag in tags if tag.strip())

    def _tokens(
        self, target: _Target, rows: Iterable[TokenAnnotation], where: str
    ) -> tuple[frozenset[TokenPlace], frozenset[TokenPlace]]:
        """Return the tokens that can be selected, and those that are not highlighted."""
        highlights = self._highlights[target]
        chosen: set[TokenPlace] = set()
        unusable: set[TokenPlace] = set()
        for row in rows:
            place = (row.line, row.token)
            if row.annotation != "ok":
                found = "missing" if row.annotation is None else quoted(row.annotation)
                self._problems.warn(
                    f"token_annotations {row.id}", f"annotation is {found}; taken for ok"
                )
            if place in chosen:
                self._problems.warn(where, f"line {row.line} token {row.token} is there twice")
            elif place in highlights.pronoun | highlights.antecedent:
                chosen.add(place)
            else:
                self._problems.warn(
                    f"token_annotations {row.id}",
                    f"line {row.line} token {row.token} translates neither the pronoun nor an "
                    "antecedent and cannot be selected; it is only in the judgement's history",
                )
                unusable.add(place)
        return frozenset(chosen), frozenset(unusable)

    def _without_unasked(self, judgement: Judgement, target: _Target, where: str) -> Judgement:
        asked = self._examples[target[1]].category.antecedent_agrees
        if asked or judgement.antecedent is Answer.UNSET:
            return judgement
        self._problems.warn(
            where,
            "an answer about an antecedent, which its category does not ask for; it is only in "
            "the judgement's history",
        )
        return replace(judgement, antecedent=Answer.UNSET)


class StatusRules:
    """The status of any annotation in a database, as the original computes it when saving."""

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
        found = conflicts_of(judgement, highlights) if checked else ()
        pronoun = next((_PRONOUN[each] for each in found if each in _PRONOUN), "ana_ok")
        antecedent = next((_ANTECEDENT[each] for each in found if each in _ANTECEDENT), "ant_ok")
        return f"{pronoun} {antecedent}"
