"""What a page's main thread does, by the browser's own trace: its tasks one by one, and the frames that were drawn."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame", "v8.execute"]
TASK = "ThreadControllerImpl::RunTask"
OURS = "blink.mojom.DevToolsSession"  # whoever looks at the page by remote control also takes its time
NOT_SAID = {TASK, "Receive mojo message", "SimpleWatcher::OnHandleReady", "v8.callFunction", "RunMicrotasks"}


@dataclass
class Task:
    """One task of the main thread: by the clock, by the thread's own time, and what was done in it."""

    ms: float
    cpu: float
    parts: dict[str, float]

    def __str__(self) -> str:
        most = sorted(self.parts.items(), key=lambda part: -part[1])[:6]
        return f"{self.ms:.0f} ms ({self.cpu:.0f} of processor): " + ", ".join(f"{n} {ms:.0f}" for n, ms in most)


@dataclass
class Seen:
    tasks: list[Task] = field(default_factory=list)
    drawn: int = 0  # while something moved
    dropped: int = 0


@contextmanager
def watching(browser: Browser, page: Page) -> Iterator[Seen]:
    """Look at the page while something is done; afterwards it is known what that cost."""
    events: list[dict[str, Any]] = []
    ended: list[Any] = []
    session = browser.new_browser_cdp_session()
    session.on("Tracing.dataCollected", lambda some: events.extend(some["value"]))
    session.on("Tracing.tracingComplete", lambda end: ended.append(end))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}})
    seen = Seen()
    yield seen
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    thread = main_thread(events, page.url)
    seen.tasks.extend(tasks([event for event in events if (event["pid"], event["tid"]) == thread]))
    frames = [event["args"].get("frame_reporter", {}) for event in events if event["pid"] == thread[0]]
    moving = [one["state"] for one in frames if one.get("has_compositor_animation") or one.get("has_main_animation")]
    seen.drawn, seen.dropped = sum("PRESENTED" in one for one in moving), moving.count("STATE_DROPPED")


def main_thread(events: list[dict[str, Any]], url: str) -> tuple[int, int]:
    """Where the scripts of the page run."""
    origin = "/".join(url.split("/")[:3])
    for event in events:
        if event["name"] == "FunctionCall" and str(event["args"].get("data", {}).get("url", "")).startswith(origin):
            return event["pid"], event["tid"]
    raise AssertionError("the page did nothing")


def tasks(events: list[dict[str, Any]]) -> Iterator[Task]:
    """The tasks that are the page's own, in order."""
    spans = sorted((one for one in events if one["ph"] == "X"), key=lambda one: (one["ts"], -one["dur"]))
    within: list[dict[str, Any]] = []
    for span in spans:
        if within and span["ts"] < within[0]["ts"] + within[0]["dur"]:
            within.append(span)
        elif span["name"] == TASK:
            if within and not any(tag(one) == OURS for one in within):
                yield task(within)
            within = [span]


def tag(span: dict[str, Any]) -> Any:
    return span["args"].get("chrome_mojo_event_info", {}).get("mojo_interface_tag")


def task(spans: list[dict[str, Any]]) -> Task:
    parts: dict[str, float] = {}
    ends: dict[str, float] = {}  # of what is under way, by its name: inside itself it is not counted again
    for span in spans:
        name = called(span)
        if name in NOT_SAID or span["ts"] < ends.get(name, 0):
            continue
        ends[name] = span["ts"] + span["dur"]
        parts[name] = parts.get(name, 0) + span["dur"] / 1000
    return Task(spans[0]["dur"] / 1000, spans[0].get("tdur", 0) / 1000, parts)


def called(span: dict[str, Any]) -> str:
    data = span["args"].get("data") or {}
    if span["name"] == "EventDispatch":
        return str(data.get("type"))
    return "script" if span["name"] == "FunctionCall" else str(span["name"])
