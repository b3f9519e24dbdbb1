"""What a person can type at the prompt besides moves: `help`, `rules`, `hint`, `why` and so on."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from playmat.cli.hint import worth_line
from playmat.cli.notation import BOARD, NOTATION, entries, verb_of, verbs_in
from playmat.cli.screen import INDENT, Screen
from playmat.core.chance import stream_of
from playmat.core.game import Setup
from playmat.core.match import Match
from playmat.core.message import Facts, message
from playmat.core.offer import Offer
from playmat.core.refusal import Refusal
from playmat.core.views import View
from playmat.games.registry import find_kit
from playmat.insight.advice import Advice, advise
from playmat.insight.insight import WIN, insight_of
from playmat.insight.review import Question, judge_move
from playmat.words.catalogue import Catalogue
from playmat.words.rulebook import RULING_MARK, Rule, rulebook

# Each has its words in the catalog, `typed-NAME`, and a sentence of what it does, `meaning-NAME`.
COMMANDS: Final = ("moves", "board", "hint", "why", "undo", "rules", "help", "quit")


@cache
def terminal_words(language: str, game: str) -> Catalogue:
    """The catalog for a game at the terminal: its own words, its notation, and the reasons of hints."""
    words = Catalogue(language, game, ("playmat.insight",))
    for file in ("insight.{language}.ftl", "terminal.{language}.ftl"):
        words.add_text(find_kit(game).text(file, language))
    return words


@dataclass(frozen=True)
class OwnMove:
    """A person's last move, and what they could see before it."""

    view: View
    number: int
    text: str


class Commands:
    """Answers what people ask at the prompt. It changes nothing in the match."""

    def __init__(self, screen: Screen, setup: Setup) -> None:
        self.screen = screen
        self.setup = setup
        self.words = screen.words
        self.explained: dict[int, set[str]] = {}
        # What `why` is about, by seat.
        self.subjects: dict[int, Refusal | Advice | OwnMove] = {}

    def find(self, text: str) -> tuple[str, str]:
        """The command that a text stands for, and what follows it; empty if there is none."""
        typed = " ".join(text.split()).casefold()
        for name in COMMANDS:
            for word in self.spoken(name):
                if typed == word:
                    return name, ""
                if name == "rules" and typed.startswith(word + " "):
                    return name, typed[len(word) + 1 :]
        return "", ""

    def spoken(self, name: str) -> list[str]:
        return self.words.say(message("typed-" + name)).split(", ")

    def run(self, name: str, rest: str, seat: int, match: Match) -> None:
        match name:
            case "hint":
                self.hint(seat, match)
            case "why":
                self.why(seat)
            case "rules":
                self.rules(rest)
            case _:
                self.help(seat, match)

    # Moves and their notation.

    def introduce(self, seat: int, match: Match, offer: Offer) -> None:
        """Explain what this person hasn't met yet: the board, and moves of a new kind."""
        known = self.explained.setdefault(seat, set())
        new = [name for name in [BOARD, *verbs_in(match, offer)] if name not in known]
        known.update(new)
        if BOARD in new:
            self.screen.say("typed-hello", {"help": self.spoken("help")[0], "quit": self.spoken("quit")[0]})
        self.screen.explain_codes([entry for name in new for entry in self.entries(name)])
        if offer.moves and not any(self.entries(verb) for verb in verbs_in(match, offer)):
            self.screen.say("how-to-move", {"example": match.format(offer.moves[-1])})

    def entries(self, verb: str) -> list[tuple[str, str]]:
        return entries(self.words, verb, dict(self.setup.options))

    def explain_verb(self, text: str) -> None:
        """How moves that begin with this word are written, where a text is nearly one."""
        if verb_of(text) != BOARD:
            self.screen.explain_codes(self.entries(verb_of(text)))

    def list_moves(self, texts: list[str], most_rows: int = 0) -> bool:
        """List the moves with their numbers; a list of more rows than that is only announced. Return if it's there."""
        wide = len(str(len(texts)))
        rows = self.screen.columns([f"{number:>{wide}}. {text}" for number, text in enumerate(texts, 1)])
        if not texts:
            self.screen.say("no-list")
        elif most_rows and len(rows) > most_rows:
            self.screen.say("list-is-long", {"number": len(texts), "moves": self.spoken("moves")[0]})
            return False
        for row in rows:
            self.screen.print(row)
        return True

    def help(self, seat: int, match: Match) -> None:
        self.screen.say("help-moves")
        names = [BOARD, *(key.removeprefix(NOTATION) for key in self.words.keys_with(NOTATION))]
        self.screen.explain_codes([entry for name in dict.fromkeys(names) for entry in self.entries(name)])
        self.screen.say("help-commands")
        meanings = [(self.spoken(name)[0], self.words.say(message("meaning-" + name))) for name in COMMANDS]
        self.screen.explain_codes(meanings)

    # Rules.

    def rules(self, asked: str) -> None:
        """The whole rule book, or one rule by its number."""
        chapters = rulebook(self.setup.game.name, self.words.language)
        number = asked.rpartition("-")[2]
        found = {rule.id: rule for rule in self.all_rules() if not asked or rule.id.rpartition("-")[2] == number}
        if not chapters:
            self.screen.say("no-rules")
        elif not found:
            self.screen.say("no-such-rule", {"name": asked.upper(), "first": self.all_rules()[0].id})
        for chapter in chapters:
            if not asked:
                self.screen.print("\n" + chapter.title.upper())
            for rule in chapter.rules:
                if rule.id in found:
                    self.read(rule)
        if any(rule.has_ruling for rule in found.values()):
            self.screen.say("ruling-mark", {"mark": RULING_MARK})

    def all_rules(self) -> list[Rule]:
        return [rule for chapter in rulebook(self.setup.game.name, self.words.language) for rule in chapter.rules]

    def read(self, rule: Rule) -> None:
        self.screen.print(f"{rule.id}  {rule.title}")
        for line in rule.text.replace("*", "").split("\n"):
            self.screen.print("  " + line, "  ")

    # Hints and reasons.

    def hint(self, seat: int, match: Match) -> None:
        advice = advise(match.setup.game, seat, match.view(seat), stream_of("hint"))
        texts = [match.format(move) for move in match.offer(seat).moves]
        for said in advice.says:
            self.screen.tell(said, seat)
        for choice in advice.choices:
            number = f"{texts.index(choice.move) + 1}. " if choice.move in texts else ""
            self.screen.print(number + worth_line(advice, choice, self.words), INDENT)
            for said in choice.why:
                self.screen.tell(said, seat, INDENT)
        if not advice.choices and not advice.says:
            self.screen.say("refused-no-hint")
        self.subjects[seat] = advice

    def why(self, seat: int) -> None:
        """Explain the last refusal, hint or move of this person, whichever came last."""
        subject = self.subjects.get(seat)
        if isinstance(subject, Refusal):
            self.why_refused(subject, seat)
        elif isinstance(subject, Advice):
            self.why_hint(subject, seat)
        elif isinstance(subject, OwnMove):
            self.why_moved(subject, seat)
        else:
            self.screen.say("why-nothing")

    def why_refused(self, refusal: Refusal, seat: int) -> None:
        self.screen.tell(refusal.message(), seat)
        for rule in self.all_rules():
            if rule.id == refusal.rule:
                self.read(rule)

    def why_hint(self, advice: Advice, seat: int) -> None:
        for choice in advice.choices[:1]:
            self.screen.print(worth_line(advice, choice, self.words), INDENT)
        for said in (*advice.says, *[said for choice in advice.choices[:1] for said in choice.why]):
            self.screen.tell(said, seat, INDENT)

    def why_moved(self, moved: OwnMove, seat: int) -> None:
        game = self.setup.game
        move = game.parse(moved.text)
        if move is None or not insight_of(game).is_judged(move):
            self.screen.say("why-nothing")
            return
        judged = judge_move(game, Question(moved.number, 1, seat, moved.view, moved.text))
        facts: Facts = {"move": judged.move, "best": judged.best}
        unit = insight_of(game).unit
        if judged.forced or not judged.loss:
            self.screen.say("why-forced" if judged.forced else "why-best", facts)
        else:
            loss = round(100 * judged.loss) if unit == WIN else round(judged.loss, 1)
            self.screen.say(f"why-lost-{unit}", {**facts, "loss": loss})
        for said in judged.why:
            self.screen.tell(said, seat, INDENT)

    def note_refusal(self, seat: int, refusal: Refusal) -> None:
        self.subjects[seat] = refusal

    def note_move(self, seat: int, match: Match, text: str, number: int) -> None:
        self.subjects[seat] = OwnMove(match.view(seat), number, text)

    def forget(self, seat: int) -> None:
        self.subjects.pop(seat, None)
