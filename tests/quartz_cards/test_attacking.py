from __future__ import annotations

import random

import pytest

from motherlode.games.quartz_cards.view import AttackView
from tests.quartz_cards.scene import Scene

ATTACKS = ["hand_it_over", "stop_stop_stop", "may_i_help", "little_gift", "no_longer_yours"]
PLAIN = ["quartz plain"] * 4


@pytest.mark.clause("C6.1", "C6.3")
def test_the_others_are_asked_after_the_announcement_each_card_and_the_stop() -> None:
    scene = Scene(seats=4, turn=2, mine=PLAIN).play("explore")
    assert (scene.asks, scene.view().moment) == ("window @0 @1 @3", "announced")
    scene.attack()
    assert (scene.asks, scene.view().moment) == ("window @0 @1 @3", "uncovered")
    scene.attack().play("explore")
    assert (scene.asks, scene.view().moment) == ("window @0 @1 @3", "uncovered")
    scene.attack().play("stop")
    assert (scene.asks, scene.view().moment) == ("window @0 @1 @3", "stopped")
    assert scene.attack().play("pass").asks == "turn @3"


@pytest.mark.clause("C6.1")
def test_only_blue_cards_attack() -> None:
    hand = ["no_chance", "over_my_dead_body", "get_lost", "what_a_beauty"]
    scene = Scene(mine=PLAIN, columns={1: ["ruby"]}, hands={1: hand}).play("explore")
    assert scene.moves(1) == ["pass"]
    for move in ("play no_chance", "play get_lost", "play what_a_beauty ruby", "explore"):
        assert scene.why_not(move, 1) == ("only-attacks", "C6.1")


@pytest.mark.clause("C6.1")
def test_an_attack_comes_from_the_hand() -> None:
    scene = Scene(mine=PLAIN, hands={2: ["little_gift"]}).play("explore")
    assert scene.moves(1) == ["pass"]
    assert scene.why_not("play little_gift", 1) == ("not-in-hand", "C6.1")
    assert scene.why_not("play little_gift", 2) is None


@pytest.mark.clause("C6.1")
def test_the_explorer_cannot_attack() -> None:
    scene = Scene(mine=PLAIN, hands={0: ATTACKS}).play("explore")
    assert scene.moves(0) == []
    assert scene.why_not("play little_gift", 0) == ("not-asked", "C6.1")


@pytest.mark.clause("C6.2")
def test_the_attacks_before_the_first_card_can_be_left_out() -> None:
    scene = Scene(mine=PLAIN, options={"early": "off"}).play("explore")
    assert scene.line == ["quartz plain"]
    assert (scene.asks, scene.view().moment) == ("window @1 @2", "uncovered")


@pytest.mark.clause("C6.2")
def test_before_the_first_card_only_the_line_is_out_of_reach() -> None:
    scene = Scene(mine=PLAIN, columns={0: ["ruby"]}, hands={1: ATTACKS}).play("explore")
    assert scene.moves(1) == ["pass", *(f"play {card}" for card in ATTACKS[1:])]


@pytest.mark.clause("C6.3")
def test_an_answer_is_secret_until_the_last_has_come() -> None:
    scene = Scene(mine=PLAIN, hands={1: ["little_gift"]}).play("explore", "1: play little_gift")
    assert scene.asks == "window @2"
    assert scene.state.view(1).answer == "play little_gift"
    for seat in (-1, 0, 2):
        assert scene.state.view(seat).answer is None
    assert "attacked" not in scene.told()
    guesses = {scene.state.determinize(2, random.Random(seed)).view(1).answer for seed in range(40)}
    assert "pass" in guesses
    scene.play("2: pass")
    assert "attacked @1 little_gift @0" in scene.story()
    assert scene.asks == "defend @0"


@pytest.mark.clause("C6.3")
def test_a_seat_answers_once() -> None:
    scene = Scene(mine=PLAIN, hands={1: ["little_gift"]}).play("explore", "1: pass")
    assert scene.why_not("play little_gift", 1) == ("answered", "C6.3")
    assert scene.asks == "window @2"


@pytest.mark.clause("C6.4")
def test_attacks_are_settled_in_the_order_of_turns_from_the_explorer() -> None:
    hands = {seat: ["little_gift"] for seat in (0, 1, 3)}
    scene = Scene(seats=4, turn=2, mine=PLAIN, hands={**hands, 2: ["no_chance"] * 3})
    scene.play("explore").attack(s0="little_gift", s1="little_gift", s3="little_gift")
    assert scene.view().attacks == [
        AttackView(seat=0, card="little_gift"),
        AttackView(seat=1, card="little_gift"),
    ]
    order = []
    while scene.decision == "defend":
        order.append(scene.state.view().as_data()["decision"]["attacker"])
        scene.play("play no_chance")
    assert order == [3, 0, 1]
    assert scene.view().attacks == []
    assert scene.asks == "window @0 @1 @3"


@pytest.mark.clause("C6.5")
def test_after_the_attacks_all_are_asked_again_until_nobody_attacks() -> None:
    scene = Scene(mine=PLAIN, columns={0: ["quartz"] * 6}, hands={1: ["no_longer_yours"] * 3})
    scene.play("explore")
    for left in (2, 1, 0):
        scene.attack(s1="no_longer_yours").play(
            "pass", "take quartz quartz" if left else "take_column quartz"
        )
        assert scene.asks == "window @1 @2"
        assert scene.hand(1).get("no_longer_yours", 0) == left
    scene.attack()
    assert scene.columns(1) == {"quartz": 6}
    assert scene.view().moment == "uncovered"


@pytest.mark.clause("C6.5")
def test_a_cancelled_attack_lets_all_attack_again_too() -> None:
    scene = Scene(mine=PLAIN, hands={0: ["no_chance"], 1: ["little_gift"] * 2})
    scene.play("explore").attack(s1="little_gift").play("play no_chance")
    assert scene.moves(1) == ["pass", "play little_gift"]
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C6.6")
def test_an_attack_after_the_end_of_the_turn_goes_back_to_the_hand_and_is_known() -> None:
    hands = {1: ["stop_stop_stop"], 2: ["little_gift", "get_lost"]}
    scene = Scene(mine=PLAIN, hands=hands).play("explore")
    scene.attack(s1="stop_stop_stop", s2="little_gift").play("pass")
    assert scene.hand(2) == {"little_gift": 1, "get_lost": 1}
    assert "taken_back @2 little_gift" in scene.story()
    assert scene.view().players[2].shown == {"little_gift": 1}
    for seed in range(20):
        world = scene.state.determinize(0, random.Random(seed))
        assert world.view(2).table.players[2].hand.get("little_gift", 0) >= 1
    assert scene.asks == "turn @1"


@pytest.mark.clause("C6.6")
def test_so_does_one_that_comes_after_an_accident() -> None:
    hands = {1: ["little_gift"], 2: ["little_gift"], 3: ["no_longer_yours"]}
    scene = Scene(seats=4, mine=PLAIN, columns={0: ["ruby"]}, hands=hands).play("explore")
    scene.attack(s1="little_gift", s2="little_gift", s3="no_longer_yours").play("pass", "pass")
    assert scene.hand(3) == {"no_longer_yours": 1}
    assert scene.columns(0) == {"ruby": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("C6.6")
def test_so_does_one_that_has_nothing_left_to_work_on() -> None:
    hands = {1: ["hand_it_over"], 2: ["hand_it_over"]}
    scene = Scene(line=[], mine=PLAIN, hands=hands).play("explore")
    scene.attack(s1="hand_it_over", s2="hand_it_over").play("pass")
    assert scene.columns(1) == {"quartz": 1}
    assert scene.hand(2) == {"hand_it_over": 1}
    assert scene.moves(2) == ["pass"]
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C6.6")
def test_a_card_that_is_known_and_then_played_is_forgotten() -> None:
    hands = {1: ["stop_stop_stop"], 2: ["little_gift"]}
    scene = Scene(seats=3, mine=["quartz plain"] * 6, hands=hands).play("explore")
    scene.attack(s1="stop_stop_stop", s2="little_gift").play("pass")
    scene.play("explore").attack(s2="little_gift").play("pass")
    assert scene.table["shown"] == [{}, {}, {}]
    assert scene.asks == "window @0 @2"


@pytest.mark.clause("C6.7")
def test_a_played_helper_lies_on_the_discards() -> None:
    scene = Scene(line=[], mine=PLAIN, hands={1: ["hand_it_over"]}).play("explore")
    scene.attack(s1="hand_it_over")
    assert scene.hand(1) == {}
    assert scene.discarded("hand_it_over") == 1
    assert scene.view().helper_discard == {"hand_it_over": 1}
    assert scene.play("pass").asks == "window @1 @2"


@pytest.mark.clause("C6.8")
def test_after_the_stop_every_attack_can_be_played() -> None:
    scene = Scene(line=["ruby unstable_1"], columns={0: ["quartz"]}, hands={1: ATTACKS})
    scene.play("stop")
    assert scene.moves(1) == ["pass", *(f"play {card}" for card in ATTACKS)]
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C6.8")
def test_whoever_has_stopped_stays_stopped() -> None:
    scene = Scene(line=["ruby unstable_1"], mine=PLAIN, hands={1: ["may_i_help"]}).play("stop")
    scene.attack(s1="may_i_help").play("pass", "keep quartz plain")
    assert (scene.asks, scene.view().moment) == ("window @1 @2", "stopped")
    scene.attack()
    assert scene.columns(0) == {"ruby": 1, "quartz": 1}
    assert scene.play("pass").asks == "turn @1"


@pytest.mark.clause("C6.8")
def test_the_stop_does_not_save_from_an_accident() -> None:
    scene = Scene(line=["ruby unstable_1"], mine=PLAIN, gifts=1, hands={1: ["little_gift"]})
    scene.play("stop").attack(s1="little_gift").play("pass")
    assert scene.columns(0) == {}
    assert scene.asks == "turn @1"
