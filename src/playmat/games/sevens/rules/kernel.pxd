cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream

cdef int NO_CARD, NO_SEAT, SUIT_MASK, KNOCK, GIVE, GUESS, RANK_NAMED, SAY
cdef int TURN, GIVING, GUESSING, COUNTING, OUT, STALLED, QUIET_ROUNDS, MAX_TRIES
cdef unsigned long long BITS[64]
cdef unsigned long long OPENS[80]
cdef unsigned long long CARDS_NAMED[50]
cdef int SUIT_COSTS[2048]

cdef class SevensKernel(Kernel):
    cdef unsigned long long hands[5]
    cdef int given[5]
    cdef int tries[5]
    cdef int pile[40]
    cdef public object options
    cdef public unsigned long long deck, table, open
    cdef public int first, opening, deck_offset, costs_offset, dealer, stage, turn, giver, quiet, ending
    cdef public bint by_rank, practice

    @cython.locals(dealt="unsigned long long", size=int, last=int, other=int, card=int)
    cpdef int deal(self, int number, Stream stream) except -1
    @cython.locals(index=int, card=int)
    cpdef int deal_pile(self, int number, list pile) except -1
    @cython.locals(opening="unsigned long long", hand="unsigned long long", dealer=int, seats=int, seat=int, first=int, index=int)
    cdef void deal_hands(self, int number, int size) noexcept

    @cython.locals(choices="unsigned long long")
    cpdef int legal_into(self, int seat, MoveList moves) except -1
    @cython.final
    @cython.locals(unseen="unsigned long long")
    cdef unsigned long long choices(self, int seat) noexcept
    @cython.final
    cdef int first_choice(self) noexcept
    @cython.final
    cdef unsigned long long unseen_cards(self, int seat) noexcept
    @cython.final
    cdef int next_seat(self, int seat) noexcept
    cpdef int quiet_limit(self) noexcept

    @cython.locals(bit="unsigned long long", hand="unsigned long long")
    cpdef int play(self, int seat, int move) except -1
    @cython.final
    cdef void give(self, int seat, int card) noexcept
    @cython.final
    @cython.locals(giver=int, bit="unsigned long long")
    cdef void play_guess(self, int seat, int named) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef void end_knock(self) noexcept
    @cython.final
    cdef void begin_turn(self, int seat) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef void finish(self, int ending) noexcept
    @cython.final
    cdef void play_statement(self, int seat, int move) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef void score_hands(self) noexcept
    @cython.locals(offset=int)
    cpdef int cost(self, unsigned long long cards) noexcept
    @cython.locals(lowest=int, won=int, seat=int)
    cpdef int winners(self) except -1

    @cython.locals(other=SevensKernel)
    cpdef SevensKernel copy(self)
    @cython.locals(source=SevensKernel, seat=int)
    cpdef int load(self, Kernel other) except -1
    cpdef unsigned long long hand_mask(self, int seat) noexcept
    cpdef void set_hand(self, int seat, unsigned long long cards) noexcept
    cpdef int given_card(self, int seat) noexcept
    cpdef void set_given_card(self, int seat, int card) noexcept
    cpdef int tries_made(self, int seat) noexcept
    @cython.locals(seat=int)
    cpdef int set_tries(self, list tries) except -1
