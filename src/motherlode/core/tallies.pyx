"""`tallies.py` for a compiled engine: the same of lists, without an object for every number."""

from collections.abc import Sequence

from libc.string cimport memset


Pile = Sequence[int]


def totals(piles):
    cdef long long[MOST_KINDS] found
    cdef Py_ssize_t kinds = -1, kind
    for pile in piles:
        row = as_list(pile)
        if kinds < 0:
            kinds = width(row)
            memset(found, 0, kinds * sizeof(long long))
        elif len(row) != kinds:
            raise ValueError(f"a pile of {len(row)} kinds, where the first has {kinds}")
        for kind in range(kinds):
            found[kind] += <long long>row[kind]
    return [found[kind] for kind in range(kinds)]


def sums(piles):
    cdef long long found
    cdef Py_ssize_t kind
    many = []
    for pile in piles:
        row = as_list(pile)
        found = 0
        for kind in range(len(row)):
            found += <long long>row[kind]
        many.append(found)
    return many


def exceeds(part, whole):
    cdef list parts = as_list(part), wholes = as_list(whole)
    cdef Py_ssize_t kind
    for kind in range(min(len(parts), len(wholes))):
        if <long long>parts[kind] > <long long>wholes[kind]:
            return True
    return False


def pile_of(things, Py_ssize_t kinds):
    cdef int[MOST_KINDS] found
    cdef Py_ssize_t thing, kind
    if not 0 <= kinds <= MOST_KINDS:
        raise ValueError(f"a pile of {kinds} kinds, where {MOST_KINDS} are the most")
    memset(found, 0, kinds * sizeof(int))
    for thing in things:
        if thing >= kinds:
            raise IndexError(f"a thing of kind {thing}, where there are {kinds}")
        if thing >= 0:
            found[thing] += 1
    return [found[kind] for kind in range(kinds)]


cdef list as_list(pile):
    return <list>pile if type(pile) is list else list(pile)


cdef Py_ssize_t width(list row) except -1:
    if len(row) > MOST_KINDS:
        raise ValueError(f"a pile of {len(row)} kinds, where {MOST_KINDS} are the most")
    return len(row)
