"""A journal that names another file: having rolled back, SQLite would delete that file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from protest_core.errors import ProtestError

Use = Callable[[Path], object]

_MAGIC = bytes.fromhex("d9d505f920a163d7")
_SECTOR, _PAGE = 512, 4096


def planted_journal(file_size: int, victim: Path, *, hot: bool = True) -> bytes:
    """Return a journal for a file of this size; `hot` ones are rolled back on opening."""
    pages = (file_size // _PAGE).to_bytes(4, "big")
    header = _MAGIC + bytes(8) + pages + _SECTOR.to_bytes(4, "big") + _PAGE.to_bytes(4, "big")
    name = bytes(victim)
    checksum = sum(byte - 256 if byte > 127 else byte for byte in name) % 2**32
    end = bytes(4) + name + len(name).to_bytes(4, "big") + checksum.to_bytes(4, "big") + _MAGIC
    beginning = header.ljust(_SECTOR, b"\0")
    # A long one: the journal of our own transaction, written over it, does not reach its end.
    return beginning + end if hot else bytes(10_000_000) + end


def refused_beside_journal(use: Use, path: Path, victim: Path) -> str:
    """Use a file beside a planted journal, and return the refusal; all files stay as they are."""
    journal = path.with_name(path.name + "-journal")
    journal.write_bytes(planted_journal(path.stat().st_size, victim))
    before = path.read_bytes(), victim.read_bytes(), journal.read_bytes()
    with pytest.raises(ProtestError) as caught:
        use(path)
    assert (path.read_bytes(), victim.read_bytes(), journal.read_bytes()) == before
    return str(caught.value)
