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

# ¿Es el 5 la mejor salida?
best-start-title = ¿Conviene empezar en el 5?
best-start-idea = Es la ronda 1 y empiezas tú. Elige un número. La computadora pone las otras cartas lo mejor que puede.
best-start-how-many = ¿Cuántos juegan?
best-start-players = { $count } jugadores
best-start-you = Tú
best-start-player = Jugador { $number }
best-start-pick = ¿En qué número quieres empezar?
best-start-scores = Si empiezas en el { $number }, ganas { $count ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
best-start-average = Si empiezas en el { $number }, ganas unos { $points } puntos.
best-start-others = Así puede ir una ronda. Los colores muestran quién está más cerca.
best-start-table = Puntos de cada salida, { $count } jugadores
best-start-why-average = A veces varias jugadas son igual de buenas. Entonces mostramos el promedio.
best-start-show = Mostrar los diez
best-start-answer = { $five ->
    [yes] ¡Sí! Los mejores números para empezar son { $numbers }.
   *[no] ¡No! Los mejores números para empezar son { $numbers }.
}
best-start-whole = ¿Y el juego completo? Si los señuelos están a la vista, la segunda persona siempre puede ganar.
