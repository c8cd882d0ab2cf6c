"""Determinized worlds against exact counts: what was seen stays, the rest is dealt by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

from motherlode.core import position
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State
from motherlode.games.gem_forge import GEM_FORGE
from tests.bots.spread import cards, check_spread, deals, sample
from tests.dwarves_fall.scene import Scene as DwarvesScene
from tests.gem_forge.scenes import say, scene
from tests.quartz_cards.scene import Scene as CardsScene


def table(state: State) -> dict[str, Any]:
    """The whole table."""
    found: dict[str, Any] = position.dump(state)["table"]
    return found


def hands(*seats: int) -> Any:
    """A look at the hands of some seats."""
    return lambda world: tuple(cards(table(world)["hand"][seat]) for seat in seats)


# -- Gem Forge ------------------------------------------------------------------------------------


@pytest.mark.clause("G12.2")
def test_hands_of_gem_forge_come_out_of_what_is_unseen() -> None:
    state = scene(hands=["sift", "rob cancel", "rob"], deck="cancel swap_gems")
    unseen = ["rob", "cancel", "rob", "cancel", "swap_gems"]
    check_spread(sample(state, 0, hands(1, 2)), deals(unseen, (2, 1)))
    check_spread(sample(state, 0, hands(0)), {(("sift",),): 1})


@pytest.mark.clause("G12.3")
def test_old_cards_of_gem_forge_stay_among_the_hands() -> None:
    old = [{}, {"rob": 1}, {"cancel": 1}]
    state = scene(hands=["", "rob sift", "cancel"], deck="sift tip_over", old=old)
    exact: Counter[Hashable] = Counter()
    for first, second in (("rob", "cancel"), ("cancel", "rob")):
        for fresh in ("sift", "sift", "tip_over"):
            exact[(tuple(sorted((first, fresh))), (second,))] += 1
    check_spread(sample(state, 0, hands(1, 2)), exact)


@pytest.mark.clause("G12.2")
def test_tiles_not_yet_chosen_from_come_out_of_the_pile() -> None:
    state = GEM_FORGE.start(2, 4)
    dealt = table(state)["dealt"]
    unseen = {*dealt[1], *table(state)["pile"]}
    found = sample(state, 0, lambda world: table(world)["dealt"][1][2])
    check_spread(found, dict.fromkeys(unseen, 1))
    check_spread(sample(state, 0, lambda world: str(table(world)["dealt"][0])), {str(dealt[0]): 1})


@pytest.mark.clause("G12.2")
def test_secret_answers_of_gem_forge_follow_the_imagined_hand() -> None:
    state = scene(hands=["draw_three", "cancel", ""], deck="rob sift")
    say(state, 0, "play draw_three")
    say(state, 1, "play cancel")
    exact: dict[Hashable, float] = {
        (("cancel",), "pass"): 1,
        (("cancel",), "play cancel"): 1,
        (("rob",), "pass"): 2,
        (("sift",), "pass"): 2,
    }

    def look(world: State) -> Hashable:
        return hands(1)(world)[0], world.view(1).answer

    check_spread(sample(state, 0, look), exact)
    check_spread(sample(state, 1, lambda world: world.view(1).answer), {"play cancel": 1})


# -- the card game --------------------------------------------------------------------------------


@pytest.mark.clause("C11.1")
def test_helpers_come_out_of_what_is_unseen() -> None:
    held = {0: ["no_chance"], 1: ["get_lost", "little_gift"], 2: ["no_chance"]}
    state = CardsScene(hands=held, helpers=["get_lost", "hand_it_over"]).state
    unseen = ["get_lost", "little_gift", "no_chance", "get_lost", "hand_it_over"]
    check_spread(sample(state, 0, hands(1, 2)), deals(unseen, (2, 1)))
    check_spread(sample(state, 0, hands(0)), {(("no_chance",),): 1})
    everything = deals([*unseen, "no_chance"], (1, 2, 1))
    check_spread(sample(state, ONLOOKER, hands(0, 1, 2), 2500), everything)


@pytest.mark.clause("C11.1", "C11.2")
def test_the_cards_that_another_looks_at_come_out_of_the_mine() -> None:
    mine = ["ruby unstable_1", "quartz plain", "quartz plain", "amber unstable_3"]
    game = CardsScene(line=[], mine=mine, hands={1: ["may_i_help"]})
    game.play("stop").attack(s1="may_i_help").play("pass")
    assert game.question == "lend_a_hand"
    seen = [card for card in table(game.state)["looked_at"] if card]
    left = Counter(table(game.state)["mine"]) + Counter(seen)
    unseen = list(left.elements())
    exact = deals(unseen, (1,) * len(seen))

    def look(world: State) -> Hashable:
        return tuple((card,) for card in table(world)["looked_at"] if card)

    check_spread(sample(game.state, 0, look), exact)
    check_spread(sample(game.state, 1, look), {tuple((card,) for card in seen): 1})


@pytest.mark.clause("C11.1")
def test_secret_attacks_follow_the_imagined_hand() -> None:
    game = CardsScene(hands={1: ["little_gift"]}, helpers=["no_chance", "get_lost"])
    game.play("explore", "1: play little_gift")
    exact: dict[Hashable, float] = {
        (("little_gift",), "pass"): 1,
        (("little_gift",), "play little_gift"): 1,
        (("no_chance",), "pass"): 2,
        (("get_lost",), "pass"): 2,
    }

    def look(world: State) -> Hashable:
        return hands(1)(world)[0], world.view(1).answer

    check_spread(sample(game.state, 2, look), exact)


# -- Dwar7s Fall ----------------------------------------------------------------------------------


@pytest.mark.clause("D11.4", "D11.6")
def test_secret_goals_come_out_of_the_box() -> None:
    state = DwarvesScene("C0^", 3, revealed=(2,), secrets=("architect", "king", "hunter")).state
    unseen = ["king", "jeweller", "ogre_chief", "general", "miner"]
    check_spread(
        sample(state, 0, lambda world: table(world)["secret_goal"][1]), dict.fromkeys(unseen, 1)
    )
    known = sample(state, 0, lambda world: tuple(table(world)["secret_goal"][::2]))
    check_spread(known, {("architect", "hunter"): 1})


@pytest.mark.clause("D11.2", "D11.6")
def test_ogres_come_out_of_the_deck() -> None:
    ogres = {0: {"thief": 1}, 1: {"thief": 1, "drover": 1}, 2: {"bouncer": 1}}
    discard = {"thief": 1, "bouncer": 2, "drover": 2, "racketeer": 2, "trickster": 1}
    state = DwarvesScene("C0^", 3, ogres=ogres, discard=discard).state
    unseen = ["thief", "drover", "bouncer", "trickster"]

    def look(world: State) -> Hashable:
        return tuple(cards(table(world)["ogres"][seat]) for seat in (1, 2))

    check_spread(sample(state, 0, look), deals(unseen, (2, 1)))
    check_spread(sample(state, 1, lambda world: look(world)[0]), {("drover", "thief"): 1})  # type: ignore[index]


@pytest.mark.clause("D11.3", "D11.6")
def test_a_stolen_gem_is_any_of_the_hand_for_whoever_did_not_see_it() -> None:
    gems = {1: {"ruby": 2, "topaz": 1}, 2: {"emerald": 1}}
    game = DwarvesScene("C0^", 3, ogres={0: {"thief": 1}}, gems=gems).play("play thief @1")
    stolen = cards(table(game.state)["gems"][0])

    def look(world: State) -> Hashable:
        return cards(table(world)["gems"][0])

    for viewer in (2, ONLOOKER):
        check_spread(sample(game.state, viewer, look), {("ruby",): 2, ("topaz",): 1})
    for viewer in (0, 1):
        check_spread(sample(game.state, viewer, look), {stolen: 1})


@pytest.mark.clause("D8.3", "D11.6")
def test_secret_answers_at_the_end_follow_the_imagined_goal() -> None:
    game = DwarvesScene(
        "C0^", slain={"D0": 1, "D1": 1}, secrets=("architect", "hunter"), last_turns=1
    ).play("done", "1: reveal")
    unseen = ["king", "jeweller", "ogre_chief", "general", "miner"]
    exact: dict[Hashable, float] = {(goal, "keep_secret"): 2 for goal in unseen}
    exact |= {("hunter", "keep_secret"): 1, ("hunter", "reveal"): 1}

    def look(world: State) -> Hashable:
        return table(world)["secret_goal"][1], world.view(1).answer

    check_spread(sample(game.state, 0, look), exact)
