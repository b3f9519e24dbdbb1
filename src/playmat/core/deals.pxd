from playmat.core.kernel cimport Kernel
from playmat.core.stream cimport Stream

cdef class Deals:
    cpdef Kernel kernel(self)
    cpdef int draw_into(self, Kernel kernel, Stream stream) except -1
