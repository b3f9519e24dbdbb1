cimport cython

cdef unsigned long long WORD, WORDS, HALF

cdef class Stream:
    cdef public unsigned long long a, b, c, counter
    cdef public int half

    @cython.locals(b="unsigned long long", c="unsigned long long", counter="unsigned long long", out="unsigned long long")
    cpdef unsigned long long word(self) noexcept
    @cython.locals(out="unsigned long long")
    cpdef unsigned long long below(self, unsigned long long n) noexcept
    @cython.locals(half="long long", word="unsigned long long")
    cpdef int fast_below(self, int n) noexcept
