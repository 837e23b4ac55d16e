"""Commands are declared once, in the core: names, keys, menus, and who has them."""

from collections import Counter

import pytest

from protest_core.commands import COMMANDS, MENUS, sections_of


@pytest.mark.parametrize("menu", MENUS)
def test_a_menu_has_each_of_its_commands_once(menu: str):
    shown = [command for section in sections_of(menu) for command in section]
    assert Counter(shown) == Counter(
        command for command in COMMANDS.values() if command.place and command.place.menu == menu
    )
    assert shown


def test_each_place_is_in_a_menu():
    assert {command.place.menu for command in COMMANDS.values() if command.place} == set(MENUS)


def test_an_order_says_otherwise_than_the_table():
    first, *_ = sections_of("go")
    known = ["next", "previous", "next_open", "walk"]
    assert [command.id for command in first if command.id in known] == known
