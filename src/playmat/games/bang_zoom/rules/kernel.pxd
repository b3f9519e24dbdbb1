cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream
from playmat.games.bang_zoom.rules.finder cimport Finder
from playmat.games.bang_zoom.rules.trie cimport Trie

cdef int ALPHABET, HAND, BANG, DISCARD, DRAW, LAY, MOVE_SPACE, SWAP, TAKE, ZOOM, QUIET_ROUNDS, BY_ZOOM, EXHAUSTED, STALLED
cdef int BITS[26]
cdef int LONGER[7]
cdef int GOALS[2]

cdef class BangZoomKernel(Kernel):
    cdef public int first, cards, extra, drawn, last, thrown, rebuilds, turn, last_turns, quiet, quiet_limit
    cdef public bint has_taken, has_laid, is_bang_laid, has_last_turns
    cdef public Finder finder
    cdef int deck[200]
    cdef int hands[32]
    cdef int sizes[4]
    cdef int pile[200]
    cdef int discards[200]
    cdef int in_words[26]

    @cython.locals(pile="int*", place=int)
    cpdef int deal(self, int number, Stream stream) except -1
    @cython.locals(place=int, other=int, card=int)
    cdef int shuffle(self, int* cards, int number, Stream stream) except -1
    @cython.locals(seats=int, seat=int, place=int, card=int, letter=int)
    cpdef int hand_out(self, int dealer) except -1
    @cython.locals(size=int, first=int, hand="int*", listed="int*", goal=int, spare=int, spared=int, whole=int, place=int, letter=int, total=int, finder=Finder, bits="int*", last=int)
    cpdef int legal_into(self, int seat, MoveList moves) except -1
    @cython.locals(card=int)
    cpdef int play(self, int seat, int move) except -1
    @cython.locals(left=int, letter=int)
    cdef int lay(self, int seat, int move) except -1
    @cython.locals(letters=int, row="int*", left=int)
    cdef int throw_all(self, int seat, int number) except -1
    cdef int throw(self, int seat, int card) except -1
    @cython.locals(hand="int*", first=int, place=int)
    cdef int put_in(self, int seat, int card) except -1
    @cython.locals(hand="int*", place=int, size=int, later=int)
    cdef int leaves(self, int seat, int card) except -1
    @cython.locals(card=int)
    cdef int next_card(self) except -1
    @cython.locals(rest=int, pile="int*", discards="int*", shuffled=list, place=int)
    cdef int rebuild(self) except -1
    @cython.locals(size=int)
    cdef int finish_turn(self, int seat) except -1
    cdef int finish_last_turn(self, int seat) except -1
    cdef int pass_turn(self, int seat) except -1
    @cython.locals(best=int, won=int, seat=int)
    cpdef int winners(self) except -1
    cpdef int load(self, Kernel other) except -1
    @cython.locals(seat=int, size=int, place=int, letter=int)
    cdef int load_game(self, BangZoomKernel other) except -1
    cpdef Kernel copy(self)
    cpdef BangZoomKernel twin(self)
