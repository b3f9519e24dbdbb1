cimport cython
from playmat.core.stream cimport Stream
from playmat.games.big_bang.rules.own_set cimport OwnSet

cdef int HAND, SELDOM

cpdef bint is_seldom(Stream stream) except -1
@cython.locals(counts=list, rest=list, card=int, count=int)
cpdef list without(list cards, list taken)
cpdef list common(list cards, list others)
@cython.locals(counts=list, last=int, place=int, card=int, count=int)
cpdef int drawn_with(list order, list taken) except -1
@cython.locals(pile=list, order=list, board=list)
cpdef list order_for(list boards, list cards, Stream stream)
@cython.locals(rest=list, least=int, most=int, count=int, unused=list, held=int)
cpdef bint share_out(OwnSet own, list order, list placed, Stream stream) except -1
