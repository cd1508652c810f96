"""A page in headless Chromium, for the scripts that check the pages of `snap`.

It speaks the browser's debugging protocol over a pipe, so it needs nothing but Chromium and Python.
"""

import base64
import fcntl
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request


class Browser:
    """A page in headless Chromium."""

    def __init__(self, program, folder):
        commands, self.output = os.pipe()
        self.input, answers = os.pipe()
        # The browser reads descriptor 3 and writes descriptor 4, so these must be others.
        ends = [fcntl.fcntl(file, fcntl.F_DUPFD, 10) for file in (commands, answers)]
        self.process = subprocess.Popen(
            [
                program, "--headless=new", "--no-sandbox", "--disable-gpu",
                "--disable-dev-shm-usage", "--no-first-run", "--force-device-scale-factor=1",
                "--window-size=1500,1000", "--remote-debugging-pipe",
                f"--user-data-dir={folder}", "about:blank",
            ],
            pass_fds=(3, 4), stderr=subprocess.DEVNULL,
            preexec_fn=lambda: (os.dup2(ends[0], 3), os.dup2(ends[1], 4)))
        for file in [commands, answers] + ends:
            os.close(file)
        self.buffer = b""
        self.number = 0
        self.session = None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                chunk = os.read(self.input, 1 << 16)
                if not chunk:
                    raise RuntimeError("the browser has ended")
                self.buffer += chunk
            line, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def value(self, expression):
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:800])
        return result["result"].get("value")

    def wait(self, expression, seconds=30):
        end = time.time() + seconds
        while time.time() < end:
            if value := self.value(expression):
                return value
            time.sleep(0.02)
        raise AssertionError(f"never true: {expression}")

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def mouse(self, kind, x, y):
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
            buttons=0 if kind == "mouseReleased" else 1, clickCount=1)

    def tap(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def key(self, text):
        self.call("Input.dispatchKeyEvent", type="keyDown", key=text, text=text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=text)


def status(address, headers={}):
    try:
        return urllib.request.urlopen(urllib.request.Request(address, headers=headers)).status
    except urllib.error.HTTPError as error:
        return error.code


def check(name, holds):
    print(("ok    " if holds else "FAILED") + f"  {name}", flush=True)
    if not holds:
        check.failures += 1


check.failures = 0


def main(run):
    """Calls `run` with the path of snap, a folder, a browser and the folder of the results."""
    snap = os.path.abspath(sys.argv[1])
    names = ["chromium", "chromium-browser", "google-chrome"]
    program = next(filter(None, map(shutil.which, names)), None)
    if not program:
        print("skipped: there is no Chromium; apt-get install chromium")
        return
    results = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp())
    results.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        browser = Browser(program, folder / "profile")
        try:
            run(snap, folder, browser, results)
        except BaseException:
            browser.screenshot(results / "failure.png")
            raise
        finally:
            browser.process.terminate()
            browser.process.wait()
    print(f"screenshots are in {results}")
    sys.exit(1 if check.failures else 0)
