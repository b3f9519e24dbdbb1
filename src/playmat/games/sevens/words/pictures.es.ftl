### Los dibujos de las reglas. `picture-`: lo que se aprende. `shows-`: lo que se ve, para quien no puede verlo.

picture-opening-card = Primero va el 7 de tréboles. Ninguna otra carta abre la partida.
shows-opening-card = Una mesa vacía. El 7 de tréboles vale. El 7 de diamantes no vale.
picture-three-players = Si son tres, el 7 de tréboles ya está. Sigue con el 6 o el 8.
shows-three-players = El 7 de tréboles en la mesa. El 6 y el 8 de tréboles valen.
picture-next-in-the-chain = Los corazones van del 6 al 8. Encajan el 5 y el 9.
shows-next-in-the-chain = Los corazones 6, 7 y 8 en la mesa. El 5 y el 9 de corazones valen.
picture-not-next = El 3 y el 10 tienen que esperar: faltan cartas en medio.
shows-not-next = Los corazones 6, 7 y 8 en la mesa. El 3 y el 10 de corazones no valen.
picture-a-new-suit = Un palo nuevo empieza con su siete, no con un 6.
shows-a-new-suit = Solo está el 7 de tréboles. El 7 de diamantes vale. El 6 de picas no vale.
picture-you-must = El 8 de tréboles encaja. No puedes llamar.
shows-you-must = El 7 de tréboles en la mesa, el 8 de tréboles en la mano. Llamar no vale.
picture-time-to-knock = Ningún siete, ni el 6 ni el 8 de tréboles: nada encaja. ¡Llama!
shows-time-to-knock = El 7 de tréboles en la mesa. Ninguna carta de la mano encaja. Llamar vale.
picture-give-a-card = Alguien ha llamado. Elige una carta y ponla boca abajo.
shows-give-a-card = El 4 de corazones sale de la mano y queda boca abajo. Vale.
picture-too-early = Todavía falta una carta. Adivina cuando estén todas.
shows-too-early = Una carta está boca abajo y un sitio está vacío. Adivinar no vale.
picture-guessed-right = ¡Acierto! La carta se enseña y vuelve a quien la dio.
shows-guessed-right = Dos cartas boca abajo. Para una se nombra el 4 de corazones, y es verdad.
picture-guessed-wrong = Fallo: la carta va a tu mano y solo la miras tú.
shows-guessed-wrong = Para una carta se nombra el 6 de picas. No es, y la carta va a la mano de quien adivina.
picture-lies-on-the-table = El 7 de tréboles está en la mesa. No puede ser ese.
shows-lies-on-the-table = El 7 de tréboles está en la mesa. Nombrarlo no vale.
picture-in-your-own-hand = El 9 de corazones lo tienes tú. No puede ser ese.
shows-in-your-own-hand = El 9 de corazones está en la mano de quien adivina. Nombrarlo no vale.
picture-the-turn-is-over = Acabas de recibir un siete. Tiene que esperar a tu próximo turno.
shows-the-turn-is-over = Después de adivinar, quien llamó tiene el 7 de corazones. Ponerlo no vale.
picture-out = Se pone la última carta: sin cartas, y la partida termina.
shows-out = Cadenas largas de los cuatro palos. El 2 de picas es la última carta de una mano.
picture-what-a-hand-costs = 5 + 5 + 15 = 25 puntos. 15 + 15 = 30. Sin cartas: 0.
shows-what-a-hand-costs = Tres manos. El 2, el 3 y un as cuestan 25. Dos ases cuestan 30. Ninguna carta cuesta 0.
picture-from-the-three = En el juego para pequeños primero va el 3 de tréboles.
shows-from-the-three = Una mesa vacía. El 3 de tréboles vale. El 3 de diamantes no vale.
picture-the-number-is-enough = «¡Es un cuatro!» Aquí basta el número.
shows-the-number-is-enough = Para una carta se nombra un 4 sin palo. Es verdad.
