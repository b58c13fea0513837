"""A PostgreSQL server of our own for the tests: from the system's packages, in a temporary folder, fsync on."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

START = 30.0  # seconds


def programs() -> Path:
    """The folder of initdb and postgres: the newest of Debian's, or the one on the path."""
    found = [Path(path).resolve() for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if not found:
        raise RuntimeError("PostgreSQL is not installed; scripts/setup-tests installs it, or says how")
    return found[-1].parent


def owner() -> str | None:
    """PostgreSQL refuses to run as root: then somebody else must."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Server:
    """On a socket in its folder, so that no port is taken. It can be stopped, killed and started again."""

    def __init__(self) -> None:
        self.programs = programs()
        self.owner = owner()
        self.folder = Path(tempfile.mkdtemp(prefix="ludotheque-pg-"))
        if self.owner:
            shutil.chown(self.folder, self.owner)
        self.data = self.folder / "data"
        self.databases = {"postgres"}
        self.process: subprocess.Popen[bytes] | None = None
        self.run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")

    def run(self, program: str, *words: str) -> None:
        subprocess.run([self.programs / program, *words], check=True, capture_output=True, user=self.owner, cwd="/")

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, "-k", self.folder, "-c", "listen_addresses="],
                stdout=log,
                stderr=log,
                user=self.owner,
                cwd="/",
            )
        end = time.monotonic() + START
        while subprocess.run([self.programs / "pg_isready", "-q", "-h", self.folder], check=False).returncode:
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it in good order at once, SIGQUIT as a crash would."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(START)
            self.process = None

    def database(self, name: str = "postgres") -> str:
        """The URL of an empty database: the same for every test, as making and removing one takes much longer.

        What outlives a test needs one of another name: else it would go on with the tables of the tests after it.
        """
        if name not in self.databases:
            self.tell(f"CREATE DATABASE {name}")
            self.databases.add(name)
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        self.tell(f"SELECT pg_terminate_backend(pid) {others}", name)
        self.tell("DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def tell(self, command: str, database: str = "postgres") -> None:
        """As the database's master."""
        words = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-h", str(self.folder), "-U", "postgres", "-d", database]
        self.run("psql", *words, "-c", command)

    def found(self, question: str, database: str = "postgres") -> bool:
        """Whether there is such a row."""
        words = ["-X", "-q", "-t", "-A", "-h", str(self.folder), "-U", "postgres", "-d", database, "-c"]
        asked = f"SELECT count(*) FROM ({question}) AS found"
        answer = subprocess.run(
            [self.programs / "psql", *words, asked], check=True, capture_output=True, user=self.owner, cwd="/"
        )
        return answer.stdout.strip() != b"0"

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)
