cimport cython
from playmat.core.kernel cimport Kernel, MoveList
from playmat.core.stream cimport Stream

@cython.locals(made=long, seat=int, count=int)
cpdef long play_out_kernel(Kernel kernel, MoveList moves, Stream stream) except -1
@cython.locals(moves=MoveList, made=long, _=int, number=int)
cpdef long play_out_games(Kernel kernel, int games, int matches, Stream stream) except -1
