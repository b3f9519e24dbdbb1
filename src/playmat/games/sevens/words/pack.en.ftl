# What stands only in its lesson pack.
print-practises-K-CC-A-2 = counting on and back from a number that is not 1
print-practises-K-CC-B-4c = each next number is one more
print-practises-2-NBT-B-5 = adding within 100, when hands are counted
print-practises-1-OA-C-6 = adding within 20, in the junior game
print-practises-2-OA-B-2 = knowing such sums by heart, in the junior game

print-task-fits-junior = In the junior game rows begin with the 3. Ring every card that fits.
print-task-fits = Rows begin with the 7. Ring every card of the hand that fits.
print-task-next = Which cards can come next in these rows? Write them all.
print-task-knock = Can you put a card, or must you knock? Write your answer.
print-task-hand = Add up this hand. Ace 15, 2 to 8: 5 each, 9 and 10: 10 each.
print-task-hands = Add up both hands. Which one is better? Fewer points are better.
print-answer-knock = You must knock: nothing fits.
print-answer-hands = { $first } and { $second }: { $better ->
    [first] the first hand is better.
    [second] the second hand is better.
   *[same] both are equally good.
}
print-answer-put = You can put { $card }.

print-record-line = Write about the turns that made you think.
print-record-put = card I put
print-record-opens = who can go on now
print-can-1 = … tell which card comes next, up and down.
print-can-2 = … see when I must knock.
print-can-3 = … add up the cards in my hand.

print-home-today = Today I played Sevens.
print-home-how = Every suit grows from the 7: up to the 10 and down to the ace. If you can put a card, you must. If not, you knock, and the others give you a card each. Guess it, or keep it! Whoever has no cards left wins.
print-home-ask-1 = The 7 and the 6 of hearts lie there. Which hearts can come now?
print-home-ask-2 = Why would you keep a 7 for a while?
print-home-ask-3 = Which card would you give me when I knock?
print-home-mine = A turn I am proud of: draw the cards
