# Puzzles: goals, hints, what is said to a wrong try, and reasons.
goal-gave = Which card did { $giver_seat } give you? You can know it for sure.
hint-gave = Which cards are neither on the table nor in your hand? Who could not put a card when they knocked?
wrong-gave = That card cannot be the one.
goal-likely = Which card did { $giver_seat } most likely give you? Use what you know.
hint-likely = Do you know a card that { $giver_seat } holds? How many cards can it be at all?
wrong-likely = It could be, but another card is much more likely.
goal-closed = Put the card that opens no new place for the others.
hint-closed = For each card you can put: which card comes next to it? Is that one yours?
wrong-closed = That opens a place for a card that somebody else has.
goal-knocks = Put a card so that { $next_seat } has to knock next. You can be sure of it.
hint-knocks = Which cards can { $next_seat } not have? Leave only such places open.
wrong-knocks = After that { $next_seat } might still put a card.
pz-only = { $giver_seat } holds { $held ->
    [one] one card
   *[other] { $held } cards
}. All other cards must be elsewhere, so it is { $card }.
pz-likely = It is { $card } in { $percent } of 100 cases; each other card in { $other_percent } at most.
pz-closed = After { $card } nobody can put a card that they could not put before.
pz-own = What comes next is yours: { $cards }.
pz-knocks = After { $card } only these are open to others, and { $next_seat } holds none of them: { $cards }.
