cimport cython
from playmat.bots.search.judge cimport Judge, Worths
from playmat.bots.search.policy cimport Policy
from playmat.bots.search.tree cimport Tree
from playmat.core.deals cimport Deals
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream

cdef class Search:
    cdef public Deals deals
    cdef public Stream stream
    cdef public Policy policy
    cdef public Judge judge
    cdef public Kernel kernel
    cdef public Tree tree
    cdef public MoveList moves
    cdef public Worths worths
    cdef public int seat, horizon

    @cython.locals(kernel=Kernel, _=int)
    cpdef int grow(self, int visits) except -1
    @cython.locals(tree=Tree, moves=MoveList, stream=Stream, policy=Policy, node=int, seat=int, count=int, left=int)
    cpdef int visit(self, Kernel kernel) except -1
    @cython.locals(seat=int)
    cpdef int next_seat(self, Kernel kernel) except -2
