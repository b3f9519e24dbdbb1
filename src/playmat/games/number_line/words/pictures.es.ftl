### Los dibujos de las reglas. `picture-`: lo que se aprende. `shows-`: lo que se ve, para quien no puede verlo.

picture-free-number = El 5 ya tiene una carta. El 8 está libre.
shows-free-number = Hay una carta verde en el 5. Una naranja en el 5 no vale. En el 8 vale.
picture-two-cards = Tus dos cartas: la normal y el señuelo con el antifaz.
shows-two-cards = Una carta normal y un señuelo en verde, y lo mismo en rojo.
picture-wait-for-your-turn = Una carta, y luego le toca a quien sigue.
shows-wait-for-your-turn = Hay una carta verde en el 3. Una segunda verde enseguida no vale.
picture-no-decoy-yet = En la ronda 1 el señuelo se queda en la mano.
shows-no-decoy-yet = Una recta vacía en la ronda 1. Un señuelo verde en el 4 no vale. Una carta normal en el 6 vale.
picture-decoy-only-fools = Los señuelos no ganan nada. Solo cuentan las cartas del 8 y del 9.
shows-decoy-only-fools = Verde está en el 8 y gana del 1 al 8. Naranja está en el 9 y gana el 9 y el 10. Los señuelos del 3 y del 6 no ganan nada.
picture-each-card-once = { $ink ->
    [mono] La carta normal del disco está en el 5. Ya solo queda su señuelo.
   *[other] La carta normal de naranja está en el 5. Ya solo queda su señuelo.
}
shows-each-card-once = Naranja tiene una carta en el 5. Otra carta normal no vale. El señuelo en el 2 vale.
picture-which-is-the-decoy = Boca abajo las dos son iguales. ¿Cuál es el señuelo?
shows-which-is-the-decoy = Dos cartas naranjas boca abajo en el 4 y el 5. Verde pone el señuelo en el 2. Vale.
picture-flag = La bandera dice quién empieza. Tras cada ronda pasa a la izquierda.
shows-flag = La carta de quien empieza: una bandera y una flecha hacia quien sigue.
picture-in-the-middle = El 5 está a 2 de las dos cartas. Por eso nadie lo gana.
shows-in-the-middle = Verde en el 3 gana del 1 al 4: 4 puntos. Naranja en el 7 gana del 6 al 10: 5 puntos. Nadie gana el 5.
picture-right-beside = Justo al lado de otra carta te llevas todo tu lado.
shows-right-beside = Verde en el 5 gana del 1 al 5. Naranja en el 6 gana del 6 al 10. Cada uno recibe 5 puntos.
picture-three-cards = { $ink ->
    [mono] El disco está en medio: solo el 5 y el 6 le quedan cerca.
   *[other] Naranja está en medio: solo el 5 y el 6 le quedan cerca.
}
shows-three-cards = Verde en el 3 recibe 4 puntos. Naranja en el 6 recibe 2. Rojo en el 8 recibe 3. Nadie gana el 7.
picture-your-own-two = { $ink ->
    [mono] El 4 está entre dos cartas con hoja. Lo gana la hoja.
   *[other] El 4 está entre dos cartas verdes. Lo gana verde.
}
shows-your-own-two = Verde en el 3 y el 5 gana del 1 al 6. Naranja en el 8 y el 9 gana del 7 al 10.
picture-only-nine-numbers = El 10 ya no está: nadie recibe un punto por él.
shows-only-nine-numbers = Una recta del 1 al 9. Naranja en el 5 recibe 5 puntos. Verde en el 6 recibe 4.
picture-most-points-win = { $ink ->
    [mono] Ronda 2: el disco tiene más puntos y gana.
   *[other] Ronda 2: naranja tiene más puntos y gana.
}
shows-most-points-win = Naranja en el 7 gana del 1 al 7: 7 puntos. Verde en el 8 gana del 8 al 10: 3 puntos. La partida termina.
picture-still-level = Siguen iguales tras la ronda 2: todos juegan la ronda 3.
shows-still-level = Naranja en el 5 y verde en el 6 reciben 5 puntos cada uno. En la ronda 1 fue igual.
picture-both-cards-count = En la ronda 3 los señuelos también cuentan.
shows-both-cards-count = Verde en el 3 y el 7 recibe 4 puntos. Naranja en el 5 y el 9 recibe 3. Nadie gana el 4, el 6 ni el 8.
picture-ten-is-gone = La ronda 4 ya no tiene 10. El 7 sí está.
shows-ten-is-gone = Una recta del 1 al 9. Una carta naranja en el 10 no vale. En el 7 vale.
