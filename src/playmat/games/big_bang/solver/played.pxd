cimport cython
from playmat.games.big_bang.solver.board cimport Board

cdef int CELLS, DEAD, DRAW, HAND, KINDS, TOP, CARDS
cdef int CARD_OF[26]
cdef unsigned long long HAND_KEYS[56]
cdef unsigned long long DECK_KEYS[40]
cdef unsigned long long DRAW_KEYS[40]
cdef unsigned long long PILE_KEYS[560]

cdef class Played:
    cdef public bint draws_freely, replay
    cdef public int number_points, size, hand_size, piled, drawn, draws, left_points
    cdef public Board board
    cdef unsigned long long cards_hash
    cdef int deck[34]
    cdef int hand[14]
    cdef int pile[34]
    cdef int taken[40]
    cdef int left[14]
    cdef int points[14]

    @cython.locals(order=int, place=int, piece=int, card=int)
    cpdef int do(self, int move) except -1
    @cython.locals(_=int, card=int)
    cpdef int undo(self, int move) except -1
    cdef int take(self, int count) except -1
    @cython.locals(held=int, key=int)
    cdef int receive(self, int card) except -1
    @cython.locals(held=int, key=int)
    cdef int give_away(self, int card) except -1
    cdef int lay_down(self, int card) except -1
    cdef int put_on_top(self, int card) except -1
    @cython.locals(card=int)
    cdef int take_top(self) except -1
    @cython.locals(key="unsigned long long")
    cpdef unsigned long long key(self, bint draws_count) except? 1
    @cython.locals(card=int)
    cpdef bint is_live(self) except -1
    cpdef bint would_reshuffle(self) except -1
    cpdef bint can_reshuffle(self) except -1
