# Cómo se escriben las jugadas y se dibuja la mesa en la terminal: un código, " = " y lo que significa.
notation-board =
    S2ro = una carta: 2 estrellas, rojas, sin relleno
    S, B = estrellas, barras{ $deck ->
        [81] ; M son lunas
       *[other] {""}
    }
    r, b, g = rojo, azul, dorado
    s, t, o = lleno, rayado, sin relleno
    S2ro×3 = tres cartas en un montón, esta encima
    #### = un montón boca abajo
    b3 = columna b, fila 3
notation-put = put S2ro b3 = poner esa carta en b3
notation-back = back = recoger la carta
notation-flip = { $housekeeping ->
    [auto] {""}
   *[other] flip b3 = voltear el montón de b3
}
notation-clear = { $housekeeping ->
    [auto] {""}
   *[other] clear = quitar los cuatro montones del centro
}
notation-remove = { $housekeeping ->
    [auto] {""}
   *[other] remove a1 = quitar el montón de a1
}
notation-say = { $announce ->
    [off] {""}
   *[other] say 9 57 = este turno da 9 puntos y tu nuevo total es 57
}
notation-end = end = terminar tu turno
