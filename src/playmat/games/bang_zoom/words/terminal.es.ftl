# Cómo se escriben las jugadas en la terminal: un código, " = " y lo que significa.
notation-draw = draw = tomar la carta de arriba del mazo
notation-take = take = tomar la carta de arriba del descarte
notation-lay = lay CAT = bajar la palabra CAT
notation-discard = discard X = descartar la X y terminar tu turno
notation-swap = swap VWY = cambiar V, W e Y por cartas nuevas; tu turno termina
