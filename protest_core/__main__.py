"""`python -m protest_core` is `protest`."""

from protest_core.cli.main import main

main()
