"""The commands of the windows: their names, keys, menus, and the windows that have them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from protest_core.translatable import Text

MENUS = {
    "file": Text("&File"),
    "edit": Text("&Edit"),
    "view": Text("&View"),
    "go": Text("&Go"),
    "tools": Text("&Tools"),
    "help": Text("&Help"),
}

# In the order in which people meet them.
GROUPS = {
    "judge": Text("Judging"),
    "go": Text("Navigation"),
    "view": Text("View"),
    "suite": Text("Correcting a suite"),
    "file": Text("Files"),
}

# The keys of other commands are standard in every program, so they cannot be changed.
CHANGEABLE_GROUPS = frozenset({"judge", "go", "view", "suite"})

_HOME_ROW = "ASDFGHJKL"
# In adjudication, in the order in which they are shown; letters are on every keyboard.
_TAKEN_OVER = {letter: f"Shift+{letter}" for letter in "ABCD"}


@dataclass(frozen=True, slots=True)
class MenuPlace:
    """A place in the menus; lines separate the sections of a menu.

    Commands of a section are in the order of the table below, unless `order` says otherwise.
    """

    menu: str
    section: int
    order: int = 0
    label: Text | None = None  # if a menu uses other words


@dataclass(frozen=True, slots=True)
class Command:
    """An action that a person can start by key, menu or button.

    In a menu, the letter after `&` in the label chooses the command. Keys are in Qt's portable
    text, such as `Ctrl+Shift+Z`; the first one is shown. Rare commands have no key.
    """

    id: str
    group: str
    label: Text
    keys: tuple[str, ...] = ()
    place: MenuPlace | None = None
    for_annotators: bool = True  # whether annotators have it in batches


def _judging(command_id: str, label: Text, *keys: str, place: MenuPlace | None = None) -> Command:
    return Command(command_id, "judge", label, keys, place)


def _project(command_id: str, label: Text, *keys: str, place: MenuPlace) -> Command:
    return Command(command_id, "file", label, keys, place, for_annotators=False)


def _suite(command_id: str, label: Text, key: str) -> Command:
    return Command(command_id, "suite", label, (key,), for_annotators=False)


_TABLE = (
    _judging("antecedent_yes", Text("Antecedent: yes"), "Q"),
    _judging("antecedent_no", Text("Antecedent: no"), "W"),
    _judging("antecedent_unset", Text("Antecedent: open"), "E"),
    _judging("pronoun_yes", Text("Pronoun: yes"), "1"),
    _judging("pronoun_no", Text("Pronoun: no"), "2"),
    _judging("pronoun_unset", Text("Pronoun: open"), "0"),
    *(
        _judging(f"choice_{number}", Text("Further question: choice {0}").format(number), key)
        for number, key in enumerate("345689", start=1)
    ),
    *(
        _judging(
            f"token_{number}", Text("Select or unselect highlighted word {0}").format(number), key
        )
        for number, key in enumerate(_HOME_ROW, start=1)
    ),
    *(
        Command(
            f"take_over_{number}",
            "judge",
            Text("Use the answer of annotator {0}").format(letter),
            (key,),
            for_annotators=False,
        )
        for number, (letter, key) in enumerate(_TAKEN_OVER.items(), start=1)
    ),
    _judging("add_tag", Text("Add a tag"), "T"),
    _judging("remark", Text("Write a remark"), "M"),
    _judging(
        "correct_links",
        Text("Correct links: choose the words that really translate"),
        "B",
        place=MenuPlace("edit", 2, label=Text("Correct &links")),
    ),
    _judging(
        "walk",
        Text("Go to the antecedent, the next one, the pronoun"),
        "Y",
        place=MenuPlace("go", 1, order=1),
    ),
    _judging("undo", Text("Undo"), "Ctrl+Z", place=MenuPlace("edit", 1)),
    _judging("redo", Text("Redo"), "Ctrl+Shift+Z", "Ctrl+Y", place=MenuPlace("edit", 1)),
    _suite("suite_category", Text("Change the category"), "C"),
    _suite("suite_pronoun", Text("Pronoun: choose its words in the reference"), "P"),
    _suite("suite_antecedent", Text("Next antecedent"), "V"),
    _suite("suite_span", Text("Antecedent: choose its words"), "Shift+W"),
    _suite("suite_head", Text("Antecedent: choose its head"), "Shift+H"),
    _suite("suite_checked", Text("The doubtful head is right"), "Shift+K"),
    _suite("suite_link", Text("Antecedent: choose its words in the reference"), "Shift+L"),
    _suite("suite_add", Text("Add an antecedent"), "Shift+N"),
    _suite("suite_remove", Text("Remove the antecedent"), "Shift+X"),
    _suite("suite_nothing", Text("Not translated"), "Z"),
    _suite("suite_aligned", Text("As aligned"), "U"),
    _suite("suite_remove_example", Text("Remove the example"), "Ctrl+Del"),
    Command("next", "go", Text("Next"), ("Return", "Enter", "PgDown"), MenuPlace("go", 1)),
    Command("previous", "go", Text("Previous"), ("PgUp",), MenuPlace("go", 1)),
    Command("next_open", "go", Text("Next open"), ("N",), MenuPlace("go", 1)),
    Command("first", "go", Text("First"), ("Ctrl+Home",), MenuPlace("go", 2)),
    Command("last", "go", Text("Last"), ("Ctrl+End",), MenuPlace("go", 2)),
    _project("judge_as", Text("&Judge as…"), place=MenuPlace("tools", 1)),
    Command(
        "adjudicate",
        "go",
        Text("Adjudicate disagreements"),
        ("Ctrl+J",),
        MenuPlace("tools", 1, label=Text("&Adjudicate…")),
        for_annotators=False,
    ),
    Command(
        "list",
        "go",
        Text("List of candidates"),
        ("Ctrl+G",),
        MenuPlace("go", 3),
        for_annotators=False,
    ),
    Command("back", "go", Text("Back to the overview"), ("Alt+Left",), MenuPlace("go", 3)),
    Command("more_above", "view", Text("More context above"), ("Ctrl+Up",), MenuPlace("view", 2)),
    Command("more_below", "view", Text("More context below"), ("Ctrl+Down",), MenuPlace("view", 2)),
    Command(
        "folds", "view", Text("Show or fold the lines between"), ("Ctrl+B",), MenuPlace("view", 2)
    ),
    Command("tokens", "view", Text("Show tokens or text"), ("Ctrl+T",), MenuPlace("view", 2)),
    Command("reference", "view", Text("Show or hide the reference"), ("R",), MenuPlace("view", 2)),
    Command(
        "overview_panel",
        "view",
        Text("All answers or annotation"),
        ("O",),
        MenuPlace("view", 3),
        for_annotators=False,
    ),
    Command(
        "across_systems",
        "view",
        Text("Same example across systems"),
        ("X",),
        MenuPlace("view", 3),
        for_annotators=False,
    ),
    Command(
        "names", "view", Text("Show or hide names in adjudication"), ("I",), for_annotators=False
    ),
    Command("larger", "view", Text("&Larger text"), ("Ctrl++", "Ctrl+="), MenuPlace("view", 1)),
    Command("smaller", "view", Text("&Smaller text"), ("Ctrl+-",), MenuPlace("view", 1)),
    Command("normal_size", "view", Text("&Normal text size"), ("Ctrl+0",), MenuPlace("view", 1)),
    Command("help", "view", Text("&Keys and guidelines"), ("F1",), MenuPlace("help", 1)),
    _project(
        "new",
        Text("New project…"),
        "Ctrl+N",
        place=MenuPlace("file", 1, label=Text("&New project from suite…")),
    ),
    Command("open", "file", Text("&Open…"), ("Ctrl+O",), MenuPlace("file", 1)),
    Command("demonstration", "file", Text("Try the demonstration…")),
    _project("open_suite", Text("Open s&uite…"), place=MenuPlace("file", 1)),
    _project("make_suite", Text("Ma&ke a suite…"), place=MenuPlace("file", 1)),
    _project("compare_systems", Text("Compare s&ystems…"), place=MenuPlace("file", 1)),
    _project("convert", Text("Con&vert an older project…"), place=MenuPlace("file", 1)),
    _project("load_systems", Text("&Load systems…"), "Ctrl+L", place=MenuPlace("file", 2)),
    _project("merge", Text("&Merge batches…"), place=MenuPlace("file", 2)),
    _project("import_judgements", Text("&Import judgements…"), place=MenuPlace("file", 2)),
    Command("past_merges", "file", Text("Past merges…")),
    Command("reload", "file", Text("R&eload"), ("F5",), MenuPlace("file", 2)),
    _project("save_copy", Text("&Save a copy…"), place=MenuPlace("file", 2)),
    _project("export", Text("E&xport…"), "Ctrl+E", place=MenuPlace("file", 2)),
    _project("report", Text("Write re&port…"), place=MenuPlace("file", 2)),
    _project("save_suite_as", Text("Save suite &as…"), place=MenuPlace("file", 2)),
    Command("close", "file", Text("&Close"), ("Ctrl+W",), MenuPlace("file", 3)),
    Command("quit", "file", Text("&Quit"), ("Ctrl+Q",), MenuPlace("file", 3)),
    _project("match", Text("Re-run &matching"), place=MenuPlace("tools", 1)),
    _project("matching_policy", Text("Ma&tching policy…"), place=MenuPlace("tools", 1)),
    _project("options", Text("&Project options…"), place=MenuPlace("tools", 1)),
    _project("change_keys", Text("&Keys…"), place=MenuPlace("tools", 1)),
    Command("guidelines", "file", Text("Guidelines")),
    Command("manual", "file", Text("&Manual"), (), MenuPlace("help", 1)),
    Command("about", "file", Text("&About PROTEST"), (), MenuPlace("help", 1)),
    Command("show_tasks", "file", Text("Go to tasks")),
)
COMMANDS = {command.id: command for command in _TABLE}

NOT_FOR_ANNOTATORS = frozenset(each.id for each in COMMANDS.values() if not each.for_annotators)

assert len(COMMANDS) == len(_TABLE)  # noqa: S101 — a mistake in the table above
assert {command.group for command in COMMANDS.values()} == set(GROUPS)  # noqa: S101


def commands_with_keys(group: str) -> tuple[Command, ...]:
    """Return the commands of a group that come with keys."""
    return tuple(each for each in COMMANDS.values() if each.group == group and each.keys)


def sections_of(menu: str) -> Sequence[Sequence[Command]]:
    """Return the commands of a menu, section by section."""
    placed = [
        (each.place, each) for each in COMMANDS.values() if each.place and each.place.menu == menu
    ]
    placed.sort(key=lambda entry: (entry[0].section, entry[0].order))
    sections = groupby(placed, key=lambda entry: entry[0].section)
    return [[command for _, command in entries] for _, entries in sections]


def can_meet(one: Command, other: Command) -> bool:
    """Return whether both are available at the same time, so that they cannot share a key."""
    apart = {one.group, other.group} == {"judge", "suite"}
    return not apart or bool({one.id, other.id} & {"undo", "redo"})


def is_changeable(command: Command) -> bool:
    return command.group in CHANGEABLE_GROUPS
