"""Luck: a keyed function of a counter, the same bytes on every machine.

The generator is three words inside the state record: a 128-bit key and a counter. Its output number *n* is
SipHash-2-4 of the counter *n* (8 bytes, little-endian) under the key: the algorithm of Aumasson and Bernstein, so that
outcomes seen tell nothing about outcomes to come. Copying a state copies its luck; blanking the key removes it.

Who wants to choose the outcomes, as explorers of game trees do, puts a script in the place of the key: see
:mod:`cadastre.core.chance`. No seed leads to one.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cadastre.core.kernel import Words, kernel
from cadastre.core.layout import COMPILED, Record, blank, u64

_V0, _V1 = np.uint64(0x736F6D6570736575), np.uint64(0x646F72616E646F6D)
_V2, _V3 = np.uint64(0x6C7967656E657261), np.uint64(0x7465646279746573)
_LENGTH = np.uint64(8 << 56)  # the closing block of an 8-byte message
_FF = np.uint64(0xFF)
_B13, _B16, _B17, _B21, _B32 = np.uint64(13), np.uint64(16), np.uint64(17), np.uint64(21), np.uint64(32)
_B51, _B48, _B47, _B43, _B1 = np.uint64(51), np.uint64(48), np.uint64(47), np.uint64(43), np.uint64(1)
_B7, _B8 = np.uint64(7), np.uint64(8)
_7F = np.uint64(0x7F)
_NONE = np.uint64(0)
_TOP = (1 << 63) - 1

SCRIPT = np.uint64(0x7363726970746564)
"""In the place of the key's first half: the second holds numbers to come, 7 bits each, the lowest first; the counter
how many they are, and above its low byte, once a number was wanted that isn't there, what that was to be below."""


@kernel
def siphash(k0: np.uint64, k1: np.uint64, message: np.uint64) -> np.uint64:
    """SipHash-2-4 of one 8-byte word."""
    v0, v1, v2, v3 = k0 ^ _V0, k1 ^ _V1, k0 ^ _V2, k1 ^ _V3
    for turn in range(8):
        if turn == 0:
            v3 ^= message
        elif turn == 2:
            v0 ^= message
            v3 ^= _LENGTH
        elif turn == 4:
            v0 ^= _LENGTH
            v2 ^= _FF
        v0 += v1
        v1 = ((v1 << _B13) | (v1 >> _B51)) ^ v0
        v0 = (v0 << _B32) | (v0 >> _B32)
        v2 += v3
        v3 = ((v3 << _B16) | (v3 >> _B48)) ^ v2
        v0 += v3
        v3 = ((v3 << _B21) | (v3 >> _B43)) ^ v0
        v2 += v1
        v1 = ((v1 << _B17) | (v1 >> _B47)) ^ v2
        v2 = (v2 << _B32) | (v2 >> _B32)
    return v0 ^ v1 ^ v2 ^ v3


if not COMPILED:  # 64-bit sums wrap silently when compiled; tell NumPy that this is meant
    siphash = np.errstate(over="ignore")(siphash)


@kernel
def draw(luck: Words) -> int:
    """The next 63 random bits."""
    word = siphash(luck[0], luck[1], luck[2])
    luck[2] += _B1
    return int(word >> _B1)


@kernel
def scripted(luck: Words, bound: int) -> int:
    """The next number of a script; behind its end any, so that what was begun can come to an end."""
    if luck[2] & _FF != _NONE:
        number = luck[1] & _7F
        luck[1] >>= _B7
        luck[2] -= _B1
        return int(number)
    if luck[2] == _NONE:
        luck[2] = np.uint64(bound) << _B8
    word = siphash(SCRIPT, luck[2], luck[1])
    luck[1] += _B1
    return int(word >> _B1) % bound


@kernel
def below(luck: Words, bound: int) -> int:
    """A uniform number in ``range(bound)``, without bias."""
    if luck[0] == SCRIPT:
        return scripted(luck, bound)
    limit = _TOP - _TOP % bound
    word = draw(luck)
    while word >= limit:
        word = draw(luck)
    return word % bound


@kernel
def rekey(fresh: Words, luck: Words) -> None:
    """Give a generator a key drawn from another one."""
    for word in range(2):
        fresh[word] = siphash(luck[0], luck[1], luck[2])
        luck[2] += _B1
    fresh[2] = _NONE


@kernel
def forget(luck: Words) -> None:
    """Blank a generator."""
    for word in range(3):
        luck[word] = _NONE


@dataclass(frozen=True)
class Luck:
    """Where a game's key comes from: a seed and a salt committed to before the game, and what the players added.

    The commitment is given out at the start; seed and salt at the end, so that anybody can check every draw.
    """

    seed: str
    salt: str = ""
    added: tuple[str, ...] = field(default=())

    @property
    def commitment(self) -> str:
        """Binds seed and salt without telling them."""
        return hashlib.sha256(_joined("commit", self.seed, self.salt)).hexdigest()

    @property
    def key(self) -> tuple[int, int]:
        """The 128-bit key of the game's generator."""
        digest = hashlib.sha256(_joined("key", self.seed, self.salt, *self.added)).digest()
        return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")


def _joined(*parts: str) -> bytes:
    """Parts with their lengths, so that no two lists of parts give the same bytes."""
    encoded = [part.encode("utf-8", "surrogatepass") for part in parts]
    return b"".join(len(part).to_bytes(4, "little") + part for part in encoded)


class Generator(Record):
    """Luck of its own, apart from any game: random players, redrawing what is hidden."""

    luck: Words = u64[3]  # key and counter


def generator(seed: object) -> Any:
    """A generator of its own, keyed by the text of ``seed``."""
    made = blank(Generator)
    made["luck"][0, :2] = Luck(str(seed)).key
    return made
