"""What a player can be asked. Nothing is kept here: a decision reads the ints it was asked with.

The three ints after the seat are named by the decision that uses them; an unused one keeps
its letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.decision import Decision
from motherlode.core.frames import NO_ANSWER
from motherlode.core.hands import lay_down
from motherlode.core.kinds import table
from motherlode.core.seats import EVERYONE, NO_SEAT, Seat
from motherlode.games.gem_forge.cards import ALL_CARDS
from motherlode.games.gem_forge.deck import draw_card, drop_card, limit_hands
from motherlode.games.gem_forge.facts import (
    CHOOSE,
    DISCARD,
    DRAW,
    DROP,
    END_TURN,
    INSERT,
    KEEP,
    NO_MOVE,
    OWN_TURN_CARDS,
    PASS,
    PLAY_CANCEL,
    PLAY_SWAP_TILES,
    RETURN,
    SCORE,
    TAKE,
    THROW,
    WITHDRAW,
    Ask,
    Card,
    Events,
    Gem,
    Slot,
)
from motherlode.games.gem_forge.numbering import card_of, seat_of
from motherlode.games.gem_forge.offering import offer_insertions
from motherlode.games.gem_forge.scoring import (
    loosen,
    offer_new_tiles,
    offer_scores,
    score,
    take_tile,
    throw_away,
)
from motherlode.games.gem_forge.slope import let_down, return_loose, take_gem
from motherlode.games.gem_forge.tiles import gems_in, insert, is_finished, owes_a_brown_one

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


class ChooseTiles(Decision):
    """The set-up: which three of the five tiles do you keep? All choose at once, in secret."""

    def moves(self, state: GemForge, me: Seat, a: int, b: int, c: int) -> None:
        """Any three."""
        for choice in range(KEEP.size):
            state.offer(KEEP.first + choice)

    def resume(self, state: GemForge, a: int, b: int, c: int) -> None:
        """All tiles are turned up, the market is laid out, and the first turn begins."""
        for seat in range(state.seats):
            state.lay_out(seat, state.answers[seat] - KEEP.first)
        state.open_market()


class Turn(Decision):
    """Your turn: actions while there are any, finished tiles at any moment."""

    def moves(self, state: GemForge, me: Seat, a: int, b: int, c: int) -> None:
        """Drawing a card is always possible, so is one of the ways out after the last action."""
        if state.actions:
            self.offer_actions(state, me)
        elif not owes_a_brown_one(state, me):
            state.offer(END_TURN)
        offer_scores(state, me)

    def offer_actions(self, state: GemForge, me: Seat) -> None:
        """Take, insert, discard, draw, play."""
        if state.can_take(me):
            state.offer(TAKE)
        state.offer(DRAW)
        offer_insertions(state, me, INSERT.first)
        for gem in range(len(Gem)):
            if state.cart[me][gem]:
                state.offer(DISCARD.first + gem)
        for card in range(OWN_TURN_CARDS):
            if state.hand[me][card]:
                ALL_CARDS[card].offer(state, me)
        if state.is_stuck():
            self.offer_withdrawals(state, me)

    def offer_withdrawals(self, state: GemForge, me: Seat) -> None:
        """Nothing has moved for long: gems may come back out of unfinished tiles."""
        for slot in range(len(Slot)):
            if gems_in(state, me, slot) and not is_finished(state, me, slot):
                state.offer(WITHDRAW.first + slot)

    def play(self, state: GemForge, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Scoring costs no action, everything else one."""
        if move == END_TURN:
            state.next_turn()
        elif SCORE.first <= move < KEEP.first:
            score(state, me, move - SCORE.first + 1)
        else:
            state.actions -= 1
            self.act(state, move, me)

    def act(self, state: GemForge, move: int, me: Seat) -> None:
        """Carry out an action; two of them may be followed, a card may be cancelled."""
        if move == TAKE:
            take_gem(state, me)
            state.ask_all(Ask.FOLLOWING, state.others(me), Card.FOLLOW_TAKE, me)
        elif move == DRAW:
            draw_card(state, me)
            limit_hands(state)
        elif move >= PLAY_SWAP_TILES.first:
            lay_down(state, card_of(move), me)
            self.announce(state, move, me)
        elif move >= WITHDRAW.first:
            state.tell(Events.WITHDRAWN, EVERYONE, me, state.tiles[me][move - WITHDRAW.first])
            loosen(state, me, move - WITHDRAW.first)
            return_loose(state, me)
        elif move >= DISCARD.first:
            state.cart[me][move - DISCARD.first] -= 1
            let_down(state, me, move - DISCARD.first)
        else:
            insert(state, me, (move - INSERT.first) // len(Gem), (move - INSERT.first) % len(Gem))
            state.ask_all(Ask.FOLLOWING, state.others(me), Card.FOLLOW_INSERT, me)

    def announce(self, state: GemForge, move: int, me: Seat) -> None:
        """A card is on the table; everyone else may cancel it."""
        state.tell(Events.PLAYED, EVERYONE, me, card_of(move), seat_of(move))
        state.put_forward(move, me)


class NewTile(Decision):
    """Which tile of the market takes the place of one handed in? `left` are still to come.

    Up to `throwable` tiles may be thrown away first, once.
    """

    def moves(self, state: GemForge, me: Seat, left: int, throwable: int, c: int) -> None:
        """Any tile, or others first."""
        offer_new_tiles(state, throwable)

    def play(self, state: GemForge, move: int, me: Seat, left: int, throwable: int, c: int) -> None:
        """Take one, or throw some away and look again."""
        if move >= THROW.first:
            throw_away(state, me, move - THROW.first + 1)
            state.ask(Ask.NEW_TILE, me, left, 0)
        else:
            take_tile(state, me, move - CHOOSE.first)
            if left > 1:
                state.ask(Ask.NEW_TILE, me, left - 1, 0)


class Cancelling(Decision):
    """`player` has just played `card`: does anybody cancel it? `cancels` are played already.

    Everybody else is asked, with or without such a card: the asking must not tell.
    """

    def moves(self, state: GemForge, me: Seat, card: int, player: Seat, cancels: int) -> None:
        """Let it be, or cancel it."""
        state.offer(PASS)
        if state.hand[me][Card.CANCEL]:
            ALL_CARDS[Card.CANCEL].offer(state, me)

    def resume(self, state: GemForge, card: int, player: Seat, cancels: int) -> None:
        """The first who cancels, going round, does; then that card may be cancelled too."""
        for step in range(1, state.seats):
            seat = (player + step) % state.seats
            if state.answers[seat] == PLAY_CANCEL:
                lay_down(state, Card.CANCEL, seat)
                state.tell(Events.PLAYED, EVERYONE, seat, Card.CANCEL, player)
                state.ask_all(Ask.CANCELLING, state.others(seat), Card.CANCEL, seat, cancels + 1)
                return
        self.settle(state, cancels)

    def settle(self, state: GemForge, cancels: int) -> None:
        """Nobody cancels any more: an even number of cancels lets the first card work."""
        move = state.played
        state.played = NO_MOVE
        if cancels % 2:
            state.tell(Events.CANCELLED, EVERYONE, state.player, card_of(move))
        else:
            ALL_CARDS[card_of(move)].work(state, state.player, move)


class Following(Decision):
    """`player` has taken or inserted a gem: does anybody do the same with `card`?

    Everybody else is asked. All follow cards are laid open at once and then work one after
    the other, going round; each may be cancelled.
    """

    def moves(self, state: GemForge, me: Seat, card: int, player: Seat, laid: int) -> None:
        """Let it be, or follow."""
        state.offer(PASS)
        if state.hand[me][card]:
            ALL_CARDS[card].offer(state, me)

    def resume(self, state: GemForge, card: int, player: Seat, laid: int) -> None:
        """Lay the cards open, then put the next of them forward."""
        if not laid:
            self.lay_open(state, card, player)
        for step in range(1, state.seats):
            seat = (player + step) % state.seats
            move = state.answers[seat]
            if move != NO_ANSWER:
                state.answers[seat] = NO_ANSWER
                state.then(Ask.FOLLOWING, card, player, 1)
                state.put_forward(move, seat)
                return

    def lay_open(self, state: GemForge, card: int, player: Seat) -> None:
        """Everybody who follows shows the card."""
        for step in range(1, state.seats):
            seat = (player + step) % state.seats
            if state.answers[seat] == PASS:
                state.answers[seat] = NO_ANSWER
            else:
                lay_down(state, card, seat)
                state.tell(Events.PLAYED, EVERYONE, seat, card, NO_SEAT)


class HandLimit(Decision):
    """Too many cards in your hand: which one goes? All who are asked choose at once."""

    def moves(self, state: GemForge, me: Seat, a: int, b: int, c: int) -> None:
        """Any of them."""
        for card in range(len(Card)):
            if state.hand[me][card]:
                state.offer(DROP.first + card)

    def resume(self, state: GemForge, a: int, b: int, c: int) -> None:
        """Discard, and again if it is still too many."""
        for seat in range(state.seats):
            if state.answers[seat] != NO_ANSWER:
                drop_card(state, state.answers[seat] - DROP.first, seat)
        limit_hands(state)


class Returning(Decision):
    """Several gems go back to the mine: which one next?"""

    def moves(self, state: GemForge, me: Seat, a: int, b: int, c: int) -> None:
        """Any colour among them."""
        for gem in range(len(Gem)):
            if state.loose[gem]:
                state.offer(RETURN.first + gem)

    def play(self, state: GemForge, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """It rolls down, and so do the others."""
        state.loose[move - RETURN.first] -= 1
        let_down(state, me, move - RETURN.first)
        return_loose(state, me)


DECISIONS: Final[list[Decision]] = table(Ask, Decision, __name__)
