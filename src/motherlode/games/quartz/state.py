"""The table of Quartz and the verbs of its rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from motherlode.core.decision import Decision
from motherlode.core.frames import DECISION
from motherlode.core.hands import redeal_hands
from motherlode.core.ints import Wide
from motherlode.core.piles import is_empty, total
from motherlode.core.seats import EVERYONE, NOBODY, Seat, Seats, count, is_in, just, lowest
from motherlode.core.state import State
from motherlode.games.quartz.bravery import forfeit_bonus, lose_bonus, take_bonus
from motherlode.games.quartz.carts import unpack
from motherlode.games.quartz.decisions import DECISIONS
from motherlode.games.quartz.deck import draw_card, next_card
from motherlode.games.quartz.evaluation import evaluate, information_key
from motherlode.games.quartz.facts import (
    SEATS,
    SPACES,
    USE_TOKEN,
    VALUABLE,
    Ask,
    Card,
    Crystal,
    Doubling,
    Edition,
    Events,
    Forfeit,
)
from motherlode.games.quartz.scoring import gather_goods, sell_out

Crystals = Annotated[list[int], Crystal]  # how many of each
Cards = Annotated[list[int], Card]
PerSeat = Annotated[list[int], SEATS]
CrystalsPerSeat = Annotated[list[list[int]], SEATS, Crystal]
CardsPerSeat = Annotated[list[list[int]], SEATS, Card]
Spaces = Annotated[list[int], SPACES]


class Quartz(State):
    """A position of Quartz."""

    game: ClassVar[str] = "quartz"
    decisions: ClassVar[Sequence[Decision]] = DECISIONS

    # the numbers of the box
    days: int
    hand_size: int
    accident_at: int
    chest_room: int
    token_price: int
    bravery_coins: Spaces
    small_set: int
    large_set: int
    five_kinds: int
    six_kinds: int
    here_we_go_draws: int
    eureka_draws: int
    thrill_draws: int
    in_mine: Crystals
    price: Crystals
    copies: Cards
    card_price: Cards
    # the options
    edition: int
    doubling: int
    chain: int
    thrill: int
    forfeit: int
    money: int
    # the table
    day: int
    first: Seat
    turn: Seat
    inside: Seats
    bag: Crystals
    drawn_out: Crystals  # lying on the table until somebody has chosen
    cart: CrystalsPerSeat
    hidden: CrystalsPerSeat  # on a Crystal? What Crystal? card
    chest: CrystalsPerSeat
    deck: Cards
    discard: Cards
    laid_out: Cards  # played, and discarded in the evening
    hand: CardsPerSeat
    shown: CardsPerSeat  # of the hand, what everyone has seen: cards of the bravery bonus
    old: CardsPerSeat  # of the rest, what was drawn before the deck was shuffled anew
    bonus: Spaces  # the cards of the bravery bonus, left to right
    taken: int  # how many of them are gone
    token: PerSeat
    coins: PerSeat
    card_income: PerSeat
    # found and used within one move
    goods: Crystals  # what a dwarf could sell
    combination: int
    bonus_paid: int
    doubled: Annotated[list[int], 3]  # the set that doubles, and the kinds that it doubles
    pool: Cards
    owed: PerSeat
    owed_old: PerSeat

    # -- the course of the game --------------------------------------------------------

    def deal(self) -> None:
        """All crystals into the bag, five cards to everyone."""
        self.bag = self.in_mine[:]
        self.deck = self.copies[:]
        self.first = self.first_seat()
        for _ in range(self.hand_size):
            for step in range(self.seats):
                draw_card(self, (self.first + step) % self.seats)

    def advance(self) -> None:
        """Nobody is being asked anything: the next dwarf, the last one, or the morning."""
        if self.inside == NOBODY:
            self.morning()
        elif count(self.inside) == 1:
            self.one_is_left(lowest(self.inside))
        else:
            self.turn = self.next_inside(self.turn)
            self.ask(Ask.TURN, self.turn)

    def morning(self) -> None:
        """Everybody gets a card, the bravery bonus is laid out, and all go in."""
        self.day += 1
        self.tell(Events.DAY_BEGAN, EVERYONE, self.day, self.first)
        if self.day > 1:
            for step in range(self.seats):
                draw_card(self, (self.first + step) % self.seats)
        for space in range(self.seats - 1):
            self.bonus[space] = next_card(self)
            self.tell(
                Events.BONUS_LAID, EVERYONE, space, self.bonus[space], self.bravery_coins[space]
            )
        self.taken = 0
        self.inside = (1 << self.seats) - 1
        self.turn = self.first
        self.ask(Ask.TURN, self.first)

    def one_is_left(self, me: Seat) -> None:
        """The last dwarf begins tomorrow and takes the last bonus; the thrill may tempt him."""
        self.first = me
        self.tell(Events.LAST_INSIDE, EVERYONE, me)
        if not self.thrill:
            take_bonus(self, me)
            self.evening()
        elif self.must_forfeit():
            forfeit_bonus(self, me)
            self.then(Ask.ALONE, me, 0)
        else:
            self.ask(Ask.LAST_DWARF, me)

    def evening(self) -> None:
        """Protected crystals come back, and all choose at once what to keep."""
        self.inside = NOBODY
        savers = NOBODY
        for seat in range(self.seats):
            unpack(self, seat)
            gather_goods(self, seat)
            if self.day < self.days and self.chest_room and not is_empty(self.goods, VALUABLE):
                savers |= just(seat)
        for card in range(Card.size):
            self.discard[card] += self.laid_out[card]
            self.laid_out[card] = 0
        self.ask_all(Ask.SAVE, savers)

    def end_day(self) -> None:
        """Everything is sold. After the last day so are cards and tokens."""
        if self.day == self.days:
            for seat in range(self.seats):
                sell_out(self, seat)
            self.tell(Events.GAME_ENDED, EVERYONE)
            self.over = True

    # -- asking -------------------------------------------------------------------------

    def aim(self, card: int, me: Seat, target: Seat) -> None:
        """Aim an action at `target`, who may answer before it hits."""
        self.ask(Ask.AIMED, target, card, me)

    # -- the readings that an edition or an option decides -----------------------------------

    def doubles_mined(self) -> bool:
        """Whether a small set doubles only what was mined today."""
        if self.doubling == Doubling.EDITION:
            return self.edition == Edition.RU
        return self.doubling == Doubling.MINED

    def must_forfeit(self) -> bool:
        """Whether the last dwarf of the thrill has no choice but to give up the bonus."""
        if self.forfeit == Forfeit.EDITION:
            return self.edition == Edition.RU
        return self.forfeit == Forfeit.MUST

    # -- dwarves ------------------------------------------------------------------------

    def is_inside(self, me: Seat) -> bool:
        """Whether a dwarf is in the mine."""
        return is_in(me, self.inside)

    def others_inside(self, me: Seat) -> Seats:
        """Everybody in the mine but me."""
        return self.inside & ~just(me)

    def others_with_valuables(self, me: Seat) -> Seats:
        """Everybody in the mine but me who has a valuable crystal in the cart."""
        others = NOBODY
        for seat in range(self.seats):
            if seat != me and self.inside & just(seat) and self.has_valuables(seat):
                others |= just(seat)
        return others

    def next_inside(self, seat: Seat) -> Seat:
        """The next dwarf inside, going round from `seat`."""
        seat = (seat + 1) % self.seats
        while not self.inside & just(seat):
            seat = (seat + 1) % self.seats
        return seat

    def leave(self, me: Seat) -> None:
        """Leave the mine, with a bravery bonus if at least two others stay inside."""
        self.walk_out(me)
        if count(self.inside) >= 2:
            take_bonus(self, me)

    def walk_out(self, me: Seat) -> None:
        """Be out for the day."""
        self.inside &= ~just(me)
        self.tell(Events.LEFT, EVERYONE, me)

    def accident(self, me: Seat) -> None:
        """Lose the cart, be out for the day, learn from it; the next bonus is lost to all."""
        self.tell(Events.ACCIDENT, EVERYONE, me)
        self.empty_cart(me)
        self.inside &= ~just(me)
        if not self.token[me]:
            self.token[me] = 1
            self.tell(Events.TOKEN_GAINED, EVERYONE, me)
        if count(self.inside) >= 2:
            lose_bonus(self)

    # -- tokens -----------------------------------------------------------------------------

    def can_use_token(self, me: Seat) -> bool:
        """Whether there is a token, and an Obsidian to take away with it."""
        return self.token[me] != 0 and self.is_inside(me) and self.cart[me][Crystal.OBSIDIAN] != 0

    def use_token(self, me: Seat) -> None:
        """Give the token back and put an Obsidian of the cart into the bag."""
        self.tell(Events.TOKEN_USED, EVERYONE, me)
        self.token[me] = 0
        self.cart[me][Crystal.OBSIDIAN] -= 1
        self.bag[Crystal.OBSIDIAN] += 1

    def offer_interrupts(self, seat: Seat) -> None:
        """A token may be used at any time; in one's own turn it is among the moves."""
        decision = self.frames[self.depth - 1][0]
        among_moves = self.is_asked(seat) and (decision in (Ask.TURN, Ask.SECOND_OBSIDIAN))
        if self.can_use_token(seat) and not among_moves:
            self.offer(USE_TOKEN)

    def interrupt(self, seat: Seat, move: int) -> None:
        """Use the token in the middle of whatever is going on."""
        self.use_token(seat)

    # -- crystals -----------------------------------------------------------------------

    def valuables(self, seat: Seat) -> int:
        """How many valuable crystals are in a cart."""
        return total(self.cart[seat], VALUABLE)

    def has_valuables(self, seat: Seat) -> bool:
        """Whether a valuable crystal is in a cart."""
        return not is_empty(self.cart[seat], VALUABLE)

    def is_bag_empty(self) -> bool:
        """Whether nothing is left to mine."""
        return is_empty(self.bag, Crystal.size)

    def draw_one(self) -> int:
        """A random crystal out of the bag."""
        return self.draw_from(self.bag, Crystal.size)

    def mine(self, me: Seat) -> None:
        """Draw a crystal into the cart."""
        crystal = self.draw_one()
        self.tell(Events.MINED, EVERYONE, me, crystal)
        self.add_to_cart(crystal, me)

    def draw(self, me: Seat, many: int) -> None:
        """Lay crystals from the bag on the table, as many as there are."""
        for _ in range(min(many, total(self.bag, Crystal.size))):
            crystal = self.draw_one()
            self.tell(Events.SHOWN, EVERYONE, me, crystal)
            self.drawn_out[crystal] += 1

    def put_back(self, crystal: int) -> None:
        """What lies on the table of one kind goes back into the bag."""
        if self.drawn_out[crystal]:
            self.tell(Events.PUT_BACK, EVERYONE, crystal, self.drawn_out[crystal])
            self.bag[crystal] += self.drawn_out[crystal]
            self.drawn_out[crystal] = 0

    def put_all_back(self) -> None:
        """Clear the table."""
        for crystal in range(Crystal.size):
            self.put_back(crystal)

    def place(self, crystal: int, me: Seat) -> None:
        """Take a crystal from the table into the cart."""
        self.drawn_out[crystal] -= 1
        self.tell(Events.PLACED, EVERYONE, me, crystal)
        self.add_to_cart(crystal, me)

    def take_out(self, crystal: int, me: Seat) -> None:
        """Lay a crystal of the cart on the table."""
        self.cart[me][crystal] -= 1
        self.drawn_out[crystal] += 1

    def receive_obsidian(self, giver: Seat, me: Seat) -> None:
        """The Obsidian on the table lands in a cart."""
        self.tell(Events.OBSIDIAN_GIVEN, EVERYONE, giver, me)
        self.drawn_out[Crystal.OBSIDIAN] -= 1
        self.add_to_cart(Crystal.OBSIDIAN, me)

    def add_to_cart(self, crystal: int, me: Seat) -> None:
        """One more crystal; a second Obsidian is an accident, unless a token helps."""
        self.cart[me][crystal] += 1
        if crystal == Crystal.OBSIDIAN and self.cart[me][Crystal.OBSIDIAN] >= self.accident_at:
            if self.token[me]:
                self.ask(Ask.SECOND_OBSIDIAN, me)
            else:
                self.accident(me)

    def empty_cart(self, me: Seat) -> None:
        """Everything in the cart goes back into the bag."""
        for crystal in range(Crystal.size):
            self.bag[crystal] += self.cart[me][crystal]
            self.cart[me][crystal] = 0

    # -- what bots go by ----------------------------------------------------------------

    def ranking_key(self, seat: Seat) -> Wide:
        """The coins, and among equals the income from cards."""
        return self.coins[seat] * 10000 + self.card_income[seat]

    def stage(self) -> int:
        """The day."""
        return self.day

    def remaining(self) -> int:
        """The days that are left."""
        return 1000 * (self.days - self.day + 1) // self.days

    def information_key(self, seat: Seat) -> int:
        """The cart, and how many are inside."""
        return information_key(self, seat)

    def evaluate(self, seat: Seat) -> int:
        """Coins, and what they are likely to become."""
        return evaluate(self, seat)

    def weigh(self, seat: Seat, move: int) -> int:
        """How good a move looks; a token can still be used when it is needed."""
        if move == USE_TOKEN and self.frames[self.depth - 1][DECISION] != Ask.SECOND_OBSIDIAN:
            return -1000 * self.token_price
        return self.weigh_answer(seat, move)

    # -- what a seat does not know ------------------------------------------------------

    def redeal(self, seat: Seat) -> None:
        """Deal anew what a seat has not seen; at the end all hands are shown."""
        if not self.over:
            redeal_hands(self, seat)
