"""Positions with something changed at random, most of them so that nothing is lost from the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any, Final

from benchmarks.setups import below, pick
from motherlode.core.decisions import DecisionKind
from motherlode.core.game import Game
from motherlode.core.kinds import RoleKind, names_of
from motherlode.core.layout import kind_in

Data = dict[str, Any]
Place = tuple[Any, Any]  # a list or a table, and where in it
NUMBERS: Final = (0, 1, 2, 3, 4, 5, 7, 9, 16, 40, 95, 96, 9999)
MOST_MUTATIONS: Final = 4
MOST_NUMBER: Final = 4  # of the plain numbers of a decision


def mutated(game: Game, data: Data, luck: Random) -> Data:
    """A position with up to so many things changed."""
    changed = deepcopy(data)
    for _ in range(1 + below(luck, MOST_MUTATIONS)):
        pick(luck, MUTATIONS)(game, changed, luck)
    return changed


# -- what there is ------------------------------------------------------------------------------


def places(root: Any) -> Iterator[Place]:
    """Every place in some data, however deep."""
    keys: Any = root if isinstance(root, dict) else range(len(root))
    for key in list(keys):
        yield root, key
        if isinstance(root[key], dict | list):
            yield from places(root[key])


def places_of(data: Data, kind: type) -> list[Place]:
    """The places on the table at which something of a type stands."""
    return [place for place in places(data["table"]) if type(place[0][place[1]]) is kind]


def lists_of_names(data: Data) -> list[list[Any]]:
    """The lists on the table that hold names, or may."""
    found = [root[key] for root, key in places_of(data, list)]
    return [items for items in found if all(isinstance(item, str) for item in items)]


def piles(game: Game, data: Data) -> list[tuple[Any, dict[str, int]]]:
    """The piles on the table, each with the kind of things that it holds."""
    found = []
    for name, value in data["table"].items():
        kind = kind_in(game.layout[name])
        rows = value if isinstance(value, list) else [value]
        found += [(kind, row) for row in rows if isinstance(row, dict) and is_pile(row)]
    return found


def is_pile(row: Data) -> bool:
    """Whether a table counts things."""
    return all(type(many) is int for many in row.values())


# -- mutations ----------------------------------------------------------------------------------


def move_pieces(game: Game, data: Data, luck: Random) -> None:
    """Some pieces of a pile go to another pile of their kind."""
    found = piles(game, data)
    full = [(kind, pile) for kind, pile in found if max(pile.values(), default=0) > 0]
    if full:
        kind, pile = pick(luck, full)
        others = [other for of, other in found if of == kind and other is not pile]
        if others:
            take_from(pile, pick(luck, others), luck)


def take_from(pile: dict[str, int], other: dict[str, int], luck: Random) -> None:
    """One piece, all of a name, or the whole pile."""
    everything = luck.random() < 0.2
    names = [name for name, many in pile.items() if many > 0]
    for name in names if everything else [pick(luck, names)]:
        many = pile[name] if everything or luck.random() < 0.3 else 1
        pile[name] -= many
        other[name] = other.get(name, 0) + many


def move_number(game: Game, data: Data, luck: Random) -> None:
    """What one number loses another gains."""
    ints = places_of(data, int)
    (here, key), (there, other) = pick(luck, ints), pick(luck, ints)
    here[key] -= 1
    there[other] += 1


def move_name(game: Game, data: Data, luck: Random) -> None:
    """A name goes from a list to another, or to a pile, or comes from one."""
    lists = lists_of_names(data)
    if not lists:
        return
    target = pick(luck, lists)
    _, pile = pick(luck, piles(game, data))
    if luck.random() < 0.5 and any(pile.values()):
        name = pick(luck, [name for name, many in pile.items() if many])
        pile[name] -= 1
        target.insert(below(luck, len(target) + 1), name)
    elif target:
        name = target.pop(below(luck, len(target)))
        if luck.random() < 0.5:
            pile[name] = pile.get(name, 0) + 1
        else:
            pick(luck, lists).append(name)


def swap_places(game: Game, data: Data, luck: Random) -> None:
    """Two things of a type change places."""
    found = places_of(data, pick(luck, (int, str, dict, list)))
    if len(found) > 1:
        (here, key), (there, other) = pick(luck, found), pick(luck, found)
        here[key], there[other] = there[other], here[key]


def change_number(game: Game, data: Data, luck: Random) -> None:
    """A number becomes another."""
    place, key = pick(luck, places_of(data, int))
    near = place[key] + pick(luck, (-2, -1, 1, 2))
    place[key] = near if luck.random() < 0.5 else pick(luck, NUMBERS)


def change_name(game: Game, data: Data, luck: Random) -> None:
    """A name becomes another, or none."""
    found = [*places_of(data, str), *places_of(data, type(None))]
    if found:
        place, key = pick(luck, found)
        names = [name for kind in game.names.values() for name in kind]
        place[key] = pick(luck, names) if luck.random() < 0.8 else None


def change_truth(game: Game, data: Data, luck: Random) -> None:
    """Yes becomes no."""
    for place, key in [(data, "over"), *places_of(data, bool)]:
        if luck.random() < 0.3:
            place[key] = not place[key]


def change_field(game: Game, data: Data, luck: Random) -> None:
    """A field that is one number, name or set of seats is about another seat or thing."""
    fields = [name for name, value in data["table"].items() if not isinstance(value, dict)]
    name = pick(luck, fields)
    value = data["table"][name]
    if isinstance(value, int):
        data["table"][name] = below(luck, data["seats"] + 1)
    elif isinstance(value, list) and all(type(item) is int for item in value):
        data["table"][name] = [seat for seat in range(data["seats"]) if luck.random() < 0.5]


def change_list(game: Game, data: Data, luck: Random) -> None:
    """A list is shortened, lengthened or put in another order."""
    place, key = pick(luck, places_of(data, list))
    items = place[key]
    if items:
        how = below(luck, 3)
        if how == 0:
            items.pop(below(luck, len(items)))
        elif how == 1:
            items.append(deepcopy(pick(luck, items)))
        else:
            items.reverse()


def change_option(game: Game, data: Data, luck: Random) -> None:
    """The table is played by another option."""
    if game.options:
        option = pick(luck, game.options)
        data["options"][option.key] = pick(luck, option.choices)


# -- mutations of what is asked -----------------------------------------------------------------


def ask_otherwise(game: Game, data: Data, luck: Random) -> None:
    """Something else is asked."""
    asked = random_decision(game, data, luck)
    if data["decisions"]:
        data["decisions"][below(luck, len(data["decisions"]))] = asked
    else:
        data["decisions"].append(asked)


def ask_more(game: Game, data: Data, luck: Random) -> None:
    """One decision more, or one less."""
    decisions = data["decisions"]
    if decisions and luck.random() < 0.5:
        decisions.pop(below(luck, len(decisions)))
    else:
        decisions.insert(below(luck, len(decisions) + 1), random_decision(game, data, luck))


def change_role(game: Game, data: Data, luck: Random) -> None:
    """What a decision is about changes, or whom it asks."""
    if data["decisions"]:
        decision = pick(luck, data["decisions"])
        fresh = random_decision(game, data, luck, decision["decision"])
        key = pick(luck, sorted(fresh))
        if key in ("seat", "waiting"):
            decision.pop("seat", None)
            decision.pop("waiting", None)
        decision[key] = fresh[key]


def answer(game: Game, data: Data, luck: Random) -> None:
    """Somebody has answered a window, perhaps out of turn."""
    windows = [decision for decision in data["decisions"] if "waiting" in decision]
    if windows:
        window, seat = pick(luck, windows), below(luck, data["seats"])
        move = game.catalogue.text(below(luck, len(game.catalogue)))
        answers = window.setdefault("answers", {})
        answers[str(seat)] = pick(luck, [move, *answers.values()])
        if seat in window["waiting"] and luck.random() < 0.8:
            window["waiting"].remove(seat)


def random_decision(game: Game, data: Data, luck: Random, key: str | None = None) -> Data:
    """Any decision to anybody about anything."""
    kinds = {kind.key: kind for kind in game.decisions}
    kind = kinds[key or pick(luck, sorted(kinds))]
    return {"decision": kind.key, **random_seats(data, luck), **random_roles(kind, data, luck)}


def random_seats(data: Data, luck: Random) -> Data:
    """One seat, some seats or none."""
    if luck.random() < 0.6:
        return {"seat": below(luck, data["seats"])}
    return {"waiting": [seat for seat in range(data["seats"]) if luck.random() < 0.5]}


def random_roles(kind: DecisionKind, data: Data, luck: Random) -> Data:
    """Something in each role."""
    return {role.name: random_thing(role.kind, data, luck) for role in kind.roles}


def random_thing(kind: RoleKind, data: Mapping[str, Any], luck: Random) -> Any:
    """A name, a seat or a number."""
    names = names_of(kind)
    if names is None:
        return below(luck, MOST_NUMBER)
    return pick(luck, names) if names else below(luck, data["seats"])


MUTATIONS: Final[tuple[Callable[[Game, Data, Random], None], ...]] = (
    *(move_pieces, move_pieces, move_pieces, move_number, move_number, move_name),
    *(swap_places, change_number, change_number, change_name, change_truth, change_field),
    *(change_field, change_list, change_option),
    *(ask_otherwise, ask_otherwise, ask_more, change_role, change_role, answer),
)
