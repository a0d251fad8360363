"""Bare machines: copies of a Debian with nothing but ``make``, ``python3``, ``git`` and certificates, to run things on.

Each command runs in a mount and a process namespace of its own: what is mounted for it, and whatever it leaves running,
is gone with it. The network is that of the host.
"""

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = "make,python3,git,ca-certificates"
USER = "player"

CARRIED = re.compile(
    r"SSL_.*|GIT_SSL_.*|.*_(CA_BUNDLE|CA_CERTS|CERT|CERT_FILE|CERT_DIR)|(.*_)?PROXY"
    r"|PIP_INDEX_URL|UV_INDEX_URL|UV_DEFAULT_INDEX|NPM_CONFIG_REGISTRY",
    re.IGNORECASE,
)
"""Variables that say how the host reaches its registries: certificates, proxies, mirrors."""
FILES = ("/etc/resolv.conf", "/etc/ssl/certs/ca-certificates.crt")
"""What else it needs for that."""

ENTER = """set -e
mount --bind "$1" "$1"
cd "$1"
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,gid=5 devpts dev/pts
mount -t tmpfs -o mode=1777 shm dev/shm
pivot_root . mnt
umount -l /mnt
shift
exec python3 -c "$@"
"""
"""How a machine is entered: unlike after a mere chroot, browsers may make sandboxes of their own in it."""

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def plain(text: str) -> str:
    """What a terminal would show, without colours."""
    return re.sub(r"\x1b\[[\d;?]*[A-Za-z]|\r", "", text)


class Trouble(Exception):
    """A rehearsal went wrong: the sentence that says how."""


@dataclass(frozen=True)
class Ended:
    """How a command ended: its exit code, or minus the signal; and what still ran after it."""

    code: int
    left: list[str]


class Job:
    """A command that runs on a bare machine; it and all that it started end with the block."""

    running: ClassVar[set["Job"]] = set()
    """Of all threads."""

    def __init__(self, process: "subprocess.Popen[str]", log: Path, offset: int) -> None:
        self.process, self.log, self.offset = process, log, offset
        self.begin = time.monotonic()
        self.ended: Ended | None = None

    def __enter__(self) -> "Job":
        self.running.add(self)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()
        self.running.discard(self)

    @property
    def seconds(self) -> float:
        """Since it was started."""
        return time.monotonic() - self.begin

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.process.poll() is not None

    def said(self) -> str:
        """What it has written, without colours."""
        with self.log.open("rb") as file:
            file.seek(self.offset)
            return plain(file.read().decode(errors="replace"))

    def stop(self) -> None:
        """Ask it to end: Ctrl+C, or SIGTERM in the background."""
        assert self.process.stdin is not None
        self.process.stdin.write("!")
        self.process.stdin.flush()

    def wait(self, seconds: float) -> Ended:
        """How it ends."""
        if self.ended:
            return self.ended
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Trouble(f"it did not end within {seconds:g} s") from None
        assert self.process.stderr is not None
        told = self.process.stderr.read().strip()
        try:
            self.ended = Ended(**json.loads(told.rpartition("\n")[2]))
        except ValueError:
            raise Trouble(f"the machine itself broke down: {told[-500:]}") from None
        return self.ended


class Machine:
    """A bare machine on which the commit is cloned, ready for somebody to type a command."""

    def __init__(self, folder: Path, who: str, log: Path) -> None:
        self.folder, self.log = folder, log
        self.uid = self.gid = 0
        self.home = "/root" if who == "root" else f"/home/{USER}"
        self.who = who
        self.clone = f"{self.home}/cadastre"

    def prepare(self, pristine: Path, commit: str) -> None:
        """Copy the pristine root, and put everything there that a person would have done before."""
        remove(self.folder)
        if mounted := mounts_below(pristine):
            raise Trouble(f"{mounted[0]} is mounted: unmount it, else it would be copied")
        subprocess.run(["cp", "-a", "--reflink=auto", pristine, self.folder], check=True)
        for name in {*FILES, *carried().values()}:
            if Path(name).is_file():
                target = self.inside(name)
                target.unlink(missing_ok=True)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(name, target)
        if not (hosts := self.inside("/etc/hosts")).exists():
            hosts.write_text("127.0.0.1 localhost\n::1 localhost\n", "utf-8")
        if self.who == "user":
            self.install(["useradd", "--create-home", "--shell", "/bin/bash", USER])
            self.install(["apt-get", "update", "-qq"])  # as on a machine that somebody keeps
            _, _, uid, gid, *_ = next(
                line.split(":")
                for line in self.inside("/etc/passwd").read_text("utf-8").splitlines()
                if line.startswith(f"{USER}:")
            )
            self.uid, self.gid = int(uid), int(gid)
        clone = self.inside(self.clone)
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", "--no-checkout", ROOT, clone], check=True)
        subprocess.run(["git", "-C", clone, "checkout", "--quiet", "--detach", commit], check=True)
        subprocess.run(["chown", "-R", f"{self.uid}:{self.gid}", clone], check=True)

    def install(self, words: Sequence[str]) -> float:
        """Have root run a command, saying yes to what it asks; the seconds it took."""
        yes = ["sh", "-c", 'yes | "$@"', "sh", *words]
        with self.run(yes, "background", as_root=True, folder="/") as job:
            if code := job.wait(1800).code:
                raise Trouble(f"{' '.join(words)} ended with {code}")
            return job.seconds

    def inside(self, path: str) -> Path:
        """Where a path of the machine is on the host."""
        return self.folder / path.lstrip("/")

    def run(self, words: Sequence[str], how: str, as_root: bool = False, folder: str = "") -> Job:
        """Start a command; what it writes is added to the machine's log."""
        environment = {
            **{name: value for name, value in carried().items() if not value.startswith("/") or self._has(value)},
            "PATH": PATH if as_root or not self.uid else "/usr/local/bin:/usr/bin:/bin",
            "HOME": "/root" if as_root else self.home,
            "USER": "root" if as_root or not self.uid else USER,
            "SHELL": "/bin/bash",
            **({"TERM": "linux"} if how == "foreground" else {}),
            **({"DEBIAN_FRONTEND": "noninteractive"} if as_root else {}),
        }
        wanted = {
            "words": list(words),
            "foreground": how == "foreground",
            "uid": 0 if as_root else self.uid,
            "gid": 0 if as_root else self.gid,
            "folder": folder or self.clone,
            "environment": environment,
        }
        source = Path(__file__).with_name("rehearse_init.py").read_text("utf-8")
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER, "sh", str(self.folder)]
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            log.write(f"$ {' '.join(words)}\n".encode())
            log.flush()
            process = subprocess.Popen(
                [*enter, source, json.dumps(wanted)],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=subprocess.PIPE,
                text=True,
                env={"PATH": PATH},
                start_new_session=True,
            )
            return Job(process, self.log, log.tell())

    def _has(self, path: str) -> bool:
        return self.inside(path).exists()

    def sizes(self) -> dict[str, int]:
        """Bytes on disk by where they are. What is linked from several places counts once, for the first of them."""
        seen: set[tuple[int, int]] = set()
        places = {
            "venv": f"{self.clone}/.venv",
            "node_modules": f"{self.clone}/web/node_modules",
            "clone": self.clone,
            "home": self.home,
            "system": "/",
        }
        return {name: _size(str(self.inside(place)), seen) for name, place in places.items()}


def _size(folder: str, seen: set[tuple[int, int]]) -> int:
    """Bytes on disk of everything below that was not seen yet."""
    total, waiting = 0, [folder] if Path(folder).is_dir() else []
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                facts = entry.stat(follow_symlinks=False)
                if (key := (facts.st_dev, facts.st_ino)) in seen:
                    continue
                seen.add(key)
                total += facts.st_blocks * 512
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
    return total


def carried() -> dict[str, str]:
    """The variables of the host that its registries are reached with."""
    return {name: value for name, value in os.environ.items() if CARRIED.fullmatch(name)}


def mounts_below(folder: Path) -> list[str]:
    """What is mounted in a folder."""
    inside = f"{folder.resolve()}/"
    points = (line.split()[4] for line in Path("/proc/self/mountinfo").read_text("utf-8").splitlines())
    return [
        point
        for point in (re.sub(r"\\(\d{3})", lambda hit: chr(int(hit[1], 8)), one) for one in points)
        if f"{point}/".startswith(inside)
    ]


def remove(folder: Path) -> None:
    """Delete a machine, unless something of the host is mounted in it."""
    if mounted := mounts_below(folder):
        raise Trouble(f"{mounted[0]} is mounted: unmount it before {folder} can be deleted")
    subprocess.run(["rm", "-rf", "--one-file-system", folder], check=True)


def pristine_root(debian: str, cache: Path) -> Path:
    """A Debian as ``debootstrap`` makes it, from the cache or made now."""
    folder = cache / debian
    if not folder.exists():
        new = cache / f"{debian}.new"
        remove(new)
        cache.mkdir(parents=True, exist_ok=True)
        command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", debian, str(new)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode:
            raise Trouble(f"debootstrap {debian} ended with {done.returncode}: {done.stdout[-500:].strip()}")
        new.rename(folder)
    return folder
