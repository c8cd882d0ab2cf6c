"""Marks for the build; most mean nothing while the package runs as plain Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])


def inline(function: Function) -> Function:
    """Short and called everywhere: compiled, every caller gets a copy and Python sees none."""
    return function


def plainly(faster: Callable[..., object]) -> Callable[[Function], Function]:
    """Written for C: while the package runs as plain Python, `faster` does the same."""

    def chosen(function: Function) -> Function:
        return cast(Function, update_wrapper(faster, function))

    return chosen


def lent(function: Function) -> Function:
    """Called all the time: running plain, its objects are lent something faster of that name."""
    vars(function)["lent"] = True
    return function


def outer(function: Function) -> Function:
    """Spoken to by the world outside: compiled, it stays a Python method that takes anything."""
    return function


def per_game(function: Function) -> Function:
    """About the decisions of a game: compiled, the table of each game gets a copy of its own."""
    return function
