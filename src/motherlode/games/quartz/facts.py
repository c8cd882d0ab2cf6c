"""Quartz: what is in the box and what can be said about it, each fact once."""

from __future__ import annotations

from typing import Final

from motherlode.core.decisions import DecisionKinds, decision, decisions
from motherlode.core.events import EventKinds, event, events
from motherlode.core.families import Moves
from motherlode.core.kinds import NUMBER, Hidden, Kinds, SeatKind, kinds
from motherlode.core.parts import Several

SEATS: Final = 5
SEAT: Final = SeatKind(SEATS)
SPACES: Final = SEATS - 1  # of the bravery bonus
NO_CARD: Final = -1


class Crystal(Kinds):  # the valuable ones come first
    QUARTZ, AMETHYST, EMERALD, SAPPHIRE, RUBY, AMBER, OBSIDIAN = kinds(7)


class Card(Kinds):  # mining cards in the order of the appendix: the actions, then the reactions
    HERE_WE_GO, EUREKA, COME_CLOSER, OUT_OF_MY_WAY, WHAT_CRYSTAL = kinds(5)
    GIMME_A_HAND, THESE_DONT_BELONG, THIS_ISNT_MINE = kinds(3)
    NOT_MINE_EITHER, UNACCEPTABLE, ON_MY_BREAK = kinds(3)


class Combination(Kinds):  # what the goods of an evening can make
    NONE, SMALL_SET, LARGE_SET, FIVE_KINDS, SIX_KINDS = kinds(5)


VALUABLES: Final = Crystal.between(Crystal.QUARTZ, Crystal.AMBER)
VALUABLE: Final = VALUABLES.size
AIMED: Final = Card.between(Card.GIMME_A_HAND, Card.NOT_MINE_EITHER)
ACTIONS: Final = Card.between(Card.HERE_WE_GO, Card.THIS_ISNT_MINE)
REACTIONS: Final = Card.between(Card.NOT_MINE_EITHER, Card.ON_MY_BREAK)
ACTION_CARDS: Final = ACTIONS.size


class Edition(Kinds):  # the printing that is played
    EN, RU = kinds(2)


class Doubling(Kinds):  # what a small set doubles
    EDITION, SOLD, MINED = kinds(3)


class Forfeit(Kinds):  # whether the last dwarf of the thrill gives up the bonus
    EDITION, MAY, MUST = kinds(3)


class Ask(DecisionKinds):
    TURN = decision("Q3.1")
    AIMED = decision("Q10.1", Card, reaction=True, attacker=SEAT)
    SECOND_OBSIDIAN, KEEP, SWAP = decisions("Q5.2", "Q9.1", "Q9.2")
    SHARE = decision("Q9.6", miner=SEAT)
    STEAL = decision("Q9.7", victim=SEAT)
    RETALIATE = decision("Q10.3", thief=SEAT)
    SAVE, LAST_DWARF = decisions("Q7.2", "Q11.2")
    ALONE = decision("Q11.3", dwarf=SEAT, drawn=NUMBER)


MOVES: Final = Moves()
MINE, LEAVE, PASS, USE_TOKEN = MOVES.ones("mine", "leave", "pass", "use_token")
PLAY: Final = MOVES.family("play", Card)
AIM: Final = MOVES.family("play", AIMED, target=SEAT)
play: Final = MOVES.each("play", Card)
TRADE: Final = play(Card.COME_CLOSER, target=SEAT, given=VALUABLES, taken=VALUABLES)
HIDE: Final = play(Card.WHAT_CRYSTAL, crystal=VALUABLES)
SWAP: Final = MOVES.family("swap", given=VALUABLES, taken=VALUABLES)
ONE_OR_TWO: Final = Several(VALUABLES, 1, 2)
TAKE: Final = MOVES.family("take", crystals=ONE_OR_TWO)
UP_TO_THREE: Final = Several(VALUABLES, 0, 3, none="nothing")
KEEP: Final = MOVES.family("keep", crystals=UP_TO_THREE)
AN_OBSIDIAN: Final = Several(Crystal.only(Crystal.OBSIDIAN), 1, 1)
TAKE_OBSIDIAN: Final = MOVES.family("take", crystals=AN_OBSIDIAN).first


class Events(EventKinds):
    DAY_BEGAN = event("Q2.1", day=NUMBER, seat=SEAT)
    CARD_DRAWN = event("Q2.2", SEAT, Hidden(Card))
    BONUS_LAID = event("Q2.3", space=NUMBER, card=Card, coins=NUMBER)
    RESHUFFLED = event("Q2.5")
    MINED = event("Q3.2", SEAT, Crystal)
    PLAYED = event("Q3.4", SEAT, Card, target=SEAT)
    LET_HAPPEN = event("Q10.1", SEAT, Card)
    SHOWN = event("Q12.1", SEAT, Crystal)
    PUT_BACK = event("Q12.1", Crystal, many=NUMBER)
    PLACED = event("Q12.1", SEAT, Crystal)
    SWAPPED = event("Q9.2", SEAT, given=Crystal, taken=Crystal)
    TRADED = event("Q9.3", SEAT, target=SEAT, given=Crystal, taken=Crystal)
    STOLEN = event("Q9.7", SEAT, victim=SEAT, crystal=Crystal)
    LOST, HIDDEN = events("Q9.4", "Q9.5", SEAT, Crystal)
    OBSIDIAN_GIVEN = event("Q9.8", SEAT, target=SEAT)
    ACCIDENT, TOKEN_GAINED, TOKEN_USED, LEFT = events("Q4.2", "Q4.4", "Q5.1", "Q3.6", SEAT)
    BONUS_TAKEN = event("Q6.1", SEAT, Card, coins=NUMBER)
    BONUS_LOST = event("Q6.3", Card, coins=NUMBER)
    LAST_INSIDE, WENT_ON = events("Q6.5", "Q11.2", SEAT)
    UNPACKED = event("Q7.1", SEAT, Crystal, many=NUMBER)
    SAVED = event("Q7.2", SEAT, Crystal)
    SOLD = event("Q7.4", SEAT, coins=NUMBER, combination=Combination, bonus=NUMBER)
    DOUBLED = event("Q7.5", SEAT, set=Crystal, crystal=Crystal)
    CARDS_SOLD, TOKEN_SOLD = events("Q8.2", "Q8.3", SEAT, coins=NUMBER)
    GAME_ENDED = event("Q8.1")
    GOODS_SOLD = event("Q7.3", SEAT, Crystal, many=NUMBER, coins=NUMBER)
    RETALIATED = event("Q10.3", SEAT, key="stolen", victim=SEAT, crystal=Crystal)
