cimport cython
from playmat.games.big_bang.rules.board cimport Board

cdef int PIECES, TOUCHED, UNTOUCHED_BIT, CELLS, PLACES, TOP, MOST_PLACES
cdef double TOP_WORTH
cdef double WORTHS[12]
cdef int BESIDE_CELLS[5673]

cdef class Places:
    cdef int now[14]
    cdef int after[14]

    @cython.locals(after="int *", card=int, place=int, fitting=int)
    cpdef int look(self, Board board) except -1
    @cython.locals(after="int *", suiting="int *", place=int, piece=int, cell=int, card=int, number=int, edge=int, before=int, fitting=int)
    cpdef int look_after(self, Board board, int move) except -1
    @cython.locals(worth=double, card=int, count=int, places=int)
    cdef double worth_of_kinds(self, int *counts, int move) except -1
    @cython.locals(worth=double, card=int, places=int)
    cpdef double worth_of_cards(self, list to_come, int move) except -1
