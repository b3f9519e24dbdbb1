cimport cython
from playmat.games.bang_zoom.rules.trie cimport Trie

cdef int BANG, ZOOM
cdef int BITS[26]

cdef class Split:
    cdef public Trie trie
    cdef public int size
    cdef int hand[8]
    cdef double kept[8]
    cdef int word[128]
    cdef int points[128]
    cdef int sets[128]
    cdef int firsts[9]
    cdef double best[128]
    cdef int first[128]
    cdef int waiting[128]
    cdef int marks[128]
    cdef int places[128]

    @cython.locals(nodes="int[::1]", words="int[::1]", waiting="int*", marks="int*", places="int*", points="int*", size=int, cards=int, seen=int, known=int, node=int, number=int, first=int, place=int, move=int, won=int, spent=int, on=int, way=int)
    cpdef int find(self, bint is_bang_laid, int extra, int kept_back) except -1
    @cython.locals(best="double*", sets="int*", place=int, top=int, begin=int, end=int, stays=double, cards=int, most=double, first=int, number=int, used=int, worth=double)
    cpdef int share(self) except -1
    @cython.locals(place=int, used=int)
    cpdef list words_of(self, int cards)
