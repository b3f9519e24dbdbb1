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
knock-scene = ¡Toc, toc! { $seat } no tiene ninguna carta que encaje.
chooses = elige
face-down = boca abajo
guessing-now = ¿qué carta?
only-you = solo la ves tú
was-right = acierto
was-wrong = fallo
guess-grid = Cartas que se pueden nombrar
counted = { $count ->
    [0] A { $seat } no le quedan cartas
    [one] A { $seat } le queda una carta
   *[other] A { $seat } le quedan { $count } cartas
}
sum-is = { $several ->
    [no] { $points ->
        [one] Un punto
       *[other] { $points } puntos
    }
   *[yes] { $working } = { $points } puntos
}
match-so-far = La partida hasta ahora (gana quien tiene menos)
you-know = Lo que puedes saber
know-nothing = Todavía nada sobre las otras manos.
all-hands = Todas las manos
gives = da

value-variant-standard = del as al 10
value-variant-junior = del as al 6
value-guess-card = la carta
value-guess-rank = solo el número
