"""`python -m protest_gui`."""

from protest_gui.main import main

main()
