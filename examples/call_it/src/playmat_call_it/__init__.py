"""Call It: say how many tricks you will take, then take exactly as many."""

from playmat.games.kit import Kit

KIT = Kit("call-it", "playmat_call_it", rules={1: "playmat_call_it.game:GAME"})
