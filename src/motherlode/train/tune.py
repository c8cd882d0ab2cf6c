"""Looking for better settings of a search: Optuna proposes, an arena says what they win.

What is proposed plays among searches as they are, with as many playouts as take the same time. Its
deals are never those of ladders, so that whatever is found can be proved there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend

from motherlode.bots.search import Budget, SearchBot
from motherlode.bots.tuned import text_of
from motherlode.core.observation import Observation
from motherlode.core.search_settings import SearchSettings
from motherlode.games import find
from motherlode.lab.arena import Arena, run
from motherlode.lab.spread import Hands
from motherlode.lab.table import table

DEALS: Final = 3_000_017  # seeds from here on are for tuning alone
POSITIONS: Final = 12  # on which the time of a playout is taken
PLAYOUTS: Final = 60  # in each of them


@dataclass(frozen=True, slots=True)
class Tuning:
    """What is looked for, and how hard."""

    game: str
    seats: int
    playouts: int  # of the search as it is
    games: int  # matches for each proposal
    seed: int


@dataclass(frozen=True, slots=True)
class Found:
    """What came of a proposal."""

    number: int
    name: str  # of the bot, as an arena knows it
    wins: float
    fair: float


def proposal(trial: optuna.Trial, usual: SearchSettings) -> dict[str, Any]:
    """Settings around the usual ones."""
    return {
        "explore": round(trial.suggest_float("explore", 0.05, 1.0, log=True), 3),
        "trust": trial.suggest_categorical("trust", [0.0, 0.5, 1.0, 2.0]),
        "temper": trial.suggest_categorical("temper", [300, 1000, 3000, 10000]),
        "noise": trial.suggest_categorical("noise", [0, 100, 300, 1000, 2000]),
        "stages": trial.suggest_int("stages", 1, usual.stages + 2),
        "scale": int(usual.scale * trial.suggest_float("scale", 0.4, 2.5, log=True)),
        "margin": trial.suggest_categorical("margin", [0, 5, 20, 40]),
        "own": trial.suggest_categorical("own", [True, False]),
        "alike": trial.suggest_categorical("alike", [True, False]),
    }


def cost(game: str, seats: int, settings: SearchSettings) -> float:
    """The seconds that a playout takes on one core, over positions of one match by heuristics."""
    state, source, spent = find(game).start(seats, DEALS), Random(1), 0.0
    thinker = SearchBot(1, Budget(PLAYOUTS), settings)
    for _ in range(POSITIONS):
        if state.over:
            break
        began = process_time()
        move = thinker.think(Observation(state, state.seat, source)).best.move
        spent += process_time() - began
        state.play(state.seat, move)
    return spent / max(1, thinker.playouts)


def objective(tuning: Tuning, hands: Hands) -> Callable[[optuna.Trial], float]:
    """What a proposal wins."""
    usual = find(tuning.game).search_settings
    base = cost(tuning.game, tuning.seats, usual)

    def wins(trial: optuna.Trial) -> float:
        changes = proposal(trial, usual)
        slower = cost(tuning.game, tuning.seats, replace(usual, **changes)) / base
        name = f"search:{max(1, int(tuning.playouts / slower))}@{text_of(changes)}"
        others = (f"search:{tuning.playouts}",) * (tuning.seats - 1)
        arena = Arena(tuning.game, (name, *others), tuning.games, DEALS + tuning.seed)
        trial.set_user_attr("name", name)
        lines = table(list(run(arena, hands=hands)))
        return next(line.wins for line in lines if line.bot == name)

    return wins


def tune(
    tuning: Tuning, trials: int, out: Path, hands: Hands, told: Callable[[Found], None]
) -> Found:
    """The best of so many proposals; a folder that holds some goes on from there."""
    out.mkdir(parents=True, exist_ok=True)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    words = "-".join(map(str, asdict(tuning).values()))
    study = optuna.create_study(
        study_name=words,
        storage=JournalStorage(JournalFileBackend(str(out / f"{words}.log"))),
        sampler=optuna.samplers.TPESampler(seed=tuning.seed),
        direction="maximize",
        load_if_exists=True,
    )
    study.optimize(
        objective(tuning, hands),
        n_trials=max(0, trials - len(study.trials)),
        callbacks=[lambda _, trial: told(found(trial, tuning))],
    )
    return found(study.best_trial, tuning)


def found(trial: optuna.trial.FrozenTrial, tuning: Tuning) -> Found:
    """A trial as we tell it."""
    return Found(
        trial.number, trial.user_attrs.get("name", ""), trial.value or 0.0, 1 / tuning.seats
    )
