"""Disks that are full and have room again: a small one of memory, or what comes nearest where we may not mount one."""

import resource
import shutil
import subprocess
from pathlib import Path

from tests.server.postgresql import Server

SIZE = "24m"


class SmallDisk:
    """A tmpfs, filled by a file of our own."""

    def __init__(self, folder: Path, owner: str | None = None) -> None:
        self.folder = folder
        folder.mkdir(mode=0o755)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder], check=True, capture_output=True)
        if owner:
            shutil.chown(folder, owner)

    def fill(self) -> None:
        with (self.folder / "filler").open("wb", buffering=0) as filler:
            try:
                while filler.write(b"x" * 4096):
                    continue
            except OSError:
                return  # full

    def free(self) -> None:
        (self.folder / "filler").unlink()

    def remove(self) -> None:
        subprocess.run(["umount", self.folder], check=True)


def may_mount(folder: Path) -> bool:
    try:
        SmallDisk(folder / "tried").remove()
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


class ShortFiles:
    """No file of this process may grow."""

    def fill(self) -> None:
        _, self.most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, self.most))

    def free(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.most, self.most))

    def remove(self) -> None:
        """Nothing is left of it."""


class FullTable:
    """PostgreSQL says of the log what it says when the disk is full."""

    def __init__(self, server: Server, database: str) -> None:
        self.server, self.database = server, database

    def fill(self) -> None:
        says = "BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END"
        self.server.tell(f"CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ {says} $$", self.database)
        self.server.tell("CREATE TRIGGER f BEFORE INSERT ON log EXECUTE FUNCTION full_disk()", self.database)

    def free(self) -> None:
        self.server.tell("DROP FUNCTION full_disk CASCADE", self.database)

    def remove(self) -> None:
        """It goes with its database."""
