"""How often somebody may ask: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

from motherlode.core.errors import MotherlodeError

MOST_BUCKETS: Final = 20_000
IPV6_HOME: Final = 64  # bits of an address that one home or host is given


Probe = Callable[[], None]  # asks a client whether it is still there


class TooFast(MotherlodeError):
    """Asked too often; it may be tried again after a while."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"too many requests; wait {seconds:.1f} seconds")
        self.seconds = seconds


class TooMany(MotherlodeError):
    """Has too much of something at once already; it may be tried again when some of it is done."""


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; every request takes one."""

    __slots__ = ("burst", "rate", "since", "tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.since = now

    def take(self, now: float) -> float:
        """Take a token; 0, or the seconds until there is one."""
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.rate)
        self.since = now
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate
        self.tokens -= 1
        return 0


class Limiter:
    """One bucket for each who asks; those who have long been silent are forgotten."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] | None = None, most: int = 0
    ) -> None:
        self.rate = rate
        self.burst = max(1, burst)
        self.clock = clock or monotonic
        self.most = most or MOST_BUCKETS
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, who: str) -> float:
        """Count a request; 0 if it may be done, else the seconds to wait."""
        if not self.rate:
            return 0
        now = self.clock()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take(now)

    def check(self, who: str) -> None:
        """Count a request, or refuse it."""
        if seconds := self.wait(who):
            raise TooFast(seconds)


class OpenSockets:
    """How many sockets each address holds open.

    When one more is wanted than there may be, all of its address are asked whether they are still
    there: those of clients that vanished make room for the next try.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, list[Probe]] = {}

    def enter(self, who: str, probe: Probe) -> bool:
        """One more, if there may be one more."""
        held = self.open.setdefault(who, [])
        if self.most and len(held) >= self.most:
            for one in held:
                one()
            return False
        held.append(probe)
        return True

    def leave(self, who: str, probe: Probe) -> None:
        """One less."""
        self.open[who].remove(probe)
        if not self.open[who]:
            del self.open[who]


class Places:
    """How much each address, and all together, may have under way at once; 0 is no limit."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.taken: dict[str, int] = {}

    def enter(self, who: str) -> None:
        """Take a place, or be refused."""
        held = self.taken.get(who, 0)
        if self.each and held >= self.each:
            raise TooMany(f"{held} of these are being made for you already; wait for one of them")
        if self.most and sum(self.taken.values()) >= self.most:
            raise TooMany("too many of these are being made for others; try again in a while")
        self.taken[who] = held + 1

    def leave(self, who: str) -> None:
        """Give a place back."""
        self.taken[who] -= 1
        if not self.taken[who]:
            del self.taken[who]


def address_of(client: tuple[str, int] | None) -> str:
    """Who asks: an address, or for IPv6 the part of it that names a home."""
    if client is None:
        return ""
    try:
        address = ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(int(address) >> IPV6_HOME)
    return str(address)
