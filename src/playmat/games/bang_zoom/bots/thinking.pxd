cimport cython
from playmat.core.kernel cimport MoveList
from playmat.games.bang_zoom.bots.split cimport Split
from playmat.games.bang_zoom.rules.kernel cimport BangZoomKernel
from playmat.games.bang_zoom.rules.trie cimport Trie

cdef int ALPHABET, BANG, DISCARD, DRAW, SWAP, TAKE, ZOOM
cdef int BITS[26]
cdef int GOALS[2]
cdef int IN_BANG[26]
cdef int IN_ZOOM[26]

cdef class Thinking:
    cdef public Split split
    cdef public object values
    cdef public MoveList moves
    cdef public bint waits, is_last, is_stuck, saves, is_late, is_bang_laid, is_behind
    cdef public int size, cards, goal_letters, laid, rare, draw, top, swap, lead, lacking, words, discard, seats, kept_back
    cdef public double worth_later, worth_rare, few, gift, worth
    cdef int hand[8]
    cdef int own[8]
    cdef int goal[26]
    cdef int later[26]
    cdef int needed[26]
    cdef double letters[26]
    cdef double saved[5]
    cdef int choices[16]
    cdef int left[26]
    cdef int reserves[52]
    cdef int lays[8]

    @cython.locals(letter=int, place=int, best=int, other=int)
    cpdef int look(self, BangZoomKernel kernel, int seat) except -1
    @cython.locals(before=list, after=list, letter=int)
    cdef int reserve(self, int seats) except -1
    @cython.locals(letter=int, spare=int, place=int)
    cdef int swap_spare(self, bint is_bang_laid) except -1
    @cython.locals(first=int, letter=int, in_zoom=int)
    cpdef int aim(self, bint is_bang_laid) except -1
    @cython.locals(number=int, worth=double)
    cpdef int weigh_goal(self) except -1
    @cython.locals(place=int)
    cpdef int choose(self) except -1
    @cython.locals(drawing=double, has_words=bint)
    cpdef int begin(self) except -1
    @cython.locals(size=int, place=int, other=int)
    cdef int plan_with(self, int card) except -1
    cpdef int plan(self, int extra) except -1
    @cython.locals(split=Split, rest=int, letter=int, place=int)
    cdef bint plan_zoom(self, int extra) except -1
    @cython.locals(split=Split, place=int, used=int)
    cdef int write_down(self, int cards) except -1
    @cython.locals(split=Split, size=int, place=int, everything=int, best=double, best_left=int, best_place=int, number=int, saved=int, worth=double, left=int, found=double)
    cdef int plan_without_zoom(self, int extra) except -1
    @cython.locals(letter=int, number=int, place=int, choice=int)
    cdef int choose_saved(self) except -1
    @cython.locals(kept="double*", letter=int, place=int, worth=double)
    cdef int weigh_cards(self) except -1
