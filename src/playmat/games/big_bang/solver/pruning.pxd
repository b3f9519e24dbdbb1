cimport cython
from playmat.games.big_bang.solver.played cimport Played

cdef int FIRST_RULES, HAND, NEW_PLACES

cdef class Pruning:
    cdef int available[14]

    @cython.locals(left="int *", card=int, reached=int, lost=int, count=int, makers=int, places=int)
    cdef int lost_points(self, Played played) except -1
    @cython.locals(places="int *", reached=int, card=int, before=int)
    cdef int reachable(self, Played played, int *available) except -1
    @cython.locals(to_come=int, slack=int, available="int *", card=int, place=int, reached=int, held=int)
    cdef bint must_waste(self, Played played, int most_draws) except -1
