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


class TooFast(MotherlodeError):
    """Asked too often; it may be tried again after a while."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"too many requests; wait {seconds:.1f} seconds")
        self.seconds = seconds


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
        self, rate: float, burst: int, clock: Callable[[], float] = monotonic, most: int = 0
    ) -> None:
        self.rate = rate
        self.burst = max(1, burst)
        self.clock = clock
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
    """How many sockets each address holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """One more, if there may be one more."""
        held = self.open.get(who, 0)
        if self.most and held >= self.most:
            return False
        self.open[who] = held + 1
        return True

    def leave(self, who: str) -> None:
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]


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
