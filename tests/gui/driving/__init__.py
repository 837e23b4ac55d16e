"""Drives the windows as a person does, who knows no class and no attribute of the program.

A test opens a window, presses keys and buttons, and looks at what is shown and at the file. It
finds things by what they are (a button, a table, a field: Qt's own classes) and by their name (what
stands on them, or what a screen reader calls them); so the program may be rebuilt and the test
stays. What cannot be found by its name has none for people who hear the screen either: give it an
accessible name in the program.

`main_window` is a fixture of all tests; a project, a batch or a suite is opened in it:

    open_file(main_window, project.path)                # window.py
    choose(main_window, "Tools/Project options…")       # an entry of a menu
    press(main_window, "Ctrl+J", "Return")              # keys; then all that began is done
    type_text(main_window, "a remark")
    click(main_window, "Read (5)")                    # a button; `button(…)` only finds it
    assert message(main_window) == ""                   # what the banner says
    assert "Keep mine" in message_buttons(main_window)
    results = section(main_window, "Results")           # sections.py
    pairs = table(results, "Pairs of annotators")       # finding.py: also combo, field, find
    assert heads(pairs) == ["Annotators", "Agreement"]  # tables.py: cells, cell, tip, spoken
    tables.click(pairs, 0, "Agreement")
    asked = answer(main_window, "Stay")                 # dialogs.py: before what makes it ask
    when_shown(main_window, QDialog, fill_in, title="Hand out")
    choose_file(monkeypatch, tmp_path / "copy.protest") # what the next file dialog gives

    judging = JudgingDriver(main_window)                # judging.py: where one judges
    judging.press("Q", "1")
    assert judging.place == "1 / 5"
    assert judging.selected() == ["Lampe", "Diese"]     # of the highlighted words
    assert judging.answer("Pronoun") == "Yes"
    assert (judging.hint, judging.saved) == ("", "Saved 10:42")

    suite = SuiteDriver(main_window)                    # suite.py: the examples of a suite
    suite.press("Return", "P")
    assert suite.sentence.startswith("Which words of the reference translate")

`judging_alone` is the judging page without the main window round it, for tests of judging alone.
Where nothing else tells whether all is done, `settle` waits for it; `held_up` keeps it from going
on. Only these modules import windows of the program. A test of one small widget (a text, a banner)
may import and use that widget; `test_imports.py` lists them.
"""
