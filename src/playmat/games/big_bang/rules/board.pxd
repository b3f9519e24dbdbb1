cimport cython
from playmat.core.kernel cimport MoveList
from playmat.games.big_bang.rules.rules_cards cimport RulesCards

cdef int PIECES, STAR, UNTOUCHED, UNTOUCHED_BIT, CELLS, CENTRE, PLACES, ROOM
cdef int FIRST_PIECE[14]
cdef int END_PIECE[14]
cdef int BESIDE_CELLS[5673]

cdef class Board:
    cdef public RulesCards rules_cards
    cdef public int pieces, reach, count
    cdef int free[1891]
    cdef int touched[81]
    cdef int fits[2132]
    cdef int ends[26]
    cdef int laid[40]

    @cython.locals(free="int *", touched="int *", place=int, piece=int)
    cpdef int clear(self) except -1
    @cython.locals(free="int *", fits="int *", ends="int *", suiting="int *", fittings="int *", fitting_from="int *", number=int, edges=int, edge=int, other=int, before=int, after=int, fitting=int, beside=int, place=int)
    cpdef int lay(self, int piece, int cell) except -1
    @cython.locals(free="int *", fits="int *", ends="int *", piece=int, end=int, kept=int, move=int, place=int, cell=int)
    cdef int list_puts(self, int card, int first, int *of, int count) except -1
    @cython.locals(piece=int, place=int)
    cpdef int has_place(self, int card) except -1
    @cython.locals(free="int *", touched="int *", place=int, cell=int, piece=int, end=int)
    cpdef int load_board(self, Board other) except -1
    @cython.locals(place=int)
    cpdef int piece_on(self, int cell) except? -1
    @cython.locals(place=int)
    cpdef list placed(self)
    @cython.locals(moves=MoveList)
    cpdef list puts(self, int card)
