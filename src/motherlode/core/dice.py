"""Where the luck of a position comes from: two dice for a simulation, a secret for a live table."""

from __future__ import annotations

from typing import Annotated, Final

from motherlode.core.errors import InvalidSeed
from motherlode.core.ints import Luck, Wide
from motherlode.core.marks import inline
from motherlode.core.memory import Memory
from motherlode.core.piles import nth, total
from motherlode.core.randomness import draw

LAST_SEED: Final = 2147483647
SIDES_A: Final = 2147483563
SIDES_B: Final = 2147483399
THROWS: Final = SIDES_A - 1  # what both dice together can show
SALT_A: Final = 1566083941  # any two numbers will do: they make two hashes of one
SALT_B: Final = 362436069
EIGHT_THROWS_A: Final = 707287434  # 40014 ** 8 % SIDES_A
EIGHT_THROWS_B: Final = 525453832  # 40692 ** 8 % SIDES_B


def mixed(number: Luck) -> Wide:
    """A hash of 32 bits that leaves nothing of how near numbers were (as MurmurHash3 ends)."""
    first: Luck = 2246822507
    second: Luck = 3266489909
    bits: Luck = 4294967295
    number = (number ^ number >> 16) * first & bits
    number = (number ^ number >> 13) * second & bits
    return number ^ number >> 16


class Dice(Memory):
    """The luck of a position, and what is left of it."""

    dice_a: Luck
    dice_b: Luck
    keyed: bool  # whether luck comes from `secret` instead of the dice
    secret: Annotated[list[Wide], 8]
    drawn: Wide  # how much of the secret stream is used up

    def shuffle_dice(self, seed: Wide) -> None:
        """Set the dice for a simulation."""
        self.check_seed(seed)
        self.dice_a = 1 + mixed(seed ^ SALT_A) % (SIDES_A - 1)
        self.dice_b = 1 + mixed(seed ^ SALT_B) % (SIDES_B - 1)

    def shuffle_unhashed(self, seed: Wide) -> None:
        """Set the dice as it was done before seeds were hashed, for records from that time."""
        self.check_seed(seed)
        self.dice_a = (1 + seed * 69621 % (SIDES_A - 1)) * EIGHT_THROWS_A % SIDES_A
        self.dice_b = (1 + (seed * 40503 + 12345) % (SIDES_B - 1)) * EIGHT_THROWS_B % SIDES_B

    def check_seed(self, seed: Wide) -> None:
        """Refuse a seed out of bounds."""
        if seed < 0 or seed > LAST_SEED:
            raise InvalidSeed(f"a seed is an int from 0 to {LAST_SEED}")

    @inline
    def below(self, limit: int) -> int:
        """A random int from 0 up to `limit` (L'Ecuyer 1988: every product fits 63 bits)."""
        if self.keyed:
            return self.below_by_secret(limit)
        self.dice_a = self.dice_a * 40014 % SIDES_A
        self.dice_b = self.dice_b * 40692 % SIDES_B
        thrown = self.dice_a + THROWS - self.dice_b
        if thrown >= THROWS:
            thrown -= THROWS
        return thrown * limit // THROWS

    def below_by_secret(self, limit: int) -> int:
        """A random int from 0 up to `limit` that nobody without the secret can foresee."""
        value, self.drawn = draw(self.secret, self.drawn, limit)
        return value

    @inline
    def draw_from(self, pile: list[int], kinds: int) -> int:
        """Take a random piece out of a pile that is not empty."""
        kind = nth(pile, self.below(total(pile, kinds)), kinds)
        pile[kind] -= 1
        return kind

    def forget_secret(self) -> None:
        """A determinized world must not know the luck of the real one."""
        self.keyed = False
        self.drawn = 0
        for index in range(8):
            self.secret[index] = 0
