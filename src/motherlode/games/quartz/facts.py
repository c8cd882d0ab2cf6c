"""Quartz: what is in the box and what can be said about it, each fact once."""

from __future__ import annotations

from typing import Final

from motherlode.core.decisions import DecisionKinds, decision
from motherlode.core.events import EventKinds, event
from motherlode.core.families import Moves
from motherlode.core.kinds import NUMBER, Kinds, SeatKind, kinds
from motherlode.core.parts import Several
from motherlode.core.roles import Hidden

SEATS: Final = 5
SEAT: Final = SeatKind(SEATS)
SPACES: Final = SEATS - 1  # of the bravery bonus
NO_CARD: Final = -1


class Crystal(Kinds):
    """The valuable ones come first."""

    QUARTZ, AMETHYST, EMERALD, SAPPHIRE, RUBY, AMBER, OBSIDIAN = kinds(7)


class Card(Kinds):
    """Mining cards in the order of the appendix: the actions, then the reactions."""

    HERE_WE_GO, EUREKA, COME_CLOSER, OUT_OF_MY_WAY, WHAT_CRYSTAL = kinds(5)
    GIMME_A_HAND, THESE_DONT_BELONG, THIS_ISNT_MINE = kinds(3)
    NOT_MINE_EITHER, UNACCEPTABLE, ON_MY_BREAK = kinds(3)


class Combination(Kinds):
    """What the goods of an evening can make."""

    NONE, SMALL_SET, LARGE_SET, FIVE_KINDS, SIX_KINDS = kinds(5)


VALUABLES: Final = Crystal.between(Crystal.QUARTZ, Crystal.AMBER)
VALUABLE: Final = VALUABLES.size
AIMED: Final = Card.between(Card.GIMME_A_HAND, Card.NOT_MINE_EITHER)
ACTIONS: Final = Card.between(Card.HERE_WE_GO, Card.THIS_ISNT_MINE)
REACTIONS: Final = Card.between(Card.NOT_MINE_EITHER, Card.ON_MY_BREAK)
ACTION_CARDS: Final = ACTIONS.size


class Edition(Kinds):
    """The printing that is played."""

    EN, RU = kinds(2)


class Doubling(Kinds):
    """What a small set doubles."""

    EDITION, SOLD, MINED = kinds(3)


class Forfeit(Kinds):
    """Whether the last dwarf of the thrill gives up the bonus."""

    EDITION, MAY, MUST = kinds(3)


class Ask(DecisionKinds):
    """What a player can be asked, in the order of `decisions.py`."""

    TURN = decision("Q3.1")
    AIMED = decision("Q10.1", reaction=True, card=Card, attacker=SEAT)
    SECOND_OBSIDIAN = decision("Q5.2")
    KEEP = decision("Q9.1")
    SWAP = decision("Q9.2")
    SHARE = decision("Q9.6", miner=SEAT)
    STEAL = decision("Q9.7", victim=SEAT)
    RETALIATE = decision("Q10.3", thief=SEAT)
    SAVE = decision("Q7.2")
    LAST_DWARF = decision("Q11.2")
    ALONE = decision("Q11.3", dwarf=SEAT, drawn=NUMBER)


MOVES: Final = Moves()
MINE: Final = MOVES.one("mine")
LEAVE: Final = MOVES.one("leave")
PASS: Final = MOVES.one("pass")
USE_TOKEN: Final = MOVES.one("use_token")
PLAY: Final = MOVES.family("play", card=Card)
AIM: Final = MOVES.family("play", card=AIMED, target=SEAT)
TRADE: Final = MOVES.family(
    "play", card=Card.only(Card.COME_CLOSER), target=SEAT, given=VALUABLES, taken=VALUABLES
)
HIDE: Final = MOVES.family("play", card=Card.only(Card.WHAT_CRYSTAL), crystal=VALUABLES)
SWAP: Final = MOVES.family("swap", given=VALUABLES, taken=VALUABLES)
ONE_OR_TWO: Final = Several(VALUABLES, 1, 2)
TAKE: Final = MOVES.family("take", crystals=ONE_OR_TWO)
UP_TO_THREE: Final = Several(VALUABLES, 0, 3, none="nothing")
KEEP: Final = MOVES.family("keep", crystals=UP_TO_THREE)
AN_OBSIDIAN: Final = Several(Crystal.only(Crystal.OBSIDIAN), 1, 1)
TAKE_OBSIDIAN: Final = MOVES.family("take", crystals=AN_OBSIDIAN).first


class Events(EventKinds):
    """What can happen."""

    DAY_BEGAN = event("Q2.1", day=NUMBER, seat=SEAT)
    CARD_DRAWN = event("Q2.2", seat=SEAT, card=Hidden(Card))
    BONUS_LAID = event("Q2.3", space=NUMBER, card=Card, coins=NUMBER)
    RESHUFFLED = event("Q2.5")
    MINED = event("Q3.2", seat=SEAT, crystal=Crystal)
    PLAYED = event("Q3.4", seat=SEAT, card=Card, target=SEAT)
    LET_HAPPEN = event("Q10.1", seat=SEAT, card=Card)
    SHOWN = event("Q12.1", seat=SEAT, crystal=Crystal)
    PUT_BACK = event("Q12.1", crystal=Crystal, many=NUMBER)
    PLACED = event("Q12.1", seat=SEAT, crystal=Crystal)
    SWAPPED = event("Q9.2", seat=SEAT, given=Crystal, taken=Crystal)
    TRADED = event("Q9.3", seat=SEAT, target=SEAT, given=Crystal, taken=Crystal)
    STOLEN = event("Q9.7", seat=SEAT, victim=SEAT, crystal=Crystal)
    LOST = event("Q9.4", seat=SEAT, crystal=Crystal)
    HIDDEN = event("Q9.5", seat=SEAT, crystal=Crystal)
    OBSIDIAN_GIVEN = event("Q9.8", seat=SEAT, target=SEAT)
    ACCIDENT = event("Q4.2", seat=SEAT)
    TOKEN_GAINED = event("Q4.4", seat=SEAT)
    TOKEN_USED = event("Q5.1", seat=SEAT)
    LEFT = event("Q3.6", seat=SEAT)
    BONUS_TAKEN = event("Q6.1", seat=SEAT, card=Card, coins=NUMBER)
    BONUS_LOST = event("Q6.3", card=Card, coins=NUMBER)
    LAST_INSIDE = event("Q6.5", seat=SEAT)
    WENT_ON = event("Q11.2", seat=SEAT)
    UNPACKED = event("Q7.1", seat=SEAT, crystal=Crystal, many=NUMBER)
    SAVED = event("Q7.2", seat=SEAT, crystal=Crystal)
    SOLD = event("Q7.4", seat=SEAT, coins=NUMBER, combination=Combination, bonus=NUMBER)
    DOUBLED = event("Q7.5", seat=SEAT, set=Crystal, crystal=Crystal)
    CARDS_SOLD = event("Q8.2", seat=SEAT, coins=NUMBER)
    TOKEN_SOLD = event("Q8.3", seat=SEAT, coins=NUMBER)
    GAME_ENDED = event("Q8.1")
    GOODS_SOLD = event("Q7.3", seat=SEAT, crystal=Crystal, many=NUMBER, coins=NUMBER)
    RETALIATED = event("Q10.3", key="stolen", seat=SEAT, victim=SEAT, crystal=Crystal)
