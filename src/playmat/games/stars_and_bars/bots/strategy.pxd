cimport cython
from playmat.bots.search.policy cimport Policy
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream
from playmat.games.stars_and_bars.rules.kernel cimport StarsAndBarsKernel

cdef int BACK, CLEAR, FLIP, SAY, MAX_POINTS

cdef class StarsAndBarsPolicy(Policy):
    cdef public int most
    cdef int ranks[64]

    @cython.locals(game=StarsAndBarsKernel, count=int, kept=int, number=int, move=int, rank=int, place=int)
    cpdef int candidates_into(self, Kernel kernel, int seat, MoveList moves) except -1
    @cython.locals(game=StarsAndBarsKernel, moves=MoveList, count=int, best=int, most=int, equal=int, number=int, move=int, points=int)
    cpdef int pick(self, Kernel kernel, int seat, Stream stream) except -1

@cython.locals(number=int, move=int)
cdef int plain(MoveList moves) noexcept
