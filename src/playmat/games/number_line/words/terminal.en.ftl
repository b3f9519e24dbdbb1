# How moves are written and the table is drawn at the terminal: a code, " = ", what it means.
notation-board =
    A, B = the players' cards; below them, the letter of the player who is closest
    A{"*"} = a decoy
    A? = a card, face down
    · = a free number, or nobody is closest
notation-card = card 5 = play your card on 5
notation-decoy = decoy 5 = play your decoy on 5
notation-answer = { $start ->
    [quiz]
        answer 578 = answer the quiz
        answer pass = don't answer
   *[other] {""}
}
notation-say = say 4 = you scored 4 points this round
