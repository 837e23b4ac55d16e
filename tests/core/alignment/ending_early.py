"""Programs in place of the one that trains: each ends in another way without having trained."""

import os
import signal
import sys


def main(how: str) -> None:
    sys.stdin.readline()
    if how == "unread":
        os._exit(1)
    for _ in sys.stdin:
        pass
    sys.stdout.write("round 1 3\n")
    sys.stdout.flush()
    if how == "killed":
        os.kill(os.getpid(), signal.SIGTERM)
    if how == "nonsense":
        sys.stdout.write("round x\n")
    if how == "too_few":
        sys.stdout.write("1 2\n")


if __name__ == "__main__":
    main(os.environ["ENDING_EARLY"])
