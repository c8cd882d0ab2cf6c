"""Quartz: The Card Game: what is in the box and what can be said about it, each fact once."""

from __future__ import annotations

from typing import Final

from motherlode.core.decisions import DecisionKinds, decision, decisions
from motherlode.core.events import EventKinds, event, events
from motherlode.core.families import Moves
from motherlode.core.kinds import NUMBER, Hidden, Kinds, SeatKind, kind, kinds
from motherlode.core.parts import Both, Several

SEATS: Final = 4
SEAT: Final = SeatKind(SEATS)
NO_CARD: Final = -1
LONGEST_LINE: Final = 96
LOOKED_AT: Final = 2  # mine cards that May I Help? shows


class Crystal(Kinds):  # from the cheapest to the dearest
    QUARTZ, AMETHYST, EMERALD, SAPPHIRE, RUBY, AMBER = kinds(6)


class Icon(
    Kinds
):  # of mine cards: none, a helper to hire, an unstable crystal in one of six positions
    PLAIN, HIRE = kinds(2)
    UNSTABLE_1, UNSTABLE_2, UNSTABLE_3, UNSTABLE_4, UNSTABLE_5, UNSTABLE_6 = kinds(6)


class Card(Kinds):  # helper cards: the attacks, the defences, the one of exploration
    HAND_IT_OVER, STOP_STOP_STOP, MAY_I_HELP, LITTLE_GIFT, NO_LONGER_YOURS = kinds(5)
    NO_CHANCE, OVER_MY_DEAD_BODY, GET_LOST = kinds(3)
    WHAT_A_BEAUTY = kind()


class Moment(Kinds):  # when an attack may be played: which moment of the turn a window belongs to
    ANNOUNCED, UNCOVERED, STOPPED = kinds(3)


class Switch(Kinds):  # an option that is played with unless a table says no
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
    TURN = decision("C2.1")
    WINDOW = decision("C6.1", Moment, reaction=True, laid_open=NUMBER)
    DEFEND = decision("C8.1", Card, reaction=True, attacker=SEAT)
    COUNTER = decision("C8.5", reaction=True, attacker=SEAT)
    STEAL = decision("C7.5", victim=SEAT)
    RETALIATE = decision("C8.3", thief=SEAT)
    LEND_A_HAND, OFFER_HIRE, GO_ON, BEAUTY = decisions("C7.3", "C3.4", "C3.2", "C9.1")


MOVES: Final = Moves()
EXPLORE, STOP, PASS, HIRE, LAY = MOVES.ones("explore", "stop", "pass", "hire", "lay")
PLAY: Final = MOVES.family("play", ANSWERS)
ADMIRE: Final = MOVES.family("play", EXPLORATIONS, Crystal)
PROTECT: Final = MOVES.family("protect", Crystal)
ONE: Final = Several(Crystal, 1, 1)
TAKE: Final = MOVES.family("take", crystals=ONE)
TAKE_COLUMN: Final = MOVES.family("take_column", Crystal)
TWO: Final = Several(Crystal, 2, 2)
TAKE_TWO: Final = MOVES.family("take", crystals=TWO)
KEEP: Final = MOVES.family("keep", card=MINE_CARD)


class Events(EventKinds):
    TURN_BEGAN = event("C2.5", SEAT)
    PROTECTED = event("C2.2", SEAT, Crystal, many=NUMBER)
    EXPLORED = event("C2.1", SEAT)
    REVEALED = event("C3.1", SEAT, Crystal, Icon)
    HIRED = event("C3.4", SEAT, Crystal)
    CARD_DRAWN = event("C3.4", SEAT, Hidden(Card))
    RESHUFFLED = event("C3.6")
    ACCIDENT = event("C4.2", SEAT, many=NUMBER)
    HALTED = event("C3.2", SEAT)
    COLLECTED = event("C3.3", SEAT, many=NUMBER)
    ATTACKED = event("C6.3", SEAT, Card, target=SEAT)
    TAKEN_BACK, LET_HAPPEN = events("C6.6", "C8.1", SEAT, Card)
    PLAYED = event("C6.7", SEAT, Card, target=SEAT)
    SNATCHED = event("C7.1", SEAT, Crystal, Icon)
    CUT_SHORT = event("C7.2", SEAT, target=SEAT)
    LOOKED = event("C7.3", SEAT, Hidden(Crystal), Hidden(Icon))
    KEPT, LAID = events("C7.3", "C7.3", SEAT, Crystal, Icon)
    GIFT_LANDED = event("C7.4", SEAT, many=NUMBER)
    GIFT_RETURNED = event("C8.4", SEAT, target=SEAT)
    GIFT_DISCARDED = event("C8.8", SEAT, many=NUMBER)
    STOLEN = event("C7.5", SEAT, victim=SEAT, crystal=Crystal, many=NUMBER)
    SCORED = event("C10.5", SEAT, worth=NUMBER, bonus=NUMBER)
    GAME_ENDED = event("C10.1")
    RETALIATED = event("C8.3", SEAT, key="stolen", victim=SEAT, crystal=Crystal, many=NUMBER)
