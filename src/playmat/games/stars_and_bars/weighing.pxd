cimport cython
from playmat.bots.search.judge cimport Worths
from playmat.core.kernel cimport Kernel
from playmat.games.stars_and_bars.rules.kernel cimport StarsAndBarsKernel
from playmat.insight.worth.judges cimport WinJudge

cdef double POINTS_A_TURN, STRAY
cdef int CLEAR_LEAD, WINNING_POINTS

cdef class LeadJudge(WinJudge):
    cpdef int judge_into(self, Kernel kernel, Worths worths) except -1

@cython.locals(cards=int, high=int, turns=double, lead=double, stray=double, edge=double)
cpdef double chance_of(StarsAndBarsKernel game, int seat) except -1

cdef double below(double distance, double stray) noexcept
