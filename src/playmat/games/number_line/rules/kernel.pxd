cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream
from playmat.games.number_line.rules.row cimport Row

cdef int NOBODY, ANSWER_PASS, FIRST_ANSWER, NUMBERS, BOTH_CARDS, BOTH_COUNT_ROUND, DECOY_CARD, PLAIN_CARD
cdef int FIRST_FACTOR, FIRST_OTHER_FACTOR, HIGHEST_FACTOR, LOWEST_FACTOR, MOST_POINTS, SHARED, BY_CHANCE, BY_QUIZ

cdef class NumberLineKernel(Kernel):
    cdef int left[8]
    cdef public Row row
    cdef public object terms
    cdef public int start, match_first, first, starter, factor, other_factor, locked, turn, free, round, placed, due

    @cython.locals(drawn=int, other=int)
    cpdef int deal(self, int number, Stream stream) except -1
    @cython.locals(seat=int)
    cpdef int begin(self, int number, int drawn, int other) except -1
    @cython.locals(length=int, cards=int, left="int *", seat=int)
    cpdef int begin_round(self, int number) except -1
    cpdef int await_next(self) except -1
    cpdef int on_turn(self) noexcept

    @cython.locals(left=int, puts="unsigned long long")
    cpdef int legal_into(self, int seat, MoveList moves) except -1
    @cython.locals(kind=int, place=int)
    cpdef int play(self, int seat, int move) except -1
    cdef int answer(self, int seat, int move) except -1
    @cython.locals(number=int, scores="int *", gained="int *", best=int, leading=int, seat=int, score=int)
    cdef int score_round(self) except -1
    @cython.locals(best=int, won=int, seat=int)
    cpdef int winners(self) except -1

    @cython.locals(other=NumberLineKernel)
    cpdef NumberLineKernel copy(self)
    @cython.locals(source=NumberLineKernel, seat=int)
    cpdef int load(self, Kernel other) except -1
    cpdef int cards_left(self, int seat) noexcept
    cpdef int lay(self, int place, int card) except -1

cpdef int length_of(int number) noexcept
