cdef class Trie:
    cdef int[::1] nodes
    cdef int[::1] words
