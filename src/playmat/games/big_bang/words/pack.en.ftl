# What stands only in its lesson pack.
print-practises-K-CC-B-4c = one more and one less
print-practises-1-OA-C-5 = linking counting to adding and taking away 1
print-practises-MP1 = staying with a problem until it makes sense

print-task-cards = Which of your cards may go to place **A**? Ring them.
print-task-places = Where may the { $card } go? Ring the letters.
print-task-numbers = Which numbers from 1 to 7 may go to place **A**?
print-task-dead = Can you put one of these three cards? Write yes or no, and which one.
print-task-points = How many points is this? A number is 1 point, a rules card 2, the star nothing.
print-answer-dead = No. The hand is dead: throw it away and draw three.
print-answer-alive = Yes: the { $card }.

print-record-line = Write about the cards that made you think.
print-record-put = card I put
print-record-beside = it touches
print-can-1 = … tell which numbers may lie side by side.
print-can-2 = … see when a hand is dead.
print-can-3 = … keep places open for later.

print-home-today = Today I played Big Bang.
print-home-how = A star lies in the middle. Numbers grow around it. Two numbers may touch only if one is exactly one more than the other. I try to put all 28 cards.
print-home-ask-1 = May a 4 lie beside a 4? Beside a 5? Beside a 6?
print-home-ask-2 = A place touches a 3 and a 5. What goes there?
print-home-ask-3 = Why is it good to keep many places open?
print-home-mine = My board: draw a part that you like
