# Retos de cualquier juego.
goal-best = Una jugada es claramente la mejor. Encuéntrala.
hint-best = Mira todas las jugadas que puedes hacer. ¿Qué podrían hacer los demás después?
wrong-best = Se puede, pero hay algo mejor.
puzzle-open = ¡Bien! Sigue.
puzzle-solved = ¡Resuelto!

# Dificultad
puzzle-band = { $band ->
    [easy] fácil
    [hard] difícil
   *[medium] normal
}

# `playmat puzzles`
puzzles-there = { $title }: { $count } retos; { $easy } fáciles, { $medium } normales, { $hard } difíciles. De 100 intentos, los bots fácil, normal y difícil resuelven:
puzzles-proving = Comprobando
puzzles-proved = Comprobados: { $count }. Sin comprobar: { $wrong }.
puzzles-found = Partidas: { $games }. Guardados: { $kept }. Sin comprobar: { $unproved }. Encontrados en 1000 partidas:
puzzle-answer = Respuesta: { $moves }

# Quién más está en la mesa
puzzle-name = { $number ->
    [1] Mia
    [2] Ben
    [3] Eva
   *[other] Leo
}
