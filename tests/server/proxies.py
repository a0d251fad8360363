"""Real proxies before real servers, set up as ``docs/proxies`` says."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from testkit.children import heeding
from testkit.server.house import House, steady_port, wait_until

ROOT = Path(__file__).parents[2]
UNPACKED = ROOT / "build" / "proxies"
"""Where ``tools/proxies.sh`` puts what the machine does not have."""
PLACES = ("/usr/local/sbin", "/usr/sbin", *(str(UNPACKED / "usr" / name) for name in ("sbin", "bin")))
SERVED = "X-Served"
"""Which server has answered is told only here: the lines that are added say so."""


def program(name: str) -> str:
    """Where a proxy is."""
    found = shutil.which(name, path=os.pathsep.join((os.environ["PATH"], *PLACES)))
    assert found, f"there is no {name}: sh tools/proxies.sh"
    return found


def certificate(folder: Path) -> tuple[Path, Path]:
    """A key and a certificate that nobody has signed."""
    key, signed = folder / "key.pem", folder / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-keyout", key, "-out", signed], check=True, capture_output=True)
    return key, signed


def filled(name: str, changes: dict[str, str]) -> str:
    """A file of the documentation with other names and places in it."""
    text = (ROOT / "docs" / "proxies" / name).read_text("utf-8")
    for old, new in changes.items():
        assert old in text, f"{name} has no {old}"
        text = text.replace(old, new)
    return text


def nginx(folder: Path, port: int, servers: Sequence[str]) -> list[str]:
    """The command that starts nginx."""
    key, signed = certificate(folder)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"    {kind}_temp_path {folder / kind};\n" for kind in kinds)
    text = filled(
        "nginx.conf",
        {
            "user www-data;\n": "",
            "http {\n": f"http {{\n{own}",
            "127.0.0.1:8642": servers[0],
            "127.0.0.1:8643": servers[1],
            "listen 80;": f"listen 127.0.0.1:{steady_port()};",
            "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
            "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(signed),
            "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
            "play.example.org": "localhost",
            "location / {\n": f"location / {{\n            add_header {SERVED} $upstream_addr always;\n",
        },
    )
    file = folder / "nginx.conf"
    file.write_text(text, "utf-8")
    main = f"daemon off; pid {folder / 'pid'}; error_log stderr;"
    return [program("nginx"), "-c", str(file), "-p", str(folder), "-e", "stderr", "-g", main]


def haproxy(folder: Path, port: int, servers: Sequence[str]) -> list[str]:
    """The command that starts HAProxy."""
    key, signed = certificate(folder)
    both = folder / "both.pem"
    both.write_bytes(signed.read_bytes() + key.read_bytes())
    told = f"    http-response set-header {SERVED} %[srv_name]\n"
    text = filled(
        "haproxy.cfg",
        {
            "    user haproxy\n    group haproxy\n": "",
            "    bind :80\n": "",
            "maxconn 16384": "maxconn 200",  # the limits of this machine are not those of a server
            "bind :443": f"bind 127.0.0.1:{port}",
            "/etc/haproxy/play.example.org.pem": str(both),
            "127.0.0.1:8642": servers[0],
            "127.0.0.1:8643": servers[1],
            "backend tables\n": f"backend tables\n{told}",
            "backend others\n": f"backend others\n{told}",
            "server one": f"server one-{servers[0]}",
            "server two": f"server two-{servers[1]}",
        },
    )
    file = folder / "haproxy.cfg"
    file.write_text(text, "utf-8")
    return [program("haproxy"), "-db", "-f", str(file)]


def caddy(folder: Path, port: int, servers: Sequence[str]) -> list[str]:
    """The command that starts Caddy."""
    key, signed = certificate(folder)
    text = filled(
        "Caddyfile",
        {
            "{\n\tservers {": "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {",
            "\nplay.example.org {\n": f"\nhttps://localhost:{port} {{\n\ttls {signed} {key}\n",
            "127.0.0.1:8642": servers[0],
            "127.0.0.1:8643": servers[1],
            "\tfail_duration": f"\theader_down {SERVED} {{http.reverse_proxy.upstream.hostport}}\n\tfail_duration",
        },
    )
    file = folder / "Caddyfile"
    file.write_text(text, "utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


PROXIES = {"nginx": nginx, "haproxy": haproxy, "caddy": caddy}


@contextmanager
def behind(name: str, folder: Path, houses: Sequence[House]) -> Iterator[str]:
    """A proxy before these servers; its address."""
    port = steady_port()
    command = PROXIES[name](folder, port, [f"127.0.0.1:{house.address.rpartition(':')[2]}" for house in houses])
    libraries = [str(place) for place in UNPACKED.glob("**/*-linux-gnu") if place.parent.name == "lib"]
    surroundings = {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(libraries), "HOME": str(folder)}
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(heeding(*command), stdout=said, stderr=said, env=surroundings, cwd=folder)
        try:
            address = f"https://localhost:{port}"
            wait_until(lambda: _answers(process, address, folder / "said"), "the proxy answers")
            yield address
        finally:
            process.terminate()
            process.wait()


def _answers(process: "subprocess.Popen[bytes]", address: str, said: Path) -> bool:
    assert process.poll() is None, said.read_text("utf-8")
    try:
        return httpx.get(f"{address}/health", verify=False).is_success
    except httpx.TransportError:
        return False
