cimport cython
from playmat.core.kernel cimport Kernel

cdef int ALL_INNER, ALL_OUTER, NOT_A, NOT_D, NO_CARD
cdef unsigned long long BITS[64]
cdef short INNER[4]
cdef unsigned char WORTH_ON[16][8][36]
cdef unsigned char DIFFERENCES[81][82]
cdef unsigned char SIXFOLD[81][82]

cdef class BoardKernel(Kernel):
    cdef public int face_down, lying, discards
    cdef unsigned short tops[16]
    cdef short uppermost[16]
    cdef short heights[16]
    cdef short under[82]
    cdef short thrown[81]

    cpdef int points_at(self, int card, int cell) noexcept
    @cython.locals(rows=int)
    cdef int touching(self) noexcept
    cpdef int show(self, int card, int cell) noexcept
    cdef int hide(self, int cell) noexcept
    cdef int pile_up(self, int card, int cell) noexcept
    cdef int take_up(self, int cell, int top) noexcept
    cpdef int flip(self, int cell) noexcept
    @cython.locals(place=int)
    cdef int clear(self) noexcept
    cdef int remove(self, int cell) noexcept
    cdef int throw(self, int cell) noexcept
    @cython.locals(card=int)
    cdef int fetch(self, int cell) noexcept
    @cython.locals(place=int)
    cdef int unclear(self) noexcept
    cdef int unflip(self, int cell) noexcept
    @cython.locals(cell=int)
    cdef int empty(self) noexcept
    cdef int load_board(self, BoardKernel other) except -1
    cpdef int top_at(self, int cell) noexcept
    @cython.locals(cell=int)
    cpdef list tops_listed(self)
    cpdef int height_at(self, int cell) noexcept
    cpdef list stack_at(self, int cell)
    cpdef list discards_listed(self)
    cdef list stack_under(self, int card)
    @cython.locals(cell=int)
    cpdef int lay_out(self, list stacks, int face_down, list discards) except -1
