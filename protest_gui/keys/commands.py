"""Everything that can be done by a key: commands with the keys they come with."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """Keys are in Qt's portable text, such as `Ctrl+Shift+Z`; the first is the one shown."""

    id: str
    group: str
    label: str
    keys: tuple[str, ...]


# In the order in which one meets them. All labels are English; who shows them translates them.
GROUPS = {
    "judge": "Judging",
    "go": "Going",
    "view": "Seeing",
    "suite": "Correcting a suite",
    "file": "Files",
}

# The keys of the others are what every program has: changing them would help nobody.
CHANGEABLE_GROUPS = frozenset({"judge", "go", "view", "suite"})

_HOME_ROW = "ASDFGHJKL"
# In adjudication, in the order in which they are shown; letters are on every keyboard.
_TAKEN_OVER = {letter: f"Shift+{letter}" for letter in "ABCD"}

COMMANDS: tuple[Command, ...] = (
    Command("antecedent_yes", "judge", "Antecedent: yes", ("Q",)),
    Command("antecedent_no", "judge", "Antecedent: no", ("W",)),
    Command("antecedent_unset", "judge", "Antecedent: unset", ("E",)),
    Command("pronoun_yes", "judge", "Pronoun: yes", ("1",)),
    Command("pronoun_no", "judge", "Pronoun: no", ("2",)),
    Command("pronoun_unset", "judge", "Pronoun: unset", ("0",)),
    *(
        Command(f"token_{number}", "judge", f"Select or unselect highlighted word {number}", (key,))
        for number, key in enumerate(_HOME_ROW, start=1)
    ),
    *(
        Command(f"take_over_{number}", "judge", f"Take over what annotator {letter} said", (key,))
        for number, (letter, key) in enumerate(_TAKEN_OVER.items(), start=1)
    ),
    Command("add_tag", "judge", "Add a tag", ("T",)),
    Command("remark", "judge", "Write a remark", ("M",)),
    Command("mend_links", "judge", "Mend links: choose the words that really translate", ("B",)),
    Command("undo", "judge", "Undo", ("Ctrl+Z",)),
    Command("redo", "judge", "Redo", ("Ctrl+Shift+Z", "Ctrl+Y")),
    Command("suite_category", "suite", "Change the category", ("C",)),
    Command("suite_pronoun", "suite", "Pronoun: choose its words in the reference", ("P",)),
    Command("suite_antecedent", "suite", "Next antecedent", ("V",)),
    Command("suite_span", "suite", "Antecedent: choose its words", ("Shift+W",)),
    Command("suite_head", "suite", "Antecedent: choose its head", ("Shift+H",)),
    Command("suite_checked", "suite", "The doubtful head is right", ("Shift+K",)),
    Command("suite_link", "suite", "Antecedent: choose its words in the reference", ("Shift+L",)),
    Command("suite_add", "suite", "Add an antecedent", ("Shift+N",)),
    Command("suite_remove", "suite", "Remove the antecedent", ("Shift+X",)),
    Command("suite_nothing", "suite", "Nothing there", ("Z",)),
    Command("suite_aligned", "suite", "As aligned", ("U",)),
    Command("suite_remove_example", "suite", "Remove the example", ("Ctrl+Del",)),
    Command("next", "go", "Next", ("Return", "Enter", "PgDown")),
    Command("previous", "go", "Previous", ("PgUp",)),
    Command("next_open", "go", "Next open", ("N",)),
    Command("first", "go", "First", ("Ctrl+Home",)),
    Command("last", "go", "Last", ("Ctrl+End",)),
    Command("adjudicate", "go", "Adjudicate what people disagree on", ("Ctrl+J",)),
    Command("back", "go", "Back to the overview", ("Alt+Left",)),
    Command("more_above", "view", "More context above", ("Ctrl+Up",)),
    Command("more_below", "view", "More context below", ("Ctrl+Down",)),
    Command("reference", "view", "Show or hide the reference", ("R",)),
    Command("overview_panel", "view", "Overview panel or annotation panel", ("O",)),
    Command("across_systems", "view", "Same example across systems", ("X",)),
    Command("names", "view", "Show or hide names in adjudication", ("I",)),
    Command("larger", "view", "Larger text", ("Ctrl++", "Ctrl+=")),
    Command("smaller", "view", "Smaller text", ("Ctrl+-",)),
    Command("normal_size", "view", "Normal text size", ("Ctrl+0",)),
    Command("help", "view", "Keys and guidelines", ("F1",)),
    Command("new", "file", "New project…", ("Ctrl+N",)),
    Command("open", "file", "Open…", ("Ctrl+O",)),
    Command("load_systems", "file", "Load systems…", ("Ctrl+L",)),
    Command("reload", "file", "Reload", ("F5",)),
    Command("close", "file", "Close", ("Ctrl+W",)),
    Command("quit", "file", "Quit", ("Ctrl+Q",)),
)
COMMAND = {command.id: command for command in COMMANDS}

# Done so seldom that they have no keys.
WITHOUT_KEYS: tuple[Command, ...] = (
    Command("demonstration", "file", "Try the demonstration…", ()),
    Command("open_suite", "file", "Open suite…", ()),
    Command("merge", "file", "Merge batches…", ()),
    Command("past_merges", "file", "Past merges…", ()),
    Command("save_copy", "file", "Save a copy…", ()),
    Command("report", "file", "Write report…", ()),
    Command("save_suite_as", "file", "Save suite as…", ()),
    Command("judge_as", "file", "Judge as…", ()),
    Command("match", "file", "Match systems anew", ()),
    Command("options", "file", "Project options…", ()),
    Command("change_keys", "file", "Keys…", ()),
    Command("about", "file", "About PROTEST", ()),
    Command("show_tasks", "file", "Go to Tasks", ()),
)

# What whoever judges a batch does not have, and is not told of.
ONLY_IN_PROJECTS = frozenset(
    {"adjudicate", "overview_panel", "across_systems", "names", "new", "load_systems", "mend_links"}
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
