# Retos: metas, pistas, qué se dice de un intento equivocado, y razones.
goal-take = Pones la última carta de esta ronda. Gana { $numbers } números con ella.
hint-take = Busca el hueco más ancho. Una carta entre otras dos gana más o menos la mitad del hueco a cada lado.
wrong-take = Así ganas { $gained ->
    [0] cero números
    [one] un número
   *[other] { $gained } números
}. Puedes ganar { $numbers }.
goal-sure = Pones la última carta de esta ronda. Gana { $numbers } números, sean cuales sean los señuelos de los demás.
hint-sure = Cualquier carta boca abajo puede contar. Mira dónde ganas más aunque cuenten todas.
wrong-sure = Según cuáles sean los señuelos, ahí ganas menos de { $numbers }.
goal-keep = Después de tu carta viene una más. Pon la tuya de modo que te queden { $numbers } números vaya donde vaya.
hint-keep = Piensa en quien juega después: ¿dónde te haría más daño su carta?
wrong-keep = La carta siguiente podría dejarte ahí menos de { $numbers }.
goal-win = Es la última carta de la partida. Gana con ella.
hint-win = Cuenta lo que tiene cada uno. Quizá convenga quitarle números a quien va primero.
wrong-win = Cuenta otra vez: así alguien no queda detrás de ti.
pz-take = En el { $number } ganas { $numbers }. Ninguna otra carta está tan cerca de ellos.
pz-sure = En el { $number } ganas al menos { $numbers }, haya lo que haya boca abajo.
pz-kept = En el { $number } tienes ahora { $numbers }. Vaya donde vaya la carta siguiente, te quedan { $kept }.
pz-win = En el { $number } llegas a { $points } puntos; nadie más pasa de { $others }.
