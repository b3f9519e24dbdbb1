cimport cython
from playmat.core.kernel cimport MoveList
from playmat.core.stream cimport Stream
from playmat.games.big_bang.bots.places cimport Places
from playmat.games.big_bang.rules.own_set cimport OwnSet

cdef int FIRST_RULES, DEAD, DRAW, KINDS

cdef class LonePlayer:
    cdef public bint draws_freely
    cdef public Stream stream
    cdef public int looks
    cdef MoveList moves
    cdef Places places
    cdef int counts[14]

    cpdef int make(self, OwnSet own, int move) except -1
    @cython.locals(points=int)
    cpdef int play(self, OwnSet own) except -1
    @cython.locals(of="int *", count=int, puts=int, best=int, most=double, place=int, move=int, after=int, worth=double, _=int)
    cpdef int chosen(self, OwnSet own) except -1
    @cython.locals(of="int *", best=int, most=int, place=int, worth=int)
    cdef int chosen_dead(self, int count) except -1
    cdef int worth_on_top(self, int card) except -1
    @cython.locals(counts="int *", card=int, place=int)
    cdef int count_cards(self, OwnSet own) except -1
    cpdef double worth_left(self, OwnSet own, int move) except -1
