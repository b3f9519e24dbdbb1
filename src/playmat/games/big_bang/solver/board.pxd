cimport cython
from playmat.games.big_bang.rules.rules_cards cimport RulesCards
from playmat.games.big_bang.solver.keys cimport Keys

cdef int FIRST_RULES, PIECES, STAR, TOUCHED, UNTOUCHED_BIT, CENTRE, PLACES, WAYS, PART_BITS, PART_MASK, NUMBER_SETS
cdef int BESIDE_CELLS[5673]
cdef int IN_PART[2304]
cdef int PART_FROM[513]
cdef int IMAGE_ROWS[11346]
cdef Keys KEYS

cdef class Board:
    cdef public RulesCards rules_cards
    cdef public bint has_rules
    cdef public int cards, reach, ways, changes, puts
    cdef int free[1891]
    cdef int touched[71]
    cdef int places[14]
    cdef int changed[280]
    cdef int marks[70]
    cdef unsigned long long hashes[6]
    cdef unsigned long long before[210]

    @cython.locals(free="int *", suiting="int *", way=int, number=int, edges=int, other=int, before=int, after=int)
    cpdef int put(self, int piece, int cell) except -1
    @cython.locals(before=int, lost=int)
    cdef int change(self, int cell, int after) except -1
    @cython.locals(hashes="unsigned long long *", way=int, row=int, key="unsigned long long")
    cdef int change_hashes(self, int cell, int had, int has) except -1
    @cython.locals(key="unsigned long long", rules="unsigned long long *", first=int, part=int, piece=int)
    cdef unsigned long long key_of(self, int cell, int pieces) except? 1
    @cython.locals(way=int)
    cdef int learn(self, int cell) except -1
    @cython.locals(free="int *", way=int, mark=int, cell=int, before=int, after=int)
    cpdef int take_back(self) except -1
    @cython.locals(least="unsigned long long", way=int)
    cpdef unsigned long long hash(self) except? 1
    @cython.locals(card=int, way=int, place=int)
    cpdef list listed(self)
