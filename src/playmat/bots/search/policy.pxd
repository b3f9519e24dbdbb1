cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream

cdef class Policy:
    cdef MoveList buffer

    cpdef int candidates_into(self, Kernel kernel, int seat, MoveList moves) except -1
    @cython.locals(moves=MoveList, count=int)
    cpdef int pick(self, Kernel kernel, int seat, Stream stream) except -1
