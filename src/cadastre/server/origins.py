"""Addresses of servers as browsers name them: a scheme, a host, and a port unless it is the usual one."""

import re
from ipaddress import IPv6Address
from typing import Final

ADDRESS: Final = re.compile(r"(?ai)(https?)://([\w-]+(?:\.[\w-]+)*\.?|\[([\da-f:.]+)\])(?::(\d{1,5}))?/?")
LONGEST: Final = 253
"""Signs in a name, as the net's directory has it."""
USUAL: Final = {"http": 80, "https": 443}
AT_HOME: Final = frozenset(("localhost", "127.0.0.1", "[::1]"))
"""Names that every machine has for itself."""


def origin(address: str) -> str:
    """An address in the form in which a browser sends it; empty if it is none."""
    found = ADDRESS.fullmatch(address)
    if not found or len(found[2]) > LONGEST:
        return ""
    scheme, host = found[1].lower(), found[2].lower()
    port = int(found[4] or USUAL[scheme])
    try:
        host = f"[{IPv6Address(found[3])}]" if found[3] else host
    except ValueError:
        return ""
    if port == USUAL[scheme]:
        return f"{scheme}://{host}"
    return f"{scheme}://{host}:{port}" if 0 < port < 65_536 else ""


def is_home(address: str) -> bool:
    """Whether an address leads to the machine on which it is used."""
    found = ADDRESS.fullmatch(address)
    return found is not None and found[2].lower() in AT_HOME
