"""`python -m protest_gui`."""

from protest_gui.app import main

main()
