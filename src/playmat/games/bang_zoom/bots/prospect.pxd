cimport cython
from playmat.games.bang_zoom.bots.duel cimport Duel
from playmat.games.bang_zoom.rules.kernel cimport BangZoomKernel

cdef int NUMBERS, BONUS
cdef double CLEAR, FULL
cdef double BEFORE[16]
cdef double AFTER[16]

cdef class Prospect:
    cdef public Duel duel
    cdef double numbers[16]

    @cython.locals(total=double, number=int, chance=double)
    cpdef double chance_of(self, BangZoomKernel kernel, int seat) except -1
    @cython.locals(duel=Duel, seat=int, number=int, own=int, theirs=int, lead=int, near=int, left=double)
    cpdef int look(self, BangZoomKernel kernel) except -1
    cpdef list listed(self)
