cimport cython
from playmat.core.kernel cimport Kernel

cdef double BY_POINTS

cdef class Worths:
    cdef double of[8]
    cdef public int count

    cpdef int take(self, list worths) except -1
    @cython.locals(seat=int)
    cpdef int load(self, Worths other) except -1
    cpdef double worth_of(self, int seat) noexcept
    @cython.locals(seat=int)
    cpdef list listed(self)

cdef class Judge:
    cdef public double scale
    cdef public bint low_wins

    @cython.locals(seats=int, won=int, winners=int, seat=int, by_points=double, lead=double, size=double, part=double, share=double)
    cpdef int judge_into(self, Kernel kernel, Worths worths) except -1
    @cython.locals(worths=Worths)
    cpdef list judge(self, Kernel kernel)

@cython.locals(own=double, total=double, other=int)
cpdef double lead_of(Kernel kernel, int seat) noexcept
