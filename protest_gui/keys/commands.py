"""Everything that can be done by a key: commands with the keys they come with."""

from dataclasses import dataclass

from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class Command:
    """Keys are in Qt's portable text, such as `Ctrl+Shift+Z`; the first is the one shown."""

    id: str
    group: str
    label: Text
    keys: tuple[str, ...]


# In the order in which one meets them.
GROUPS = {
    "judge": Text("Judging"),
    "go": Text("Navigation"),
    "view": Text("View"),
    "suite": Text("Correcting a suite"),
    "file": Text("Files"),
}

# The keys of the others are what every program has: changing them would help nobody.
CHANGEABLE_GROUPS = frozenset({"judge", "go", "view", "suite"})

_HOME_ROW = "ASDFGHJKL"
# In adjudication, in the order in which they are shown; letters are on every keyboard.
_TAKEN_OVER = {letter: f"Shift+{letter}" for letter in "ABCD"}

COMMANDS: tuple[Command, ...] = (
    Command("antecedent_yes", "judge", Text("Antecedent: yes"), ("Q",)),
    Command("antecedent_no", "judge", Text("Antecedent: no"), ("W",)),
    Command("antecedent_unset", "judge", Text("Antecedent: open"), ("E",)),
    Command("pronoun_yes", "judge", Text("Pronoun: yes"), ("1",)),
    Command("pronoun_no", "judge", Text("Pronoun: no"), ("2",)),
    Command("pronoun_unset", "judge", Text("Pronoun: open"), ("0",)),
    *(
        Command(
            f"choice_{number}", "judge", Text("Further question: choice {0}").format(number), key
        )
        for number, key in enumerate((("3",), ("4",), ("5",), ("6",), ("8",), ("9",)), start=1)
    ),
    *(
        Command(
            f"token_{number}",
            "judge",
            Text("Select or unselect highlighted word {0}").format(number),
            (key,),
        )
        for number, key in enumerate(_HOME_ROW, start=1)
    ),
    *(
        Command(
            f"take_over_{number}",
            "judge",
            Text("Use the answer of annotator {0}").format(letter),
            (key,),
        )
        for number, (letter, key) in enumerate(_TAKEN_OVER.items(), start=1)
    ),
    Command("add_tag", "judge", Text("Add a tag"), ("T",)),
    Command("remark", "judge", Text("Write a remark"), ("M",)),
    Command(
        "correct_links",
        "judge",
        Text("Correct links: choose the words that really translate"),
        ("B",),
    ),
    Command("walk", "judge", Text("Go to the antecedent, the next one, the pronoun"), ("Y",)),
    Command("undo", "judge", Text("Undo"), ("Ctrl+Z",)),
    Command("redo", "judge", Text("Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    Command("suite_category", "suite", Text("Change the category"), ("C",)),
    Command("suite_pronoun", "suite", Text("Pronoun: choose its words in the reference"), ("P",)),
    Command("suite_antecedent", "suite", Text("Next antecedent"), ("V",)),
    Command("suite_span", "suite", Text("Antecedent: choose its words"), ("Shift+W",)),
    Command("suite_head", "suite", Text("Antecedent: choose its head"), ("Shift+H",)),
    Command("suite_checked", "suite", Text("The doubtful head is right"), ("Shift+K",)),
    Command(
        "suite_link", "suite", Text("Antecedent: choose its words in the reference"), ("Shift+L",)
    ),
    Command("suite_add", "suite", Text("Add an antecedent"), ("Shift+N",)),
    Command("suite_remove", "suite", Text("Remove the antecedent"), ("Shift+X",)),
    Command("suite_nothing", "suite", Text("Not translated"), ("Z",)),
    Command("suite_aligned", "suite", Text("As aligned"), ("U",)),
    Command("suite_remove_example", "suite", Text("Remove the example"), ("Ctrl+Del",)),
    Command("next", "go", Text("Next"), ("Return", "Enter", "PgDown")),
    Command("previous", "go", Text("Previous"), ("PgUp",)),
    Command("next_open", "go", Text("Next open"), ("N",)),
    Command("first", "go", Text("First"), ("Ctrl+Home",)),
    Command("last", "go", Text("Last"), ("Ctrl+End",)),
    Command("adjudicate", "go", Text("Adjudicate what people disagree on"), ("Ctrl+J",)),
    Command("list", "go", Text("List of candidates"), ("Ctrl+G",)),
    Command("back", "go", Text("Back to the overview"), ("Alt+Left",)),
    Command("more_above", "view", Text("More context above"), ("Ctrl+Up",)),
    Command("more_below", "view", Text("More context below"), ("Ctrl+Down",)),
    Command("folds", "view", Text("Show or fold the lines between"), ("Ctrl+B",)),
    Command("tokens", "view", Text("Show tokens or text"), ("Ctrl+T",)),
    Command("reference", "view", Text("Show or hide the reference"), ("R",)),
    Command("overview_panel", "view", Text("All answers or annotation"), ("O",)),
    Command("across_systems", "view", Text("Same example across systems"), ("X",)),
    Command("names", "view", Text("Show or hide names in adjudication"), ("I",)),
    Command("larger", "view", Text("Larger text"), ("Ctrl++", "Ctrl+=")),
    Command("smaller", "view", Text("Smaller text"), ("Ctrl+-",)),
    Command("normal_size", "view", Text("Normal text size"), ("Ctrl+0",)),
    Command("help", "view", Text("Keys and guidelines"), ("F1",)),
    Command("new", "file", Text("New project…"), ("Ctrl+N",)),
    Command("open", "file", Text("Open…"), ("Ctrl+O",)),
    Command("load_systems", "file", Text("Load systems…"), ("Ctrl+L",)),
    Command("export", "file", Text("Export…"), ("Ctrl+E",)),
    Command("reload", "file", Text("Reload"), ("F5",)),
    Command("close", "file", Text("Close"), ("Ctrl+W",)),
    Command("quit", "file", Text("Quit"), ("Ctrl+Q",)),
)
COMMAND = {command.id: command for command in COMMANDS}

# Done so seldom that they have no keys.
WITHOUT_KEYS: tuple[Command, ...] = (
    Command("demonstration", "file", Text("Try the demonstration…"), ()),
    Command("open_suite", "file", Text("Open suite…"), ()),
    Command("make_suite", "file", Text("Make a suite…"), ()),
    Command("convert", "file", Text("Convert an older project…"), ()),
    Command("merge", "file", Text("Merge batches…"), ()),
    Command("import_judgements", "file", Text("Import judgements…"), ()),
    Command("past_merges", "file", Text("Past merges…"), ()),
    Command("save_copy", "file", Text("Save a copy…"), ()),
    Command("report", "file", Text("Write report…"), ()),
    Command("save_suite_as", "file", Text("Save suite as…"), ()),
    Command("judge_as", "file", Text("Judge as…"), ()),
    Command("match", "file", Text("Re-run matching"), ()),
    Command("matching_policy", "file", Text("Matching policy…"), ()),
    Command("options", "file", Text("Project options…"), ()),
    Command("change_keys", "file", Text("Keys…"), ()),
    Command("guidelines", "file", Text("Guidelines"), ()),
    Command("manual", "file", Text("Manual"), ()),
    Command("about", "file", Text("About PROTEST"), ()),
    Command("show_tasks", "file", Text("Go to tasks"), ()),
)

# What whoever judges a batch does not have, and is not told of.
ONLY_IN_PROJECTS = frozenset(
    {
        "adjudicate",
        "list",
        "overview_panel",
        "across_systems",
        "names",
        "new",
        "load_systems",
        "export",
    }
) | {command for command in COMMAND if command.startswith(("take_over_", "suite_"))}
assert set(COMMAND) > ONLY_IN_PROJECTS  # noqa: S101

assert len(COMMAND) == len(COMMANDS)  # noqa: S101 — a mistake in the table above
assert {command.group for command in COMMANDS} == set(GROUPS)  # noqa: S101


def commands_of(group: str) -> tuple[Command, ...]:
    return tuple(command for command in COMMANDS if command.group == group)


def can_meet(one: Command, other: Command) -> bool:
    """Whether both can be wanted at the same time, and so cannot have the same key."""
    apart = {one.group, other.group} == {"judge", "suite"}
    return not apart or bool({one.id, other.id} & {"undo", "redo"})


def is_changeable(command: Command) -> bool:
    return command.group in CHANGEABLE_GROUPS
