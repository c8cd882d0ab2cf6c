"""A card that cannot be played keeps its name and its text, and says why: all of it is seen."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, TABLET, Visitors
from tests.browser.player import Player
from tests.browser.posed import changed, holding, pose, position_of

SIZES: Final[list[ViewportSize]] = [
    {"width": 1440, "height": 900},
    DESKTOP,
    {"width": 1024, "height": 768},
    TABLET,
]
SETTLED: Final = 3  # seconds until a board has found its place in a window of another size
LANGUAGES: Final = ("en", "ru", "pt")
BLOCKED: Final = "section.tray :is(.card, .action, .ogre).off"
# What of a blocked card is missing, cut, beyond an edge, or covers something else of it.
DEFECTS: Final = """(blocked) => {
  const SLACK = 6; // pixels by which letters may leave a line: less than any line is high
  const box = (one) => one.getBoundingClientRect();
  const inside = (a, b) =>
    Math.min(a.top - b.top, b.bottom - a.bottom, a.left - b.left, b.right - a.right) >= -1;
  const apart = (a, b) => a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const told = [];
  for (const card of document.querySelectorAll(blocked)) {
    if (card.closest('.covered')) card.focus(); // half under the next one until it is touched
    card.closest('.scrolls') && card.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    const parts = Object.entries({
      name: card.querySelector('.c-title, b'),
      text: card.querySelector('.c-text, small:not(.why)'),
      reason: card.querySelector('.c-why, .why'),
    });
    const say = (what) => told.push(`${card.getAttribute('aria-label')}: ${what}`);
    const frame = box(card.querySelector('.c-in') ?? card);
    const whole = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
    for (const [name, part] of parts) {
      if (!part?.checkVisibility({ visibilityProperty: true })) say(`no ${name}`);
      else if (!inside(box(part), frame)) say(`${name} beyond the card`);
      else if (part.scrollHeight > part.clientHeight + SLACK) say(`${name} is cut`);
      else if (part.scrollWidth > part.clientWidth + SLACK) say(`${name} is cut at its side`);
      else if (!inside(box(part), whole)) say(`${name} beyond the window`);
    }
    const others = [...(card.closest('.fan')?.querySelectorAll('.card') ?? [])];
    if (others.some((one) => one.offsetHeight !== card.offsetHeight)) say('sticks out of the hand');
    const seen = parts.filter(([, part]) => part).map(([name, part]) => [name, box(part)]);
    seen.forEach(([name, a], at) =>
      seen.slice(at + 1).forEach(([other, b]) => apart(a, b) || say(`${name} on ${other}`)));
  }
  return told;
}"""
# Names that are not seen whole on a phone, where a card has no room for more.
CUT_NAMES: Final = """(blocked) => [...document.querySelectorAll(blocked)].filter((card) => {
  const name = card.querySelector('.c-title, b');
  const frame = (card.querySelector('.c-in') ?? card).getBoundingClientRect();
  const { bottom, height } = name.getBoundingClientRect();
  return !height || bottom > frame.bottom + 1 || name.scrollWidth > name.clientWidth + 1;
}).map((card) => card.getAttribute('aria-label'))"""
# Names of a hand in which a word is broken, or half under the next card.
BROKEN_NAMES: Final = """(cards) => [...document.querySelectorAll(cards)].filter((card) => {
  const name = card.querySelector('.c-title').firstChild;
  const next = card.closest('.held').nextElementSibling?.getBoundingClientRect();
  return [...name.data.matchAll(/\\S+/gu)].some((word) => {
    const range = document.createRange();
    range.setStart(name, word.index);
    range.setEnd(name, word.index + word[0].length);
    const lines = range.getClientRects();
    return lines.length > 1 || (next && next.top < lines[0].bottom && lines[0].right > next.left);
  });
}).map((card) => card.getAttribute('aria-label'))"""
# What the cart says that reaches under the hand.
UNDER_THE_HAND: Final = """(said) => {
  const hand = document.querySelector('.handbox').getBoundingClientRect();
  return [...document.querySelectorAll(said)].filter((one) => {
    const { right, top, bottom } = one.getBoundingClientRect();
    return right > hand.left && top < hand.bottom && bottom > hand.top;
  }).map((one) => one.textContent);
}"""
HELD: Final = ".handbox .card"
SAID: Final = ".handbox .why.shown, [role=status] .toast"
SPEAK: Final = """kept => {
  localStorage.setItem('motherlode.look', kept);
  dispatchEvent(new StorageEvent('storage', { key: 'motherlode.look' }));
}"""
SPOKEN: Final = "language => document.documentElement.lang === language"

FREE: Final = ("here_we_go", "eureka", "out_of_my_way", "what_crystal")  # need nothing of anybody

Pose = tuple[Mapping[str, Any], tuple[str, ...]]  # a position, and moves that lead on from it


def quartz() -> dict[str, Pose]:
    """On one's own turn, alone in the mine, and asked by each card that can be answered."""
    asked = position_of("quartz", "reactions")
    turn = changed({**asked, "decisions": [{"decision": "turn", "seat": 0}]}, turn=0)
    bare = changed(turn, cart=[{}, {}, {}], bag=with_carts(asked["table"]))
    reactions = ("not_mine_either", "unacceptable", "on_my_break")
    aimed = ("come_closer", "gimme_a_hand", "these_dont_belong", "this_isnt_mine")
    shard = [{"ruby": 1}, {"obsidian": 1}, {}]
    given = changed(asked, cart=shard, bag=with_carts(asked["table"], shard))
    return {
        "own turn": (holding(turn, *reactions, "this_isnt_mine"), ()),
        "nothing to take": (holding(bare, *aimed), ()),
        "theft": (holding(asked, "gimme_a_hand", *reactions), ("1: play these_dont_belong @0",)),
        "obsidian": (
            holding(swapped(given, "this_isnt_mine"), "here_we_go", "eureka", *reactions),
            ("1: play this_isnt_mine @0",),
        ),
        "digging": (
            holding(swapped(asked, "gimme_a_hand"), "out_of_my_way", "what_crystal", *reactions),
            ("1: play gimme_a_hand @0",),
        ),
        "many": (holding(turn, *aimed, *reactions), ()),
        "all": (holding(turn, *aimed, *reactions, *FREE), ()),
    }


def with_carts(
    table: Mapping[str, Any], kept: list[dict[str, int]] | None = None
) -> dict[str, int]:
    """The bag when every cart was emptied into it and some crystals were taken out again."""
    bag = dict(table["bag"])
    for cart, way in [(cart, 1) for cart in table["cart"]] + [(cart, -1) for cart in kept or ()]:
        for crystal, many in cart.items():
            bag[crystal] = bag.get(crystal, 0) + way * many
    return bag


def swapped(position: Mapping[str, Any], card: str) -> dict[str, Any]:
    """A position in which the second seat holds one other card."""
    table = position["table"]
    old = next(iter(table["hand"][1]))
    deck = {**table["deck"], old: table["deck"].get(old, 0) + 1}
    deck[card] -= 1
    hand = [table["hand"][0], {card: 1}, *table["hand"][2:]]
    return changed(position, deck=deck, hand=hand)


def quartz_cards() -> dict[str, Pose]:
    """On one's own turn, while another explores, and under attack."""
    exploring = position_of("quartz_cards", "attacks")
    attacked = position_of("quartz_cards", "defences")
    defences = ("no_chance", "over_my_dead_body", "get_lost", "what_a_beauty")
    robbed = ("0: explore", "1: play no_longer_yours")
    return {
        "own exploration": (holding(attacked, "hand_it_over", *defences), ()),
        "another explores": (holding(exploring, "hand_it_over", *defences), ("1: explore",)),
        "attack": (holding(attacked, "may_i_help", "get_lost", "what_a_beauty"), robbed),
    }


def gem_forge() -> dict[str, Pose]:
    """One card to four, on one's own turn with and without actions, and asked by another's card."""
    turn = position_of("gem_forge", "cards")
    asked = position_of("gem_forge", "answers")
    answers = ("cancel", "follow_take", "follow_insert")
    return {
        "one": (holding(turn, "cancel"), ()),
        "two": (holding(turn, "cancel", "follow_take"), ()),
        "four": (holding(turn, *answers, "pick_out"), ()),
        "no actions": (changed(holding(turn, *answers, "swap_tiles"), actions=0), ()),
        "over the limit": (changed(holding(turn, *answers, "rob", "sift"), actions=0), ()),
        "follow": (holding(asked, *answers, "swap_gems"), ("1: take",)),
    }


def dwarves_fall() -> dict[str, Pose]:
    """Ogres that find nobody to do something to."""
    act = position_of("dwarves_fall", "ogres")
    held = partial(holding, act, deck="ogre_deck", hands=("ogres", "ogre_known"))
    return {
        "two": (held("racketeer", "trickster"), ()),
        "all": (held("bouncer", "drover", "thief", "racketeer", "trickster"), ()),
    }


GAMES: Final = {
    "quartz": quartz,
    "quartz_cards": quartz_cards,
    "gem_forge": gem_forge,
    "dwarves_fall": dwarves_fall,
}


def speak(player: Player, language: str) -> None:
    """Choose a language without a reload."""
    player.page.evaluate(SPEAK, json.dumps({"language": language}))
    player.page.wait_for_function(SPOKEN, arg=language)


def settled(player: Player, wrong: str, cards: str = BLOCKED) -> list[str]:
    """What is wrong with some cards once everything has found its place."""
    ends = time.monotonic() + SETTLED
    while found := player.page.evaluate(wrong, cards):
        if time.monotonic() > ends:
            break
        player.page.wait_for_timeout(50)
    return list(found)


@pytest.mark.parametrize("game", GAMES)
def test_name_text_and_reason_of_a_blocked_card_are_seen_whole(
    game: str, visitors: Visitors
) -> None:
    player = visitors.come()
    found = []
    for name, (position, script) in GAMES[game]().items():
        pose(player, position, script)
        expect(player.page.locator(BLOCKED).first).to_be_visible()
        for language in LANGUAGES:
            speak(player, language)
            for size in SIZES:
                player.page.set_viewport_size(size)
                found += [f"{name}, {size['width']}: {one}" for one in settled(player, DEFECTS)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_blocked_card_keeps_its_name_and_a_touch_says_why(
    game: str, visitors: Visitors
) -> None:
    player = visitors.come(phone=True)
    position, script = next(iter(GAMES[game]().values()))
    pose(player, position, script)
    blocked = player.page.locator(BLOCKED)
    expect(blocked.first).to_be_visible()
    why = ""
    for language in LANGUAGES:
        speak(player, language)
        expect(blocked.last).not_to_have_attribute("data-why", why)  # reasons come a moment later
        assert settled(player, CUT_NAMES) == []
        why = blocked.last.get_attribute("data-why") or ""
        assert why
    blocked.last.tap(force=True)  # what cannot be done is no button for Playwright
    said = player.page.locator(SAID).filter(has_text=why)
    expect(said).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("phone", [False, True])
def test_no_word_of_a_name_is_broken_or_covered_in_a_hand_of_every_card(
    phone: bool, visitors: Visitors
) -> None:
    player = visitors.come(phone=phone)
    pose(player, quartz()["all"][0])
    found = []
    for language in LANGUAGES:
        speak(player, language)
        expect(player.page.locator(HELD)).to_have_count(11)
        for size in [PHONE] if phone else SIZES:
            player.page.set_viewport_size(size)
            wrong = settled(player, BROKEN_NAMES, HELD)
            found += [f"{language}, {size['width']}: {one}" for one in wrong]
    assert not found, "\n".join(found)


def test_what_the_cart_says_stays_beside_a_hand_of_every_card(visitors: Visitors) -> None:
    player = visitors.come()
    pose(player, quartz()["all"][0])
    found = []
    for language in LANGUAGES:
        speak(player, language)
        expect(player.page.locator(HELD)).to_have_count(11)
        for size in SIZES:
            player.page.set_viewport_size(size)
            wrong = settled(player, UNDER_THE_HAND, ".cart .foot > *")
            found += [f"{language}, {size['width']}: {one}" for one in wrong]
    assert not found, "\n".join(found)
