# Cómo se escriben las jugadas y se dibuja la mesa en la terminal: un código, " = " y lo que significa.
notation-board =
    {"*"} = la estrella
    · = un espacio libre junto a una carta
    # = una carta de otro jugador; no ves su número
    @0,1 = fila 0, columna 1; los números están a la izquierda y arriba
notation-hand =
    hand 4 @0,1 = poner el 4 de tu mano en la fila 0, columna 1
    { $rules_cards ->
        [0] {""}
       *[other] hand R3/2 @1,1 = poner la carta de reglas R3 con 2 giros a la derecha
    }
notation-top = top 4 @0,1 = poner la carta de arriba del descarte
notation-draw = draw = robar hasta tener tres cartas
notation-dead = dead 3 5 7 = descartar tus tres cartas; el 7 queda arriba
