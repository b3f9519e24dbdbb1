"""Which seat has which colour. It has no effect on play."""

from playmat.core.refusal import refused


def seat_colours(palette: list[str], wishes: list[str], seats: int) -> list[str]:
    """Every seat's colour: the one it wished for, else the first that is free, in seat order."""
    for wish in wishes:
        if wish and wish not in palette:
            raise refused("unknown-colour", {"colour": wish, "names": palette})
        if wish and wishes.count(wish) > 1:
            raise refused("colour-taken", {"colour": wish})
    free = [colour for colour in palette if colour not in wishes]
    asked = wishes + [""] * (seats - len(wishes))
    return [wish or free.pop(0) for wish in asked[:seats]]
