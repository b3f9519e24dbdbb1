# Reasons behind hints and reviews.
nl-quiz = Work it out in two steps: { $a } times { $tens }, then { $a } times { $ones }. Add the two. The answer is yours to find!
nl-quiz-round = Leave the zero out and work out { $a } times { $tens }; then put the zero back at the end. The answer is yours to find!
nl-own = { $hidden ->
    [yes] If every face-down card counts: on the { $number } you own { $count ->
        [0] no number now.
        [one] one number now: { $numbers }.
       *[other] { $count } numbers now: { $numbers }.
    }
   *[no] On the { $number } you own { $count ->
        [0] no number now.
        [one] one number now: { $numbers }.
       *[other] { $count } numbers now: { $numbers }.
    }
}
nl-final = No other card comes in this round: nobody can take them away.
nl-final-score = No other card comes in this round: it ends { $count } for you, { $other } for the best other.
nl-kept = Wherever the next card goes, you keep at least { $kept }.
nl-kept-more = Wherever the next card goes, you keep at least { $kept }; on the { $rival } it could be only { $rival_kept }.
nl-kept-beside = Wherever the next card goes, you keep at least { $kept }; on the { $rival } it would be { $rival_kept }.
nl-decoy-waits = The decoy on the { $number } owns nothing, but your card can wait: { $to_come ->
    [0] no other card is still to come in this round.
    [one] one card of the others is still to come.
   *[other] { $to_come } cards of the others are still to come.
}
nl-card-later = { $hidden ->
    [yes] If every face-down card counts: your card on the { $place } would then own { $count ->
        [one] one number.
       *[other] { $count } numbers.
    }
   *[no] Then your card on the { $place } would own { $count ->
        [one] one number.
       *[other] { $count } numbers.
    }
}
nl-decoy-blocks = With your decoy on the { $number } nobody else can go there. { $hidden ->
    [yes] If every face-down card counts: after the next card you keep at least { $kept ->
        [one] one number.
       *[other] { $kept } numbers.
    }
   *[no] After the next card you keep at least { $kept ->
        [one] one number.
       *[other] { $kept } numbers.
    }
}
nl-decoy-beside = With the decoy on the { $rival } it would be { $rival_kept }.
nl-decoy-nothing = The decoy on the { $number } changes nothing any more: no other card comes in this round.
nl-count = Touch the numbers that are closest to your card and count them. The number under your card counts, too. Ties belong to nobody.
