cdef int DEAD, KINDS

cdef int dead_into(int first, int second, int third, int *of, int count) except -1
cdef int add_order(int first, int second, int third, int *of, int count) except -1
