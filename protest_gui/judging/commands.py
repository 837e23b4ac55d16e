"""Commands of the translation window that lead on or back, independent of the task."""

from functools import partial

from protest_gui.judging.controller import JudgingController, Move
from protest_gui.judging.mode import TaskMode
from protest_gui.keys.actions import Commands

# Commands that lead to another candidate.
GOING = frozenset({"next", "previous", "next_open", "first", "last"})

# Commands that prepare judging; without an annotator's name they do nothing and say why.
NEED_A_NAME = frozenset({"add_tag", "remark", "correct_links"})


def leading_commands(controller: JudgingController, task: TaskMode) -> Commands:
    """Return the commands that need nothing but these two."""
    return {
        **_going(controller, task),
        "undo": partial(controller.act, lambda session: session.undo()),
        "redo": partial(controller.act, lambda session: session.redo()),
        "more_above": partial(controller.see, lambda session: session.more_above()),
        "more_below": partial(controller.see, lambda session: session.more_below()),
    }


def _going(controller: JudgingController, task: TaskMode) -> Commands:
    def move(command: str, act: Move, *, onward: bool = True) -> None:
        task.finish_typing()  # a field keeps the focus when a button is clicked
        controller.move(act, command, onward=onward)

    moves: dict[str, tuple[Move, bool]] = {
        "next": (lambda session: session.next(), True),
        "previous": (lambda session: session.previous(), False),
        "next_open": (lambda session: session.next_open(), True),
        "first": (lambda session: session.go_to(0), False),
        "last": (lambda session: session.go_to(len(session.navigator.candidates) - 1), True),
    }
    return {
        command: partial(move, command, act, onward=onward)
        for command, (act, onward) in moves.items()
    }
