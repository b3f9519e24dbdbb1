cimport cython
from playmat.games.bang_zoom.bots.split cimport Split
from playmat.games.bang_zoom.bots.thinking cimport Thinking
from playmat.games.bang_zoom.rules.kernel cimport BangZoomKernel

cdef int ALPHABET, HAND, DRAW, SWAP, TAKE, BONUS, ALL_VOWELS, MOST_VOWELS
cdef double NEVER, WINS, COMES_EARLY, COMES_LATER
cdef int BITS[26]
cdef int IN_BANG[26]
cdef int IN_ZOOM[26]

cdef class Duel(Thinking):
    cdef public object keeping
    cdef public double each, rare_saved, rare_laid, swapping, drawing
    cdef double again[3]
    cdef double vowels[5]
    cdef int unseen[26]
    cdef double ranked[16]
    cdef int ranked_laid[16]
    cdef int ranked_place[16]

    @cython.locals(letter=int, place=int)
    cpdef int look(self, BangZoomKernel kernel, int seat) except -1
    @cython.locals(number=int, letter=int)
    cpdef int weigh_goal(self) except -1
    @cython.locals(drawing=double, swapping=double)
    cpdef int begin(self) except -1
    @cython.locals(total=double, number=int, card=int, many=int)
    cpdef double worth_of_drawing(self) except? -1
    @cython.locals(letter=int, left=int, size=int, place=int)
    cdef double worth_of_keeping(self, int gone) except? -1
    cpdef int plan(self, int extra) except -1
    cdef int follow(self, int number) except -1
    @cython.locals(split=Split, size=int, place=int, everything=int, found=int, laid=int, points=double, last=int, card=int, worth=double, spot=int)
    cdef int rank(self, int extra, int most) except -1
    @cython.locals(drawing=double, swapping=double)
    cdef int begin_quickly(self) except -1
    @cython.locals(rare=int, place=int)
    cdef double cost_of(self, int laid) except? -1
    @cython.locals(number=int, worth=double, saved=int, vowels=int, before=int, last=int, place=int, card=int)
    cdef double kept(self, int cards) except? -1
    @cython.locals(place=int)
    cdef double worth_of_hand(self, BangZoomKernel kernel, int seat) except? -1
    @cython.locals(saved=int, before=int, last=int, place=int, card=int)
    cdef int saved_in_hand(self) except -1
    @cython.locals(worth=double)
    cdef double spare(self, int card, int before) except? -1
