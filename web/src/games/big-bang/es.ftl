board = Tu tablero
board-of = Tablero de { $seat }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}{ $hidden ->
    [yes] , sin mostrar los números
   *[no] {""}
}
looking = Cómo miras el tablero
larger = Más grande
smaller = Más pequeño
show-all = Ver todo
some-card = una carta
cell-taken = { $alone ->
    [yes] { $card }
   *[no] { $card }, { $place }
}
cell-free = { $place }: libre{ $kind ->
    [fits] {"; "}{ $card } encaja
    [turned] {"; "}encaja si la giras
    [closed] {"; "}{ $card } no encaja
   *[free] {""}
}
put-so-far = { $count ->
    [one] { $count } puesta
   *[other] { $count } puestas
}
own-hand = Tu mano, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
hand-card = { $card }{ $place ->
    [0] { $fits ->
        [yes] {""}
       *[no] , no encaja en ningún sitio
    }
   *[other] , va en el puesto { $place }
}
hand-empty = No tienes cartas en la mano.
choose-first = Elige primero una de tus cartas.
picked-up = { $count ->
    [0] Llevas { $card }: ahora no encaja en ningún sitio.
   *[other] { $lit ->
        [0] Llevas { $card }: gírala.
        [one] Llevas { $card }: se ilumina un sitio.
       *[other] Llevas { $card }: se iluminan { $lit } sitios.
    }
}
turn-card = Girar
dead-order = En este orden: { $cards }. Encima queda { $top }.

draw = Robar
draw-label = Robar; { $count ->
    [one] una carta en el mazo
   *[other] { $count } cartas en el mazo
}
discards-word = Descarte
no-discards = El descarte está vacío
top-label = Descarte, encima { $card }{ $fits ->
    [yes] , que se puede poner
   *[no] , que no encaja en ningún sitio
}{ $count ->
    [0] {""}
   *[other] ; debajo { $cards }
}
discard-hand = Descartar la mano

points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
match-so-far = La partida hasta ahora
best-here = Lo mejor en este dispositivo
best-of-day = Reparto del { $date }
no-best = Aún no hay ninguna partida terminada.
not-counted = Se deshizo una jugada: esta partida no cuenta aquí.
took = Tiempo: { $time }
par = Par: { $points } puntos, { $draws ->
    [one] un robo
   *[other] { $draws } robos
}
par-means = { $proved ->
    [yes] Con este reparto nadie puede hacerlo mejor.
   *[no] Para este reparto no se encontró nada mejor.
}

counted = { $you ->
    [yes] Has
   *[no] { $seat } ha
} puesto { $count ->
    [one] una carta
   *[other] { $count } cartas
}{ $left ->
    [0] : ¡todas!
   *[other] {""}
}
sum-numbers = { $count ->
    [one] Un número, 1 punto
   *[other] { $count } números, 1 punto cada uno
}
sum-rules = { $count ->
    [one] Una carta de reglas, 2 puntos
   *[other] { $count } cartas de reglas, 2 puntos cada una
}
sum-left = { $count ->
    [0] No queda ninguna carta
    [one] { $minus ->
        [yes] Queda una carta, menos 1 punto
       *[no] Queda una carta
    }
   *[other] { $minus ->
        [yes] Quedan { $count } cartas, menos 1 punto cada una
       *[no] Quedan { $count } cartas
    }
}
sum = Puntos
sum-stolen = { $count ->
    [0] Robado: nada
   *[other] Robado a los demás
}
left-over = Sin poner:

# The end, played out on the board
last-card = Ya está la última carta.
counting = Cada carta del tablero cuenta.
nothing-left = ¡No queda ni una carta!
what-is-left = ¿Y qué ha quedado?

value-draw-strict = solo si hace falta
value-draw-free = cuando quieras
value-unplayed-zero = nada
value-unplayed-minus = 1 punto cada una
value-replay-true = se baraja otra vez
value-replay-false = no se baraja otra vez
value-mode-solo = a solas
value-mode-race = una carrera
value-same_deal-true = igual para todos
value-same_deal-false = cada cual el suyo
value-scoring-normal = puntos propios
value-scoring-stolen = robo del ganador

# La idea de lo que se pide, para quien juega por primera vez, y la regla que lo dice todo
idea-asks-put = Entre vecinos la diferencia es exactamente 1.
rule-asks-put = BB-3
idea-asks-put-or-draw = Entre vecinos la diferencia es exactamente 1.
rule-asks-put-or-draw = BB-3
idea-asks-top-or-dead = La carta de encima del descarte también es tuya.
rule-asks-top-or-dead = BB-8
idea-asks-draw = Roba si nada encaja, hasta tener tres.
rule-asks-draw = BB-6
idea-asks-dead = Una mano que no encaja está muerta. Vienen cartas nuevas.
rule-asks-dead = BB-7

# El taller
workshop-how = Las cartas de reglas van en el mazo con tus números. Toca una cara y después toca qué puede ir al lado.
face-kind = { $kind ->
    [open] Cualquiera
    [dead] Sin salida
   *[other] { $kind }
}
face-label = Carta { $card }, { $side ->
    [left] cara izquierda
    [right] cara derecha
   *[bottom] cara de abajo
}: { $kind ->
    [open] cualquier carta
    [dead] sin salida
   *[other] solo { $kind }
}
face-choose = Qué puede ir al lado de la { $side ->
    [left] cara izquierda
    [right] cara derecha
   *[bottom] cara de abajo
} de la carta { $card }
face-all-dead = Nada puede ir al lado de esta carta. Abre una cara.
card-add = Agregar una carta
card-remove = Quitar
card-remove-label = Quitar la carta { $card }
