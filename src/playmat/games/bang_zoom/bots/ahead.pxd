cimport cython
from playmat.core.kernel cimport MoveList
from playmat.core.stream cimport Stream
from playmat.games.bang_zoom.bots.duel cimport Duel
from playmat.games.bang_zoom.bots.prospect cimport Prospect
from playmat.games.bang_zoom.rules.deals cimport BangZoomDeals
from playmat.games.bang_zoom.rules.kernel cimport BangZoomKernel

cdef int BANG, DISCARD, SWAP
cdef double FAVOUR, BY_POINTS, CLEAR, KEPT_EARLY, KEPT_LATER
cdef int HANDS, FINE, TURNS

cdef class Ahead:
    cdef public BangZoomDeals deals
    cdef public Duel duel
    cdef public MoveList moves
    cdef public BangZoomKernel dealt, kernel
    cdef public int seat, number
    cdef public Prospect prospect
    cdef int ways[128]
    cdef int lengths[16]
    cdef double wins[16]
    cdef double favours[16]
    cdef int tries[16]

    @cython.locals(start=BangZoomKernel, duel=Duel, place=int, usual=int)
    cpdef int consider(self, int most) except -1
    @cython.locals(duel=Duel, first=int, length=int, place=int, other=int)
    cdef int take_plan(self) except -1
    @cython.locals(_=int, way=int, place=int)
    cpdef int grow(self, int deals, Stream stream) except -1
    @cython.locals(other=int, kernel=BangZoomKernel, duel=Duel, total=double, worth=double, _=int)
    cpdef int deal(self, Stream stream) except -1
    @cython.locals(_=int)
    cdef int play_on(self, BangZoomKernel kernel) except -1
    @cython.locals(duel=Duel, seat=int, move=int)
    cpdef int play_turn(self, BangZoomKernel kernel) except -1
    @cython.locals(duel=Duel, place=int)
    cdef int lay_all(self, BangZoomKernel kernel, int seat) except -1
    @cython.locals(kernel=BangZoomKernel, lead=int, won=double, size=int)
    cdef double worth(self) except? -1
    @cython.locals(place=int, spot=int)
    cpdef int keep(self, int most) except -1
    @cython.locals(place=int, move=int, length=int, wins=double, favour=double, tries=int)
    cdef int swap(self, int one, int other) except -1
