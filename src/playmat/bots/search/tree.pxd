cimport cython
from playmat.bots.search.judge cimport Worths
from playmat.core.kernel cimport MoveList

cdef int FIRST_ROOM
cdef unsigned long long PARENT_STEP, MOVE_STEP

cdef class Tree:
    cdef public int seat_count, room, count
    cdef public double explore
    cdef int[::1] parents, seats, moves, visits, chances, slots
    cdef double[::1] worths

    @cython.locals(last="unsigned long long", slot="unsigned long long", node=int)
    cdef int slot_of(self, unsigned long long parent, int seat, unsigned long long move) noexcept
    cpdef int find(self, int parent, int seat, int move) noexcept
    @cython.locals(node=int)
    cpdef int add(self, int parent, int seat, int move) except -1
    @cython.locals(node=int)
    cdef int make_room(self) except -1
    @cython.locals(best=int, top=double, promise=double, place=int, move=int, child=int, visits=int, _=int)
    cpdef int choose(self, int parent, int seat, MoveList moves, int draw) except -1
    cpdef int tell(self, int node, Worths worths) except -1
