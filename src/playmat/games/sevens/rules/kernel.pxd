cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream

cdef int NO_CARD, SUIT_MASK, KNOCK, GIVE, GUESS, RANK_NAMED, SAY
cdef int TURN, GIVING, GUESSING, COUNTING, MOST_TRIES, OUT, STALLED, QUIET_ROUNDS
cdef unsigned long long BITS[64]
cdef unsigned long long OPENS[80]
cdef unsigned long long FITS[50]
cdef int SUIT_COSTS[2048]

cdef class SevensKernel(Kernel):
    cdef unsigned long long hands[5]
    cdef int presents[5]
    cdef int tries[5]
    cdef int pile[40]
    cdef public object terms
    cdef public unsigned long long pack, table, open
    cdef public int first, opening, start, costs_start, dealer, stage, turn, guessing, quiet, ending
    cdef public bint by_rank, practice

    @cython.locals(size=int, place=int, other=int, card=int)
    cpdef int deal(self, int number, Stream stream) except -1
    @cython.locals(place=int, card=int)
    cpdef int deal_pile(self, int number, list pile) except -1
    @cython.locals(cards="unsigned long long", size=int)
    cdef int gather(self) except -1
    @cython.locals(opening="unsigned long long", hand="unsigned long long", dealer=int, seats=int, seat=int, first=int, place=int)
    cdef int hand_out(self, int number, int size) except -1

    @cython.locals(things="unsigned long long")
    cpdef int legal_into(self, int seat, MoveList moves) except -1
    @cython.locals(bit="unsigned long long", hand="unsigned long long")
    cpdef int play(self, int seat, int move) except -1
    @cython.locals(giver=int, bit="unsigned long long")
    cdef int guess(self, int seat, int named) except -1
    @cython.locals(seat=int)
    cdef int settle_knock(self) except -1
    @cython.locals(seat=int)
    cdef int finish(self, int end) except -1
    cdef int state(self, int seat, int move) except -1
    @cython.locals(seat=int)
    cdef int close(self) except -1
    @cython.locals(start=int)
    cpdef int cost(self, unsigned long long cards) noexcept
    @cython.locals(best=int, won=int, seat=int)
    cpdef int winners(self) except -1

    @cython.locals(other=SevensKernel)
    cpdef SevensKernel copy(self)
    @cython.locals(source=SevensKernel, seat=int)
    cpdef int load(self, Kernel other) except -1
    cpdef unsigned long long hand_of(self, int seat) noexcept
    cpdef int hold(self, int seat, unsigned long long cards) except -1
    cpdef int tries_of(self, int seat) noexcept
    @cython.locals(seat=int)
    cpdef int take_tries(self, list tries) except -1
    cpdef int present_of(self, int seat) noexcept
    cpdef int present(self, int seat, int card) except -1

@cython.locals(unseen="unsigned long long")
cpdef unsigned long long choices(SevensKernel kernel, int seat) noexcept
cpdef int first_choice(SevensKernel kernel) noexcept
cpdef unsigned long long unseen_by(SevensKernel kernel, int seat) noexcept
cpdef int begin_turn(SevensKernel kernel, int seat) noexcept
cpdef int left_of(SevensKernel kernel, int seat) noexcept
cpdef int quiet_limit(SevensKernel kernel) noexcept
