cdef int ENTRIES, MOST_FITTING, DEAD, FIRST_RULES, OPEN, PIECES, STAR, TOUCHED, TURNS

cdef class RulesCards:
    cdef public tuple faces
    cdef public int count, pieces
    cdef public list pack
    cdef int beside[78]
    cdef int fitting[1950]
    cdef int fitting_from[79]

    cpdef int face(self, int piece, int place) except -2
    cpdef bint can_touch(self, int piece, int other, int place) except -1
    cpdef list pieces_beside(self, int place, int piece)
