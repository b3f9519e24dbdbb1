# Cómo se escriben las jugadas y se dibuja la mesa en la terminal: un código, " = " y lo que significa.
notation-board =
    A, B = las cartas de los jugadores; debajo, la letra de quien está más cerca
    A{"*"} = un señuelo
    A? = una carta boca abajo
    · = un número libre, o nadie está más cerca
notation-card = card 5 = poner tu carta en el 5
notation-decoy = decoy 5 = poner tu señuelo en el 5
notation-answer = { $start ->
    [quiz]
        answer 578 = responder la pregunta
        answer pass = no responder
   *[other] {""}
}
notation-say = say 4 = hiciste 4 puntos en esta ronda
