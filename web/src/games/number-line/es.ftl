place = { $kind ->
    [free] { $number }, libre
    [hidden] { $number }, una carta de { $seat } boca abajo
    [decoy] { $you ->
        [yes] { $number }, tu señuelo
       *[no] { $number }, el señuelo de { $seat }
    }
   *[card] { $you ->
        [yes] { $number }, tu carta
       *[no] { $number }, la carta de { $seat }
    }
}{ $owned ->
    [you] ; tú estás más cerca
    [yes] ; quien está más cerca es { $owner }
   *[no] {""}
}
own-cards = Tus cartas
own-card = carta
own-decoy = señuelo
would-own = { $count ->
    [0] No sería tuyo ningún número.
    [one] Sería tuyo un número: { $numbers }.
   *[other] Serían tuyos { $count } números: { $numbers }.
}
put-there = Ponerla en el { $number }
answer = Responder
pass = No respondo
passed = sin respuesta
buzz-text = Hay que calcular de cabeza. Quien lo sepa primero pulsa su nombre.
buzz = { $seat } lo sabe
buzzed = { $seat }, ¿cuánto es?
not-yet = Todavía no
nobody-knows = Nadie quiere responder
field-number = tu respuesta
field-points = tus puntos
say-points = Revisar
how-to-count = Mira cada número. ¿Tu carta es la más cercana? Entonces el punto es tuyo. En un empate, nadie lo gana.
score-sheet = Puntuación
round = Ronda
sum = Puntos
match = Partida
as-it-stands = En cursiva: la ronda tal como está ahora.
points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
plus = +{ $points }
round-is-scored = Ronda { $round }: ¿quién estaba más cerca?
round-share = { $seat }: { $numbers }
last-card = Ya está la última carta.
decoy-turned = { $you ->
    [yes] { $number }: ¡tu señuelo!
   *[no] { $number }: ¡un señuelo de { $seat }!
}

value-start-seat = el primer puesto
value-start-random = al azar
value-start-quiz = una pregunta
value-decoys-hidden = boca abajo
value-decoys-open = a la vista
value-count-auto = se cuentan solos
value-count-practice = cuentas tú

# La idea de lo que se pide, para quien juega por primera vez, y la regla que lo dice todo
idea-asks-quiz = Empieza la primera respuesta correcta.
rule-asks-quiz = NL-2
idea-asks-put = Cada número es de la carta más cercana.
rule-asks-put = NL-7
idea-asks-either = Pon la carta que quieras. Esta vez las dos valen igual.
rule-asks-either = NL-12
idea-asks-count = Un punto por cada número que está más cerca de tu carta.
rule-asks-count = NL-18
