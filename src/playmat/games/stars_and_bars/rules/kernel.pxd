cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream
from playmat.games.stars_and_bars.rules.board_kernel cimport BoardKernel

cdef int ALL_INNER, NO_CARD, STARRED, HAND, DRAWS, WHOLE
cdef int CARDS_OUT, CLEAR_LEAD, HUGE_LEAD, MANY_POINTS, OVER_50_AHEAD, OVER_200, TIE, TIE_OVER_200
cdef int BACK, CLAIM_POINTS, CLEAR, CLEAR_POINTS, END, FLIP, REMOVE, SAY, TOTALS
cdef int OFF, STRICT
cdef unsigned long long BITS[64]
cdef short INNER[4]
cdef short OUTER[12]
cdef short OPEN_INSIDE[16][4]
cdef int OPEN_WITH[8][36]
cdef unsigned char DIFFERENCES[81][82]
cdef unsigned char SIXFOLD[81][82]
cdef short MANY_INSIDE[16]

cdef class StarsAndBarsKernel(BoardKernel):
    cdef public object terms
    cdef public int cards, announce, first_of_match, drawn, size, first, beginner, first_star, turn
    cdef public int put_card, put_cell, put_under, put_points, claimed, duties
    cdef public bint is_manual, is_long, has_taken_back, has_misstated
    cdef short pile[81]
    cdef short hands[8]
    cdef short held[2]
    cdef short places[82]

    @cython.locals(size=int, card=int, last=int, other=int)
    cpdef int deal(self, int number, Stream stream) except -1
    @cython.locals(first=int, draw=int)
    cpdef int begin(self, int number) noexcept
    @cython.locals(place=int)
    cdef int take(self, int seat, int card) noexcept
    cdef int hold(self, int seat, int card, int place) noexcept
    cpdef int begin_turn(self, int seat) noexcept
    cpdef int on_turn(self) noexcept
    @cython.locals(count=int, right=int)
    cpdef int legal_into(self, int seat, MoveList moves) except -1
    @cython.locals(touching=int, pattern=int, count=int, place=int, card=int, move=int)
    cpdef int puts_into(self, int seat, MoveList moves) noexcept
    @cython.locals(count=int, place=int)
    cdef int claims_into(self, MoveList moves) noexcept
    cdef bint is_whole(self, int cell) noexcept
    @cython.locals(cell=int)
    cpdef int due_duty(self) noexcept
    cpdef int turn_points(self) noexcept
    @cython.locals(points=int)
    cpdef int right_statement(self) noexcept
    cpdef int play(self, int seat, int move) except -1
    cdef int put(self, int seat, int card, int cell) noexcept
    @cython.locals(cell=int)
    cdef int take_back(self) noexcept
    cdef int do_duty(self, int move) noexcept
    cdef int state(self, int seat, int move) noexcept
    cdef int finish_turn(self, int seat, int points) noexcept
    cdef int keep_house(self, int cell) noexcept
    @cython.locals(place=int, held=int, later=int)
    cdef int draw(self, int seat) noexcept
    @cython.locals(high=int, low=int)
    cdef int end_of_round(self) noexcept
    @cython.locals(lead=int)
    cdef int end_without_cards(self) noexcept
    cpdef int winners(self) except -1
    @cython.locals(kernel=StarsAndBarsKernel)
    cpdef int load(self, Kernel other) except -1
    @cython.locals(other=StarsAndBarsKernel)
    cpdef Kernel copy(self)
    @cython.locals(first=int, last=int, other=int, card=int)
    cpdef int shuffle_deck(self, Stream stream) noexcept
    @cython.locals(base=int, place=int)
    cpdef list hand_of(self, int seat)
    cpdef int place_of(self, int card) noexcept
    cpdef int pile_at(self, int number) noexcept
    @cython.locals(number=int)
    cpdef list deck_listed(self)
    @cython.locals(lies=int)
    cpdef int cards_left(self) noexcept
    @cython.locals(moves=MoveList, most=int, number=int)
    cpdef int most_points(self, int seat) except -1
    cpdef bint may_put(self, int card, int cell) noexcept
    cpdef list tops_before(self)
    @cython.locals(cell=int)
    cpdef list duties_listed(self)
    cpdef int take_pile(self, list pile) except -1
    @cython.locals(seat=int, later=int, top=int)
    cpdef int resume(self, int card, int cell, int place, int duties) except -1

cdef int spaces_for(int card, unsigned short *tops, int touching) noexcept
