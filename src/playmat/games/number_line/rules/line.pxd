cimport cython

cdef int EMPTY
cdef int NO_CARDS[10]
cdef int NO_POINTS[8]

cdef class Line:
    cdef int slots[10]
    cdef int gained[8]
    cdef public int length

    cpdef void clear(self, int length) noexcept
    cdef int load(self, Line other) except -1
    cpdef void set_slot(self, int place, int slot) noexcept
    cpdef int slot_at(self, int place) noexcept
    @cython.locals(place=int)
    cpdef list listed(self)
    cpdef int points(self, int seat) noexcept
    @cython.locals(slots="int *", gained="int *", seat=int, before=int, owner=int, place=int, card=int, between=int)
    cpdef void score(self, bint decoys_count) noexcept
