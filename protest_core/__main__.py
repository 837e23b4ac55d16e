"""`python -m protest_core` is `protest`."""

from protest_core.cli.main import main

if __name__ == "__main__":  # tests import every module
    main()
