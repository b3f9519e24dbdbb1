cimport cython
from playmat.core.kernel cimport Kernel

cdef int ALL_INNER, ALL_OUTER, NOT_A, NOT_D, NO_CARD
cdef unsigned long long BITS[64]
cdef short INNER[4]
cdef unsigned char CELL_POINTS[16][8][36]
cdef unsigned char DIFFERENCES[81][82]
cdef unsigned char DIFFERENCE_OFFSETS[81][82]

cdef class BoardKernel(Kernel):
    cdef public int face_down, occupied, discard_count
    cdef unsigned short tops[16]
    cdef short uppermost[16]
    cdef short heights[16]
    cdef short under[82]
    cdef short discarded[81]

    cpdef int points_at(self, int card, int cell) noexcept
    @cython.locals(rows=int)
    cdef int touching_outer(self) noexcept
    cpdef void set_top(self, int card, int cell) noexcept
    cdef void clear_top(self, int cell) noexcept
    cdef void push_card(self, int card, int cell) noexcept
    cdef void pop_card(self, int cell, int top) noexcept
    cpdef void flip(self, int cell) noexcept
    cdef void undo_flip(self, int cell) noexcept
    @cython.locals(number=int)
    cdef void clear(self) noexcept
    @cython.locals(number=int)
    cdef void undo_clear(self) noexcept
    cdef void remove(self, int cell) noexcept
    cdef void discard_stack(self, int cell) noexcept
    @cython.locals(card=int)
    cdef void undiscard_stack(self, int cell) noexcept
    @cython.locals(cell=int)
    cdef void clear_board(self) noexcept
    cdef int load_board(self, BoardKernel other) except -1
    cpdef int top_at(self, int cell) noexcept
    @cython.locals(cell=int)
    cpdef list top_cards(self)
    cpdef int height_at(self, int cell) noexcept
    cpdef list stack_at(self, int cell)
    cpdef list discarded_stacks(self)
    cdef list stack_below(self, int card)
    @cython.locals(cell=int)
    cpdef int set_board(self, list stacks, int face_down, list discards) except -1
