cimport cython
from playmat.bots.search.judge cimport Judge, Worths
from playmat.bots.search.policy cimport Policy
from playmat.core.deals cimport Deals
from playmat.core.kernel cimport MoveList
from playmat.core.stream cimport Stream
from playmat.games.sevens.rules.kernel cimport SevensKernel

cdef unsigned long long CARDS_NAMED[50]
cdef int GUESS
cdef double LEAST

cdef class Lookahead:
    cdef public Deals deals
    cdef public Policy policy
    cdef public Judge judge
    cdef public Worths ends
    cdef public SevensKernel game, after
    cdef public int seat, dealt
    cdef double totals[64]
    cdef double odds[40]
    cdef double worths[40]

    @cython.locals(_=int, place=int)
    cpdef int try_all(self, MoveList moves, int deals, Stream stream) except -1
    @cython.locals(game=SevensKernel, actor=int)
    cdef double play_on(self, Stream stream) except -1
    cpdef double mean(self, int place) noexcept
    @cython.locals(_=int)
    cpdef int count_gifts(self, int deals, Stream stream) except -1
    @cython.locals(size=int, cards="unsigned long long", place=int, other=int, pairs=double, beaten=int)
    cpdef int add_odds(self, unsigned long long hand) except -1
    cpdef double odds_of(self, int card) noexcept
    @cython.locals(best=int, top=double, place=int, likely=double, cards="unsigned long long")
    cpdef int likeliest(self, MoveList moves) except -1
