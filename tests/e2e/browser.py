"""A headless Chromium, driven over a pipe: it opens a page, measures it, and takes pictures."""

import json
import os
import shutil
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

PROGRAM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
_SWITCHES = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
    *("--no-first-run", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--disable-extensions", "--hide-scrollbars", "--mute-audio"),
    *("--force-color-profile=srgb", "--remote-debugging-pipe", "about:blank"),
)
# It reads from 3 and writes to 4. What has these numbers now is moved out of their way first.
_CONNECT = (
    "import fcntl, os, sys\n"
    "ends = [fcntl.fcntl(int(each), fcntl.F_DUPFD, 10) for each in sys.argv[1:3]]\n"
    "for number, end in zip((3, 4), ends): os.dup2(end, number)\n"
    "os.execv(sys.argv[3], sys.argv[3:])"
)
_END = b"\0"  # of a message
Message = dict[str, Any]


@contextmanager
def browser() -> Iterator["Page"]:
    """One page in a browser with a home of its own, which goes with it."""
    assert PROGRAM is not None
    to_it, ours = os.pipe()
    theirs, from_it = os.pipe()
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        process = subprocess.Popen(
            [
                *(sys.executable, "-c", _CONNECT, str(to_it), str(from_it)),
                *(PROGRAM, f"--user-data-dir={home}", *_SWITCHES),
            ],
            pass_fds=(to_it, from_it),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_it)
        os.close(from_it)
        try:
            with os.fdopen(ours, "wb") as write, os.fdopen(theirs, "rb") as read:
                yield Page(_Pipe(write, read))
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(10)
            process.kill()
            process.wait()


class _Pipe:
    """Messages go out one by one; what happens in between is kept."""

    def __init__(self, write: Any, read: Any) -> None:
        self._write, self._read = write, read
        self._number = 0
        self.events: list[Message] = []

    def ask(self, method: str, session: str | None = None, **parameters: Any) -> Message:
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self._write.write(json.dumps(message).encode() + _END)
        self._write.flush()
        while True:
            found = self.next()
            if found.get("id") == self._number:
                assert "error" not in found, found["error"]
                answer: Message = found["result"]
                return answer
            self.events.append(found)

    def next(self) -> Message:
        text = bytearray()
        while (sign := self._read.read(1)) != _END:
            assert sign, "the browser has gone"
            text += sign
        found: Message = json.loads(text)
        return found


class Page:
    def __init__(self, pipe: _Pipe) -> None:
        self._pipe = pipe
        self._shown: Path | None = None
        target = pipe.ask("Target.createTarget", url="about:blank")["targetId"]
        attached = pipe.ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Network", "Runtime", "Log"):
            self._ask(f"{domain}.enable")

    def _ask(self, method: str, **parameters: Any) -> Message:
        return self._pipe.ask(method, self._session, **parameters)

    def look(self, width: int, height: int = 800, *, dark: bool = False, sharp: int = 1) -> None:
        """Set the screen's size and scheme; narrow ones are telephones."""
        self._ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=sharp,
            mobile=width < 500,
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self._ask("Emulation.setEmulatedMedia", features=[scheme])

    def print_on(self, width: int | None) -> None:
        """Lay out as on paper of this width; without one, on a screen again."""
        self.look(width or 1280)
        self._ask("Emulation.setEmulatedMedia", media="print" if width else "")

    def show(self, path: Path) -> None:
        """Open a page that is only looked at, unless it was the last one to be shown."""
        if path != self._shown:
            self.open(path)
            self._shown = path

    def open(self, path: Path) -> None:
        self._shown = None  # it may be changed
        self._pipe.events.clear()
        self._ask("Page.navigate", url=path.absolute().as_uri())
        while not any(each.get("method") == "Page.loadEventFired" for each in self._pipe.events):
            self._pipe.events.append(self._pipe.next())

    def evaluate(self, expression: str, *, wait: bool = False) -> Any:
        """`wait`: for what the expression promises."""
        found = self._ask(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=wait
        )
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def allow_script(self, *, allowed: bool) -> None:
        self._ask("Emulation.setScriptExecutionDisabled", value=not allowed)

    @property
    def complaints(self) -> list[str]:
        """Return the browser's complaints about the page since it was opened."""
        self._catch_up()
        return [
            json.dumps(each["params"])
            for each in self._pipe.events
            if each.get("method") in {"Runtime.exceptionThrown", "Log.entryAdded"}
            or (each.get("method") == "Runtime.consoleAPICalled")
        ]

    @property
    def requests(self) -> list[str]:
        """Return all requests of the page, itself included."""
        self._catch_up()
        sent = (e for e in self._pipe.events if e.get("method") == "Network.requestWillBeSent")
        return [each["params"]["request"]["url"] for each in sent]

    def _catch_up(self) -> None:
        """Wait until the browser has sent its events."""
        self.evaluate("new Promise(done => setTimeout(done, 50))", wait=True)

    def picture(self, *, whole: bool = False) -> bytes:
        found = self._ask("Page.captureScreenshot", captureBeyondViewport=whole)
        return b64decode(found["data"])

    def pdf(self) -> bytes:
        found = self._ask("Page.printToPDF", preferCSSPageSize=True, printBackground=False)
        return b64decode(found["data"])
