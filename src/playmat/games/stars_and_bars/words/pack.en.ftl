# What stands only in its lesson pack.
print-practises-3-NBT-A-2 = adding within 1000, turn after turn
print-practises-MP3 = giving reasons, and checking those of others
print-practises-MP7 = seeing how cards are built from four features

print-task-differences = How many differences does each pair have? Look at figure, number, colour and fill.
print-task-points = The card on the right goes to **A**. How many points does it bring?
print-task-places = On which spaces may this card lie? Ring the letters.
print-task-total = You have { $total } points. The card goes to **A**. How many points does it bring? What is your new total?
print-task-best = Ring the card that brings the most points on **A**. Write the points beside it.
print-answer-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
print-answer-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, new total { $total }

print-record-line = Write down some of your turns.
print-record-card = card and space
print-record-points = points
print-record-total = new total
print-record-why = how I counted
print-can-1 = … count the differences between two cards.
print-can-2 = … say what a card brings: on top, beside, at a corner, above or below.
print-can-3 = … explain why a card may not lie on an outer space.

print-home-today = Today I played Stars and Bars.
print-home-how = Cards differ in figure, number, colour and fill. I put a card so that it has just the right number of differences: 1 with the card under it, 2 with one beside it, 3 at a corner, 4 above or below. That is how many points I get.
print-home-ask-1 = I show you two cards: how many differences do they have?
print-home-ask-2 = Why are 4 differences so hard to find?
print-home-ask-3 = Where may you lay any card at all?
print-home-mine = My best turn: draw the cards and count
