# Reasons behind hints and reviews.
bb-last = With { $card } { $place } all your cards are put.
bb-places = Putting { $card } { $place } leaves { $places ->
    [0] no place
    [one] one place
   *[other] { $places } places
} for { $kind }.
bb-places-beside = Putting { $card } { $place } leaves { $places ->
    [0] no place
    [one] one place
   *[other] { $places } places
} for { $kind }; putting { $rival } { $rival_place } leaves { $rival_places ->
    [0] none
   *[other] { $rival_places }
}.
bb-all-live = Everything you still have to put has a place then.
bb-nowhere = Then these fit nowhere: { $cards }.
bb-deck = { $count } of the { $number } cards in your deck fit somewhere now.
bb-draw-pile = Your deck is empty: the discard pile is shuffled and comes again.
bb-top = On top of the discard pile { $card } can still be put: { $count } cards of your deck are one apart from it.
bb-top-beside = On top of the discard pile { $card } can still be put: { $count } cards of your deck are one apart from it; from { $rival } { $rival_count }.
bb-top-rules = On top of the discard pile { $card } can still be put.
