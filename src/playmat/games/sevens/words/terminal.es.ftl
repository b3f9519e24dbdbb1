# Cómo se escriben las jugadas y se dibuja la mesa en la terminal: un código, " = " y lo que significa.
notation-board =
    C D H S = tréboles, diamantes, corazones, picas
    7C = el 7 de tréboles; A es un as
    · = una carta que aún no está en la mesa
notation-play = play 7C = jugar el 7 de tréboles
notation-knock = knock = nada encaja: los demás te dan una carta
notation-give = give 4H = dar el 4 de corazones, boca abajo
notation-guess = { $guess ->
    [rank] guess 4 = adivinar que la carta es un 4
   *[other] guess 4H = adivinar que la carta es el 4 de corazones
}
notation-say = say 45 = las cartas de tu mano suman 45
