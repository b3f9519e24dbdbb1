# What stands only in its lesson pack.
print-practises-K-CC-C-7 = comparing two written numbers from 1 to 10
print-practises-2-MD-B-6 = numbers as places on a line, and how far apart they are
print-practises-4-NBT-B-5 = multiplying two-digit numbers (with the starting quiz)

print-task-owners = { $ink ->
    [mono] Whose number is it? Write **L** for the leaf, **D** for the disc, or a dash for nobody.
   *[other] Whose number is it? Write **G** for green (leaf), **O** for orange (disc), or a dash for nobody.
}
print-task-whose = Look at the { $number }. Whose is it?
print-task-points = How many points does each player get?
print-task-nobody = Which numbers belong to nobody?
print-task-decoys = { $ink ->
    [mono] Round 2. Cards with a mask do not count. Write **L**, **D** or a dash.
   *[other] Round 2. Cards with a mask do not count. Write **G**, **O** or a dash.
}
print-task-best = { $colour ->
    [green] { $ink ->
        [mono] It is the leaf’s turn.
       *[other] It is green’s turn (leaf).
    }
    [orange] { $ink ->
        [mono] It is the disc’s turn.
       *[other] It is orange’s turn (disc).
    }
   *[red] { $ink ->
        [mono] It is the heart’s turn.
       *[other] It is red’s turn (heart).
    }
} Which number is best? How many points does it bring?
print-best-answer = On the { $number }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
print-letter-green = { $ink ->
    [mono] L
   *[other] G
}
print-letter-orange = { $ink ->
    [mono] D
   *[other] O
}
print-letter-nobody = –
print-colour-green = { $ink ->
    [mono] leaf
   *[other] green
}
print-colour-orange = { $ink ->
    [mono] disc
   *[other] orange
}
print-colour-red = { $ink ->
    [mono] heart
   *[other] red
}

print-record-line = After each round, write what you did and why.
print-record-round = round
print-record-mine = my card on
print-record-others = the others on
print-record-guess = points I guessed
print-record-points = points I got
print-can-1 = … tell which card is closest to a number.
print-can-2 = … see when two cards are equally far away.
print-can-3 = … say why I chose my number.

print-home-today = Today I played Number Line.
print-home-how = Ten numbers lie in a row. You put your card on a number. Every number that is closer to your card than to all others is yours. Whoever owns the most numbers wins.
print-home-ask-1 = Your card is on 3, mine is on 7. Who owns the 4? Who owns the 5?
print-home-ask-2 = Why is a card right beside mine so strong?
print-home-ask-3 = Where would you put a decoy, and why?
print-home-mine = My best round: draw the line and the cards
