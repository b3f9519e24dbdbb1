cimport cython

cdef int EMPTY
cdef int NO_CARDS[10]
cdef int NO_POINTS[8]

cdef class Row:
    cdef int of[10]
    cdef int gained[8]
    cdef public int length

    cpdef int clear(self, int length) except -1
    cpdef int load(self, Row other) except -1
    cpdef int put(self, int place, int card) except -1
    cpdef int card_at(self, int place) noexcept
    @cython.locals(place=int)
    cpdef list listed(self)
    cpdef int gained_by(self, int seat) noexcept
    @cython.locals(of="int *", gained="int *", seat=int, before=int, owner=int, place=int, card=int, between=int)
    cpdef int count(self, bint decoys_count) except -1
