# Pistas y repasos. Hablan a quien le toca jugar; cada número está contado en la posición.

only-move = Es lo único que puedes hacer.
looked-ahead = { $rank ->
    [1] Fue la mejor de { $count } jugadas.
   *[other] De { $count } jugadas quedó en el puesto { $rank }.
}

# Cómo se cuentan las pistas y los repasos
hint-head = { $seat }, jugada { $number }: lo que se podía hacer
hint-win = { $move }: gana { $percent } de cada 100 partidas (± { $error })
hint-points = { $move }: { $points } puntos (± { $error })
review-head = Cada jugada al lado de la mejor
review-best = { $number }. { $seat }: { $move }
review-forced = { $number }. { $seat }: { $move } (no había otra)
review-lost-win = { $number }. { $seat }: { $move } regala { $percent } de cada 100 partidas. Mejor: { $best }.
review-lost-points = { $number }. { $seat }: { $move } regala { $points } puntos. Mejor: { $best }.
review-judging = Mirando cada jugada
review-accuracy = { $seat } jugó { $percent } de 100.
review-no-choice = { $seat } nunca pudo elegir.
review-turn-lost = Momento clave, jugada { $number }: con { $move } las posibilidades de { $seat } pasaron de { $before } a { $after } de cada 100. Mejor era { $best }.
review-turn-rose = Momento clave, jugada { $number }: desde su jugada anterior, las posibilidades de { $seat } subieron de { $before } a { $after } de cada 100.
review-turn-fell = Momento clave, jugada { $number }: desde su jugada anterior, las posibilidades de { $seat } bajaron de { $before } a { $after } de cada 100.
review-turn-points = Momento clave, jugada { $number }: { $seat } perdió { $points } puntos con { $move }. Mejor era { $best }.

# Lo mismo para quien lee: las jugadas van en medio, con palabras.
turn-move = Momento clave, jugada { $number }:
turn-lost = Las posibilidades de { $seat } pasaron de { $before } a { $after } de cada 100.
turn-points = { $seat } perdió { $points } puntos.
turn-better = Mejor:
