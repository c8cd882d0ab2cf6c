"""Whole matches in which everything happens that can happen at a table."""

from __future__ import annotations

from random import Random

from motherlode.server.tables import commands
from motherlode.server.tables.due_work import ordered
from motherlode.server.tables.errors import NotNow
from motherlode.server.terms import Orders
from tests.server.tables.sitting import Sitting

ORDERS = (
    Orders(),
    Orders("ask"),
    Orders("unless_aimed"),
    Orders("until_turn"),
    Orders("while_acting", actor=0),
    Orders("always"),
    Orders("ask", ("use_token", "reveal_goal")),
)


class Lively:
    """Goes on with a match: mostly moves, and now and then anything else."""

    def __init__(self, sitting: Sitting, random: Random) -> None:
        self.sitting = sitting
        self.random = random
        self.seats = range(sitting.table.terms.seats)

    def go_on(self) -> None:
        """One command, or one request and its answers."""
        self.sitting.now += self.random.randrange(5000)
        chance = self.random.random()
        if chance < 0.04:
            self.take_back()
        elif chance < 0.07:
            self.change_hands()
        elif chance < 0.12:
            self.sitting.do(commands.order, self.anybody(), self.random.choice(ORDERS))
        else:
            self.move()

    def anybody(self) -> int:
        return self.random.choice(self.seats)

    def move(self) -> None:
        """A move: a person's, a bot's, or as it was ordered."""
        table = self.sitting.table
        seat = self.random.choice(table.asked)
        chair = table.chairs[seat]
        order = None if chair.bot_level else ordered(table, chair)
        if order is not None:
            self.sitting.do(commands.play_for, seat, order, f"order-{table.seq}", "order")
            return
        move = self.random.choice(table.match.state.moves(seat))
        if chair.bot_level:
            self.sitting.do(commands.play_for, seat, move, f"bot-{table.seq}", "bot")
        else:
            self.sitting.play(seat, move)

    def take_back(self) -> None:
        """Somebody wants a move back, and the others may agree."""
        try:
            self.sitting.do(commands.undo, self.anybody())
        except NotNow:
            return
        while self.sitting.table.undo_request and self.random.random() < 0.9:
            waiting = self.sitting.table.awaited()
            agrees = self.random.random() < 0.9
            self.sitting.do(commands.consent, self.random.choice(waiting), agrees)

    def change_hands(self) -> None:
        """Somebody goes or comes back."""
        seat = self.anybody()
        if self.sitting.table.chairs[seat].taken_over:
            self.sitting.do(commands.hand_back, seat)
        else:
            self.sitting.do(commands.take_over, seat, "absence")

    def end(self) -> None:
        """The secret is revealed, and they go on at another table."""
        self.sitting.do(commands.reveal)
        self.sitting.do(commands.rematch, "host", "AAAAAA")
