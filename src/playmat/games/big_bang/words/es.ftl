title = Big Bang
line = Pon tus números alrededor de la estrella: los vecinos se diferencian exactamente en 1.
option-draw = si robas solo cuando nada de tu mano encaja o siempre que tengas menos de 3 cartas
option-unplayed = si las cartas que no pudiste poner no cuestan nada o 1 punto cada una
option-replay = si el descarte se baraja como mazo nuevo cuando el mazo se acaba
option-rules_cards = cuántas cartas de reglas se barajan con las demás
option-faces = lados de tus propias cartas de reglas, por ejemplo 5/5/dead,open/3/dead; déjalo vacío para usar las normales
option-mode = en solitario, o una carrera en la que cada uno juega su propio juego a la vez
option-same_deal = si en una carrera todos reciben las cartas en el mismo orden
option-scoring = si en una carrera cada uno cuenta sus puntos o solo el ganador cuenta las cartas de los demás
option-clock = cuántos minutos dura un juego como mucho, si se juega con reloj
preset-original-rules = Reglas originales: cada carta que no juegas cuesta un punto
preset-first-game = Primera partida: las cartas descartadas vuelven
preset-replay = Reglas originales con repetición: las cartas descartadas vuelven
preset-rules-cards = Reglas originales con las seis cartas de reglas
preset-five-minutes = Reglas originales con reloj: cinco minutos
preset-stolen-race = Puntos robados: tres carreras, y quien gana se lleva las cartas de los demás
preset-race = Carrera con las mismas cartas: a todos les salen en el mismo orden

# Lo que se puede elegir en solitario
alone-clock = Reloj
alone-rules_cards = Cartas de reglas
alone-replay = Cuando el mazo se acaba
alone-draw = Robar
alone-unplayed = Cartas que sobran

# Lo acordado, como se cuenta a todos en la mesa
agreed-draw-strict = Robas solo cuando nada de tu mano encaja.
agreed-draw-free = Puedes robar siempre que tengas menos de 3 cartas.
agreed-unplayed-zero = Las cartas que no se han puesto no cuestan nada.
agreed-unplayed-minus = Cada carta que no se ha puesto cuesta 1 punto.
agreed-replay-false = El descarte no se vuelve a barajar.
agreed-replay-true = El descarte se baraja y es el mazo nuevo cuando el mazo se acaba.
agreed-rules_cards = { $number ->
    [0] No hay cartas de reglas en el mazo.
    [one] Una carta de reglas se baraja con las demás.
   *[other] { $number } cartas de reglas se barajan con las demás.
}
agreed-faces = Las cartas de reglas son suyas: { $words }.
agreed-faces-empty = Las cartas de reglas son las normales.
agreed-mode-solo = Juegas en solitario.
agreed-mode-race = Es una carrera: cada uno juega con sus cartas, todos a la vez.
agreed-same_deal-true = Todos reciben las cartas en el mismo orden.
agreed-same_deal-false = Cada uno recibe las cartas en otro orden.
agreed-scoring-normal = Cada uno cuenta los puntos de sus cartas.
agreed-scoring-stolen = Solo puntúa quien gana: un punto por cada carta que les queda a los demás.
agreed-clock-null = Se juega sin reloj.
agreed-clock = { $number ->
    [one] Una partida dura como mucho un minuto.
   *[other] Una partida dura como mucho { $number } minutos.
}

skill-patterns = patrones
skill-strategy = estrategia

# Cartas
card = { $kind ->
    [star] la estrella
    [rules] la carta de reglas { $name }
   *[number] el { $name }
}

# Un lugar, por lo que hay alrededor
place-side = { $way ->
    [right] a la derecha
    [left] a la izquierda
    [above] por encima
   *[below] por debajo
} { $kind ->
    [star] de la estrella
    [rules] de la carta de reglas { $name }
    [some] de una carta
   *[number] del { $name }
}
place-between = entre { $card } y { $other }

asks-put = Pon una carta junto a otra.
asks-put-or-draw = Pon una carta o roba.
asks-top-or-dead = Ninguna de tus tres cartas encaja. Pon la de encima del descarte o descarta tu mano: la última que nombres queda encima.
asks-draw = No se puede poner ninguna carta: roba.
asks-dead = Ninguna de tus tres cartas encaja: descártalas. La última que nombres queda encima.

move-hand = { $you ->
    [yes] Pones { $card } { $place }.
   *[no] { $seat } pone { $card } { $place }.
}
move-top = { $you ->
    [yes] Pones { $card } del descarte { $place }.
   *[no] { $seat } pone { $card } del descarte { $place }.
}
move-put = { $seat } pone { $card } { $place }.
move-put-number = { $seat } pone un número.
move-put-rules = { $seat } pone una carta de reglas.
move-cards = { $seat } roba o descarta cartas.
move-draw = { $you ->
    [yes] Robas { $cards }.
   *[no] { $seat } roba { $cards }.
}
move-dead = { $you ->
    [yes] Descartas tu mano muerta: { $cards }.
   *[no] { $seat } descarta una mano muerta: { $cards }.
}
replayed = { $number ->
    [one] El mazo se ha acabado: la única carta del descarte es el mazo nuevo.
   *[other] El mazo se ha acabado: las { $number } cartas del descarte se barajan como mazo nuevo.
}
all-put = { $you ->
    [yes] ¡Has puesto todas tus cartas!
   *[no] ¡{ $seat } ha puesto todas las cartas!
}
stuck = { $you ->
    [yes] Ya no puedes poner, robar ni descartar.
   *[no] { $seat } ya no puede poner, robar ni descartar.
}
scored = { $you ->
    [yes] Has
   *[no] { $seat } ha
} puesto { $numbers ->
    [one] { $numbers } número
   *[other] { $numbers } números
}{ $rules ->
    [0] {""}
    [one] {" "}y { $rules } carta de reglas (2 puntos)
   *[other] {" "}y { $rules } cartas de reglas (2 puntos cada una)
}; { $left ->
    [one] queda { $left } carta
   *[other] quedan { $left } cartas
}{ $minus ->
    [yes] {" "}(1 punto menos por cada una)
   *[no] {""}
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
end-solo = { $won ->
    [yes] { $you ->
        [yes] La partida ha terminado: ¡ganas!
       *[no] La partida ha terminado: ¡gana { $seat }!
    }
   *[no] La partida ha terminado: no se han puesto todas las cartas.
}
end-race = { $you ->
    [yes] La carrera ha terminado: ganas con { $points } puntos.
   *[no] { $count ->
        [one] La carrera ha terminado: gana { $seats } con { $points } puntos.
       *[other] La carrera ha terminado: { $seats } comparten la victoria con { $points } puntos cada uno.
    }
}
steals = { $you ->
    [yes] Robas las cartas que les quedan a los demás: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[no] { $seats } roba las cartas que les quedan a los demás: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
steals-nothing = Empate: nadie roba nada.

known-deck = Aún en tu mazo ({ $number }), en un orden que no conoces: { $cards }.

text-seat = { $seat }:
text-hand = { $none ->
    [yes] Mano: sin cartas
   *[no] Mano: { $cards }
}
text-discards = { $none ->
    [yes] Descarte: vacío
   *[no] Descarte, la última encima: { $cards }
}
text-deck = { $none ->
    [yes] Mazo: { $number }
   *[no] Mazo: { $number } ({ $cards })
}
text-rules-cards = Cartas de reglas y sus lados, en el sentido del reloj: { $cards }
text-scores = Puntos: { $shares }
text-share = { $seat } { $points }

refused-race-alone = Una carrera necesita 2 o 3 jugadores. Elige «solo» para jugar en solitario.
refused-solo-together = «Solo» es para un jugador, pero son { $seats_given }. Elige «race» para jugar juntos.
refused-nobody-to-steal-from = La cuenta «stolen» es para carreras: en solitario no hay nadie a quien quitar cartas.
refused-option-not-faces = «{ $text }» no puede ser { $card }. Una carta de reglas necesita tres lados, por ejemplo 5/5/dead. Separa las cartas con comas.
refused-option-not-a-face = «{ $text }» no puede ser un lado de { $card }. Un lado es open (abierto), dead (muerto) o un número del 1 al 7.
refused-all-faces-dead = { $card } tiene tres lados muertos, así que nadie podría ponerla. Haz que al menos un lado esté abierto o tenga un número.
refused-too-many-faces = Puedes tener hasta { $most } cartas de reglas propias. Escribe menos cartas.
refused-too-few-faces = Quieres { $number } cartas de reglas, pero escribiste { $listed }. Escribe más cartas o elige un número menor.
refused-no-clock = Esta partida no tiene reloj: el tiempo no se puede acabar.
refused-not-in-deck = En esta partida no se juega con { $card }.
refused-not-in-hand = No tienes { $card } en la mano.
refused-no-discards = El descarte está vacío.
refused-not-on-top = Solo se puede poner la carta de encima del descarte: es { $top }, no { $card }.
refused-cell-taken = Ahí ya está { $other }.
refused-touches-nothing = Ahí { $card } no tocaría ninguna carta: ponla junto a una que ya esté.
refused-not-one-apart = Ahí { $card } tocaría { $other }: los vecinos deben diferenciarse exactamente en 1.
refused-their-face-dead = Ahí no se puede poner nada: es el lado muerto de { $other }.
refused-their-face-number = Ahí { $card } tocaría { $other }, que por ese lado solo se deja tocar por un { $number }.
refused-own-face-dead = Ahí el lado muerto de { $card } tocaría { $other }: nada puede tocar un lado muerto.
refused-own-face-number = Ahí el lado con el { $number } de { $card } tocaría { $other }: solo un { $number } puede tocarlo.
refused-hand-full = Tienes tres cartas en la mano: no caben más.
refused-must-put = Aún no puedes robar: { $card } se puede poner { $place }.
refused-hand-not-full = { $number ->
    [0] No tienes cartas en la mano: solo se descarta una mano de tres cartas.
    [one] Solo tienes { $number } carta: solo se descarta una mano de tres cartas.
   *[other] Solo tienes { $number } cartas: solo se descarta una mano de tres cartas.
}
refused-not-your-hand = Descarta toda tu mano y ninguna otra carta. Tienes: { $cards }.
refused-hand-alive = Tu mano no está muerta: { $card } se puede poner { $place }.
refused-nothing-to-come = El mazo se ha acabado: ya no puede venir ninguna carta.
refused-no-second-replay = El mazo se ha acabado, y no has puesto ninguna carta desde que se barajó el descarte: no se baraja otra vez.

# Lo mismo para quien acaba de aprender a leer: sin lugares, porque el tablero no los muestra. Lo que falta aquí ya es corto arriba.
child-not-on-top = Solo vale la carta de encima del descarte. Es { $top }.
child-cell-taken = Ahí ya está { $other }.
child-touches-nothing = Ahí { $card } no tocaría nada. Ponla junto a una carta.
child-not-one-apart = Ahí { $card } tocaría { $other }. Entre vecinos la diferencia es exactamente 1.
child-their-face-dead = Ahí está el lado muerto de { $other }. Nada puede tocarlo.
child-their-face-number = Ahí { $card } tocaría { $other }. Ese lado quiere un { $number }.
child-own-face-dead = Su lado muerto tocaría { $other }. Nada puede tocar un lado muerto.
child-own-face-number = Ese lado de { $card } quiere un { $number }. Tocaría { $other }.
child-must-put = Aún no puedes robar: { $card } todavía encaja.
child-hand-alive = Aún no puedes descartar: { $card } todavía encaja.
child-no-second-replay = El mazo se ha acabado. No has puesto nada desde que se barajó: ya no se baraja más.
# Lo especial de una partida
special-perfect = { $you ->
    [yes] Un Big Bang perfecto: ¡pusiste todas las cartas!
   *[no] Un Big Bang perfecto: ¡{ $seat } puso todas las cartas!
}
special-perfect-all = Big Bangs perfectos: ¡{ $seats } pusieron todas las cartas!
special-run = { $you ->
    [yes] ¡Pusiste { $cards } cartas seguidas sin robar!
   *[no] ¡{ $seat } puso { $cards } cartas seguidas sin robar!
}
special-no-dead-hand = ¡Ni una sola mano muerta en toda la partida!

# Lo que un informe dice que a alguien se le escapa, detrás del nombre y dos puntos.
slip-equal-beside = pone números iguales uno junto a otro
slip-not-one-apart = pone juntos números que se diferencian en más de 1
slip-touches-nothing = pone cartas donde no tocan ninguna otra
slip-cell-taken = pone cartas en sitios ocupados
slip-must-put = roba aunque puede poner una carta de la mano
slip-hand-full = roba con tres cartas en la mano
slip-hand-alive = descarta una mano de la que puede poner una carta
slip-hand-not-full = descarta una mano de menos de tres cartas
slip-not-on-top = toma cartas de debajo de la primera del descarte
slip-their-face-number = pone un número que no va junto al lado de una carta de reglas
slip-their-face-dead = pone cartas junto al lado gris de una carta de reglas
slip-own-face-number = gira cartas de reglas de modo que un lado no encaja
slip-own-face-dead = pone el lado gris de una carta de reglas junto a otra carta
# Lo mismo con palabras de niño: «Ya sé…», «Ahora voy a intentar…»
able-equal-beside = separar los números iguales
able-not-one-apart = poner juntos números con diferencia 1
able-touches-nothing = poner cartas que toquen otra carta
able-cell-taken = encontrar sitios libres para mis cartas
able-must-put = poner una carta antes de robar
able-hand-full = tener tres cartas como mucho
able-hand-alive = buscar sitio para una carta antes de dejar la mano
able-hand-not-full = dejar la mano solo cuando tengo tres cartas
able-not-on-top = tomar solo la carta de arriba del descarte
able-their-face-number = poner el número correcto junto a una carta de reglas
able-their-face-dead = dejar libre el lado gris de una carta de reglas
able-own-face-number = girar una carta de reglas para que encajen todos los lados
able-own-face-dead = girar el lado gris lejos de otras cartas

# Lo que se intentó; solo se cuenta en un informe.
tried-draw = { $you ->
    [yes] Robas.
   *[no] { $seat } roba.
}
tried-alone = { $you ->
    [yes] Pones { $card } donde no toca nada.
   *[no] { $seat } pone { $card } donde no toca nada.
}

# El taller
workshop-trial = { $count ->
    [0] Sin cartas de reglas
    [one] 1 carta de reglas
   *[other] { $count } cartas de reglas
}
workshop-goal-all-played = Un bot fácil jugó todas las cartas
workshop-goal-winnable = Se podían jugar todas las cartas
