"""Stops a process right before each call that writes, as a debugger would, to look at its files.

Only Linux tells of each call (ptrace). Whatever runs here must not have started threads.
"""

import ctypes
import os
import platform
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

# write, pwrite64, writev, fsync, fdatasync, ftruncate, rename, link, unlink, and the last three
# with a folder given, on the two kinds of processor that people have.
_WRITING = {
    "x86_64": {1, 18, 20, 74, 75, 77, 82, 86, 87, 263, 264, 265, 316},
    "aarch64": {64, 66, 68, 46, 82, 83, 35, 37, 38, 276},
}
_WHAT = {
    "x86_64": {74: "flush", 75: "flush", 87: "unlink", 263: "unlink", 82: "rename", 264: "rename"},
    "aarch64": {82: "flush", 83: "flush", 35: "unlink", 38: "rename"},
}
SUPPORTED = sys.platform == "linux" and platform.machine() in _WRITING

_TRACE_ME, _SYSCALL, _SET_OPTIONS, _GET_SYSCALL_INFO = 0, 24, 0x4200, 0x420E
_TELL_CALLS_FROM_SIGNALS, _KILL_WITH_PARENT = 1, 0x100000
_ENTRY = 1
_ptrace_ = ctypes.CDLL(None, use_errno=True).ptrace if SUPPORTED else None


class _Call(ctypes.Structure):
    """`ptrace_syscall_info`, as far as it is the same for all."""

    _fields_ = (
        ("op", ctypes.c_uint8),
        ("pad", ctypes.c_uint8 * 3),
        ("arch", ctypes.c_uint32),
        ("instruction", ctypes.c_uint64),
        ("stack", ctypes.c_uint64),
        ("number", ctypes.c_uint64),
        ("arguments", ctypes.c_uint64 * 6),
    )


def at_each_write(work: Callable[[], object]) -> Iterator[None]:
    """Yield while the process waits right before each call that writes, and once it has ended.

    What is in its files then is what a kill at this moment would leave in them.
    """
    for _ in _before_writes(work):
        yield
    yield


def order_of_writes(work: Callable[[], object]) -> list[str]:
    """Return flushes, by the end of the file's name, and unlinking and renaming, in order."""
    found = []
    for child, call in _before_writes(work):
        what = _WHAT[platform.machine()].get(call.number)
        if what == "flush":
            file = Path(f"/proc/{child}/fd/{call.arguments[0]}").readlink()
            what += " folder" if file.is_dir() else f" *{file.suffix}"
        if what:
            found.append(what)
    return found


def _before_writes(work: Callable[[], object]) -> Iterator[tuple[int, _Call]]:
    """The process that works, and what it is about to call."""
    child = os.fork()
    if child == 0:
        _be_traced(work)
    os.waitpid(child, 0)
    _ptrace(_SET_OPTIONS, child, None, _TELL_CALLS_FROM_SIGNALS | _KILL_WITH_PARENT)
    writing = _WRITING[platform.machine()]
    call = _Call()
    to_deliver = 0
    while True:
        _ptrace(_SYSCALL, child, None, to_deliver)
        _, status = os.waitpid(child, 0)
        if os.WIFEXITED(status) or os.WIFSIGNALED(status):
            assert status == 0, f"the work failed: {status}"
            return
        stopped_by = os.WSTOPSIG(status)
        to_deliver = 0 if stopped_by & 0x80 else stopped_by
        if to_deliver:
            continue
        _ptrace(_GET_SYSCALL_INFO, child, ctypes.sizeof(call), ctypes.addressof(call))
        if call.op == _ENTRY and call.number in writing:
            yield child, call


def _be_traced(work: Callable[[], object]) -> None:
    """Be traced while working; this call never returns."""
    code = 1
    try:
        _ptrace(_TRACE_ME, 0, None, None)
        os.kill(os.getpid(), signal.SIGSTOP)
        work()
        code = 0
    except BaseException:  # nobody above sees it: the process ends here
        traceback.print_exc()
    finally:
        os._exit(code)


def _ptrace(request: int, process: int, address: int | None, value: int | None) -> None:
    assert _ptrace_ is not None
    _ptrace_.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    _ptrace_.restype = ctypes.c_long
    if _ptrace_(request, process, address, value) < 0:
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))
