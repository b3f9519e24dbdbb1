# Retos: metas, pistas, qué se dice de un intento equivocado, y razones.
goal-score = Consigue { $points } puntos con una sola carta.
hint-score = Cuatro diferencias hacia arriba o hacia abajo dan más. Mira después qué otras cartas toca.
wrong-score = Así consigues { $gained ->
    [0] cero puntos
    [one] un punto
   *[other] { $gained } puntos
}. Puedes conseguir { $points }.
goal-guard = Consigue { $points } puntos sin dejarle a la otra persona más de { $answer } con la carta siguiente.
hint-guard = Las cartas de la otra persona están a la vista. ¿Qué puede poner junto a la tuya, o encima?
wrong-guard = Consigues { $gained }. Mira ahora la mejor respuesta: necesitas { $points }, y no más de { $answer } para la otra persona.
goal-outer = Solo una de tus cartas encaja en un espacio exterior. Ponla ahí.
hint-outer = En un espacio exterior la carta debe puntuar con todas las que toca. Prueba tus cartas una por una.
wrong-outer = Ese es un espacio interior, donde va cualquier carta.
pz-points = { $card } en { $cell } da { $points }: { $shares }.
pz-guard = Con las cartas a la vista, la respuesta da como mucho { $answer }. Después de tu siguiente mejor carta serían { $else }.
pz-outer = Puntúa con todas las cartas que toca. Ninguna otra carta tuya lo hace en un espacio exterior.
