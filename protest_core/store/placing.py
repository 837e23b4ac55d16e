"""A file beside its name that takes it, and gives it back if others cannot take theirs."""

import os
from contextlib import suppress
from pathlib import Path

from protest_core.errors import DiskError, InTheWayError
from protest_core.unfinished import earlier_name, unfinished_name


class UnfinishedFile:
    """`path` is where links lead: what they point to is made or replaced, not the link."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.unfinished = unfinished_name(path)
        self._earlier: Path | None = None  # what had the name before, until all is done
        self._is_new = False

    def take_name(self, *, replace: bool, alone: bool) -> None:
        """`alone`: no other file may fail after this one, so at one stroke rather than in two."""
        if replace:
            self._keep_earlier(alone=alone)
            self.unfinished.replace(self.path)
        else:
            self._take_free_name()

    def _keep_earlier(self, *, alone: bool) -> None:
        kept = earlier_name(self.path)
        try:
            os.link(self.path, kept)
        except OSError:  # a disk that knows no hard links
            if alone:
                return
            self.path.rename(kept)
        self._earlier = kept

    def _take_free_name(self) -> None:
        self._is_new = True
        try:
            os.link(self.unfinished, self.path)
        except FileExistsError:
            self._is_new = False
            raise in_the_way(self.path) from None
        except OSError:  # a disk that knows no hard links; renaming would overwrite
            self._is_new = not is_there(self.path)
            if not self._is_new:
                raise in_the_way(self.path) from None
            self.unfinished.rename(self.path)

    def give_back(self) -> None:
        """As far as it came; what had the name before has it again."""
        earlier, self._earlier = self._earlier, None  # is kept, whatever happens now
        with suppress(OSError):
            if earlier is not None:
                earlier.replace(self.path)
                earlier.unlink(missing_ok=True)  # two names of the same file both stay
            elif self._is_new:
                self.path.unlink()

    def clear_away(self) -> None:
        journal = self.unfinished.with_name(self.unfinished.name + "-journal")
        for leftover in (self.unfinished, journal, self._earlier):
            with suppress(OSError):  # where nothing can be written, nothing was
                if leftover is not None:
                    leftover.unlink()


def in_the_way(path: Path) -> InTheWayError:
    return InTheWayError(f"{path} exists already. Choose another name, or replace it.")


def is_there(path: Path) -> bool:
    """Also a link that leads nowhere is something."""
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise DiskError(f"{path} cannot be made: {error.strerror}.") from error
    return True
