"""Building a suite from CoNLL-U with entities."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from protest_core.errors import InputError, RefusedError
from protest_core.loading.create_project import check_suite
from protest_core.suite_build.built_suite import BuiltSuite
from protest_core.suite_build.conllu import ConlluFiles, build_from_conllu
from protest_core.suite_build.corefud_examples import THIRD_PERSON, CorefChoices
from protest_core.suite_build.files import GroupChoice
from protest_core.suite_build.parcorfull import BuildChoices, build_from_parcorfull
from tests.core.suite_build.conllu_files import as_conllu, conllu, sentence, write_conllu
from tests.core.suite_build.mmax2_files import (
    ENGLISH,
    MARKS,
    phrase,
    pronoun,
    write_document,
)

LAMP = "The/DET/2/det{(e1-object-2-} lamp/NOUN/3/nsubj/Number=Sing{e1)} broke/VERB/0/root ."
SIMPLE = [LAMP, "It/PRON/3/nsubj{(e1-object-1-)} was/AUX/3/cop loud/ADJ ."]
REFERENCE = "Die Lampe zerbrach.\nSie war laut.\n"
MANY = conllu(map(sentence, SIMPLE), document="a") + conllu(
    map(sentence, ["It/PRON/2/expl rains/VERB ."]), document="b"
)
# The same text with the same annotation in both formats. What only one of them can say is not in
# it: labels such as cataphoric or *no explicit antecedent*, and entity types.
TALK = [
    *ENGLISH,
    "Uncle Tom and his dog walked ; they were tired .",
    "A student lost their coat , and they cried .",
    "The thing there that we lost is old , so burn it .",
    "Whoever saw it left , and it helped him to find the coat .",
    "It had fallen .",
]
TALK_MARKS = [
    *MARKS,
    phrase("33..37", 4),
    pronoun(40, 4, position="subject", agreement="plural"),
    phrase("44..45", 5),
    pronoun(51, 5, position="subject", agreement="singular"),
    # Interrupted by other words.
    phrase("54..55,57..59", 6),
    pronoun(65, 6, position="non-subject", agreement="singular"),
    # Before what it refers to.
    pronoun(69, 7, position="non-subject", agreement="singular"),
    pronoun(73, 8, antetype="event", position="subject"),
    phrase("78..79", 7),
    pronoun(81, 7, position="subject", agreement="singular"),
]


def build(
    folder: Path,
    sentences: Sequence[str] | str = SIMPLE,
    reference: str | None = None,
    *,
    choices: CorefChoices = THIRD_PERSON,
    languages: tuple[str, str] = ("en", "de"),
    groups: Path | None = None,
) -> BuiltSuite:
    folder.mkdir(exist_ok=True)
    text = sentences if isinstance(sentences, str) else conllu(map(sentence, sentences))
    source = write_conllu(folder / "talk.conllu", text)
    target = folder / "talk.txt"
    lines = "Das ist so .\n" * (2 if isinstance(sentences, str) else len(sentences))
    target.write_text(lines if reference is None else reference, encoding="utf-8")
    return build_from_conllu(
        files=ConlluFiles(source, target),
        groups=GroupChoice(groups),
        directory=folder / "suite",
        languages=languages,
        choices=choices,
    )


def categories(built: BuiltSuite) -> dict[str, str]:
    """The category of each pronoun, by its line and form."""
    return {f"{each.line} {each.form}": each.category for each in built.chosen}


def left_out(folder: Path, sentences: Sequence[str], **options: object) -> dict[str, str]:
    """The reason why each pronoun was left out, by its form."""
    built = build(folder, [*sentences, "It/PRON/2/expl rains/VERB ."], **options)
    return {
        form: reason.name for reason, forms in built.inventory.left_out.items() for form in forms
    }


def test_an_entity_becomes_an_example_with_its_antecedent(tmp_path: Path):
    built = build(tmp_path, reference=REFERENCE)
    check_suite(directory=tmp_path / "suite")
    assert built.suite.source == ("The lamp broke .", "It was loud .")
    assert built.reference.sentences == ("Die Lampe zerbrach .", "Sie war laut .")
    (example,) = built.suite.examples
    assert (example.category.id, example.line, example.token) == (
        "anaphoric_inter_subject_it",
        1,
        0,
    )
    (antecedent,) = example.antecedents
    assert (antecedent.line, antecedent.start, antecedent.end, antecedent.head) == (0, 0, 2, 1)


def test_where_all_pronouns_are_left_out_the_refusal_says_why(tmp_path: Path):
    with pytest.raises(RefusedError, match=r"Left out: in no entity \(2\)\."):
        build(tmp_path, ["It/PRON/2/nsubj fell/VERB .", "It/PRON/2/nsubj broke/VERB ."])


@pytest.mark.parametrize(
    ("sentences", "category"),
    [
        ([LAMP, "It/PRON/2/nsubj:pass{(e1-object-1-)} fell/VERB ."], "inter_subject_it"),
        (
            [LAMP, "We/PRON/2/nsubj saw/VERB/0/root it/PRON/2/obj{(e1-object-1-)} ."],
            "inter_non-subject_it",
        ),
        (
            [
                "The/DET/2/det{(e1-object-2-} lamp/NOUN/5/nsubj{e1)} that/PRON/4/nsubj fell/VERB/2 "
                "lost/VERB/0 it/PRON/5/obj{(e1-object-1-)} ."
            ],
            "intra_non-subject_it",
        ),
        # The pronoun is inside of what it refers to, behind the head.
        (
            [
                "The/DET/2/det{(e1-object-2-} lamp/NOUN/6/nsubj as/ADP/5 we/PRON/5/nsubj "
                "saw/VERB/2 it/PRON/5/obj{e1)(e1-object-1-)} fell/VERB/0 ."
            ],
            "intra_non-subject_it",
        ),
        # Coordinated with a subject.
        (
            [LAMP, "We/PRON/4/nsubj and/CCONJ/3 it/PRON/1/conj{(e1-object-1-)} fell/VERB/0 ."],
            "inter_subject_it",
        ),
        (
            [
                "Two/NUM/2{(e1-object-2-} lamps/NOUN/3/nsubj/Number=Plur{e1)} broke/VERB .",
                "They/PRON/2/nsubj{(e1-object-1-)} fell/VERB .",
            ],
            "inter_they",
        ),
        (
            [
                "Two/NUM/2{(e1-object-2-} lamps/NOUN/3/nsubj/Number=Plur{e1)} broke/VERB/0 "
                "when/SCONJ we/PRON moved/VERB/3 them/PRON/6/obj{(e1-object-1-)} ."
            ],
            "intra_they",
        ),
        ([LAMP, "They/PRON/2/nsubj{(e1-object-1-)} fell/VERB ."], "singular_they"),
    ],
)
def test_the_category_follows_from_tree_and_entity(
    tmp_path: Path, sentences: list[str], category: str
):
    built = build(tmp_path, sentences)
    assert [*categories(built).values()] == [f"anaphoric_{category}"]
    check_suite(directory=tmp_path / "suite")


def test_pleonastic_and_event_pronouns_need_no_antecedent(tmp_path: Path):
    sentences = [
        "It/PRON/2/expl rains/VERB .",
        "We/PRON left/VERB{(e1-event-1-)} .",
        "It/PRON/2/nsubj{(e1-event-1-)} hurt/VERB .",
        "Half/NUM/2{(e2-abstract-1-} past/ADP{e2)} .",
        "We/PRON saw/VERB/0 it/PRON/2/obj{(e2-abstract-1-)} .",
        "We/PRON saw/VERB/0 it/PRON/2/obj{(e3-event-1-)} .",
    ]
    assert categories(build(tmp_path, sentences)) == {
        "0 it": "pleonastic_it",
        "2 it": "event_it",
        "4 it": "event_it",
        "5 it": "event_it",
    }


def test_an_event_that_is_a_noun_is_an_antecedent(tmp_path: Path):
    sentences = ["The/DET/2/det{(e1-event-2-} war/NOUN/3/nsubj{e1)} ended/VERB .", *SIMPLE[1:]]
    sentences[1] = sentences[1].replace("object", "event")
    assert categories(build(tmp_path, sentences)) == {"1 it": "anaphoric_inter_subject_it"}


@pytest.mark.parametrize(
    ("sentences", "reason"),
    [
        (["It/PRON/2/nsubj fell/VERB ."], "IN_NO_ENTITY"),
        (["It/PRON/2/nsubj{(e1-object-1-)} fell/VERB .", LAMP], "CATAPHORIC"),
        (["It/PRON/2/nsubj{(e1-object-1-)} fell/VERB ."], "NO_ANTECEDENT"),
        (
            ["This/PRON/2/nsubj{(e1-object-1-)} fell/VERB .", SIMPLE[1]],
            "NO_ANTECEDENT",
        ),
        (
            [LAMP, "It/PRON/2/nsubj{(e1-object-1-)(e2-object-1-)} fell/VERB ."],
            "MARKED_TWICE",
        ),
        (
            [LAMP, "It/PRON/2/nsubj{Entity=(e2-object-1-)|SplitAnte=e1<e2,e3<e2} fell/VERB ."],
            "SPLIT",
        ),
    ],
)
def test_a_pronoun_without_a_sure_antecedent_is_left_out(
    tmp_path: Path, sentences: list[str], reason: str
):
    assert left_out(tmp_path, sentences) == {"it": reason}


def test_they_have_no_category_for_events(tmp_path: Path):
    sentences = [
        "We/PRON left/VERB{(e1-event-1-)} .",
        "They/PRON/2/nsubj{(e1-event-1-)} hurt/VERB .",
    ]
    assert left_out(tmp_path, sentences) == {"they": "EVENT_THEY"}


def test_several_antecedents_are_taken_if_that_is_asked_for(tmp_path: Path):
    sentences = [
        "A/DET/2{(e1-object-2-} lamp/NOUN/0/obj{e1)} and/CCONJ a/DET/5{(e2-object-2-} "
        "vase/NOUN/2/conj{e2)} .",
        "They/PRON/2/nsubj{Entity=(e3-object-1-)|SplitAnte=e1<e3,e2<e3} fell/VERB .",
    ]
    built = build(tmp_path, sentences, choices=CorefChoices(split_references=True))
    assert categories(built) == {"1 they": "anaphoric_inter_they"}
    assert [each.start for each in built.suite.examples[0].antecedents] == [0, 3]


def test_you_is_taken_as_what_is_asked_for(tmp_path: Path):
    sentences = ["You/PRON/2/nsubj{(e1-person-1-)} know/VERB it/PRON/2/expl ."]
    assert categories(build(tmp_path / "a", sentences)) == {"0 it": "pleonastic_it"}
    built = build(tmp_path / "b", sentences, choices=CorefChoices(you="generic"))
    assert categories(built) == {"0 it": "pleonastic_it", "0 you": "addressee_generic_you"}


def test_the_head_is_annotated_or_the_word_that_depends_on_none_of_the_others(tmp_path: Path):
    phrase = "{0} lamp/NOUN/5/nsubj of/ADP/4 steel/NOUN/2{{e1)}} broke/VERB/0 ."
    for name, first, head in (
        ("annotated", "The/DET/2/det{(e1-object-4-}", 3),
        ("governor", "The/DET/2/det{(e1-object--}", 1),
    ):
        built = build(tmp_path / name, [phrase.format(first), SIMPLE[1]])
        (example,) = built.suite.examples
        assert example.antecedents[0].head == head
        assert not built.heads_to_check
    several = ["The/DET/3/det{(e1-object--} lamp/NOUN/3/nsubj{e1)} broke/VERB .", SIMPLE[1]]
    assert build(tmp_path / "several", several).heads_to_check == 1


def test_an_interrupted_antecedent_goes_from_its_first_to_its_last_word(tmp_path: Path):
    sentences = [
        "The/DET/2{(e1[1/2]-object-2-} lamp/NOUN/3/nsubj{e1[1/2])} broke/VERB/0 "
        "there/ADV/2{(e1[2/2]-object-2-)} .",
        SIMPLE[1],
    ]
    built = build(tmp_path, sentences)
    (antecedent,) = built.suite.examples[0].antecedents
    assert (antecedent.start, antecedent.end, antecedent.head) == (0, 4, 1)
    heads = (tmp_path / "suite" / "heads-to-check.tsv").read_text()
    assert "words of others between its own" in heads


def test_words_are_tokens_if_they_spell_the_multiword_token(tmp_path: Path):
    sentences = [
        LAMP,
        "1-2/It's It/PRON/3/nsubj{(e1-object-1-)} 's/AUX/3/cop dead/ADJ/0 4-5/del de/ADP el/DET .",
    ]
    built = build(tmp_path, sentences)
    assert built.suite.source[1] == "It 's dead del ."


def test_a_pronoun_in_a_token_is_an_example_at_that_token(tmp_path: Path):
    features = "PronType=Prs;Person=3;Number=Sing".replace(";", "|")
    sentences = [
        "La/DET/2{(e1-object-2-} cosa/NOUN/3/obj/Number=Sing{e1)} falta/VERB .",
        f"1-3/Dámela Da/VERB me/PRON/1/iobj la/PRON/1/obj/{features}{{(e1-object-1-)}} .",
    ]
    built = build(tmp_path, sentences, languages=("es", "de"))
    assert built.suite.source[1] == "Dámela ."
    assert categories(built) == {"1 la": "anaphoric_inter_non-subject_singular"}
    check_suite(directory=tmp_path / "suite")


def test_pronouns_of_another_language_have_categories_of_their_own(tmp_path: Path):
    features = "PronType=Prs|Person=3|Number={0}"
    sentences = [
        "Las/DET/2{(e1-object-2-} cosas/NOUN/3/nsubj/Number=Plur{e1)} faltan/VERB .",
        f"Ellas/PRON/2/nsubj/{features.format('Plur')}{{(e1-object-1-)}} vienen/VERB .",
        f"Él/PRON/2/expl/{features.format('Sing')} llueve/VERB .",
        f"Se/PRON/2/expl:pv/{features.format('Sing')}|Reflex=Yes cae/VERB .",
        f"Su/DET/2/det/{features.format('Sing')}|Poss=Yes cosa/NOUN .",
        f"1.1/_/PRON/_/_/{features.format('Sing')} Va/VERB .",
    ]
    sentences[5] = "0.1/_/PRON/0/_/Person=3 Va/VERB ."
    built = build(tmp_path, sentences, languages=("es", "de"))
    assert categories(built) == {
        "1 ellas": "anaphoric_inter_subject_plural",
        "2 él": "pleonastic",
    }
    dropped = {
        reason.name: sum(forms.values()) for reason, forms in built.inventory.left_out.items()
    }
    assert dropped == {"DROPPED": 1}
    own = [each.id for each in built.suite.categories[-2:]]
    assert own == ["anaphoric_inter_subject_plural", "pleonastic"]
    check_suite(directory=tmp_path / "suite")


def test_chains_with_it_and_they_are_proposed_as_groups(tmp_path: Path):
    sentences = [*SIMPLE, "They/PRON/2/nsubj{(e1-object-1-)} fell/VERB ."]
    build(tmp_path, sentences)
    table = tmp_path / "suite" / "group-it-they.tsv"
    assert "The lamp" in table.read_text()
    table.write_text(table.read_text().replace("no\t", "yes\t"))
    groups = table.rename(tmp_path / "groups.tsv")
    built = build(tmp_path / "again", sentences, groups=groups)
    assert set(categories(built).values()) == {"anaphoric_group_it-they"}


def test_a_plain_reference_of_several_documents_has_a_line_for_each_sentence(tmp_path: Path):
    built = build(tmp_path / "a", MANY, REFERENCE + "Es regnet.\n")
    assert [each.name for each in built.suite.documents] == ["a", "b"]
    with pytest.raises(InputError, match="4 lines where the source has 3 sentences in 2 documents"):
        build(tmp_path / "b", MANY, REFERENCE + "Es\nregnet.\n")


def test_the_reference_may_be_conllu_with_other_sentences(tmp_path: Path):
    german = ["Es/PRON/2/expl regnet/VERB ."]
    lamp = ["Die/DET Lampe/NOUN zerbrach/VERB 4-5/zur zu/ADP der/DET Zeit/NOUN .", "Sie war laut ."]
    reference = conllu(map(sentence, german), document="b") + conllu(
        map(sentence, lamp), document="a"
    )
    built = build(tmp_path, MANY, reference)
    assert built.reference.sentences == (
        "Die Lampe zerbrach zur Zeit .",
        "Sie war laut .",
        "Es regnet .",
    )
    assert "talk.txt: read as CoNLL-U: 2 documents, 3 segments" in built.notes[0]


def test_sentences_of_one_document_are_aligned(tmp_path: Path):
    built = build(tmp_path, reference="Die Lampe zerbrach, und sie war laut.\n")
    assert len(built.suite.source) == 1
    assert built.suite.source[0] == "The lamp broke . It was loud ."
    # The sentences of the corpus decide.
    assert categories(built) == {"0 it": "anaphoric_inter_subject_it"}


@pytest.mark.parametrize(
    ("change", "place", "message"),
    [
        (
            ("Entity=e1)", "_"),
            4,
            "the mention of ‘e1’ that begins here does not end in its sentence",
        ),
        (("(e1-object-1-)", "e7)"), 10, "a mention of ‘e7’ ends here, and none is open"),
        (("object-2", "object-3"), 4, "the head of ‘e1’, ‘3’, is not one of its 2 words"),
        (("Entity=(e1-object-1-)", "Entity=((e1"), 10, "Entity: ‘((e1’ cannot be read"),
        (("Entity=(e1-object-1-)", "Entity=(e1[1/2]-object-1-)"), 10, "only 1 of 2 parts are in"),
        (("Entity=(e1-object-1-)", "Entity=(e1[2/2]-object-1-)"), 10, "part 2 of 2 of ‘e1’"),
        (("Entity=(e1-object-1-)", "Entity=(e1[3/2]-object-1-)"), 10, "‘e1[3/2]’ is no entity"),
        (("Entity=(e1-object-1-)", "SplitAnte=e1<e1"), 10, "‘e1<e1’ names no other entity"),
        (("# global.Entity", "# global"), 4, "no line ‘# global.Entity = …’ with eid"),
        (("1\tIt", "2\tIt"), 10, "‘2’ follows word 0"),
        (("1\tIt", "x\tIt"), 10, "‘x’ is not the number of a word"),
        (("1\tIt", "1\t \tIt"), 10, "11 columns; a word of CoNLL-U has 10"),
        (("1\tIt", "1\t"), 10, "the word has no form"),
        (("3\tnsubj\t_\t_", "9\tnsubj\t_\t_"), 10, "the head of the word, ‘9’, is not in its"),
    ],
)
def test_a_mistake_is_named_with_its_line(
    tmp_path: Path, change: tuple[str, str], place: int, message: str
):
    text = conllu(map(sentence, SIMPLE))
    if change[0].endswith("_\t_"):
        text = text.replace("nsubj\t_\tEntity=(e1-object-1-)", "nsubj\t_\t_")
    assert change[0] in text
    with pytest.raises(InputError) as error:
        build(tmp_path, text.replace(*change))
    (problem,) = error.value.problems
    assert message in problem.message
    assert problem.line == place
    assert not (tmp_path / "suite").exists()


def test_conllu_and_mmax2_of_the_same_text_give_the_same_examples(tmp_path: Path):
    german = "".join(f"Satz {number} ist da .\n" for number in range(len(TALK)))
    write_document(tmp_path / "Talks" / "EN", "one", TALK, TALK_MARKS)
    write_document(tmp_path / "Talks" / "DE", "one", german.splitlines())
    mmax2 = build_from_parcorfull(
        root=tmp_path / "Talks", directory=tmp_path / "mmax2", choices=BuildChoices("de")
    )
    conllu = build(tmp_path / "conllu", as_conllu("one", TALK, TALK_MARKS), german)
    assert conllu.suite.source == mmax2.suite.source
    assert len(mmax2.suite.examples) == 11
    assert {each.category.id for each in mmax2.suite.examples} == {
        *("anaphoric_inter_subject_it", "anaphoric_intra_non-subject_it", "anaphoric_intra_they"),
        *("anaphoric_inter_they", "anaphoric_singular_they", "event_it", "pleonastic_it"),
    }
    both = zip(conllu.suite.examples, mmax2.suite.examples, strict=True)
    for one, other in both:
        assert (one.category, one.line, one.token) == (other.category, other.line, other.token)
        assert one.antecedents == other.antecedents


def test_clitics_of_a_raw_reference_are_split(tmp_path: Path):
    raw = build(
        tmp_path / "raw", reference="La lámpara.\nHay que moverla.\n", languages=("en", "es")
    )
    assert raw.reference.sentences[1] == "Hay que mover +la ."
    assert check_suite(directory=tmp_path / "raw" / "suite").lines == 2
    whole = "La lámpara .\nHay que moverla .\n"
    built = build(tmp_path / "whole", reference=whole, languages=("en", "es"))
    assert built.reference.sentences[1] == "Hay que moverla ."
