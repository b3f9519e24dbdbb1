cimport cython
from playmat.core.stream cimport Stream
from playmat.games.big_bang.bots.alone cimport LonePlayer
from playmat.games.big_bang.rules.own_set cimport OwnSet

cdef int LOOKS, DRAW

cdef class DeckWorlds:
    cdef public OwnSet own, tried
    cdef public list unseen
    cdef public int points, put_saves
    cdef public Stream stream
    cdef public LonePlayer player

    cpdef imagine(self)
    @cython.locals(tried=OwnSet, points=int)
    cpdef double value(self, int move) except -1
    cpdef double lesser(self, int move) except -1
