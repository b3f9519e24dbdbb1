"""Chance: the one source of randomness, which anyone can check.

A match has a seed, and outcome number k of the match comes from a generator of its own, made from seed and k.
The hash of the seed is published when the match starts and the seed when it is over.
"""

from hashlib import sha256
from typing import Final

from playmat.core.refusal import Refused, refused
from playmat.core.stream import Stream

LONGEST_DEAL_CODE: Final = 32


def stream_of(text: str) -> Stream:
    """The stream that belongs to a text: the same text, the same numbers."""
    digest = sha256(text.encode()).digest()
    return Stream(
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
    )


def commitment_of(seed: str) -> str:
    """What is published of a seed before the match is over."""
    return sha256(seed.encode()).hexdigest()


def check_deal_code(code: str) -> str:
    """A deal code is letters and digits, nothing else: it is read from paper and typed by children."""
    if not (code.isascii() and code.isalnum() and len(code) <= LONGEST_DEAL_CODE):
        raise refused("bad-deal-code", {"code": code, "longest": LONGEST_DEAL_CODE})
    return code


def seed_of_code(code: str) -> str:
    """The seed that belongs to a deal code: the same code deals the same cards everywhere."""
    return seed_of_text(check_deal_code(code))


def seed_of_text(text: str) -> str:
    """The seed that belongs to a text."""
    return sha256(text.encode()).hexdigest()[:32]


def seed_of_number(number: int, match: int) -> str:
    """The seed of match number `match` (from 0) of a command's `--seed`."""
    return seed_of_text(f"{number}:{match}")


def check_seed(seed: str) -> str:
    if len(seed) != 32 or seed.strip("0123456789abcdef"):
        raise refused("bad-seed", {"seed": seed})
    return seed


class Outcome:
    """One thing that chance decided: a shuffled pile, or drawn numbers."""

    def __init__(self, is_shuffle: bool, values: list[int]) -> None:
        self.is_shuffle = is_shuffle
        self.values = values

    def written(self, names: list[str]) -> list[str]:
        """In the notation of a record: cards by their names, numbers as they are."""
        if self.is_shuffle:
            return [names[value] for value in self.values]
        return [str(value) for value in self.values]


class Chance:
    """Where a match gets its shuffles and draws from; it remembers them in the order they happened."""

    def __init__(self, seed: str | None, commitment: str) -> None:
        self.seed = seed
        self.commitment = commitment
        self.outcomes: list[Outcome] = []

    def shuffle(self, cards: list[int]) -> list[int]:
        """The cards in a new order; they leave the pile from the first element."""
        raise NotImplementedError

    def draw(self, ranges: list[tuple[int, int]]) -> list[int]:
        """One number from each range, both ends included; together one outcome."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        raise NotImplementedError

    def written(self, names: list[str]) -> list[list[str]]:
        return [outcome.written(names) for outcome in self.outcomes]


class SeedChance(Chance):
    """Chance that follows from a seed."""

    def __init__(self, seed: str, commitment: str = "") -> None:
        super().__init__(check_seed(seed), commitment or commitment_of(seed))

    def shuffle(self, cards: list[int]) -> list[int]:
        pile = cards[:]
        self._stream().shuffle(pile)
        self.outcomes.append(Outcome(True, pile))
        return pile[:]

    def draw(self, ranges: list[tuple[int, int]]) -> list[int]:
        stream = self._stream()
        drawn = [low + stream.below(high - low + 1) for low, high in ranges]
        self.outcomes.append(Outcome(False, drawn))
        return drawn[:]

    def copy(self) -> Chance:
        other = SeedChance(self.seed or "", self.commitment)
        other.outcomes = self.outcomes[:]
        return other

    def _stream(self) -> Stream:
        return stream_of(f"{self.seed}:{len(self.outcomes)}")


class SearchChance(Chance):
    """Chance for imagined matches: a stream of the searcher's own, never the match's seed."""

    def __init__(self, stream: Stream, commitment: str = "") -> None:
        super().__init__(None, commitment)
        self.stream = stream

    def shuffle(self, cards: list[int]) -> list[int]:
        pile = cards[:]
        self.stream.fast_shuffle(pile)
        return pile

    def draw(self, ranges: list[tuple[int, int]]) -> list[int]:
        return [low + self.stream.below(high - low + 1) for low, high in ranges]

    def copy(self) -> Chance:
        return SearchChance(self.stream, self.commitment)


class RecordedChance(Chance):
    """Chance as a record tells it, checked against the seed where the record has one."""

    def __init__(self, told: list[list[str]], names: list[str], seed: str | None) -> None:
        super().__init__(seed, "" if seed is None else commitment_of(seed))
        self.told = told
        self.names = names
        self.expected: SeedChance | None = None if seed is None else SeedChance(seed)

    def shuffle(self, cards: list[int]) -> list[int]:
        told = self._next()
        card_of = {name: card for card, name in enumerate(self.names)}
        pile = [card_of.get(name, -1) for name in told]
        if sorted(pile) != sorted(cards):
            raise self._wrong("chance-no-permutation")
        if self.expected is not None and self.expected.shuffle(cards) != pile:
            raise self._wrong("chance-not-from-seed")
        self.outcomes.append(Outcome(True, pile))
        return pile[:]

    def draw(self, ranges: list[tuple[int, int]]) -> list[int]:
        told = self._next()
        if len(told) != len(ranges):
            raise self._wrong("chance-out-of-range")
        drawn: list[int] = []
        for text, (low, high) in zip(told, ranges, strict=True):
            number = int(text) if text.isascii() and text.isdecimal() else -1
            if str(number) != text or not low <= number <= high:
                raise self._wrong("chance-out-of-range")
            drawn.append(number)
        if self.expected is not None and self.expected.draw(ranges) != drawn:
            raise self._wrong("chance-not-from-seed")
        self.outcomes.append(Outcome(False, drawn))
        return drawn[:]

    def copy(self) -> Chance:
        other = RecordedChance(self.told, self.names, self.seed)
        other.outcomes = self.outcomes[:]
        if other.expected is not None:
            other.expected.outcomes = self.outcomes[:]
        return other

    def left_over(self) -> int:
        """How many outcomes the record tells that never happened."""
        return len(self.told) - len(self.outcomes)

    def _next(self) -> list[str]:
        if len(self.outcomes) >= len(self.told):
            raise self._wrong("chance-missing")
        return self.told[len(self.outcomes)]

    def _wrong(self, code: str) -> Refused:
        return refused(code, {"outcome": len(self.outcomes) + 1})
