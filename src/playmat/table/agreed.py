"""What was agreed at a table, told in the language of whoever asks: the same for as long as the table stands."""

from playmat.table.answers import AgreedView
from playmat.words.agreed import Agreed
from playmat.words.catalogue import Catalogue


class AgreedRules:
    """The agreed rules of one table; said once in each language, since every frame has them."""

    def __init__(self, agreed: Agreed) -> None:
        self.agreed = agreed
        self._told: dict[str, AgreedView] = {}

    def told(self, words: Catalogue) -> AgreedView:
        """In the words of the game."""
        known = self._told.get(words.language)
        if known is None:
            said = [words.say(told) for told in self.agreed.besides]
            known = self._told[words.language] = AgreedView(words.say(self.agreed.preset), said)
        return known
