cimport cython
from playmat.core.kernel cimport MoveList
from playmat.games.bang_zoom.rules.trie cimport Trie

cdef int ZOOM, APART
cdef int BITS[26]

cdef class Finder:
    cdef public Trie trie
    cdef public int size
    cdef int bits[8]
    cdef int behind[37]
    cdef int from_here[8]
    cdef int nodes[128]
    cdef int places[128]

    @cython.locals(bits="int*", behind="int*", from_here="int*", coming="int*", places="int*", listed="int*", nodes="int[::1]", words="int[::1]", here=int, place=int, total=int, seen=int, known=int, node=int, word=int, number=int, place_of_word=int, move=int, spot=int, on=int, ways=int, way=int, child=int)
    cpdef int lays_into(self, MoveList moves, int begin, int too_long, bint is_zoom_free) except -1
