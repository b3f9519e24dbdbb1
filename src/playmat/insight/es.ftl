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

# Number Line
nl-quiz = Hazlo en dos pasos: { $a } por { $tens }, y luego { $a } por { $ones }. Suma los dos. ¡El resultado lo encuentras tú!
nl-quiz-round = Deja el cero y calcula { $a } por { $tens }; al final vuelve a poner el cero. ¡El resultado lo encuentras tú!
nl-own = { $hidden ->
    [yes] Si cuentan todas las cartas boca abajo, en el { $number } tienes ahora { $count ->
        [0] cero números.
        [one] un número: { $numbers }.
       *[other] { $count } números: { $numbers }.
    }
   *[no] En el { $number } tienes ahora { $count ->
        [0] cero números.
        [one] un número: { $numbers }.
       *[other] { $count } números: { $numbers }.
    }
}
nl-final = Ya no viene otra carta en esta ronda: nadie te los puede quitar.
nl-final-score = Ya no viene otra carta en esta ronda: termina con { $count } para ti y { $other } para el mejor de los demás.
nl-kept = Vaya donde vaya la próxima carta de otro jugador, conservas al menos { $kept }.
nl-kept-more = Vaya donde vaya la próxima carta de otro jugador, conservas al menos { $kept }; en el { $rival } podrían ser solo { $rival_kept }.
nl-kept-beside = Vaya donde vaya la próxima carta de otro jugador, conservas al menos { $kept }; en el { $rival } serían { $rival_kept }.
nl-decoy-waits = El señuelo en el { $number } no tiene ningún número, pero tu carta puede esperar: { $to_come ->
    [0] en esta ronda ya no viene ninguna carta de los demás.
    [one] todavía viene una carta de los demás.
   *[other] todavía vienen { $to_come } cartas de los demás.
}
nl-card-later = { $hidden ->
    [yes] Si cuentan todas las cartas boca abajo, tu carta en el { $place } tendría entonces { $count ->
        [one] un número.
       *[other] { $count } números.
    }
   *[no] Tal como queda la línea, tu carta en el { $place } tendría { $count ->
        [one] un número.
       *[other] { $count } números.
    }
}
nl-decoy-blocks = Con tu señuelo en el { $number } nadie más puede ir ahí. { $hidden ->
    [yes] Si cuentan todas las cartas boca abajo, después de la próxima carta de otro jugador conservas al menos { $kept ->
        [one] un número.
       *[other] { $kept } números.
    }
   *[no] Después de la próxima carta de otro jugador conservas al menos { $kept ->
        [one] un número.
       *[other] { $kept } números.
    }
}
nl-decoy-beside = Con el señuelo en el { $rival } serían { $rival_kept }.
nl-decoy-nothing = El señuelo en el { $number } ya no cambia nada: en esta ronda no viene otra carta.

# Sevens
sv-knock = { $count ->
    [one] Ahora solo encajaría una carta, y no la tienes: tienes que llamar.
   *[other] Ahora encajarían { $count } cartas, y no tienes ninguna: tienes que llamar.
}
sv-own = Con { $card } en la mesa puedes poner otra carta tuya: { $cards }.
sv-others = Con { $card } en la mesa otro puede poner { $cards }.
sv-closed = Nada viene detrás: { $card } no abre el camino a ninguna otra carta.
sv-waiting = { $count ->
    [one] Una carta tuya la está esperando: { $cards }.
   *[other] { $count } cartas tuyas la están esperando: { $cards }.
}
sv-others-too = También deja que otro ponga { $cards }.
sv-rival = Con { $rival } en la mesa otro podría poner { $cards }.
sv-cost = Si al final te quedas con { $card }, cuesta { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
sv-give-far = { $missing ->
    [0] Podrías poner { $card } en la mesa en tu próximo turno.
    [one] Hay que poner una carta más antes de que encaje { $card }.
   *[other] Hay que poner { $missing } cartas más antes de que encaje { $card }.
}
sv-give-known = Pero todos saben que tienes { $card }: es fácil de adivinar.
sv-rival-known = Todos saben que tienes { $rival }: esa es fácil de adivinar.
sv-give-cost = Al final { $card } cuesta { $points } si aún lo tienes, { $rival } cuesta { $rival_points }.
sv-give-hidden = { $count ->
    [one] Quien ha llamado solo tiene una carta entre la que elegir al adivinar.
   *[other] Quien ha llamado tiene { $count } cartas entre las que elegir al adivinar.
}
sv-guess = Si { $giver_seat } dio una carta cualquiera de su mano, { $named } acierta en unos { $percent } de cada 100 casos.
sv-guess-beside = Si { $giver_seat } dio una carta cualquiera de su mano, { $named } acierta en unos { $percent } de cada 100 casos, { $rival } en { $rival_percent }.
sv-guess-known = Sabes que { $giver_seat } tiene { $card }.
sv-guess-may = { $held ->
    [one] { $giver_seat } tiene una carta, y puede ser cualquiera de { $may }.
   *[other] { $giver_seat } tiene { $held } cartas, y entre ellas puede haber { $may } distintas.
}

# Stars and Bars
sb-say = Sumar te toca a ti: mira cada carta que toca la tuya, cuenta las diferencias y apunta lo que da cada una.
sb-points = Poner { $card } en { $cell } da { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $shares }.
sb-points-beside = Poner { $card } en { $cell } da { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $shares }. Poner { $rival } en { $rival_cell } da { $rival_points }.
sb-nothing = Poner { $card } en { $cell } no da nada.
sb-nothing-beside = Poner { $card } en { $cell } no da nada; poner { $rival } en { $rival_cell } da { $rival_points }.
sb-more = Te da más puntos de una vez que { $rival } en { $rival_cell }.
sb-less = Te da menos puntos de una vez que { $rival } en { $rival_cell }.
sb-same = Te da tantos puntos de una vez como { $rival } en { $rival_cell }.
sb-answer = Con las cartas que están a la vista, el otro puede conseguir después { $most } como mucho.
sb-answer-beside = Con las cartas que están a la vista, el otro puede conseguir después { $most } como mucho; tras { $rival } en { $rival_cell } serían { $rival_most }.
sb-no-answer = Después de esto el otro ya no tiene turno.
sb-end = En el tablero no queda nada por hacer: termina tu turno.
sb-end-due = En el tablero queda algo por hacer antes de terminar tu turno.
sb-back = Tu carta da { $points } donde está; lo más que puedes conseguir ahora con una carta es { $best }.
sb-claim-clear = Los cuatro montones interiores están boca abajo y nadie los ha retirado: eso da { $points } puntos.
sb-claim-flip = Hay { $cards } cartas en { $cell } y nadie las ha puesto boca abajo: eso da { $points } puntos.
sb-claim-remove = Hay { $cards } cartas en { $cell } y nadie las ha retirado: eso da { $points } puntos.
sb-duty-clear = Los cuatro montones interiores están boca abajo: retíralos, o el siguiente gana { $points } puntos por hacerlo.
sb-duty-flip = Tu carta es la número { $cards } en { $cell }: ponlo boca abajo, o el siguiente gana { $points } puntos por hacerlo.
sb-duty-remove = Tu carta es la número { $cards } en { $cell }: retíralo, o el siguiente gana { $points } puntos por hacerlo.

# Bang! Zoom!
bz-draw = { $better } de las { $number } cartas que pueden venir hacen una palabra más larga que la que tienes ({ $longest ->
    [0] ninguna
    [one] una letra
   *[other] { $longest } letras
}).
bz-top-longer = Con la { $letter } de los descartes tu palabra más larga tiene { $longest } letras, sin ella { $before ->
    [0] no hay ninguna
   *[other] { $before }
}.
bz-top-same = La { $letter } de los descartes no hace una palabra más larga que la que tienes ({ $before ->
    [0] ninguna
    [one] una letra
   *[other] { $before } letras
}).
bz-goal = Para { $goal } tienes { $letters }; todavía faltan: { $missing }.
bz-goal-none = Para { $goal } todavía no tienes ninguna letra.
bz-goal-whole = Tienes todas las letras de { $goal }.
bz-swap = { $longest ->
    [0] Tu mano no hace ninguna palabra
    [one] Tu mano solo hace una palabra de una letra
   *[other] Tu mano no hace ninguna palabra de más de { $longest } letras
}: cartas nuevas por { $letters }.
bz-zoom = { $word } da { $points } puntos, así que tienes { $total }, y la partida se acaba ahí mismo.
bz-bang = { $word } es el primero de la partida: { $points } puntos, así que tienes { $total }. Desde ahora la meta es ZOOM.
bz-lay = { $word } da { $points ->
    [one] un punto
   *[other] { $points } puntos
}, así que tienes { $total }.
bz-then = Después aún puedes poner { $words }: juntas dan { $points } puntos.
bz-rest = { $count ->
    [0] Las letras que quedan no hacen ninguna palabra: { $letters }.
    [one] Las letras que quedan todavía hacen una palabra: { $letters }.
   *[other] Las letras que quedan todavía hacen { $count } palabras: { $letters }.
}
bz-rest-beside = { $count ->
    [0] Las letras que quedan no hacen ninguna palabra: { $letters }
    [one] Las letras que quedan todavía hacen una palabra: { $letters }
   *[other] Las letras que quedan todavía hacen { $count } palabras: { $letters }
}; tras { $rival } serían { $rival_count }.
bz-keep = { $count ->
    [0] Sin la { $letter } tus letras no hacen ninguna palabra: { $letters }.
    [one] Sin la { $letter } tus letras hacen una palabra: { $letters }.
   *[other] Sin la { $letter } tus letras todavía hacen { $count } palabras: { $letters }.
}
bz-keep-beside = { $count ->
    [0] Sin la { $letter } tus letras no hacen ninguna palabra
    [one] Sin la { $letter } tus letras hacen una palabra
   *[other] Sin la { $letter } tus letras todavía hacen { $count } palabras
}; sin la { $rival } serían { $rival_count }.
bz-coming = { $better } de las { $number } cartas que pueden venir hacen una palabra más larga con las letras que te quedas; sin la { $rival } serían { $rival_better }.

# Big Bang
bb-last = Con { $card } en { $cell } están puestas todas tus cartas.
bb-places = Poner { $card } en { $cell } deja { $places ->
    [0] cero sitios
    [one] un sitio
   *[other] { $places } sitios
} para { $kind }.
bb-places-beside = Poner { $card } en { $cell } deja { $places ->
    [0] cero sitios
    [one] un sitio
   *[other] { $places } sitios
} para { $kind }; poner { $rival } en { $rival_cell }, { $rival_places ->
    [0] ninguno
   *[other] { $rival_places }
}.
bb-all-live = Todo lo que te queda por poner tiene sitio entonces.
bb-nowhere = Entonces no encajan en ningún sitio: { $cards }.
bb-deck = { $count } de las { $number } cartas de tu mazo encajan ahora en algún sitio.
bb-draw-pile = Tu mazo está vacío: el descarte se baraja y vuelve a salir.
bb-top = Encima del descarte { $card } todavía se puede poner: { $count } cartas de tu mazo se diferencian en uno.
bb-top-beside = Encima del descarte { $card } todavía se puede poner: { $count } cartas de tu mazo se diferencian en uno, de { $rival } { $rival_count }.
bb-top-rules = Encima del descarte { $card } todavía se puede poner.
