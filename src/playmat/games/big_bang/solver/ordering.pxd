cimport cython
from playmat.core.stream cimport Stream
from playmat.games.big_bang.solver.board cimport Board
from playmat.games.big_bang.solver.played cimport Played

cdef int PIECES, TOUCHED, UNTOUCHED_BIT, CELLS, PLACES, DEAD, DRAW, HAND, KINDS, TOP
cdef int MOVE_BITS, HELD, SOON, LATER, CLEARS_PILE
cdef long long MOVE_MASK
cdef int BESIDE_CELLS[5673]
cdef int FIRST_PIECE[14]
cdef int END_PIECE[14]
cdef int WORTHS[124]

cdef class Ordering:
    cdef int weights[14]
    cdef int delta[14]
    cdef int dead[6]

    @cython.locals(weights="int *", card=int, place=int, end=int)
    cdef int weigh(self, Played played) except -1
    @cython.locals(weights="int *", places="int *", is_live=bint, card=int)
    cdef int list_into(self, Played played, long long *into, int count, int noise, Stream stream) except -1
    @cython.locals(first=int, second=int, third=int, orders=int, place=int, worth="long long")
    cdef int add_dead(self, Played played, long long *into, int count) except -1
    @cython.locals(free="int *", weights="int *", places="int *", now="long long", other=int, piece=int, move="long long", cell=int, worth="long long")
    cdef int add_puts(self, Board board, int card, int first, long long *into, int count, int noise, Stream stream) except -1
    @cython.locals(free="int *", delta="int *", suiting="int *", number=int, edges=int, other=int, before=int, after=int, worth=int, card=int, more=int, weights="int *", places="int *")
    cdef int change_by(self, Board board, int piece, int cell) except? -1
