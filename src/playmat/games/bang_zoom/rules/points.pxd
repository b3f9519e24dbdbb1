cimport cython

cdef int BANG, ZOOM
cdef int LONGER[7]

@cython.locals(length=int)
cpdef int length_of(int move) except? -1
cpdef int points_for(int move, bint is_bang_laid, int extra) except? -1
