# Retos: metas, pistas, qué se dice de un intento equivocado, y razones.
goal-longest = Pon la palabra más larga que puedas. Tiene { $letters } letras.
hint-longest = Busca finales ingleses: S, ED, ING, ER. Después, letras que suelen ir juntas: SH, CH, OO.
wrong-longest = ¡Buena palabra! Pero hay una con { $letters } letras.
goal-pair = Pon dos palabras de tres letras cada una.
hint-pair = Empieza por las vocales: cada palabra necesita una. Repártelas.
wrong-pair = Entonces no queda otra palabra de tres letras.
goal-bang = Pon BANG en este turno, sin depender de la suerte.
hint-bang = ¿Qué letra de BANG te falta? Mira los dos montones.
wrong-bang = Para eso haría falta suerte. Hay una manera segura.
goal-zoom = Termina la partida con ZOOM en este turno, sin depender de la suerte.
hint-zoom = ¿Qué letra de ZOOM te falta? Mira los dos montones.
wrong-zoom = Para eso haría falta suerte. Hay una manera segura.
pz-longest = { $count ->
    [one] Con tus letras no hay otra palabra tan larga: { $words }.
   *[other] Las palabras más largas con tus letras tienen { $letters }: { $words }.
}
pz-pair = { $word } y { $other }: seis letras, y la séptima queda para descartar.
pz-goal = La { $letter } está a la vista en los descartes. Con ella formas { $word }.
