cimport cython
from playmat.core.deals cimport Deals
from playmat.core.kernel cimport Kernel
from playmat.core.stream cimport Stream
from playmat.games.bang_zoom.rules.kernel cimport BangZoomKernel

cdef int ALPHABET

cdef class BangZoomDeals(Deals):
    cdef public BangZoomKernel start
    cdef public bint is_open
    cdef int hands, pile
    cdef int others[4]
    cdef int rooms[4]
    cdef int now[26]
    cdef int least[26]
    cdef int most[26]
    cdef int least_in_hand[4]
    cdef int most_in_hand[4]
    cdef int fresh[26]
    cdef int fresh_in_hand[4]
    cdef int fresh_cards[200]
    cdef int old_cards[200]
    cdef int more[200]

    cpdef Kernel kernel(self)
    cpdef int draw_into(self, Kernel kernel, Stream stream) except -1
    @cython.locals(low=int, surely=int, high=int, at_most=int, total=int, fresh=int, old=int, letter=int, _=int, place=int, number=int, seat=int)
    cdef int deal_into(self, BangZoomKernel kernel, Stream stream) except -1
    @cython.locals(places=int, left=int, place=int, _=int, number=int)
    cdef int choose(self, int* chosen, int* least, int* most, int size, int total, Stream stream) except -1
    @cython.locals(total=int, place=int)
    cdef int sum_of(self, int* numbers, int size) except -1
    @cython.locals(place=int, other=int, card=int)
    cdef int shuffle(self, int* cards, int number, Stream stream) except -1
