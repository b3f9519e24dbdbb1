cimport cython
from playmat.bots.search.judge cimport Judge, Worths
from playmat.core.kernel cimport Kernel

cdef class WinJudge(Judge):
    cdef public Judge guide
    cdef public Worths shares

    cpdef int judge_into(self, Kernel kernel, Worths worths) except -1

@cython.locals(won=int, share=double, seat=int)
cpdef int shares_into(Kernel kernel, Worths shares) except -1
