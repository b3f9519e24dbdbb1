cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream
from playmat.games.stars_and_bars.rules.board_kernel cimport BoardKernel

cdef int ALL_INNER, NO_CARD, STARRED, HAND, DRAWS, FULL_STACK
cdef int CARDS_OUT, CLEAR_LEAD, HUGE_LEAD, WINNING_POINTS, OVER_50_AHEAD, OVER_200, TIE, TIE_OVER_200
cdef int BACK, CLAIM_POINTS, CLEAR, CLEAR_POINTS, END, FLIP, REMOVE, SAY, TOTALS
cdef unsigned long long BITS[64]
cdef short INNER[4]
cdef short OUTER[12]
cdef short OPEN_INNER[16][4]
cdef short OPEN_INNER_COUNTS[16]
cdef int OPEN_OUTER[8][36]
cdef unsigned char DIFFERENCES[81][82]
cdef unsigned char DIFFERENCE_OFFSETS[81][82]

cdef class StarsAndBarsKernel(BoardKernel):
    cdef public object options
    cdef public int cards, first_of_match, drawn, size, first, beginner, first_star, turn
    cdef public int put_card, put_cell, put_under, put_points, claimed, housekeeping_done
    cdef public bint is_manual, states_points, is_strict, is_long, has_taken_back, has_misstated
    cdef short pile[81]
    cdef short hands[8]
    cdef short held[2]
    cdef short hand_indexes[82]

    @cython.locals(size=int, card=int, last=int, other=int)
    cpdef int deal(self, int number, Stream stream) except -1
    @cython.locals(first=int, draw=int)
    cpdef void begin(self, int number) noexcept
    @cython.locals(index=int)
    cdef void add_to_hand(self, int seat, int card) noexcept
    cdef void set_hand_card(self, int seat, int card, int index) noexcept
    cpdef void begin_turn(self, int seat) noexcept
    cpdef int on_turn(self) noexcept
    @cython.locals(count=int, right=int)
    cpdef int legal_into(self, int seat, MoveList moves) except -1
    @cython.locals(touching=int, pattern=int, count=int, index=int, card=int, move=int)
    cpdef int list_puts(self, int seat, MoveList moves) noexcept
    @cython.locals(count=int, number=int)
    cdef int list_claims(self, MoveList moves) noexcept
    cdef bint is_full_stack(self, int cell) noexcept
    @cython.locals(cell=int)
    cpdef int due_housekeeping(self) noexcept
    cpdef int turn_points(self) noexcept
    @cython.locals(points=int)
    cpdef int correct_statement(self) noexcept
    cpdef int play(self, int seat, int move) except -1
    cdef void put(self, int seat, int card, int cell) noexcept
    @cython.locals(cell=int)
    cdef void undo_put(self) noexcept
    cdef void play_housekeeping(self, int move) noexcept
    cdef void play_statement(self, int seat, int move) noexcept
    cdef void finish_turn(self, int seat, int points) noexcept
    cdef void do_housekeeping(self, int cell) noexcept
    @cython.locals(index=int, held=int, later=int)
    cdef void draw(self, int seat) noexcept
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
    cpdef void shuffle_deck(self, Stream stream) noexcept
    @cython.locals(base=int, index=int)
    cpdef list hand_cards(self, int seat)
    cpdef int hand_index(self, int card) noexcept
    cpdef int pile_at(self, int number) noexcept
    @cython.locals(number=int)
    cpdef list deck_cards(self)
    @cython.locals(on_board=int)
    cpdef int unplayed_cards(self) noexcept
    @cython.locals(moves=MoveList, best=int, number=int)
    cpdef int best_put_points(self, int seat) except -1
    cpdef bint can_put(self, int card, int cell) noexcept
    cpdef list top_cards_before(self)
    @cython.locals(cell=int)
    cpdef list housekeeping_list(self)
    cpdef int set_pile(self, list pile) except -1
    @cython.locals(seat=int, later=int, top=int)
    cpdef void resume(self, int card, int cell, int index, int housekeeping_done) noexcept

cdef int open_outer_for(int card, unsigned short *tops, int touching) noexcept
