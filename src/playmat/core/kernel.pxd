cimport cython
from playmat.core.stream cimport Stream

cdef class MoveList:
    cdef int of[4096]
    cdef public int count

    @cython.locals(place=int)
    cpdef list listed(self)
    @cython.locals(place=int, move=int)
    cpdef int take(self, list moves) except -1

cdef class Kernel:
    cdef readonly int seats
    cdef public int acting, end
    cdef int scores[8]
    cdef public Stream stream
    cdef public object chance

    cpdef int deal(self, int number, Stream stream) except -1
    cpdef int legal_into(self, int seat, MoveList moves) except -1
    cpdef int play(self, int seat, int move) except -1
    cpdef int load(self, Kernel other) except -1
    cpdef Kernel copy(self)
    cpdef int winners(self) except -1
    @cython.locals(seat=int)
    cpdef int load_turn(self, Kernel other) except -1
    @cython.locals(acting=int)
    cpdef int on_turn(self) noexcept
    @cython.locals(acting=int, _=int)
    cpdef int pick_seat(self, Stream stream) except -1
    cpdef int score_of(self, int seat) noexcept
    @cython.locals(seat=int)
    cpdef int take_scores(self, list scores) except -1
    @cython.locals(seat=int)
    cpdef list scores_listed(self)
