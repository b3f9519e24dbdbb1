cimport cython
from playmat.core.deals cimport Deals
from playmat.core.kernel cimport Kernel
from playmat.core.stream cimport Stream
from playmat.games.sevens.rules.kernel cimport SevensKernel

cdef unsigned long long BITS[64]
cdef int NO_PLACE

cdef class SevensDealSampler(Deals):
    cdef public SevensKernel seen
    cdef public int viewer, givers, own, place_count, card_count
    cdef unsigned long long tried
    cdef int seats[64]
    cdef int sizes[64]
    cdef int cards[40]
    cdef unsigned long long allowed[40]
    cdef int left[64]
    cdef int places[40]

    cpdef Kernel kernel(self)
    @cython.locals(game=SevensKernel, place=int, number=int, allowed="unsigned long long", total=int, pick=int, seat=int)
    cpdef int draw_into(self, Kernel kernel, Stream stream) except -1
    @cython.locals(place=int, other=int)
    cdef bint make_room(self, int number) except? -1
    @cython.locals(seat=int, hand="unsigned long long")
    cdef int draw_given_cards(self, SevensKernel game, Stream stream) except -1
