"""Luck: the published function, without bias, bound before the game begins."""

import hashlib
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from cadastre.core.kernel import Buffer, kernel
from cadastre.core.layout import Batch, blank
from cadastre.core.rng import Generator, Luck, below, draw, forget, generator, rekey, siphash

MASK = (1 << 64) - 1
OFFICIAL = [  # from the paper's appendix and vectors.h of the reference: key 00 01 … 0f, message 00 01 …
    (0, 0x726FDB47DD0E0E31),
    (1, 0x74F839C593DC67FD),
    (7, 0xAB0200F58B01D137),
    (8, 0x93F5F5799A932462),
    (15, 0xA129CA6149BE45E5),
]
KEY = (0x0706050403020100, 0x0F0E0D0C0B0A0908)


def reference(k0: int, k1: int, message: bytes) -> int:
    """SipHash-2-4 as the paper describes it, for messages of any length."""
    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573]

    def turn(word: int, bits: int) -> int:
        return (word << bits | word >> 64 - bits) & MASK

    def sip_round() -> None:
        v[0] = (v[0] + v[1]) & MASK
        v[2] = (v[2] + v[3]) & MASK
        v[1], v[3] = turn(v[1], 13) ^ v[0], turn(v[3], 16) ^ v[2]
        v[0] = (turn(v[0], 32) + v[3]) & MASK
        v[2] = (v[2] + v[1]) & MASK
        v[1], v[3] = turn(v[1], 17) ^ v[2], turn(v[3], 21) ^ v[0]
        v[2] = turn(v[2], 32)

    whole = message + b"\0" * (7 - len(message) % 8) + bytes([len(message) & 0xFF])
    for at in range(0, len(whole), 8):
        word = int.from_bytes(whole[at : at + 8], "little")
        v[3] ^= word
        sip_round()
        sip_round()
        v[0] ^= word
    v[2] ^= 0xFF
    for _ in range(4):
        sip_round()
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def ours(k0: int, k1: int, word: int) -> int:
    return int(siphash(np.uint64(k0), np.uint64(k1), np.uint64(word)))


@kernel
def throw(luck: Batch[Generator], bound: int, out: Buffer) -> None:
    for index in range(len(out)):
        out[index] = below(luck[0].luck, bound)


@kernel
def low_share(luck: Batch[Generator], bound: int, split: int, throws: int, fair: int) -> int:
    """How many numbers below ``bound`` fall below ``split``; unless fair, by a mere remainder."""
    count = 0
    for _ in range(throws):
        word = below(luck[0].luck, bound) if fair else draw(luck[0].luck) % bound
        count += word < split
    return count


@kernel
def renew(luck: Batch[Generator]) -> None:
    rekey(luck[1].luck, luck[0].luck)


@kernel
def blank_out(luck: Batch[Generator]) -> None:
    forget(luck[0].luck)


def thrown(luck: Any, bound: int, count: int) -> list[int]:
    out: Any = np.zeros(count, np.int32)
    throw(luck, bound, out)
    return out.tolist()  # type: ignore[no-any-return]


@pytest.mark.parametrize(("length", "expected"), OFFICIAL)
def test_the_reference_gives_the_official_vectors(length: int, expected: int) -> None:
    assert reference(*KEY, bytes(range(length))) == expected


def test_siphash_is_the_published_function() -> None:
    assert ours(*KEY, int.from_bytes(bytes(range(8)), "little")) == 0x93F5F5799A932462
    luck = random.Random(1)
    for _ in range(500):
        k0, k1, word = (luck.getrandbits(64) for _ in range(3))
        assert ours(k0, k1, word) == reference(k0, k1, word.to_bytes(8, "little"))


def test_outcomes_are_a_function_of_key_and_counter() -> None:
    luck = generator("some seed")
    k0, k1 = Luck("some seed").key
    assert luck["luck"][0].tolist() == [k0, k1, 0]
    expected = [(reference(k0, k1, n.to_bytes(8, "little")) >> 1) % 1000 for n in range(50)]
    assert thrown(luck, 1000, 50) == expected
    assert int(luck["luck"][0, 2]) == 50


@pytest.mark.parametrize("bound", [2, 3, 6, 12, 33, 36])
def test_numbers_are_even(bound: int) -> None:
    count = 2000 * bound
    found = Counter(thrown(generator(f"even {bound}"), bound, count))
    assert sorted(found) == list(range(bound))
    square = sum((found[n] - 2000) ** 2 / 2000 for n in range(bound))
    assert square < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5 + 12


def test_big_bounds_have_no_bias() -> None:
    """Of 63 random bits, a remainder by 3 * 2**61 would fall into its first third half of the time."""
    bound, split, throws = 3 << 61, 1 << 61, 20_000
    assert abs(low_share(generator("bias"), bound, split, throws, 1) / throws - 1 / 3) < 0.02
    assert abs(low_share(generator("bias"), bound, split, throws, 0) / throws - 1 / 2) < 0.02


def test_a_key_drawn_from_another_generator() -> None:
    luck = blank(Generator, 2)
    luck["luck"][0] = [5, 6, 7]
    luck["luck"][1] = [1, 1, 1]
    renew(luck)
    fresh = [reference(5, 6, n.to_bytes(8, "little")) for n in (7, 8)]
    assert luck["luck"].tolist() == [[5, 6, 9], [*fresh, 0]]


def test_a_blanked_generator_tells_nothing() -> None:
    luck = generator(1)
    thrown(luck, 6, 3)
    blank_out(luck)
    assert luck["luck"].tolist() == [[0, 0, 0]]


def digest(*parts: bytes) -> bytes:
    """SHA-256 of parts, each behind its length in 4 bytes."""
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "little") + part for part in parts)).digest()


def test_the_commitment_binds_seed_and_salt() -> None:
    luck = Luck("seed", "salt", ("aa", "bb"))
    assert luck.commitment == digest(b"commit", b"seed", b"salt").hex()
    assert luck.commitment == Luck("seed", "salt").commitment
    others = [Luck("seed"), Luck("see", "dsalt"), Luck("seed", "salu"), Luck("Seed", "salt"), Luck("", "seedsalt")]
    assert luck.commitment not in {other.commitment for other in others}


def test_the_key_comes_from_all_that_was_given() -> None:
    whole = digest(b"key", b"seed", "Σ".encode(), b"aa", b"bb")
    expected = (int.from_bytes(whole[:8], "little"), int.from_bytes(whole[8:16], "little"))
    assert Luck("seed", "Σ", ("aa", "bb")).key == expected
    given = [("aa", "bb"), ("bb", "aa"), ("aabb",), ("aa",), ("aa", "bb", ""), ()]
    assert len({Luck("seed", "Σ", added).key for added in given}) == len(given)
