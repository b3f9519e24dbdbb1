board = El tablero
space = { $cell }, { $inner ->
    [yes] espacio interior
   *[no] espacio exterior
}: { $kind ->
    [empty] libre
    [down] { $count } cartas boca abajo
    [card] { $card }
   *[stack] { $count } cartas, arriba { $card }
}
space-would = daría { $points ->
    [one] un punto
   *[other] { $points } puntos
}
own-hand = Tus cartas, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
hand-of = { $you ->
    [yes] Tus cartas
   *[no] Cartas de { $seat }
}, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
deck = { $count ->
    [one] Una carta en el mazo
   *[other] { $count } cartas en el mazo
}
deck-word = mazo
discards = { $count ->
    [one] Una carta retirada
   *[other] { $count } cartas retiradas
}
discards-word = fuera

# El turno
begins = { $you ->
    [yes] Empiezas: la primera carta con estrellas fue tuya, { $card }.
   *[no] Empieza { $seat }: la primera carta con estrellas fue suya, { $card }.
}
choose-first = Elige primero una de tus cartas.
picked-up = { $card }: ¿dónde?
would-bring = { $cell }: { $points ->
    [0] ningún punto
    [one] un punto ({ $working })
   *[other] { $points } puntos ({ $working })
}
put-here = Ponerla aquí
take-up = Recogerla
turn-brings = { $points ->
    [one] Este turno da un punto.
   *[other] Este turno da { $points } puntos.
}
end-turn = Terminar el turno
claimed-so-far = { $points } de ellos por lo olvidado.
last-turn = { $cell }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
show-working = (ver la cuenta)
neighbour-short = { $side ->
    [over] sobre
    [beside] al lado de
    [diagonal] en esquina con
    [above] encima de
   *[below] debajo de
} { $cell }: { $differences ->
    [one] una diferencia
   *[other] { $differences } diferencias
}, { $needs ->
    [one] hace
   *[other] hacen
} falta { $needs }
working = Lo que da cada carta que toca
touches-none = La carta no toca ninguna otra.

# Montones
stack-menu = { $cell }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
flip = Girar
remove = Retirar
clear = Despejar los cuatro

# Decir los puntos
lies-on = { $card } en { $cell }.
field-points = este turno
field-total = total (era { $score })
say-it = Decirlo
said-wrong = { $points } y { $total }: todavía no.
said-wrong-strict = No era correcto
go-on = Seguir

# La puntuación
points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
score-sheet = Puntuación
round = Ronda
no-turns = Todavía ningún turno.
misstated = puntos mal dichos
race = Carrera hasta 200: { $one } { $first }, { $other } { $second }. { $lead }
race-even = Van igual.
race-ahead = { $you ->
    [yes] Vas { $points } por delante.
   *[no] { $seat } va { $points } por delante.
}

# El final
step-race = ¿Quién ha ganado?
is-over = ¿Alguien tiene más de { $finish }? { $points } como mucho.
is-ahead = ¿Al menos { $lead } de ventaja? { $high } − { $low } = { $ahead }
is-far-ahead = ¿Más de { $lead } de ventaja? { $high } − { $low } = { $ahead }
are-cards-out = ¿Se han jugado todas las cartas?
yes = sí
no = no
how-over-200 = { $you ->
    [yes] Ganas: más de 200 puntos y al menos 15 de ventaja.
   *[no] Gana { $seat }: más de 200 puntos y al menos 15 de ventaja.
}
how-over-50-ahead = { $you ->
    [yes] Ganas: más de 50 puntos de ventaja.
   *[no] Gana { $seat }: más de 50 puntos de ventaja.
}
how-tie-over-200 = Empate: los dos tienen más de 200 puntos y menos de 15 de diferencia.
how-cards-out = { $you ->
    [yes] Ganas: no quedan cartas y tienes al menos 15 de ventaja.
   *[no] Gana { $seat }: no quedan cartas y tiene al menos 15 de ventaja.
}
how-tie = Empate: no quedan cartas y hay menos de 15 de diferencia.
step-mistakes = { $count ->
    [one] Una cuenta estaba mal
   *[other] { $count } cuentas estaban mal
}
mistake = Ronda { $round }, { $card } en { $cell }: se dijo { $points } y { $total }, lo correcto era { $right } y { $sum }.

value-deck-54 = 54 cartas
value-deck-81 = 81 cartas, con lunas
value-housekeeping-auto = solos
value-housekeeping-manual = lo hacen los jugadores
value-announce-off = no
value-announce-practise = para practicar
value-announce-strict = en serio

# La idea de lo que se pide, para quien juega por primera vez, y la regla que lo dice todo
idea-asks-put = Cuenta qué cambia con cada carta que toca. Al lado: 2. Debajo: 1. Esquina: 3. Arriba o abajo: 4.
rule-asks-put = SB-6
idea-asks-stuck = Un montón de cuatro primero se gira o se retira.
rule-asks-stuck = SB-12
idea-asks-end = Un montón de cuatro: dentro se gira, fuera se retira.
rule-asks-end = SB-9
idea-asks-say = Suma lo que da cada carta que tocas.
rule-asks-say = SB-13
idea-asks-keep-and-say = Suma lo que da cada carta que tocas.
rule-asks-keep-and-say = SB-13
