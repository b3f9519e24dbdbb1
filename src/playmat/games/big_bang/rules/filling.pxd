cimport cython
from playmat.core.stream cimport Stream
from playmat.games.big_bang.rules.rules_cards cimport RulesCards

cdef int FIRST_RULES, PIECES, STAR, TURNS, CENTRE, PLACES, ODD, EVEN, FIRST_BUDGET, SEEN_WEIGHT
cdef int CARD_OF[26]
cdef int FIRST_PIECE[14]

@cython.locals(card=int)
cpdef list counts_of(list some)

cdef class Filling:
    cdef public RulesCards rules_cards
    cdef public int size, rules_put, filled, odd, even, budget
    cdef int links[102]
    cdef int linked[34]
    cdef int points_up[34]
    cdef int first_sets[34]
    cdef int pack[14]
    cdef int seen[14]
    cdef int left[14]
    cdef int seen_left[14]
    cdef int pieces[34]
    cdef int reached[34]
    cdef int order[34]
    cdef int sets[1190]

    @cython.locals(budget=int, number=int)
    cpdef list fill(self, Stream stream)
    @cython.locals(number=int, card=int)
    cdef bint attempt(self, Stream stream, int budget) except -1
    @cython.locals(pile=list, card=int, ways=list, piece=int, number=int, turned=int, way=int)
    cdef bint put_rules(self, Stream stream) except -1
    @cython.locals(place=int, other=int, beside=int)
    cdef bint suits(self, int number, int piece, int row) except -1
    @cython.locals(place=int, other=int)
    cdef int lay(self, int number, int piece, int row) except -1
    @cython.locals(starts=list, start=int, number=int, first=int, ways=list, way=int, odd_left=int, even_left=int)
    cdef bint find_stretches(self, Stream stream) except -1
    @cython.locals(place=int, number=int, link=int, other=int)
    cdef int follow(self, int start) except -1
    cdef int parity(self, int number, int way) except -1
    @cython.locals(place=int, number=int)
    cdef bint can_be(self, int first, int way) except -1
    @cython.locals(place=int, number=int, parity=int)
    cdef int settle(self, int first, int way) except -1
    @cython.locals(row=int, after=int, number=int, choices=int, piece=int, other=int)
    cdef bint search(self, int done, Stream stream) except -1
    @cython.locals(total=int, piece=int, pick=int)
    cdef int draw_number(self, int choices, Stream stream) except -1
    @cython.locals(seen=int)
    cdef int weight(self, int piece) except -1
