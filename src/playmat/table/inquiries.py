"""What can be asked of a table and changes nothing: may this move be made, how does it stand, what can be played?"""

from playmat.table import answers, messages
from playmat.table.choices import offered_moves
from playmat.table.decision import Who, need_seat
from playmat.table.frames import Reader, Teller, status_of
from playmat.table.moves import dry_run
from playmat.table.series import told_series
from playmat.table.table import Table

Inquiry = messages.Try | messages.Describe | messages.Choices


def answer(table: Table, who: Who, reader: Reader, message: Inquiry) -> answers.Answer:
    match message:
        case messages.Try():
            text, working = dry_run(table, who, message.text)
            return answers.Tried(message.id, text, working)
        case messages.Describe():
            return answers.Described(message.id, described(table, reader), board_text(table, Teller(table, reader)))
        case messages.Choices():
            need_seat(who)
            return answers.Offered(message.id, offered_moves(table, reader))


def described(table: Table, reader: Reader) -> str:
    """The table in letters and words: what is asked for, then all that this reader may see."""
    teller = Teller(table, reader)
    lines = [teller.say(status_of(table, reader.seat)).sentence]
    lines.append("\n".join(table.agreed.lines(teller.words)))
    if table.play is not None:
        lines.append(board_text(table, teller))
    score = [teller.say(what).sentence for what in told_series(table.series)]
    return "\n\n".join([*lines, "\n".join(score)] if score else lines)


def board_text(table: Table, teller: Teller) -> str:
    """The match alone, without what is asked and agreed; nothing before the deal."""
    if table.play is None:
        return ""
    match = table.play.match
    return match.setup.game.text(match.view(teller.seat), lambda what: teller.say(what).sentence)
