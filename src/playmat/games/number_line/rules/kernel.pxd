cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream
from playmat.games.number_line.rules.row cimport Row

cdef int NOBODY, ANSWER_PASS, FIRST_ANSWER, NUMBERS, BOTH_CARDS, BOTH_COUNT_ROUND, DECOY_CARD, PLAIN_CARD
cdef int SAY, MOST_TRIES, ONE_CARD_SEATS
cdef int FIRST_FACTOR, FIRST_OTHER_FACTOR, HIGHEST_FACTOR, LOWEST_FACTOR, MOST_POINTS, SHARED, BY_CHANCE, BY_QUIZ

cdef class NumberLineKernel(Kernel):
    cdef int left[8]
    cdef int tries[8]
    cdef public Row row
    cdef public object terms
    cdef public int start, match_first, first, starter, factor, other_factor, locked, turn, free, round, placed, due, counting
    cdef public bint practice, one_card, plain_only

    @cython.locals(drawn=int, other=int)
    cpdef int deal(self, int number, Stream stream) except -1
    @cython.locals(seat=int)
    cpdef int begin(self, int number, int drawn, int other) except -1
    @cython.locals(length=int, cards=int, left="int *", seat=int, one=bint)
    cpdef int begin_round(self, int number) except -1
    cpdef bint is_either(self, int number) noexcept
    cpdef int await_next(self) except -1
    cpdef int on_turn(self) noexcept

    @cython.locals(left=int, puts="unsigned long long")
    cpdef int legal_into(self, int seat, MoveList moves) except -1
    @cython.locals(kind=int, place=int)
    cpdef int play(self, int seat, int move) except -1
    cdef int answer(self, int seat, int move) except -1
    @cython.locals(seat=int)
    cdef int score_round(self) except -1
    cpdef int await_counts(self, int seats) except -1
    cdef int state(self, int seat, int move) except -1
    @cython.locals(number=int, scores="int *", gained="int *", best=int, leading=int, seat=int, score=int)
    cdef int finish_round(self) except -1
    @cython.locals(best=int, leading=int, seat=int, score=int)
    cpdef bint is_decided(self) noexcept
    @cython.locals(best=int, won=int, seat=int)
    cpdef int winners(self) except -1

    @cython.locals(other=NumberLineKernel)
    cpdef NumberLineKernel copy(self)
    @cython.locals(source=NumberLineKernel, seat=int)
    cpdef int load(self, Kernel other) except -1
    cpdef int cards_left(self, int seat) noexcept
    @cython.locals(left=int)
    cpdef int cards_to_play(self, int seat) noexcept
    cpdef int gained_by(self, int seat) noexcept
    cpdef int tries_of(self, int seat) noexcept
    @cython.locals(seat=int)
    cpdef int take_tries(self, list tries) except -1
    @cython.locals(left=int)
    cpdef int lay(self, int place, int card) except -1

cpdef int ending_of(int number, int leading) noexcept
cpdef int length_of(int number) noexcept
