cimport cython

cdef int CELLS, PIECES, NUMBER_SETS

cdef class Keys:
    cdef unsigned long long of[242048]
    cdef unsigned long long rules[49166]
    cdef int known[1891]
    cdef int rules_known[1891]

    @cython.locals(place=int, key="unsigned long long")
    cdef int learn(self, int cell) except -1
    @cython.locals(place=int, key="unsigned long long")
    cdef int learn_rules(self, int cell) except -1
