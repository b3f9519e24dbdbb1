cimport cython
from playmat.bots.search.policy cimport Policy
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream
from playmat.games.sevens.rules.kernel cimport SevensKernel

cdef unsigned long long BITS[64]
cdef int KNOCK, GUESSING, TURN, MOST_LOOKED_AT, SHAKES
cdef double SHAKEN, LEAST

cdef class SevensPolicy(Policy):
    @cython.locals(game=SevensKernel, size=int, cards="unsigned long long", left="unsigned long long", base=int, others_next=double, place=int, best=int, top=double, move=int, worth=double)
    cpdef int candidates_into(self, Kernel kernel, int seat, MoveList moves) except -1
    @cython.locals(game=SevensKernel, cards="unsigned long long", base=int, others_next=double, best=int, top=double, move=int, worth=double)
    cpdef int pick(self, Kernel kernel, int seat, Stream stream) except -1

@cython.locals(cards="unsigned long long", base=int, first=int, second=int, others_next=double)
cpdef int better_of_two(SevensKernel kernel, int seat, Stream stream) except -1
@cython.locals(size=int)
cpdef int any_of(unsigned long long cards, Stream stream) except -1
