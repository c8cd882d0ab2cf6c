"""How long a round of three bots takes with reduced motion, as the page shows it.

python -m benchmarks.rounds [--levels journeyman master] [--rounds 6]

Dwar7s Fall is played, in which a bot has the most to answer in a turn. Nothing is done in the own
turns but to end them; what is timed is from there until the page says that it is one's turn again.
"""

from __future__ import annotations

import argparse
import time

from playwright.sync_api import Browser, expect

from docs.pictures.page import browsing, serving
from tests.browser.conftest import DESKTOP
from tests.browser.house import House
from tests.browser.player import Player

BOTS = 3


def sit_down(browser: Browser, house: House, level: str) -> Player:
    """Somebody whose system wants reduced motion, among three bots."""
    context = browser.new_context(
        base_url=house.url, viewport=DESKTOP, locale="en-GB", reduced_motion="reduce"
    )
    player = Player(context.new_page())
    player.open_table(
        "dwarves_fall", seats=BOTS + 1, level=level, pace=True, options={"first_player": "0"}
    )
    return player


def time_round(player: Player) -> float:
    """End the own turn; seconds until the next one."""
    player.plate.get_by_role("button", name="Done").click()
    begun = time.monotonic()
    heading = player.plate.get_by_role("heading")
    expect(heading).to_contain_text("Waiting for")
    expect(heading).to_contain_text("Your turn")
    return time.monotonic() - begun


def main() -> None:
    """Some rounds of each level."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--levels", nargs="+", default=["journeyman", "master"])
    parser.add_argument("--rounds", type=int, default=6)
    given = parser.parse_args()
    with serving() as house, browsing() as browser:
        for level in given.levels:
            player = sit_down(browser, house, level)
            expect(player.plate.get_by_role("button", name="Done")).to_be_visible()
            player.page.wait_for_timeout(500)  # the bots have heard how quick they shall be
            spent = [time_round(player) for _ in range(given.rounds)]
            print(f"{level}: {', '.join(f'{one:.1f} s' for one in spent)}", flush=True)
            player.page.context.close()


if __name__ == "__main__":
    main()
