cimport cython
from playmat.core.deals cimport Deals
from playmat.core.kernel cimport Kernel
from playmat.core.stream cimport Stream
from playmat.games.stars_and_bars.rules.kernel cimport StarsAndBarsKernel

cdef class StarsAndBarsDealSampler(Deals):
    cdef public StarsAndBarsKernel seen

    cpdef Kernel kernel(self)
    @cython.locals(game=StarsAndBarsKernel)
    cpdef int draw_into(self, Kernel kernel, Stream stream) except -1
