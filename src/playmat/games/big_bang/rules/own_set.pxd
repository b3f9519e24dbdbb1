cimport cython
from playmat.core.kernel cimport MoveList
from playmat.core.stream cimport Stream
from playmat.games.big_bang.rules.board cimport Board

cdef int FIRST_RULES, NUMBER_POINTS, RULES_POINTS, CELLS, DEAD, DRAW, HAND, KINDS, TOP
cdef int CARD_OF[26]

cdef class OwnSet(Board):
    cdef int held[3]
    cdef int order[34]
    cdef int pile[34]
    cdef public int in_hand, dealt, drawn, piled, left, replays
    cdef public bint replay, may_replay

    @cython.locals(pack=list, place=int)
    cpdef int shuffle_pack(self, Stream stream) except -1
    @cython.locals(order="int *", place=int, other=int, card=int)
    cpdef int shuffle_order(self, Stream stream) except -1
    @cython.locals(place=int)
    cpdef int take_order(self, OwnSet other) except -1
    @cython.locals(place=int)
    cpdef int begin(self) except -1
    @cython.locals(piece=int, cell=int, card=int, held="int *")
    cpdef int put(self, int move) except -1
    cpdef int draw(self, Stream stream, object chance) except -1
    @cython.locals(place=int)
    cdef int play_again(self, Stream stream, object chance) except -1
    @cython.locals(order=int)
    cpdef int discard(self, int move) except -1
    @cython.locals(place=int)
    cpdef bint has_live_hand(self) except -1
    cpdef bint can_draw(self) except -1
    cpdef bint can_discard(self) except -1
    cpdef bint is_stuck(self) except -1
    @cython.locals(of="int *", held="int *", in_hand=int, count=int, is_live=bint)
    cpdef int legal_into(self, bint draws_freely, MoveList moves) except -1
    @cython.locals(place=int)
    cpdef int load(self, OwnSet other) except -1
    @cython.locals(other=OwnSet)
    cpdef OwnSet copy(self)
