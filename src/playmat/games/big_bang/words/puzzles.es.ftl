# Retos: metas, pistas, qué se dice de un intento equivocado, y razones.
goal-hand = Pon las { $cards } cartas de tu mano.
hint-hand = ¿Cuál de tus cartas tiene menos sitios? ¿Qué carta le hace sitio a otra?
wrong-hand = Entonces una de tus cartas se queda sin sitio. Prueba de otra manera.
goal-all = El mazo se ha acabado. Pon las { $cards } cartas que quedan: así estarán las 28 en la mesa.
hint-all = Piensa primero en la última carta: ¿dónde podría ir? Guárdale ese sitio, o hazle uno.
wrong-all = Entonces sobra una carta. Prueba de otra manera.
pz-first = Primero va ahí { $card }. De las { $ways } maneras de empezar, ninguna otra llega al final.
pz-firsts = De las { $ways } maneras de empezar, { $others } dejan una carta sin sitio.
pz-ends = { $ends ->
    [one] Solo hay una manera de ponerlas todas, aunque no siempre en un solo orden.
   *[other] Hay { $ends } maneras de ponerlas todas.
}
goal-pile = Pon toda tu mano y { $card } que está encima del descarte. Todavía no cabe en ningún lugar.
hint-pile = ¿Qué número haría lugar para la carta del descarte?
wrong-pile = Ahora una de las cartas no cabe. Prueba de otra manera.
goal-rules = Pon las { $cards } cartas de tu mano. Gira las cartas de reglas para que encajen.
hint-rules = Mira los lados de tu carta de reglas. ¿Qué cartas pueden tocarlos?
wrong-rules = Ahora una de tus cartas no cabe. Prueba de otra manera.
