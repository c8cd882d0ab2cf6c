"""Quartz: The Card Game: what is in the box and what can be said about it, each fact once."""

from __future__ import annotations

from typing import Final

from motherlode.core.decisions import DecisionKinds, decision
from motherlode.core.events import EventKinds, event
from motherlode.core.families import Moves
from motherlode.core.kinds import NUMBER, Kinds, SeatKind, kind, kinds
from motherlode.core.parts import Both, Several
from motherlode.core.roles import Hidden

SEATS: Final = 4
SEAT: Final = SeatKind(SEATS)
NO_CARD: Final = -1
LONGEST_LINE: Final = 96
LOOKED_AT: Final = 2  # mine cards that May I Help? shows


class Crystal(Kinds):
    """From the cheapest to the dearest."""

    QUARTZ, AMETHYST, EMERALD, SAPPHIRE, RUBY, AMBER = kinds(6)


class Icon(Kinds):
    """Of mine cards: none, a helper to hire, an unstable crystal in one of six positions."""

    PLAIN, HIRE = kinds(2)
    UNSTABLE_1, UNSTABLE_2, UNSTABLE_3, UNSTABLE_4, UNSTABLE_5, UNSTABLE_6 = kinds(6)


class Card(Kinds):
    """Helper cards: the attacks, the defences, the one of exploration."""

    HAND_IT_OVER, STOP_STOP_STOP, MAY_I_HELP, LITTLE_GIFT, NO_LONGER_YOURS = kinds(5)
    NO_CHANCE, OVER_MY_DEAD_BODY, GET_LOST = kinds(3)
    WHAT_A_BEAUTY = kind()


class Moment(Kinds):
    """When an attack may be played: which moment of the turn a window belongs to."""

    ANNOUNCED, UNCOVERED, STOPPED = kinds(3)


class Switch(Kinds):
    """An option that is played with unless a table says no."""

    ON, OFF = kinds(2)


MINE_CARD: Final = Both(crystal=Crystal, icon=Icon)
MINE_CARDS: Final = MINE_CARD.size
ATTACKS: Final = Card.between(Card.HAND_IT_OVER, Card.NO_LONGER_YOURS)
DEFENCES: Final = Card.between(Card.NO_CHANCE, Card.GET_LOST)
EXPLORATIONS: Final = Card.only(Card.WHAT_A_BEAUTY)
ANSWERS: Final = Card.between(Card.HAND_IT_OVER, Card.GET_LOST)
ATTACK_CARDS: Final = ATTACKS.size
DEFENCES_END: Final = ANSWERS.size


class Ask(DecisionKinds):
    """What a player can be asked."""

    TURN = decision("C2.1")
    WINDOW = decision("C6.1", reaction=True, moment=Moment, laid_open=NUMBER)
    DEFEND = decision("C8.1", reaction=True, card=Card, attacker=SEAT)
    COUNTER = decision("C8.5", reaction=True, attacker=SEAT)
    STEAL = decision("C7.5", victim=SEAT)
    RETALIATE = decision("C8.3", thief=SEAT)
    LEND_A_HAND = decision("C7.3")
    OFFER_HIRE = decision("C3.4")
    GO_ON = decision("C3.2")
    BEAUTY = decision("C9.1")


MOVES: Final = Moves()
EXPLORE: Final = MOVES.one("explore")
STOP: Final = MOVES.one("stop")
PASS: Final = MOVES.one("pass")
HIRE: Final = MOVES.one("hire")
LAY: Final = MOVES.one("lay")
PLAY: Final = MOVES.family("play", card=ANSWERS)
ADMIRE: Final = MOVES.family("play", card=EXPLORATIONS, crystal=Crystal)
PROTECT: Final = MOVES.family("protect", crystal=Crystal)
ONE: Final = Several(Crystal, 1, 1)
TAKE: Final = MOVES.family("take", crystals=ONE)
TAKE_COLUMN: Final = MOVES.family("take_column", crystal=Crystal)
TWO: Final = Several(Crystal, 2, 2)
TAKE_TWO: Final = MOVES.family("take", crystals=TWO)
KEEP: Final = MOVES.family("keep", card=MINE_CARD)


class Events(EventKinds):
    """What can happen."""

    TURN_BEGAN = event("C2.5", seat=SEAT)
    PROTECTED = event("C2.2", seat=SEAT, crystal=Crystal, many=NUMBER)
    EXPLORED = event("C2.1", seat=SEAT)
    REVEALED = event("C3.1", seat=SEAT, crystal=Crystal, icon=Icon)
    HIRED = event("C3.4", seat=SEAT, crystal=Crystal)
    CARD_DRAWN = event("C3.4", seat=SEAT, card=Hidden(Card))
    RESHUFFLED = event("C3.6")
    ACCIDENT = event("C4.2", seat=SEAT, many=NUMBER)
    HALTED = event("C3.2", seat=SEAT)
    COLLECTED = event("C3.3", seat=SEAT, many=NUMBER)
    ATTACKED = event("C6.3", seat=SEAT, card=Card, target=SEAT)
    TAKEN_BACK = event("C6.6", seat=SEAT, card=Card)
    LET_HAPPEN = event("C8.1", seat=SEAT, card=Card)
    PLAYED = event("C6.7", seat=SEAT, card=Card, target=SEAT)
    SNATCHED = event("C7.1", seat=SEAT, crystal=Crystal, icon=Icon)
    CUT_SHORT = event("C7.2", seat=SEAT, target=SEAT)
    LOOKED = event("C7.3", seat=SEAT, crystal=Hidden(Crystal), icon=Hidden(Icon))
    KEPT = event("C7.3", seat=SEAT, crystal=Crystal, icon=Icon)
    LAID = event("C7.3", seat=SEAT, crystal=Crystal, icon=Icon)
    GIFT_LANDED = event("C7.4", seat=SEAT, many=NUMBER)
    GIFT_RETURNED = event("C8.4", seat=SEAT, target=SEAT)
    GIFT_DISCARDED = event("C8.8", seat=SEAT, many=NUMBER)
    STOLEN = event("C7.5", seat=SEAT, victim=SEAT, crystal=Crystal, many=NUMBER)
    SCORED = event("C10.5", seat=SEAT, worth=NUMBER, bonus=NUMBER)
    GAME_ENDED = event("C10.1")
    RETALIATED = event("C8.3", key="stolen", seat=SEAT, victim=SEAT, crystal=Crystal, many=NUMBER)
