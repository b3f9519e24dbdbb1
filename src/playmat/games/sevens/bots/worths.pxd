cimport cython
from playmat.games.sevens.rules.kernel cimport SevensKernel

cdef int CARDS, SUIT_MASK, SUIT_SIZE, GIVE
cdef double COST, STEP, CENTRE, END, OWN_NEXT, OTHERS_NEXT, OTHERS_NEAR, OWN_WAITING, OWN_POINT, OTHERS_WAITING
cdef double GIVE_COST, GIVE_AFTER_OWN, GIVE_AFTER_OTHERS, GIVE_BEFORE_OWN, GIVE_OPEN, GIVE_NEXT
cdef double BASE[80]
cdef unsigned long long BELOW[80]
cdef unsigned long long ABOVE[80]
cdef unsigned long long BEFORE[80]
cdef int COSTS[80]
cdef unsigned long long BITS[64]
cdef int SUIT_COSTS[2048]

@cython.locals(least=int, other=int, held=int)
cpdef double next_of_others(SevensKernel kernel, int seat) noexcept
@cython.locals(place=int, worth=double, below="unsigned long long", above="unsigned long long")
cpdef double worth_of_putting(SevensKernel kernel, unsigned long long hand, int card, double others_next) noexcept
@cython.locals(own="unsigned long long", mine=int, others=int, points=int)
cdef double worth_of_side(SevensKernel kernel, unsigned long long hand, unsigned long long side, int card, double following) noexcept
@cython.locals(place=int, worth=double, before="unsigned long long", own=int, missing=int)
cpdef double worth_of_giving(SevensKernel kernel, unsigned long long hand, int card) noexcept
cpdef double worth_of(SevensKernel kernel, int seat, int move, double others_next) noexcept
