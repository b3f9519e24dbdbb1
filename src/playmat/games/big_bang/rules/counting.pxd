cimport cython

cdef int PART_BITS, PART_MASK, PART_SETS
cdef int CARDS_IN[6656]
cdef int CARDS_FROM[1537]

@cython.locals(row=int, part=int, card=int)
cdef int add_pieces(int *counts, int pieces, int step) except -1
