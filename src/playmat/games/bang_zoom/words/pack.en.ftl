# What stands only in its lesson pack.
print-practises-L-1-2-d = spelling words with common patterns
print-practises-L-2-2-d = using spelling patterns for new words
print-practises-L-3-2-f = using word families and rules to spell

print-task-judge = Which of these words may you lay with this hand? Ring them.
print-task-three = Write words of three letters from this hand.
print-task-missing = You want to lay **BANG**. Which letters do you still need?
print-task-points = Somebody has laid these words. How many points? The first BANG is 10, every letter of the others 1.
print-task-longest = Which is the longest word you can lay? Keep one card.
print-answer-words = { $words }, or others that are in the dictionary

print-record-line = Write down your words, and what you saved for BANG and ZOOM.
print-record-laid = word I laid
print-record-points = points
print-record-kept = letters I kept
print-can-1 = … make words from my letters and spell them.
print-can-2 = … say why a word may not be laid.
print-can-3 = … save letters for BANG and ZOOM.

print-home-today = Today I played Bang! Zoom!
print-home-how = I make words from the letters in my hand, 1 point a letter. The first to lay BANG gets 10. From then on ZOOM ends the game and brings 10 too.
print-home-ask-1 = How many words can you make from T, O, A, S, M?
print-home-ask-2 = When do you keep letters instead of laying them?
print-home-ask-3 = Why may you not lay ZOOM first?
print-home-mine = My best words
