"""Amounts of money, spelled in three digits of base 32, the highest first: only those that leave a choice are asked."""

from cadastre.core.kernel import Buffer, kernel
from cadastre.games.hellas.rules.actions import A_DIGIT
from cadastre.games.hellas.rules.state import AMOUNT, BASE, STEP, TOP, Hellas

DIGITS = 3


@kernel
def weight(digit: int) -> int:
    """What a digit counts, in steps of money."""
    return BASE * BASE if digit == 0 else BASE if digit == 1 else 1


@kernel
def lowest_digit(s: Hellas) -> int:
    """The least that the next digit can be."""
    return max(s.least - s.amount, 0) // (STEP * weight(s.digit))


@kernel
def highest_digit(s: Hellas) -> int:
    """The most that the next digit can be."""
    return min((s.most - s.amount) // (STEP * weight(s.digit)), BASE - 1)


@kernel
def ask_amount(s: Hellas, purpose: int, least: int, most: int) -> bool:
    """Begin to spell an amount; returns whether it is known already."""
    s.phase = AMOUNT
    s.amount_for = purpose
    s.amount = s.digit = 0
    s.least = least
    s.most = min(most, TOP)
    return fill_digits(s)


@kernel
def spell_digit(s: Hellas, digit: int) -> bool:
    """Add a digit; returns whether the amount is complete."""
    s.amount += digit * STEP * weight(s.digit)
    s.digit += 1
    return fill_digits(s)


@kernel
def fill_digits(s: Hellas) -> bool:
    """Set the digits that leave no choice; returns whether the amount is complete."""
    while s.digit < DIGITS and lowest_digit(s) == highest_digit(s):
        s.amount += lowest_digit(s) * STEP * weight(s.digit)
        s.digit += 1
    return s.digit == DIGITS


@kernel
def close_amount(s: Hellas) -> int:
    """Take the amount that was spelled."""
    amount = s.amount
    s.amount_for = s.digit = 0
    s.amount = s.least = s.most = 0
    return amount


@kernel
def list_digits(s: Hellas, out: Buffer) -> int:
    """Every digit that can follow."""
    n = 0
    for digit in range(lowest_digit(s), highest_digit(s) + 1):
        out[n] = A_DIGIT + digit
        n += 1
    return n
