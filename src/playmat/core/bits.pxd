# The functions of bits.py as single instructions. bits.py itself is never compiled.

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int playmat_lowest(unsigned long long mask) { unsigned long n; _BitScanForward64(&n, mask); return (int)n; }
    static __inline int playmat_count(unsigned long long mask) { return (int)__popcnt64(mask); }
    #else
    static inline int playmat_lowest(unsigned long long mask) { return __builtin_ctzll(mask); }
    static inline int playmat_count(unsigned long long mask) { return __builtin_popcountll(mask); }
    #endif
    """
    int lowest "playmat_lowest"(unsigned long long mask) noexcept nogil
    int count "playmat_count"(unsigned long long mask) noexcept nogil
