"""The table of Gem Forge and the verbs of its rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from motherlode.core.decision import Decision
from motherlode.core.hands import redeal_hands
from motherlode.core.ints import Wide
from motherlode.core.piles import total
from motherlode.core.seats import EVERYONE, Seat, Seats, just
from motherlode.core.state import State
from motherlode.games.gem_forge.decisions import DECISIONS
from motherlode.games.gem_forge.deck import draw_card
from motherlode.games.gem_forge.evaluation import evaluate
from motherlode.games.gem_forge.facts import (
    CARD_OF,
    INLAYS,
    KEEP,
    NO_MOVE,
    NO_TILE,
    RECIPE,
    ROUNDS_A_STAGE,
    SEATS,
    SLOPE,
    SPACES,
    THREE_PLACES,
    Ask,
    Card,
    Events,
    Gem,
    Place,
    Slot,
    Stall,
    Tile,
)
from motherlode.games.gem_forge.redeal import redeal_tiles
from motherlode.games.gem_forge.slope import fill_slope, take_gem
from motherlode.games.gem_forge.tiles import draw_tile, fill_stall, finished_slots

Gems = Annotated[list[int], Gem]  # how many of each
Cards = Annotated[list[int], Card]
Tiles = Annotated[list[int], Tile]
PerSeat = Annotated[list[int], SEATS]
GemsPerSeat = Annotated[list[list[int]], SEATS, Gem]
CardsPerSeat = Annotated[list[list[int]], SEATS, Card]


class GemForge(State):
    """A position of Gem Forge."""

    game: ClassVar[str] = "gem_forge"
    decisions: ClassVar[Sequence[Decision]] = DECISIONS

    # the numbers of the box
    goal: int
    spaces: Annotated[list[int], SPACES]
    actions_a_turn: int
    cart_room: int
    hand_limit: int
    comfort: int  # points for whoever loses gems to a card
    cards_drawn: int
    most_tipped: int
    most_sifted: int
    most_robbed: int
    most_inserted: int
    stuck_after: int  # rounds
    stalemate_after: int  # rounds
    gem_count: Gems
    copies: Cards
    recipe: Annotated[list[list[int]], Tile, RECIPE]  # gems of each colour, and of any one colour
    worth: Tiles
    bonus: Tiles
    # the options
    order: int
    # the table
    first: Seat
    turn: Seat
    round: int
    actions: int  # left in this turn
    points: PerSeat
    slope: Annotated[list[int], SLOPE]  # the gems from the entrance to the top
    slope_length: int
    cart: GemsPerSeat
    loose: Gems  # on their way back to the mine
    tiles: Annotated[list[list[int]], SEATS, Slot]  # in front of each player
    inlaid: Annotated[list[list[int]], INLAYS, Gem]  # gems in the tiles, three rows a player
    market: Annotated[list[int], Stall]
    pile: Tiles
    thrown: Tiles  # discarded
    dealt: Annotated[list[list[int]], SEATS, Place]  # until all have chosen
    deck: Cards
    discard: Cards
    hand: CardsPerSeat
    shown: CardsPerSeat  # of the hand, what everyone has seen: nothing, in this game
    old: CardsPerSeat  # of the hand, what was drawn before the deck was shuffled anew
    played: int  # the move that plays the card which is being answered
    player: Seat  # whose card that is
    still: int  # turns begun since a gem last moved
    quiet: int  # turns begun since a point was last gained
    # found and used within one move
    front: Gems  # the first gems of the slope
    pool: Cards
    owed: PerSeat
    owed_old: PerSeat

    # -- the course of the game -------------------------------------------------------------

    def deal(self) -> None:
        """The gems roll down; everybody gets one, a card, and five tiles to choose from."""
        self.played = NO_MOVE
        self.deck = self.copies[:]
        for tile in range(Tile.size):
            self.pile[tile] = 1
        for stall in range(Stall.size):
            self.market[stall] = NO_TILE
        fill_slope(self)
        self.first = self.first_seat()
        self.turn = self.first
        self.player = self.first
        for step in range(self.seats):
            take_gem(self, (self.first + step) % self.seats)
        for step in range(self.seats):
            draw_card(self, (self.first + step) % self.seats)
        for step in range(self.seats):
            self.deal_tiles((self.first + step) % self.seats)
        self.ask_all(Ask.CHOOSE_TILES, (1 << self.seats) - 1)

    def deal_tiles(self, seat: Seat) -> None:
        """Five tiles to choose from, for nobody else to see."""
        for slot in range(Slot.size):
            self.tiles[seat][slot] = NO_TILE
        for place in range(Place.size):
            self.dealt[seat][place] = draw_tile(self)
            self.tell(Events.TILE_DEALT, just(seat), seat, self.dealt[seat][place])

    def lay_out(self, seat: Seat, move: int) -> None:
        """The chosen tiles lie face up in front of a player, the others are discarded."""
        for slot in range(Slot.size):
            place = THREE_PLACES.member(KEEP.places(move), slot)
            self.tiles[seat][slot] = self.dealt[seat][place]
            self.dealt[seat][place] = NO_TILE
            self.tell(Events.TILE_KEPT, EVERYONE, seat, self.tiles[seat][slot])
        for place in range(Place.size):
            if self.dealt[seat][place] != NO_TILE:
                self.tell(Events.TILE_LEFT, EVERYONE, seat, self.dealt[seat][place])
                self.thrown[self.dealt[seat][place]] += 1
                self.dealt[seat][place] = NO_TILE

    def open_market(self) -> None:
        """Four tiles on the market, and the first turn begins."""
        for stall in range(Stall.size):
            fill_stall(self, stall)
        self.round = 1
        self.actions = self.actions_a_turn
        self.tell(Events.TURN_BEGAN, EVERYONE, self.turn)

    def advance(self) -> None:
        """Nobody is being asked anything: the turn goes on, or the next one begins."""
        if not self.actions and not finished_slots(self, self.turn):
            self.next_turn()
        if not self.over:
            self.ask(Ask.TURN, self.turn)

    def next_turn(self) -> None:
        """The next player's turn; a game in which nobody gains anything ends some day."""
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.first:
            self.round += 1
        self.actions = self.actions_a_turn
        self.still += 1
        self.quiet += 1
        if self.quiet > self.stalemate_after * self.seats:
            self.tell(Events.STALEMATE, EVERYONE)
            self.over = True
        else:
            self.tell(Events.TURN_BEGAN, EVERYONE, self.turn)

    # -- asking -----------------------------------------------------------------------------

    def put_forward(self, move: int, me: Seat) -> None:
        """A card lies on the table: everyone else is asked before it works."""
        self.played = move
        self.player = me
        self.ask_all(Ask.CANCELLING, self.others(me), CARD_OF[move], me)

    # -- players ----------------------------------------------------------------------------

    def others(self, me: Seat) -> Seats:
        """Everybody but me."""
        return ((1 << self.seats) - 1) & ~just(me)

    def room(self, me: Seat) -> int:
        """How many more gems a cart holds."""
        return self.cart_room - total(self.cart[me], Gem.size)

    def can_take(self, me: Seat) -> bool:
        """Whether there is a gem at the entrance, and room for it."""
        return self.slope_length > 0 and self.room(me) > 0

    def is_stuck(self) -> bool:
        """Whether no gem has moved for so many full rounds that tiles may be emptied."""
        return self.still > self.stuck_after * self.seats

    # -- what bots go by ----------------------------------------------------------------------

    def ranking_key(self, seat: Seat) -> Wide:
        """The points."""
        return self.points[seat]

    def stage(self) -> int:
        """A few rounds: enough for a tile to be begun and finished."""
        return self.round // ROUNDS_A_STAGE

    def evaluate(self, seat: Seat) -> int:
        """Points, and what they are likely to become."""
        return evaluate(self, seat)

    # -- what a seat does not know ------------------------------------------------------------

    def redeal(self, seat: Seat) -> None:
        """Deal anew what a seat has not seen."""
        redeal_hands(self, seat)
        redeal_tiles(self, seat)
