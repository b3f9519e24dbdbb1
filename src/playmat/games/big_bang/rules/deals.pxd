cimport cython
from playmat.core.deals cimport Deals
from playmat.core.kernel cimport Kernel
from playmat.core.stream cimport Stream
from playmat.games.big_bang.rules.filling cimport Filling
from playmat.games.big_bang.rules.kernel cimport BigBangKernel
from playmat.games.big_bang.rules.own_set cimport OwnSet

cdef int CARD_OF[26]

cdef class BigBangDeals(Deals):
    cdef public BigBangKernel kernel_now
    cdef public int viewer
    cdef public list cells, fillings, drawn, unseen, pack, placed
    cdef public bint is_same_deal, can_replay

    cpdef Kernel kernel(self)
    @cython.locals(drawn=BigBangKernel)
    cpdef int draw_into(self, Kernel kernel, Stream stream) except -1
    @cython.locals(boards=list, seat=int, filling=Filling, placed=list, others=list, came=list, to_come=list, own=OwnSet, deck=list, order=list)
    cdef bint share_into(self, BigBangKernel kernel, Stream stream) except -1
    cdef bint imagine_replay(self, OwnSet own, Stream stream) except -1

cdef list pieces_on(OwnSet own)
@cython.locals(piece=int)
cdef list cards_on(list board)
