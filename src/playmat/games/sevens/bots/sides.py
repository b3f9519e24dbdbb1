"""What lies around each card of Sevens, in tables for the worths: the standard pack first, the junior pack after it."""

from typing import Final

from playmat.games.sevens.rules.cards import CARDS, SUIT_SIZE
from playmat.games.sevens.rules.tables import PACKS, behind

# The cards below and above that wait for a card, and those between it and its centre, the centre included.
BELOW: Final = [behind(pack, card)[0] & pack.mask for pack in PACKS for card in range(CARDS)]
ABOVE: Final = [behind(pack, card)[1] & pack.mask for pack in PACKS for card in range(CARDS)]
BEFORE: Final = [0] * (CARDS * len(PACKS))
COSTS: Final = [cost for pack in PACKS for cost in pack.costs]
STEPS: Final = [abs(card % SUIT_SIZE - pack.opening) for pack in PACKS for card in range(CARDS)]

for number, pack in enumerate(PACKS):
    for card in pack.cards:
        for before in pack.cards:
            if before != card and any(side >> card & 1 for side in behind(pack, before)):
                BEFORE[number * CARDS + card] |= 1 << before
