# Las metas
goals = Las metas: primero BANG, luego ZOOM
goal-held = { $goal }, la meta de ahora. Tienes { $count } de sus 4 letras.
goal-now = la meta ahora
goal-later = después de BANG
goal-missed = nadie lo jugó
laid-by = { $seat }

# Lo que hay en la mesa
words-laid = Las palabras en la mesa
words-before = { $you ->
    [yes] Tus palabras
   *[no] Las palabras de { $seat }
}
no-words = sin palabras todavía
cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
points-of = { $points ->
    [one] punto
   *[other] puntos
}
piles = Los dos montones
draw-word = Para robar
take-word = Descartes
draw-more = { $count ->
    [0] se barajan los descartes cuando haga falta una carta
   *[other] boca abajo
}
draw-none = no quedan cartas
take-more = con { $letter } encima

# Los dos pasos de un turno
step-take = Toma una carta
step-take-last = Último turno: toma el descarte
step-lay = Pon palabras y descarta una carta
step-swap = Cambia cartas en lugar del turno
invites-take = Primero toma una carta de un montón. Ya puedes ir formando palabras aquí.
invites-take-last = Primero toma el descarte. Ya puedes ir formando palabras aquí.
invites-lay = Toca letras para formar una palabra, o una carta para descartarla.
invites-done = Ya tuviste tu último turno.
invites-wait = Mientras esperas puedes formar palabras aquí.
invites-swap = Toca las cartas que cambias. La última quedará encima.
row-word = Tu fila: { $letters }
row-swap = Cartas para cambiar: { $letters }
spot = { $letter }: quitarla de la fila
spot-missing = { $letter }, no está en tu mano: quitarla
own-hand = Tu mano, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
tile = { $letter }
tile-fresh = { $letter }, recién tomada
lay-it = Pon { $word }
lay-none = Pon
discard-it = Descarta { $letter }
discard-none = Descarta
discard-ends = Si descartas { $letter }, tu turno se acaba.
ask-table = Preguntar a la mesa: ¿vale { $word }?
agreed-words = Acordadas en esta mesa: { $words }
clear = Vaciar la fila
shuffle = Mezclar tus cartas
spell-first = Primero forma una palabra: toca las letras o escríbelas.
choose-one = Deja en la fila solo la carta que quieres descartar.
is-word-for = { $word } es una palabra: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
is-word = { $word } es una palabra
show-word = Muéstrame una palabra
hint-lay = Forma { $word }
hint-discard = Podrías descartar { $letters }.
hint-swap = Podrías cambiar { $letters }.
keys = Escribe letras · Intro pone la palabra · Retroceso y Esc quitan · 1 y 2 toman una carta · Supr descarta

# Dejar pasar el turno
swap-instead = o cambia cartas
swap-not = no, tomar una carta
choose-swap = Elige al menos una carta para cambiar.
swap-these = { $count ->
    [0] Cambia
    [one] Cambia una carta
   *[other] Cambia { $count } cartas
}
swap-sure = ¿Dejas pasar el turno y cambias { $letters }?{ $count ->
    [one] {""}
   *[other] {" "}{ $top } quedará encima.
}
swap-yes = Sí, cambiar
swap-no = No

# Al lado de la mesa
score-sheet = Puntos
game-number = Juego { $number }
row-player = Quién
row-words = Palabras
row-points = Puntos
row-match = Partida
you-know = Lo que puedes saber
discards-from-top = Los descartes, desde arriba:

# El final
how-zoom = ¡ZOOM! { $you ->
    [yes] Has terminado el juego.
   *[no] { $seat } ha terminado el juego.
}
how-exhausted = No quedan cartas. El juego se acaba.
how-stalled = Ninguna palabra en { $turns } turnos: el juego se detiene.
hands-open = Todas las manos, a la vista
hand-empty = sin cartas
never-drawn = { $count ->
    [one] Una carta no se robó nunca:
   *[other] { $count } cartas no se robaron nunca:
}

# The end, played out on the board
counting = Palabra por palabra

value-bonus-instead = 10 en su lugar
value-bonus-added = 10 además
value-proper_names-true = sí
value-proper_names-false = no
value-abbreviations-true = sí
value-abbreviations-false = no
value-one_letter-true = sí
value-one_letter-false = no
value-vocabulary-35 = 35 · cotidianas
value-vocabulary-50 = 50 · comunes
value-vocabulary-60 = 60 · menos comunes
value-vocabulary-70 = 70 · también raras
value-spelling-both = las dos
value-spelling-american = americana
value-spelling-british = británica
value-family-true = sí
value-family-false = no

# La idea de lo que se pide, para quien juega por primera vez, y la regla que lo dice todo
idea-asks-take = Pon palabras. Primero alguien pone BANG; después ZOOM acaba el juego.
rule-asks-take = BZ-4
idea-asks-last-take = Ya no quedan cartas para robar. Pon todas las palabras que puedas.
rule-asks-last-take = BZ-12
idea-asks-lay = Pon palabras. Primero alguien pone BANG; después ZOOM acaba el juego.
rule-asks-lay = BZ-5
idea-asks-lay-or-discard = Guarda una carta: el turno acaba al descartarla.
rule-asks-lay-or-discard = BZ-6

# El taller
workshop-how = Elige cuántas cartas de cada letra hay en el mazo. Tiene que ser posible formar BANG y ZOOM.
deck-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} (un mazo tiene de { $least } a { $most })
deck-fewer = Una { $letter } menos
deck-more = Una { $letter } más
deck-copies = Cartas con la { $letter }
