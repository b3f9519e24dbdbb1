cimport cython

cdef unsigned long long WORD, WORDS, HALF

# Nothing extends it, so that it can call itself directly.
@cython.final
cdef class Stream:
    cdef public unsigned long long a, b, c, counter
    cdef public int half

    @cython.locals(b="unsigned long long", c="unsigned long long", counter="unsigned long long", out="unsigned long long")
    cpdef unsigned long long word(self) noexcept
    @cython.locals(out="unsigned long long")
    cpdef Py_ssize_t below(self, Py_ssize_t n) except -1
    @cython.locals(half="long long", word="unsigned long long")
    cpdef int fast_below(self, int n) noexcept
