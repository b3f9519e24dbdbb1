cimport cython
from playmat.core.stream cimport Stream
from playmat.games.big_bang.solver.ordering cimport Ordering
from playmat.games.big_bang.solver.played cimport Played
from playmat.games.big_bang.solver.pruning cimport Pruning

cdef int CUT, FAILED, FOUND, MOST_FAILURES
cdef long long MOVE_MASK

cdef class Search:
    cdef public Played played
    cdef Ordering ordering
    cdef Pruning pruning
    cdef public int allowance, most_draws, depth, best_left, nodes, limit, noise
    cdef public bint counts_draws, met_reshuffle
    cdef public list best_path
    cdef public set failures
    cdef public Stream stream
    cdef long long stack[40960]
    cdef int path[128]

    @cython.locals(found=int)
    cpdef int run(self, int nodes, int leaving, int noise) except? -2
    @cython.locals(played=Played, stack="long long *", key="unsigned long long", end=int, was_cut=bint, place=int, best=int, other=int, entry="long long", move=int, found=int)
    cdef int dive(self, int leaving, int first) except? -2
    @cython.locals(place=int)
    cdef int keep_path(self) except -1
    cdef bint is_hopeless(self) except -1
