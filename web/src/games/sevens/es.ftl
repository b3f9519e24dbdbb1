chains = Las cadenas de la mesa
chain = { $suit ->
    [C] Tréboles
    [D] Diamantes
    [H] Corazones
   *[S] Picas
}: { $cards }
hand = Tu mano, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
cards-left = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
knock = Llamar
knock-scene = ¡Toc, toc! { $you ->
    [yes] No tienes ninguna carta que encaje.
   *[no] { $seat } no tiene ninguna carta que encaje.
}
chooses = { $you ->
    [yes] elige una carta
   *[no] está eligiendo
}
face-down = boca abajo
guessing-now = ¿qué carta?
only-you = solo la ves tú
was-right = acierto
was-wrong = fallo
guess-grid = Cartas que se pueden nombrar
counted = { $you ->
    [yes] { $count ->
        [0] No te quedan cartas
        [one] Te queda una carta
       *[other] Te quedan { $count } cartas
    }
   *[no] { $count ->
        [0] A { $seat } no le quedan cartas
        [one] A { $seat } le queda una carta
       *[other] A { $seat } le quedan { $count } cartas
    }
}
match-so-far = La partida hasta ahora (gana quien tiene menos)
you-know = Lo que puedes saber
know-nothing = Todavía nada sobre las otras manos.
all-hands = Todas las manos
gives = da

# The end, played out on the board
last-card = Ya está la última carta.
fewest-win = Gana quien tiene menos puntos.
no-cards = sin cartas

# Sumar la propia mano
field-points = tu suma
say-sum = Revisar
adding = todavía suma
costs = Un as vale 15. Un 9 o un 10 vale 10. Cualquier otra carta vale 5.
costs-junior = Cada carta vale su número. Un as vale 1.

value-variant-standard = del as al 10
value-variant-junior = del as al 6
value-guess-card = la carta
value-guess-rank = solo el número
value-count-auto = se suman solas
value-count-practice = sumas tú

# La idea de lo que se pide, para quien juega por primera vez, y la regla que lo dice todo
idea-asks-open = El juego empieza con esta carta.
rule-asks-open = SV-2
idea-asks-put = Las cadenas crecen desde los sietes, del mismo palo.
rule-asks-put = SV-4
idea-asks-knock = Cada uno te da una carta. Si la aciertas, vuelve a su mano.
rule-asks-knock = SV-6
idea-asks-give = Si la acierta, vuelve a ti. Da una difícil de acertar.
rule-asks-give = SV-7
idea-asks-guess = Si aciertas, vuelve. Si no, es tuya.
rule-asks-guess = SV-7
idea-asks-guess-rank = Si aciertas, vuelve. Si no, es tuya.
rule-asks-guess-rank = SV-14
idea-asks-count = Suma lo que valen tus cartas. Empieza por las grandes.
rule-asks-count = SV-16
