# Reasons behind hints and reviews.
sv-knock = { $count ->
    [one] Only one card would fit now, and you do not have it: you must knock.
   *[other] { $count } cards would fit now, and you have none of them: you must knock.
}
sv-own = With { $card } on the table you can put another card of yours: { $cards }.
sv-others = With { $card } on the table somebody else can put { $cards }.
sv-closed = Nothing comes after { $card }: it opens the way for no other card.
sv-waiting = { $count ->
    [one] One card of yours is waiting for it: { $cards }.
   *[other] { $count } cards of yours are waiting for it: { $cards }.
}
sv-others-too = It also lets somebody else put { $cards }.
sv-rival = With { $rival } on the table somebody else could put { $cards }.
sv-cost = If you end with { $card }, it costs { $points ->
    [one] one point.
   *[other] { $points } points.
}
sv-give-far = { $missing ->
    [0] You could put { $card } on the table at your next turn.
    [one] One more card must be put before { $card } fits.
   *[other] { $missing } more cards must be put before { $card } fits.
}
sv-give-known = But everybody knows that you have { $card }: it is easy to guess.
sv-rival-known = Everybody knows that you have { $rival }: that one is easy to guess.
sv-give-cost = If you end with it, { $card } costs { $points }; { $rival } costs { $rival_points }.
sv-give-hidden = { $count ->
    [one] Whoever knocked then has only one card to guess from.
   *[other] Whoever knocked then has { $count } cards to guess from.
}
sv-guess = If { $giver_seat } gave any card of the hand: { $named } is right about { $percent } times in 100.
sv-guess-beside = If { $giver_seat } gave any card of the hand: { $named } is right about { $percent } times in 100, { $rival } { $rival_percent } times.
sv-guess-known = You know that { $giver_seat } has { $card }.
sv-guess-may = { $held ->
    [one] { $giver_seat } has one card, and it may be any of { $may }.
   *[other] { $giver_seat } has { $held } cards, and { $may } cards may be among them.
}
sv-count = An ace costs 15 points. A 9 or a 10 costs 10. Every other card costs 5. Start with the tens.
sv-count-junior = Every card costs its number. The ace is 1.
