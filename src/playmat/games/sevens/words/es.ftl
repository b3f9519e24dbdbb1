title = Sietes
line = Haz cadenas hacia arriba y hacia abajo desde los sietes y quédate sin cartas antes que nadie.
option-variant = toda la baraja o, para los más pequeños, solo del as al 6
option-guess = si hay que decir la carta o basta con su número
option-count = si cada quien suma las cartas de su mano
preset-original-rules = Reglas originales: tú sumas tus cartas
preset-first-game = Primera partida: del as al 6, las cadenas empiezan en el 3 y solo adivinas el número
preset-younger-students = Reglas originales para los más pequeños: del as al 6, las cadenas empiezan en el 3
preset-three-games = Reglas originales, tres partidas seguidas
preset-quick = Partida rápida: la aplicación suma las cartas
preset-to-100 = Se juega hasta que alguien tenga 100 puntos

# Lo acordado, como se cuenta a todos en la mesa
agreed-variant-standard = Se reparte toda la baraja, del as al 10.
agreed-variant-junior = Se reparten solo las cartas del as al 6.
agreed-guess-card = Hay que decir la carta exacta.
agreed-guess-rank = Basta con decir el número de la carta.
agreed-count-auto = Las manos se suman solas.
agreed-count-practice = Al terminar el juego, sumas las cartas de tu mano. Tienes tres intentos.

# Cartas
card = { $rank ->
    [A] el as
   *[other] el { $rank }
} de { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}
rank-named = { $rank ->
    [A] un as
   *[other] una carta con el número { $rank }
}

asks-open = Tienes { $card }: ponlo en la mesa para empezar el juego.
asks-put = Es tu turno: pon una carta que encaje.
asks-knock = Ninguna de tus cartas encaja: tienes que llamar.
asks-give = { $knocker_seat } ha llamado: elige una carta para darla boca abajo.
asks-guess = ¿Qué carta te ha dado { $giver_seat }? Di una.
asks-guess-rank = ¿Qué número tiene la carta que te ha dado { $giver_seat }? El as es A.
asks-count = Suma las cartas de tu mano. ¿Cuántos puntos son?

move-play = { $you ->
    [yes] Pones { $card } en la mesa.
   *[no] { $seat } pone { $card } en la mesa.
}
move-knock = { $you ->
    [yes] Llamas: los demás te dan una carta boca abajo.
   *[no] { $seat } llama: los demás le dan una carta boca abajo.
}
move-give = { $seat } da una carta boca abajo a { $knocker_seat }.
move-give-you = { $seat } te da una carta boca abajo.
move-give-own = { $you ->
    [yes] Das { $card } boca abajo a { $knocker_seat }.
   *[no] { $seat } da { $card } boca abajo a { $knocker_seat }.
}
guessing-begins = { $you ->
    [yes] Ya están todas las cartas: ahora adivinas tú.
   *[no] Ya están todas las cartas: ahora adivina { $seat }.
}
move-guess = { $you ->
    [yes] Dices qué carta ha dado { $giver_seat }: { $named }.
   *[no] { $seat } dice qué carta ha dado { $giver_seat }: { $named }.
}
guess-right = { $you ->
    [yes] Es verdad: es { $card }, y te quedas con ella.
   *[no] Es verdad: es { $card }, y { $seat } se queda con ella.
}
guess-wrong = No es esa: { $seat } se lleva la carta.
guess-wrong-seen = { $you ->
    [yes] No es esa: te llevas la carta. Es { $card }.
   *[no] No es esa: { $seat } se lleva la carta. Es { $card }.
}
goes-out = { $you ->
    [yes] Ya no te quedan cartas.
   *[no] { $count ->
        [one] A { $seats } ya no le quedan cartas.
       *[other] A { $seats } ya no les quedan cartas.
    }
}
stalls = Nadie ha puesto una carta en { $turns } turnos: el juego se acaba aquí.
hand-shown = { $you ->
    [yes] Todavía tienes { $cards }.
   *[no] { $seat } todavía tiene { $cards }.
}
counting-begins = { $you ->
    [yes] Ahora suma las cartas de tu mano.
   *[no] Ahora toca sumar: { $seats }.
}
move-say-right = { $you ->
    [yes] Dijiste { $points }. ¡Correcto!
   *[no] { $seat } dijo { $points }. ¡Correcto!
}
move-say-wrong = { $you ->
    [yes] Dijiste { $points }. { $left ->
        [0] Tampoco es correcto.
        [one] Casi. Te queda un intento.
       *[other] Casi. Te quedan { $left } intentos.
    }
   *[no] { $seat } dijo { $points }. No es correcto.
}
sum-shown = { $you ->
    [yes] Tienes { $cards }: { $sum } = { $points }.
   *[no] { $seat } tiene { $cards }: { $sum } = { $points }.
}
hand-counted = { $you ->
    [yes] Todavía tienes { $cards }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[no] { $seat } todavía tiene { $cards }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
end-out = { $you ->
    [yes] El juego ha terminado: ¡ganas tú!
   *[no] { $count ->
        [one] El juego ha terminado: gana { $seats }.
       *[other] El juego ha terminado: { $seats } comparten la victoria.
    }
}
end-stalled = { $you ->
    [yes] El juego ha terminado: ganas con menos puntos que nadie, { $points }.
   *[no] { $count ->
        [one] El juego ha terminado: gana { $seats } con menos puntos que nadie, { $points }.
       *[other] El juego ha terminado: { $seats } comparten la victoria con menos puntos que nadie, { $points }.
    }
}

known-opens = { $seat } tiene { $card } y empieza el juego.
known-shown = { $seat } tiene { $card }: lo ha visto todo el mundo.
known-gave = { $seat } tiene { $card }: se lo diste tú.
known-not-knock = { $seat } tuvo que llamar; estas cartas no están en su mano: { $cards }.
known-not-guess = { $seat } dijo estas cartas; no están en su mano: { $cards }.
known-taken = { $seat } se llevó una carta sin acertar. No es ninguna de estas: { $cards }.

text-counts = Cartas: { $shares }
text-count = { $seat } { $number }
text-knock = { $you ->
    [yes] Has llamado.
   *[no] { $seat } ha llamado.
}
text-own = Has dado: { $card }
text-hand = Tu mano: { $cards }
text-scored = { $seat }: { $cards } = { $points }
text-scored-out = { $seat }: sin cartas = 0
text-uncounted = { $seat }: { $cards } = ?
text-known = Sabes:

either = { $first } o { $second }
needs-centre = { $suit ->
    [C] los tréboles empiezan
    [D] los diamantes empiezan
    [H] los corazones empiezan
   *[S] las picas empiezan
} con { $wanted }
needs-next = { $suit ->
    [C] los tréboles siguen
    [D] los diamantes siguen
    [H] los corazones siguen
   *[S] las picas siguen
} con { $wanted }

refused-opening-card = La primera carta del juego es { $card }: pon esa.
refused-must-play = Solo puedes llamar cuando ninguna de tus cartas encaja. Puedes poner { $cards }.
refused-not-held = No tienes { $card } en la mano.
refused-already-put = No puedes poner { $card }: ya está en la mesa.
refused-not-adjacent = Ahora no puedes poner { $card }: { $needs }.
refused-not-in-pack = Jugamos sin { $card }: las cartas van del as al { $highest }.
refused-no-knock = Nadie ha llamado: ahora no hay que dar ninguna carta.
refused-give-first = { $knocker_seat } ha llamado: primero da una carta.
refused-already-given = Ya has dado tu carta: con una basta.
refused-knocker-gives-nothing = Has llamado tú: son los demás quienes te dan cartas.
refused-nothing-to-guess = Ahora no tienes ninguna carta que adivinar.
refused-guess-too-early = Podrás adivinar cuando estén todas las cartas. Aún eligen: { $seats }.
refused-guess-first = Primero adivina la carta que te ha dado { $giver_seat }.
refused-guess-on-table = No puede ser { $card }: ya está en la mesa.
refused-guess-own = No puede ser { $card }: está en tu propia mano.
refused-no-counting = Ahora no hay nada que sumar.
refused-count-first = Primero suma las cartas de tu mano.
refused-counted-already = Ya terminaste de sumar. Esperamos a { $seats }.
refused-guess-a-rank = Di solo el número: guess { $rank }.
refused-guess-a-card = Di una sola carta, con su palo: por ejemplo { $rank }H para corazones.
refused-rank-not-in-pack = { $rank } no puede ser: las cartas van del as al { $highest }.
refused-rank-impossible = { $rank ->
    [A] No puede ser un as: los cuatro están en la mesa o en tu propia mano.
   *[other] No puede ser una carta con el número { $rank }: las cuatro están en la mesa o en tu propia mano.
}

# Lo mismo para quien acaba de aprender a leer, donde arriba no es bastante corto.
child-must-play = Solo puedes llamar si nada encaja. Puedes poner { $cards }.
child-rank-impossible = { $rank ->
    [A] No puede ser un as. Ya ves los cuatro.
   *[other] No puede ser un { $rank }. Ya ves los cuatro.
}

# Lo especial de una partida
special-out = { $you ->
    [yes] ¡Pusiste tu última carta cuando a los demás les quedaban { $left } o más!
   *[no] ¡{ $seat } puso su última carta cuando a los demás les quedaban { $left } o más!
}
special-one-point = { $you ->
    [yes] ¡Has ganado por un solo punto!
   *[no] ¡{ $seat } ha ganado por un solo punto!
}
special-knocks = { $you ->
    [yes] Tuviste que llamar { $knocks } veces.
   *[no] { $seat } tuvo que llamar { $knocks } veces.
}
special-no-knock = ¡Nadie tuvo que llamar!
special-put = { $you ->
    [yes] Pusiste más cartas que nadie: { $cards }.
   *[no] { $seat } puso más cartas que nadie: { $cards }.
}

# Lo que un informe dice que a alguien se le escapa, detrás del nombre y dos puntos.
slip-excluded-guess = adivina cartas que quien la dio no puede tener
slip-wrong-sum = suma mal las cartas de su mano
slip-must-play = llama aunque puede poner una carta
slip-not-adjacent = pone cartas que no son las siguientes de su cadena
slip-already-put = quiere poner una carta que ya está en la mesa
slip-opening-card = empieza con una carta que no es la de salida
slip-guess-on-table = adivina cartas que están en la mesa
slip-guess-own = adivina cartas de su propia mano
slip-rank-impossible = adivina números de los que no queda ninguna carta
# Lo mismo con palabras de niño: «Ya sé…», «Ahora voy a intentar…»
able-excluded-guess = adivinar solo cartas que la otra persona puede tener
able-wrong-sum = sumar las cartas de mi mano
able-must-play = buscar una carta que poner antes de llamar
able-not-adjacent = poner la carta que sigue en la cadena
able-already-put = ver qué cartas están en la mesa
able-opening-card = empezar con la carta de salida
able-guess-on-table = dejar fuera las cartas de la mesa al adivinar
able-guess-own = dejar fuera mis propias cartas al adivinar
able-rank-impossible = adivinar números que aún quedan

# Lo que se intentó; solo se cuenta en un informe.
tried-guess = { $you ->
    [yes] Dices { $named }.
   *[no] { $seat } dice { $named }.
}
tried-say = { $you ->
    [yes] Dijiste { $points }.
   *[no] { $seat } dijo { $points }.
}
