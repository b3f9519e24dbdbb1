"""A stream of random numbers: the same on every machine, compiled or not."""

from typing import Final

WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000
HALF: Final = 0xFFFF
THROWN_AWAY: Final = 15


class Stream:
    """A stream of random numbers: the sfc32 generator, all in 32-bit words."""

    def __init__(self, a: int, b: int, c: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = 1
        # The upper half of a word that `fast_below` has used the lower half of, or -1.
        self.half = -1
        for _ in range(THROWN_AWAY):
            self.word()

    def word(self) -> int:
        b = self.b
        c = self.c
        counter = self.counter
        out = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        # c rotated left by 21, plus the output: what is shifted out at the top goes with the rest above 32 bits.
        self.c = ((c << 21) + (c >> 11) + out) & WORD
        return out

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        if n < 1:
            raise ValueError("there is nothing to draw from")
        out = self.word()
        # Words beyond the last whole multiple of n would favour small numbers; none below 2^32 - n is one of them.
        while out >= WORDS - n and out >= WORDS - WORDS % n:
            out = self.word()
        return out % n

    def fast_below(self, n: int) -> int:
        """A number below n, as good as fair for n up to a few hundred: half a word a time, for search and play-outs."""
        half = self.half
        if half < 0:
            word = self.word()
            half = word & HALF
            self.half = word >> 16
        else:
            self.half = -1
        return (half * n) >> 16

    def fast_shuffle(self, cards: list[int]) -> None:
        """A shuffle in place by `fast_below`."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.fast_below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
