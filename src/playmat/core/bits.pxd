# The functions of bits.py as single instructions and short loops. bits.py itself is never compiled.

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #define PLAYMAT_INLINE __inline
    #include <intrin.h>
    static PLAYMAT_INLINE int playmat_lowest(unsigned long long mask) { unsigned long n; _BitScanForward64(&n, mask); return (int)n; }
    static PLAYMAT_INLINE int playmat_count(unsigned long long mask) { return (int)__popcnt64(mask); }
    #else
    #define PLAYMAT_INLINE inline
    static PLAYMAT_INLINE int playmat_lowest(unsigned long long mask) { return __builtin_ctzll(mask); }
    static PLAYMAT_INLINE int playmat_count(unsigned long long mask) { return __builtin_popcountll(mask); }
    #endif
    static PLAYMAT_INLINE int playmat_list_into(unsigned long long mask, int first, int *into) {
        int found = 0;
        while (mask) { into[found++] = first + playmat_lowest(mask); mask &= mask - 1; }
        return found;
    }
    #define PLAYMAT_HIGHEST 0x8000000000000000ULL
    static PLAYMAT_INLINE int playmat_few_into(unsigned long long mask, int first, int *into, int at) {
        into[at] = first + playmat_lowest(mask | PLAYMAT_HIGHEST); at += mask != 0; mask &= mask - 1;
        into[at] = first + playmat_lowest(mask | PLAYMAT_HIGHEST); at += mask != 0; mask &= mask - 1;
        while (mask) { into[at++] = first + playmat_lowest(mask); mask &= mask - 1; }
        return at;
    }
    static PLAYMAT_INLINE int playmat_nth(unsigned long long mask, int place) {
        while (place--) mask &= mask - 1;
        return playmat_lowest(mask);
    }
    """
    int lowest "playmat_lowest"(unsigned long long mask) noexcept nogil
    int count "playmat_count"(unsigned long long mask) noexcept nogil
    int list_into "playmat_list_into"(unsigned long long mask, int first, int *into) noexcept nogil
    int few_into "playmat_few_into"(unsigned long long mask, int first, int *into, int at) noexcept nogil
    int nth "playmat_nth"(unsigned long long mask, int place) noexcept nogil
