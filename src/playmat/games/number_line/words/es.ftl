title = Recta numérica
line = Quédate con los números que están más cerca de tu carta.
option-start = quién empieza: el primer puesto, alguien al azar o quien gane una pregunta
option-decoys = si los señuelos están boca abajo o a la vista
option-count = si cada quien cuenta sus propios puntos
preset-original-rules = Reglas originales: 17 × 34 decide quién empieza y tú cuentas tus puntos
preset-first-game = Primera partida: los señuelos están a la vista
preset-quick = Partida rápida: empieza el primer puesto y la aplicación cuenta
preset-ten-minutes = Diez minutos: tres partidas, y el azar decide quién empieza

# Lo acordado, como se cuenta a todos en la mesa
left-out-start = No hay pregunta, porque nadie más respondería: empieza el primer puesto.
agreed-start-seat = Empieza el primer puesto, y en el juego siguiente el que va después.
agreed-start-random = El azar decide quién empieza.
agreed-start-quiz = Una pregunta decide quién empieza: quien acierte primero.
agreed-decoys-hidden = Los señuelos están boca abajo hasta que se cuentan los puntos.
agreed-decoys-open = Los señuelos están a la vista.
agreed-count-auto = Los puntos se cuentan solos.
agreed-count-practice = Después de cada ronda, cuentas tus propios puntos. Tienes tres intentos.

asks-quiz = ¿Cuánto es { $a } × { $b }? Empieza quien acierte primero.
asks-put = { $cards ->
    [both] Ronda { $round }: pon tu carta o tu señuelo en un número libre.
    [decoy] Ronda { $round }: pon tu señuelo en un número libre.
   *[card] Ronda { $round }: pon tu carta en un número libre.
}
asks-either = Ronda { $round }: pon una carta en un número libre. Todas las cartas cuentan.
asks-count = ¿Cuántos puntos ganaste en la ronda { $round }? Cuenta tus números.

move-card = { $you ->
    [yes] Pones tu carta en el { $number }.
   *[no] { $seat } pone la carta en el { $number }.
}
move-decoy = { $you ->
    [yes] Pones tu señuelo en el { $number }.
   *[no] { $seat } pone el señuelo en el { $number }.
}
move-put = { $seat } pone una carta boca abajo en el { $number }.
move-answer-pass = { $you ->
    [yes] No respondes.
   *[no] { $seat } no responde.
}
move-answer-right = { $you ->
    [yes] Respondes { $answer }, y aciertas.
   *[no] { $seat } responde { $answer }, y acierta.
}
move-answer-wrong = { $you ->
    [yes] Respondes { $answer }. No es correcto.
   *[no] { $seat } responde { $answer }. No es correcto.
}
starts = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}
counting-begins = La ronda { $round } terminó. Cada quien cuenta sus propios puntos.
move-say-right = { $you ->
    [yes] { $points ->
        [one] Contaste { $points } punto. ¡Correcto!
       *[other] Contaste { $points } puntos. ¡Correcto!
    }
   *[no] { $points ->
        [one] { $seat } contó { $points } punto. ¡Correcto!
       *[other] { $seat } contó { $points } puntos. ¡Correcto!
    }
}
move-say-wrong = { $you ->
    [yes] Contaste { $points }. { $left ->
        [0] Tampoco es correcto.
        [one] Casi. Te queda un intento.
       *[other] Casi. Te quedan { $left } intentos.
    }
   *[no] { $seat } contó { $points }. No es correcto.
}
move-say-hidden = { $you ->
    [yes] Ya terminaste de contar.
   *[no] { $seat } ya terminó de contar.
}
move-say-again = { $you ->
    [yes] Cuentas otra vez.
   *[no] { $seat } cuenta otra vez.
}
count-shown = { $you ->
    [yes] { $points ->
        [0] No tienes ningún número, así que son 0 puntos.
        [one] Tienes el { $numbers }. Es { $points } punto.
       *[other] Tienes { $numbers }. Son { $points } puntos.
    }
   *[no] { $points ->
        [0] { $seat } no tiene ningún número, así que son 0 puntos.
        [one] { $seat } tiene el { $numbers }. Es { $points } punto.
       *[other] { $seat } tiene { $numbers }. Son { $points } puntos.
    }
}
gains = { $seat } { $points }
decoys-shown = Se descubren los señuelos: { $places }.
decoy-place = { $seat } en el { $number }
round-scored = Puntos de la ronda { $round }: { $shares }.
end-most-points = { $you ->
    [yes] El juego ha terminado: ganas con { $points } puntos.
   *[no] El juego ha terminado: gana { $seats } con { $points } puntos.
}
end-shared = El juego ha terminado: no quedan números, así que { $seats } comparten la victoria con { $points } puntos.

known-one-decoy = Una de las dos cartas de { $seat } en { $numbers } es el señuelo.

text-quiz = Pregunta: { $a } × { $b } = ?
text-round = { $you ->
    [yes] Ronda { $round }, empezaste tú
   *[no] Ronda { $round }, empezó { $seat }
}
text-standing = (más cerca ya)
text-counting = Todavía cuentan: { $seats }
text-scored = Ronda { $round }: { $line }   { $shares }
text-share = { $letter } { $seat } { $points }
text-scores = Puntos: { $shares }

refused-quiz-first = Primero la pregunta: ¿cuánto es { $a } × { $b }?
refused-no-quiz = Ahora no hay nada que responder: pon una carta en un número libre.
refused-locked-out = Ya has dado tu única respuesta; los demás aún pueden probar.
refused-no-counting = Ahora no hay puntos que contar.
refused-count-first = Primero di cuántos puntos ganaste en la ronda { $round }.
refused-counted-already = Ya terminaste de contar. Esperamos a { $seats }.
refused-not-on-line = El número { $number } ya no está en la recta: en esta ronda acaba en { $highest }.
refused-taken = { $you ->
    [yes] En el { $number } ya está tu propia carta: elige un número sin carta.
   *[no] En el { $number } ya hay una carta de { $seat }: elige un número sin carta.
}
refused-decoy-not-yet = En la ronda 1 cada uno pone solo su carta; el señuelo llega en la ronda 2.
refused-card-used = { $kind ->
    [decoy] Ya has puesto tu señuelo en esta ronda.
   *[card] Ya has puesto tu carta en esta ronda.
}

# Lo mismo para quien acaba de aprender a leer, donde arriba no es bastante corto.
child-taken = { $you ->
    [yes] En el { $number } ya está tu carta. Elige un número libre.
   *[no] En el { $number } ya hay una carta de { $seat }. Elige un número libre.
}
child-not-on-line = Ahora la recta es más corta. Acaba en { $highest }.
# Lo especial de una partida
special-from-behind = { $you ->
    [yes] ¡Ibas en último lugar antes de la ronda { $round } y has ganado!
   *[no] ¡{ $seat } iba en último lugar antes de la ronda { $round } y ha ganado!
}
special-owned = { $you ->
    [yes] ¡En la ronda { $round } tuviste { $numbers } con una sola carta!
   *[no] ¡En la ronda { $round } { $seat } tuvo { $numbers } con una sola carta!
}
special-one-point = { $you ->
    [yes] ¡Has ganado por un solo punto!
   *[no] ¡{ $seat } ha ganado por un solo punto!
}

# Lo que un informe dice que a alguien se le escapa, detrás del nombre y dos puntos.
slip-taken = pone cartas en números ocupados
slip-decoy-not-yet = quiere poner el señuelo en la ronda 1
slip-card-used = quiere poner la misma carta dos veces
slip-wrong-answer = calcula mal el producto de la pregunta
slip-wrong-count = cuenta mal los puntos de una ronda
slip-not-on-line = quiere un número que ya no está en la línea
# Lo mismo con palabras de niño: «Ya sé…», «Ahora voy a intentar…»
able-taken = poner mis cartas en números libres
able-decoy-not-yet = guardar mi señuelo para la ronda 2
able-card-used = usar cada carta una sola vez
able-wrong-answer = calcular el producto de la pregunta
able-wrong-count = contar mis puntos después de una ronda
able-not-on-line = ver qué números siguen en la línea

# Lo que se intentó; solo se cuenta en un informe.
tried-answer = { $you ->
    [yes] Respondes { $answer }.
   *[no] { $seat } responde { $answer }.
}
tried-say = { $you ->
    [yes] Contaste { $points }.
   *[no] { $seat } contó { $points }.
}
