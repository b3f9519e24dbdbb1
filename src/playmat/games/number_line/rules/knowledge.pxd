cimport cython
from playmat.core.deals cimport Deals
from playmat.core.kernel cimport Kernel
from playmat.core.stream cimport Stream
from playmat.games.number_line.rules.kernel cimport NumberLineKernel

cdef class NumberLineDealSampler(Deals):
    cdef public NumberLineKernel seen
    cdef int lower[8]
    cdef int upper[8]

    cpdef Kernel kernel(self)
    @cython.locals(game=NumberLineKernel, seat=int, kind=int)
    cpdef int draw_into(self, Kernel kernel, Stream stream) except -1
