title = Estrellas y barras
line = Pon tu carta donde tenga justo las diferencias que hacen falta.
option-deck = 54 cartas con estrellas y barras, u 81 también con lunas
option-housekeeping = si los montones de cuatro se giran y se retiran solos o lo hacen los jugadores
option-announce = si dices tus puntos: no, para practicar, o de modo que una cuenta equivocada cueste los puntos
preset-original-rules = Reglas originales: tú giras y retiras los montones y dices tus puntos
preset-first-game = Primera partida: la aplicación gira los montones y cuenta
preset-with-moons = Con lunas: 81 cartas
preset-contest = Concurso: tú giras y retiras los montones, y una suma equivocada cuesta los puntos del turno

# Lo acordado, como se cuenta a todos en la mesa
agreed-deck-54 = El mazo tiene 54 cartas con estrellas y barras.
agreed-deck-81 = El mazo tiene 81 cartas con estrellas, barras y lunas.
agreed-housekeeping-auto = Los montones de cuatro se giran y se retiran solos.
agreed-housekeeping-manual = Los jugadores mismos giran y retiran los montones de cuatro.
agreed-announce-off = Nadie tiene que decir sus puntos.
agreed-announce-practise = Dices tus puntos; una cuenta equivocada se puede corregir.
agreed-announce-strict = Dices tus puntos; si te equivocas, los pierdes.

skill-classification = ordenar por grupos
skill-logical-reasoning = pensar con orden
skill-spatial-reasoning = ver dónde está cada cosa

# Cartas
card = { $number } { $figure ->
    [star] { $number ->
        [one] estrella
       *[other] estrellas
    }
    [bar] { $number ->
        [one] barra
       *[other] barras
    }
   *[moon] { $number ->
        [one] luna
       *[other] lunas
    }
} { $colour ->
    [red] { $number ->
        [one] roja
       *[other] rojas
    }
    [blue] { $number ->
        [one] azul
       *[other] azules
    }
   *[gold] { $number ->
        [one] dorada
       *[other] doradas
    }
} { $fill ->
    [solid] { $number ->
        [one] llena
       *[other] llenas
    }
    [striped] a rayas
   *[outline] { $number ->
        [one] vacía
       *[other] vacías
    }
}

# La cuenta
# One line of the working in the log, a sentence of its own among others.
worked = – { $neighbour }.
neighbour = { $side ->
    [over] sobre
    [beside] al lado de
    [diagonal] en esquina con
    [above] encima de
   *[below] debajo de
} { $cell }: { $card } con { $other }: { $differences ->
    [one] { $differences } diferencia
   *[other] { $differences } diferencias
}, { $needs ->
    [one] hace
   *[other] hacen
} falta { $needs }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
share = { $side ->
    [over] sobre
    [beside] al lado de
    [diagonal] en esquina con
    [above] encima de
   *[below] debajo de
} { $cell } { $points }
share-claims = por lo olvidado { $points }
claimed = por lo olvidado: { $points } puntos

asks-put = Es tu turno: pon una carta en el tablero.
asks-stuck = Es tu turno. Tal como está el tablero no se puede poner ninguna carta: ¿qué hay que hacer antes?
asks-end = ¿Hay algo que hacer en el tablero? Después termina tu turno.
asks-say = ¿Cuántos puntos da este turno y cuánto llevas ahora en total?
asks-keep-and-say = ¿Hay algo que hacer en el tablero? Después di los puntos de este turno y tu total.

move-put = { $you ->
    [yes] Pones { $card } en { $cell }.
   *[no] { $seat } pone { $card } en { $cell }.
}
move-back = { $you ->
    [yes] Recoges { $card } de { $cell }.
   *[no] { $seat } recoge { $card } de { $cell }.
}
move-end = { $you ->
    [yes] Terminas tu turno.
   *[no] { $seat } termina el turno.
}
move-flip = { $you ->
    [yes] Pones boca abajo el montón de { $cell }.
   *[no] { $seat } pone boca abajo el montón de { $cell }.
}
move-clear = { $you ->
    [yes] Retiras los cuatro montones interiores.
   *[no] { $seat } retira los cuatro montones interiores.
}
move-remove = { $you ->
    [yes] Retiras el montón de { $cell }.
   *[no] { $seat } retira el montón de { $cell }.
}
claim-flip = { $you ->
    [yes] Pones boca abajo el montón olvidado de { $cell }: { $points } puntos.
   *[no] { $seat } pone boca abajo el montón olvidado de { $cell }: { $points } puntos.
}
claim-clear = { $you ->
    [yes] Retiras los cuatro montones interiores olvidados: { $points } puntos.
   *[no] { $seat } retira los cuatro montones interiores olvidados: { $points } puntos.
}
claim-remove = { $you ->
    [yes] Retiras el montón olvidado de { $cell }: { $points } puntos.
   *[no] { $seat } retira el montón olvidado de { $cell }: { $points } puntos.
}
say-right = { $you ->
    [yes] Dices { $points } en el turno, { $total } en total, y está bien.
   *[no] { $seat } dice { $points } en el turno, { $total } en total, y está bien.
}
say-wrong = { $you ->
    [yes] Dices { $points } en el turno, { $total } en total. No está bien.
   *[no] { $seat } dice { $points } en el turno, { $total } en total. No está bien.
}
say-again = { $you ->
    [yes] Súmalo y dilo otra vez.
   *[no] { $seat } puede decirlo otra vez.
}
say-lost = { $you ->
    [yes] Eran { $points } en el turno, { $total } en total. Este turno no te da nada.
   *[no] Eran { $points } en el turno, { $total } en total. Este turno no da nada a { $seat }.
}
turned = El montón de { $cell } tiene cuatro cartas y se pone boca abajo.
cleared = Los cuatro montones interiores están boca abajo: se retiran.
removed = El montón de { $cell } tiene cuatro cartas y se retira.
turn-scored = { $you ->
    [yes] Ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } ({ $shares }) y tienes { $total }.
   *[no] { $seat } gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } ({ $shares }) y tiene { $total }.
}
turn-nothing = { $you ->
    [yes] No ganas puntos y tienes { $total }.
   *[no] { $seat } no gana puntos y tiene { $total }.
}
draws = { $you ->
    [yes] Robas { $card }.
   *[no] { $seat } roba { $card }.
}
end-over-200 = { $you ->
    [yes] El juego ha terminado: ganas { $points } a { $other }: más de 200 puntos y al menos 15 de ventaja.
   *[no] El juego ha terminado: gana { $seats }, { $points } a { $other }: más de 200 puntos y al menos 15 de ventaja.
}
end-over-50-ahead = { $you ->
    [yes] El juego ha terminado: ganas con más de 50 puntos de ventaja, { $points } a { $other }.
   *[no] El juego ha terminado: gana { $seats } con más de 50 puntos de ventaja, { $points } a { $other }.
}
end-tie-over-200 = El juego ha terminado: { $seats } tienen más de 200 puntos y menos de 15 de diferencia. Empate, { $points } a { $other }.
end-cards-out = { $you ->
    [yes] El juego ha terminado, no quedan cartas: ganas con al menos 15 de ventaja, { $points } a { $other }.
   *[no] El juego ha terminado, no quedan cartas: gana { $seats } con al menos 15 de ventaja, { $points } a { $other }.
}
end-tie = El juego ha terminado, no quedan cartas: { $seats } tienen menos de 15 de diferencia. Empate, { $points } a { $other }.

known-deck = Quedan en el mazo ({ $number }), en un orden que nadie conoce: { $cards }.

text-last = { $seat } puso { $card } en { $cell }: { $points }
text-lies = { $card } está en { $cell }
text-hand = { $seat }: { $cards }
text-round = { $you ->
    [yes] Ronda { $round }, tu turno, { $number } en el mazo
   *[no] Ronda { $round }, turno de { $seat }, { $number } en el mazo
}
text-scores = Puntos: { $shares }
text-share = { $seat } { $points }

refused-already-put = Ya has puesto { $card } en { $cell }. Recógela antes si quieres poner otra carta.
refused-not-in-deck = Jugamos sin { $card }: solo hay estrellas y barras.
refused-not-held = No tienes { $card } delante de ti.
refused-face-down = El montón de { $cell } está boca abajo: no se puede poner nada encima.
refused-touches-nothing = En { $cell } la carta no tocaría ninguna otra: en los espacios exteriores debe tocar al menos una.
refused-must-score = En el espacio exterior { $cell } una carta debe puntuar con todas las que toca, pero { $neighbour }.
refused-no-announcing = En este juego nadie tiene que decir los puntos: se cuentan solos.
refused-nothing-to-say = Primero pon una carta y después di tus puntos.
refused-say-ends-turn = Di tus puntos y tu total: con eso termina el turno.
refused-put-ends-turn = En este juego el turno termina solo al poner la carta.
refused-put-first = Primero pon una carta y después termina tu turno.
refused-put-stays = En este juego la carta puesta se queda: con ella termina el turno.
refused-nothing-put = Aún no has puesto ninguna carta: no hay nada que recoger.
refused-done-by-itself = En este juego los montones de cuatro se giran y se retiran solos.
refused-claim-too-late = Eso no es de esta carta: lo que se olvidó antes solo se puede hacer al empezar un turno, antes de poner una carta.
refused-not-all-face-down = Los montones interiores se retiran solo cuando los cuatro están boca abajo. Aún no lo están: { $cells }.
refused-flip-outer = { $cell } es un espacio exterior: sus montones se retiran, no se giran.
refused-remove-inner = { $cell } es un espacio interior: sus montones se ponen boca abajo, no se retiran.
refused-already-face-down = El montón de { $cell } ya está boca abajo.
refused-no-stack = No hay ninguna carta en { $cell }.
refused-stack-not-whole = { $number ->
    [one] Solo hay { $number } carta en { $cell }: un montón necesita 4.
   *[other] Solo hay { $number } cartas en { $cell }: un montón necesita 4.
}

# Lo mismo para quien acaba de aprender a leer, donde arriba no es bastante corto.
child-already-put = Ya has puesto una carta en { $cell }. Recógela primero.
child-touches-nothing = Ahí no tocaría ninguna carta. Fuera debe tocar una.
child-must-score = Tiene que contar con cada carta que toca. { $neighbour }
child-neighbour = { $cell } no cuenta: { $differences ->
    [one] cambia { $differences } cosa
   *[other] cambian { $differences } cosas
}, y hacen falta { $needs }.
child-claim-too-late = Es tarde para eso. Hazlo antes de poner una carta.
child-not-all-face-down = Los cuatro montones de dentro deben estar boca abajo. Aún no: { $cells }.
# Lo especial de una partida
special-from-behind = { $you ->
    [yes] ¡Ibas { $points } puntos por detrás y has ganado!
   *[no] ¡{ $seat } iba { $points } puntos por detrás y ha ganado!
}
special-lead-changes = ¡La ventaja cambió de manos { $changes } veces!
special-best-turn = { $you ->
    [yes] El mejor turno fue el tuyo: { $points } puntos.
   *[no] { $seat } tuvo el mejor turno: { $points } puntos.
}

# Lo que un informe dice que a alguien se le escapa, detrás del nombre y dos puntos.
slip-missed-diagonal = no mira las cartas vecinas en diagonal en el borde
slip-missed-vertical = no mira las cartas vecinas de arriba y de abajo en el borde
slip-missed-horizontal = no mira las cartas vecinas de los lados en el borde
slip-missed-stack = no mira la carta de debajo en el borde
slip-missed-several = pone cartas en el borde que no puntúan con todas las vecinas
slip-touches-nothing = pone cartas en el borde donde no tocan nada
slip-face-down = pone cartas sobre montones boca abajo
slip-already-put = quiere poner una segunda carta en un turno
slip-put-first = quiere acabar el turno antes de poner una carta
slip-wrong-sum = dice mal los puntos o el total
slip-forgot-turn = olvida dar la vuelta a los montones de cuatro del centro
slip-forgot-clear = olvida retirar los cuatro montones del centro
slip-forgot-remove = olvida quitar los montones de cuatro del borde
slip-turn-too-early = quiere dar la vuelta a montones del centro de menos de cuatro
slip-remove-too-early = quiere quitar montones del borde de menos de cuatro
slip-not-all-face-down = quiere retirar los montones del centro demasiado pronto
slip-claim-too-late = reclama un montón olvidado después de poner una carta
# Lo mismo con palabras de niño: «Ya sé…», «Ahora voy a intentar…»
able-missed-diagonal = mirar también las esquinas antes de poner una carta en el borde
able-missed-vertical = mirar arriba y abajo antes de poner una carta en el borde
able-missed-horizontal = mirar a los dos lados antes de poner una carta en el borde
able-missed-stack = mirar la carta de debajo antes de taparla
able-missed-several = mirar todo alrededor antes de poner una carta en el borde
able-touches-nothing = poner cartas en el borde solo donde tocan otras
able-face-down = dejar en paz los montones boca abajo
able-already-put = poner solo una carta por turno
able-put-first = poner una carta antes de acabar mi turno
able-wrong-sum = sumar mis puntos y decir la suma correcta
able-forgot-turn = dar la vuelta a los montones de dentro con cuatro cartas
able-forgot-clear = retirar los cuatro montones de dentro
able-forgot-remove = retirar los montones del borde con cuatro cartas
able-turn-too-early = esperar a las cuatro cartas antes de girar un montón del centro
able-remove-too-early = esperar a las cuatro cartas antes de quitar un montón del borde
able-not-all-face-down = retirar los montones de dentro solo cuando todos están boca abajo
able-claim-too-late = reclamar un montón olvidado antes de poner mi carta

# Lo que se intentó; solo se cuenta en un informe.
tried-say = { $you ->
    [yes] Dices { $points } en el turno, { $total } en total.
   *[no] { $seat } dice { $points } en el turno, { $total } en total.
}
