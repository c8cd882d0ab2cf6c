"""Marks for the build; all but one mean nothing while the package runs as plain Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Function = TypeVar("Function", bound=Callable[..., object])


def inline(function: Function) -> Function:
    """Short and called everywhere: compiled, every caller gets a copy and Python sees none."""
    return function


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
