"""What everyone knows, and worlds that agree with it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from motherlode.core import position
from motherlode.core.conservation import imbalances
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State
from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.facts import Card
from motherlode.games.quartz.view import PlayerView
from tests.quartz.days import chi_square, evening, keep
from tests.quartz.scene import Scene

NO_DEAL = {"game.hand": 0}
SECRET_MONEY = {"money": "secret"}


def players(state: State, seat: int = ONLOOKER) -> list[PlayerView]:
    """What a seat sees of the dwarves."""
    found: list[PlayerView] = state.view(seat).table.players
    return found


def hands(state: State) -> list[dict[str, int]]:
    """All hands."""
    found: list[dict[str, int]] = position.dump(state)["table"]["hand"]
    return found


# -- what a view shows -----------------------------------------------------------------------


@pytest.mark.clause("Q12.1")
def test_open_things_are_open_to_all() -> None:
    scene = Scene(
        hand={0: {"here_we_go": 1, "eureka": 2}},
        cart={0: {"ruby": 1}, 2: {"obsidian": 1}},
        hidden={1: {"amber": 1}},
        laid_out={"what_crystal": 1},
        chest={3: {"quartz": 2}},
        token=(2,),
        discard={"come_closer": 1},
        bag={"sapphire": 9},
    )
    scene.play("play here_we_go")
    for seat in range(-1, 4):
        table = scene.state.view(seat).table
        assert table.bag == {"sapphire": 6}
        assert table.drawn_out == {"sapphire": 3}
        assert table.discard == {"here_we_go": 1, "come_closer": 1}
        assert table.laid_out == {"what_crystal": 1}
        assert [space.coins for space in table.bravery] == [0, 1, 2]
        seen = table.players
        assert [player.cart for player in seen] == [{"ruby": 1}, {}, {"obsidian": 1}, {}]
        assert seen[1].hidden == {"amber": 1}
        assert seen[3].chest == {"quartz": 2}
        assert [player.token for player in seen] == [False, False, True, False]
        assert [player.cards for player in seen] == [2, 0, 0, 0]


@pytest.mark.clause("Q12.2")
def test_hands_are_shown_to_their_owners_alone() -> None:
    hand = {0: {"eureka": 1}, 1: {"on_my_break": 1}, 2: {}}
    scene = Scene(3, hand=hand)
    for viewer in range(-1, 3):
        for seat, player in enumerate(players(scene.state, viewer)):
            assert player.hand == (hand[seat] if viewer == seat else None)


@pytest.mark.clause("Q12.2")
def test_of_the_deck_only_the_number_is_known() -> None:
    scene = Scene(3, hand={0: {"eureka": 1}})
    assert {scene.state.view(seat).table.deck for seat in range(-1, 3)} == {55 - 1 - 2}


@pytest.mark.clause("Q12.2")
def test_what_is_hidden_changes_nothing_in_a_view() -> None:
    one = Scene(3, hand={0: {"eureka": 1}, 1: {"here_we_go": 2}, 2: {"on_my_break": 1}})
    other = Scene(3, hand={0: {"eureka": 1}, 1: {"not_mine_either": 2}, 2: {"come_closer": 1}})
    for seat in (ONLOOKER, 0):
        assert one.state.view(seat) == other.state.view(seat)
    assert one.moves(0) == other.moves(0)


@pytest.mark.clause("Q12.2")
def test_a_bonus_card_stays_known_until_it_is_played() -> None:
    row = ("out_of_my_way", "eureka", "eureka")
    scene = Scene(4, bonus=row, hand={0: {"out_of_my_way": 1}, 1: {"here_we_go": 1}}, day=4)
    scene.play("leave", "leave", "leave")
    assert players(scene.state)[0].shown == {"out_of_my_way": 1}
    for seed in range(20):
        world = scene.state.determinize(2, Random(seed))
        assert hands(world)[0].get("out_of_my_way", 0) >= 1
        assert hands(world)[1].get("eureka", 0) >= 1
    while scene.state.seat != 0:
        scene.play("mine")
    scene.play("play out_of_my_way")
    assert players(scene.state)[0].shown == {}  # the one that was seen is gone
    assert scene.hand(0)["out_of_my_way"] >= 1


@pytest.mark.clause("Q12.4")
def test_money_is_open() -> None:
    scene = Scene(3, coins={0: 5, 1: 6, 2: 7})
    for seat in range(-1, 3):
        assert [player.coins for player in players(scene.state, seat)] == [5, 6, 7]


@pytest.mark.clause("Q12.4")
def test_or_secret_until_the_end() -> None:
    scene = Scene(3, coins={0: 5, 1: 6, 2: 7}, options=SECRET_MONEY, day=5, bonus=(None, None))
    for seat in range(-1, 3):
        seen = [player.coins for player in players(scene.state, seat)]
        assert seen == [5 + other if other == seat else None for other in range(3)]
    scene.play("leave", "leave")
    assert scene.state.over
    assert [player.coins for player in players(scene.state)] == [5, 6, 8]


# -- worlds that agree with it ------------------------------------------------------------------


@pytest.mark.clause("Q12.1", "Q12.2", "Q12.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_imagined_world_looks_the_same(seats: int) -> None:
    random = Random(seats)
    options = {"thrill": "on", "money": "secret"}
    state = QUARTZ.start(seats, seats, options)
    while not state.over:
        for seat in range(-1, seats):
            world = state.determinize(seat, random)
            assert world.view(seat) == state.view(seat)
            assert list(imbalances(QUARTZ.tallies(world))) == []
            if seat >= 0:
                assert world.moves(seat) == state.moves(seat)
                assert world.interrupts(seat) == state.interrupts(seat)
        seat = random.choice(state.asked())
        state.play(seat, random.choice(state.moves(seat)))


@pytest.mark.clause("Q12.2")
def test_what_is_unseen_is_spread_evenly() -> None:
    deck = {"eureka": 1, "out_of_my_way": 1}
    hand = {0: {"here_we_go": 1}, 1: {"eureka": 1}, 2: {"come_closer": 1}}
    state = Scene(3, hand=hand, deck=deck, house=NO_DEAL).state
    unseen = ["eureka", "eureka", "come_closer", "out_of_my_way"]
    exact = Counter((one, two) for one, two, *_ in permutations(unseen))
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(2400):
        first, second, third = hands(state.determinize(0, Random(seed)))
        assert first == {"here_we_go": 1}
        found[(*second, *third)] += 1
    assert set(found) == set(exact)
    worlds = sorted(exact)
    expected = [2400 * exact[world] / 24 for world in worlds]
    assert chi_square([found[world] for world in worlds], expected) < 22.5  # 6 degrees, 1 in 1000


@pytest.mark.clause("Q12.2")
def test_an_onlooker_has_seen_no_hand() -> None:
    state = Scene(3, hand={0: {"eureka": 1}}, deck={"here_we_go": 1}, house=NO_DEAL).state
    found = Counter(
        next(iter(hands(state.determinize(ONLOOKER, Random(s)))[0])) for s in range(400)
    )
    assert chi_square([found["eureka"], found["here_we_go"]], [200, 200]) < 10.9


@pytest.mark.clause("Q12.3")
def test_after_a_reshuffle_old_cards_stay_in_hands() -> None:
    scene = evening(
        3,
        hand={1: {"eureka": 1}, 2: {"come_closer": 1}},
        bonus=(None, None),
        deck={},
        discard={"here_we_go": 3, "gimme_a_hand": 3},
        house=NO_DEAL,
    )
    assert scene.table["old"] == [{}, {"eureka": 1}, {"come_closer": 1}]
    own = scene.hand(0)
    swapped = 0
    for seed in range(400):
        table = position.dump(scene.state.determinize(0, Random(seed)))["table"]
        assert table["hand"][0] == own
        assert "eureka" not in table["deck"]
        assert "come_closer" not in table["deck"]
        assert [sum(row.values()) for row in table["hand"]] == [1, 2, 2]
        swapped += table["hand"][1].get("come_closer", 0)
    assert chi_square([swapped, 400 - swapped], [200, 200]) < 10.9


@pytest.mark.clause("Q12.3")
def test_cards_of_the_row_are_not_old_after_a_reshuffle() -> None:
    scene = Scene(3, bonus=("eureka", None), discard={"here_we_go": 9}, deck={}, house=NO_DEAL)
    scene.play("leave", "leave")
    table = scene.table
    assert (table["shown"][0], table["old"]) == ({"eureka": 1}, [{}, {}, {}])
    for seed in range(20):
        assert hands(scene.state.determinize(1, Random(seed)))[0]["eureka"] == 1


@pytest.mark.clause("Q7.10", "Q12.2")
def test_secret_answers_are_guessed_but_the_own_one_is_known() -> None:
    scene = evening(cart={0: {"ruby": 1}, 1: {"ruby": 1}, 2: {"ruby": 1}})
    scene.play("0: keep ruby", "2: keep ruby")
    guesses: Counter[str] = Counter()
    for seed in range(400):
        world = scene.state.determinize(0, Random(seed))
        assert world.view(0).answer == "keep ruby"
        guesses[str(world.view(2).answer)] += 1
    counts = [guesses["keep ruby"], guesses["keep nothing"]]
    assert sum(counts) == 400
    assert chi_square(counts, [200, 200]) < 10.9


@pytest.mark.clause("Q12.2")
def test_at_the_end_nothing_is_dealt_anew() -> None:
    scene = evening(day=5, hand={0: {"eureka": 1}, 2: {"on_my_break": 2}})
    world = scene.state.determinize(1, Random(1))
    assert position.dump(world)["table"] == scene.table


@pytest.mark.clause("Q12.1")
def test_imagining_leaves_the_true_position_alone() -> None:
    scene = keep(evening(cart={0: {"ruby": 1}}))
    before = position.dumps(scene.state)
    world = scene.state.determinize(0, Random(1))
    world.play(world.seat, world.moves(world.seat)[0])
    assert position.dumps(scene.state) == before


def aged(old: dict[str, int], fresh: dict[str, int]) -> Scene:
    """Seat 1 is to move with old and fresh cards in hand; seat 2 has an old Here We Go."""
    hand = {1: dict(Counter(old) + Counter(fresh)), 2: {"here_we_go": 1}}
    scene = Scene(3, seat=1, hand=hand, deck={"here_we_go": 2, "eureka": 1}, house=NO_DEAL)
    ages = scene.state.old  # type: ignore[attr-defined]
    for seat, cards in ((1, old), (2, {"here_we_go": 1})):
        for card, many in cards.items():
            ages[seat][Card.names.index(card)] = many
    scene.state.old = ages  # type: ignore[attr-defined]
    return scene


@pytest.mark.clause("Q12.3")
@pytest.mark.parametrize("old", ["here_we_go", "eureka"])
def test_once_a_card_may_have_been_old_or_fresh_nobody_can_tell_the_rest_apart(old: str) -> None:
    fresh = "eureka" if old == "here_we_go" else "here_we_go"
    scene = aged({old: 1}, {fresh: 1})
    scene.play("play here_we_go", "keep nothing")
    assert scene.table["old"] == [{}, {}, {}]


@pytest.mark.clause("Q12.3")
def test_a_card_that_can_only_be_old_leaves_the_others_old() -> None:
    scene = aged({"here_we_go": 1, "eureka": 1}, {})
    scene.play("play here_we_go", "keep nothing")
    assert scene.table["old"] == [{}, {"eureka": 1}, {"here_we_go": 1}]


@pytest.mark.clause("Q12.3")
def test_a_card_that_can_only_be_fresh_leaves_the_old_ones_old() -> None:
    scene = aged({"come_closer": 1}, {"eureka": 1})
    scene.play("play eureka")
    assert scene.table["old"] == [{}, {"come_closer": 1}, {"here_we_go": 1}]
