cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream
from playmat.games.big_bang.rules.own_set cimport OwnSet

cdef int ALL_PUT, NO_MOVE, RACE_OVER, DRAW

cdef class BigBangKernel(Kernel):
    cdef public object terms
    cdef public bint draws_freely, is_race, is_same_deal, is_stealing
    cdef public int put_saves
    cdef public list sets
    cdef int points[3]

    @cython.locals(seat=int, own=OwnSet)
    cpdef int deal(self, int number, Stream stream) except -1
    @cython.locals(seat=int, own=OwnSet)
    cpdef int begin(self) except -1
    cpdef int on_turn(self) noexcept
    cpdef int pick_seat(self, Stream stream) except -1
    @cython.locals(own=OwnSet)
    cpdef int legal_into(self, int seat, MoveList moves) except -1
    @cython.locals(own=OwnSet)
    cpdef int play(self, int seat, int move) except -1
    @cython.locals(seat=int)
    cpdef int finish(self, int end) except -1
    @cython.locals(seat=int, best=int, winners=int)
    cpdef int winners(self) except -1
    @cython.locals(seat=int, winners=int, total=int, own=OwnSet)
    cdef int steal(self) except -1
    @cython.locals(seat=int, own=OwnSet, theirs="BigBangKernel")
    cpdef int load(self, Kernel other) except -1
    @cython.locals(other="BigBangKernel")
    cpdef Kernel copy(self)
    cpdef int points_of(self, int seat) noexcept
