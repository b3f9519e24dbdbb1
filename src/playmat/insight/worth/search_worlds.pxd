cimport cython
from playmat.bots.search.judge cimport Worths
from playmat.bots.search.policy cimport Policy
from playmat.bots.search.search cimport Search
from playmat.core.deals cimport Deals
from playmat.core.kernel cimport Kernel
from playmat.core.stream cimport Stream
from playmat.insight.worth.judges cimport WinJudge

cdef class SearchedWorlds:
    cdef public Deals deals
    cdef public Stream stream
    cdef public Policy policy
    cdef public WinJudge judge
    cdef public Kernel world, trial
    cdef public Worths worths
    cdef public dict searches, guided
    cdef public int seat, horizon

    cpdef imagine(self)
    @cython.locals(kernel=Kernel, search=Search)
    cpdef double value(self, int move) except -1
    cpdef double lesser(self, int move) except -1
    @cython.locals(search=Search)
    cdef Search search_after(self, int move)
