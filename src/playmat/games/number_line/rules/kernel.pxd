cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream
from playmat.games.number_line.rules.line cimport Line

cdef int NO_SEAT, NUMBERS, BOTH_CARDS, DECOY_CARD, PLAIN_CARD, ANSWER_PASS, FIRST_ANSWER, SAY
cdef int BOTH_COUNT_ROUND, ONE_CARD_SEATS, MAX_TRIES, MOST_POINTS, SHARED
cdef int BY_CHANCE, BY_QUIZ, FIRST_FACTOR, FIRST_OTHER_FACTOR, MIN_FACTOR, MAX_FACTOR

cdef class NumberLineKernel(Kernel):
    cdef int hands[8]
    cdef int tries[8]
    cdef public Line line
    cdef public object options
    cdef public int start, first_of_match, first, starter, factor, other_factor, locked, turn, free, round, played, due
    cdef public int counting
    cdef public bint practice, one_card, plain_only

    @cython.locals(drawn=int, other=int)
    cpdef int deal(self, int number, Stream stream) except -1
    @cython.locals(seat=int)
    cpdef void begin(self, int number, int drawn, int other) noexcept
    @cython.locals(length=int, cards=int, hands="int *", seat=int, one=bint)
    cpdef void begin_round(self, int number) noexcept
    cpdef bint is_either_card(self, int number) noexcept
    cpdef void begin_turn(self) noexcept
    cpdef int on_turn(self) noexcept

    @cython.locals(hand=int, puts="unsigned long long")
    cpdef int legal_into(self, int seat, MoveList moves) except -1
    cpdef int play(self, int seat, int move) except -1
    @cython.locals(kind=int, place=int)
    cdef void play_card(self, int seat, int move) noexcept
    @cython.locals(seat=int)
    cpdef void set_card(self, int place, int card) noexcept
    cdef void play_answer(self, int seat, int move) noexcept
    @cython.locals(seat=int)
    cdef void score_round(self) noexcept
    cpdef void wait_for_counts(self, int seats) noexcept
    cdef void play_statement(self, int seat, int move) noexcept
    @cython.locals(number=int, scores="int *", gained="int *", best=int, leading=int, seat=int, score=int)
    cdef void finish_round(self) noexcept
    @cython.locals(best=int, leading=int, seat=int, score=int)
    cpdef bint is_decided(self) noexcept
    @cython.locals(best=int, won=int, seat=int)
    cpdef int winners(self) except -1

    @cython.locals(other=NumberLineKernel)
    cpdef NumberLineKernel copy(self)
    @cython.locals(source=NumberLineKernel, seat=int)
    cpdef int load(self, Kernel other) except -1
    cpdef int cards_left(self, int seat) noexcept
    @cython.locals(hand=int)
    cpdef int cards_to_play(self, int seat) noexcept
    cpdef int round_points(self, int seat) noexcept
    cpdef int tries_made(self, int seat) noexcept
    @cython.locals(seat=int)
    cpdef int set_tries(self, list tries) except -1

cpdef int ending_after(int number, int leading) noexcept
cpdef int line_length(int number) noexcept
