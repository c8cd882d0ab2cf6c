"""Says a game in a language: moves, events, decisions, refusals, outcomes, names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from motherlode.core.game import Game
from motherlode.core.moves import Move
from motherlode.core.refusal import Refusal
from motherlode.words.keys import is_seat, key, kind_of, move_key
from motherlode.words.library import PLAYERS, WordsError, attributes, bundle, home_of, messages

NOTHING: Final = "none"  # how an absent value comes to a message
YOU, OTHER = "you", "other"  # the keys of a seat: whoever reads, or somebody else
OWN: Final = "own"  # of what belongs to whoever an event is about, who is not the reader
Variables = dict[str, str | int]


class Speaker:
    """One language, one game, the names of the players at the table and which of them reads."""

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        players: Sequence[str] = (),
        reader: int | None = None,
    ):
        self.language = language
        self.at_game = game
        self.players = tuple(players)
        self.reader = reader
        self.bundle = bundle(language, game.key if game else None)
        self.kinds = {event.key: event for event in game.events} if game else {}

    @property
    def game(self) -> Game:
        """The game that is spoken of."""
        assert self.at_game is not None, "this speaker knows no game"
        return self.at_game

    def to(self, reader: int) -> Speaker:
        """The same words, said to a seat, which is called “you” in them."""
        return Speaker(self.language, self.at_game, self.players, reader)

    # -- messages ------------------------------------------------------------------------

    def say(self, message: str, /, **variables: str | int) -> str:
        """A message with its variables."""
        return self.form(message, None, variables)

    def form(
        self, message: str, attribute: str | None, variables: Mapping[str, str | int | float]
    ) -> str:
        """A message, or another form of it."""
        if not self.bundle.has_message(message):
            raise WordsError(f"{self.language}: no message {message}")
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise WordsError(f"{self.language}: {message} says nothing")
        text, errors = self.bundle.format_pattern(pattern, dict(variables))
        if errors:
            raise WordsError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    # -- a game ---------------------------------------------------------------------------

    def title(self) -> str:
        """What the game is called."""
        return self.say("title")

    def move(self, move: Move | int) -> str:
        """A move, as one would announce it."""
        spoken = self.game.catalogue[move] if isinstance(move, int) else move
        things: dict[str, list[str | int]] = {}
        for role, thing in spoken.slots:
            things.setdefault(role, []).append(thing)
        return self.tell(move_key(spoken), things)

    def event(self, event: Mapping[str, object]) -> str:
        """What happened, from what `Event.seen_by` lets a seat know."""
        kind = self.kinds[str(event["event"])]
        hidden = kind.secret and all(event[role] is None for role in kind.secret)
        message = key("event", kind.key, "hidden") if hidden else key("event", kind.key)
        roles = {role.name: [event[role.name]] for role in kind.roles}
        return self.tell(message, roles, doer=event.get("seat"))

    def decision(self, decision: Mapping[str, object]) -> str:
        """What a seat is asked, said to that seat."""
        roles = {role: [value] for role, value in decision.items()}
        return self.tell(key("decision", str(decision["decision"])), roles)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is refused."""
        roles = {role: [value] for role, value in refusal.details.items()}
        return self.tell(key("refusal", refusal.reason), roles)

    def outcome(self, reason: str) -> str:
        """Why the match was over."""
        return self.say(key("outcome", reason))

    def option(self, option: str) -> str:
        """What an option is about."""
        return self.say(key("option", option))

    def choice(self, option: str, choice: str) -> str:
        return self.say(key("option", option, choice))

    def label(self, word: str) -> str:
        """What a part of the table is called."""
        return self.say(key("label", word))

    # -- things ---------------------------------------------------------------------------

    def tell(self, message: str, roles: Mapping[str, Sequence[object]], doer: object = None) -> str:
        """A message about the things in some roles; what the doer has is their own."""
        variables: Variables = {}
        for role, things in roles.items():
            variables.update(self.variables(role, things))
            if role != "seat" and is_seat(role, self.game) and list(things) == [doer]:
                variables.update(self.own(role, doer))
        said = self.form(message, None, variables)
        return said if self.reader is None else capitalised(said, self.language)

    def variables(self, role: str, things: Sequence[object]) -> Variables:
        """What a message may say of the things in a role."""
        if len(things) == 1 and isinstance(things[0], int) and not is_seat(role, self.game):
            return {role: things[0]}
        made: Variables = {
            role: ", ".join(self.name(role, thing) for thing in things),
            f"{role}-key": ", ".join(self.key_of(role, thing) for thing in things),
        }
        for attribute in self.forms(role, things[0]):
            made[f"{role}-{attribute}"] = ", ".join(
                self.name(role, thing, attribute) for thing in things
            )
        return made

    def own(self, role: str, doer: object) -> Variables:
        """What a message says of a doer for the second time: “their own”; nothing to themselves."""
        if doer is None or doer == self.reader:
            return {}
        forms = attributes(messages(PLAYERS, self.language)["player-own"])
        said = {f"{role}-{form}": self.form("player-own", form, {}) for form in forms}
        return {f"{role}-key": OWN, **said}

    def key_of(self, role: str, thing: object) -> str:
        """What a message may choose by: the bare name, or whether a seat is whoever reads."""
        if thing is None:
            return NOTHING
        if is_seat(role, self.game):
            return YOU if thing == self.reader else OTHER
        return str(thing)

    def name(self, role: str, thing: object, attribute: str | None = None) -> str:
        """The name of a thing in a role, or another form of it."""
        if thing is None:
            return NOTHING
        if isinstance(thing, int) and is_seat(role, self.game):
            return self.called(thing, attribute)
        kind = kind_of(role, self.game)
        return self.form(key(kind, str(thing)), attribute, {}) if kind else str(thing)

    def player(self, seat: int) -> str:
        """Who sits on a seat."""
        if not 0 <= seat < len(self.players):
            raise WordsError(f"nobody on seat {seat} was introduced")
        return self.players[seat]

    def called(self, seat: int, attribute: str | None = None) -> str:
        """Who sits on a seat, as it is said to the reader."""
        if seat == self.reader:
            return self.form("player-you", attribute, {})
        return self.form("player-named", attribute, {"name": self.player(seat)})

    def forms(self, role: str, thing: object) -> list[str]:
        """The other forms that the names in a role have."""
        if is_seat(role, self.game) and thing is not None:
            return attributes(messages(PLAYERS, self.language)["player-named"])
        kind = kind_of(role, self.game)
        if kind is None or thing is None:
            return []
        entries = messages(home_of(self.game.key), self.language)
        return attributes(entries[key(kind, str(thing))])


def capitalised(said: str, language: str) -> str:
    """What was said, with a capital wherever a sentence begins with a word for the reader."""
    return sentence_starts(language).sub(lambda found: found[1] + found[2].capitalize(), said)


@cache
def sentence_starts(language: str) -> re.Pattern[str]:
    """Where a sentence begins with a word for the reader."""
    speaker, you = Speaker(language), messages(PLAYERS, language)["player-you"]
    forms = [speaker.form("player-you", form, {}) for form in (None, *attributes(you))]
    return re.compile(rf"(^|[.!?] )({'|'.join(forms)})(?!\w)")
