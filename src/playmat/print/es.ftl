# Lo que dicen las hojas impresas. Los datos van entre { llaves }.

print-title-number-line = Recta numérica
print-title-sevens = Sietes
print-title-big-bang = Big Bang
print-title-stars-and-bars = Estrellas y barras
print-title-bang-zoom = Bang! Zoom!

print-about-number-line = 2–5 jugadores · unos 10 minutos · sentido numérico, distancia, planificación
print-about-sevens = 3–5 jugadores · desde 5 años · unos 15 minutos · orden de los números, sentido numérico, suma
print-about-big-bang = 1 jugador, o carrera de 2–3 · unos 10 minutos · patrones, números, planificación
print-about-stars-and-bars = 2 jugadores · desde 9 años · unos 30 minutos · lógica, espacio, suma
print-about-bang-zoom = 2–4 jugadores · desde 8 años · unos 20 minutos · ortografía, vocabulario, planificación

print-our-ruling = { $mark } Decisión nuestra: la fuente no dice nada de ello, o no lo muestra.
print-made-by = Esta hoja y las cartas: Playmat, independiente de quienes hicieron el juego.

print-set = juego { $letter }
print-copy = juego { $number } de { $total }
print-sheet = hoja { $number } de { $total }
print-part-rules = cartas de reglas, si se quieren
print-part-moons = lunas, solo para la baraja de 81
print-scale = imprimir al 100 %
print-deal = Código de reparto { $code }
print-deal-hint = Escrito en Playmat, reparte a todos las mismas cartas.
print-mat-piece = pieza { $number }
print-board = tablero

print-rules = reglas
print-agreed = Lo que hemos acordado
print-score-sheet = Hoja de puntos
print-date = Fecha
print-player = jugador
print-total = total
print-round = ronda { $number }
print-game = partida
print-points = puntos
print-points-short = pts
print-time = tiempo
print-me = Yo
print-other = La otra persona
print-word = palabra
print-first-bang = 1.er BANG 10
print-zoom = ZOOM 10
print-numbers-put = números puestos
print-rules-put = cartas de reglas × 2
print-began = quién empezó
print-began-here = empezó
print-running = total acumulado
print-running-short = suma
print-running-me = yo, total acumulado
print-running-other = la otra persona, total acumulado
print-stolen = puntos robados
print-lasts-cards = para que duren: plastificar antes de recortar, o usar fundas
print-lasts-triangles = para que duren: plastificar antes de recortar
print-lasts-sheet = para que dure: plastificar
print-lasts-score = para que dure: plastificar y escribir con rotulador borrable
print-score-stolen = Puntos robados: solo puntúa quien gana, un punto por cada carta que les queda a los demás.
print-score-stars-and-bars-series = En una serie, una partida ganada vale 2, un empate 1 para cada uno.
print-score-number-line = Un punto por cada número del que tu carta está más cerca. Ronda 3 y siguientes solo si hay empate.
print-score-sevens = Cartas en la mano: as 15, de 2 a 8 5 cada una, 9 y 10 10 cada una. Quien se queda sin cartas, 0.
print-score-low = Escriban los nombres encima de las columnas. Gana el total más bajo.
print-score-big-bang = Un punto por cada número puesto, dos por cada carta de reglas.
print-score-stars-and-bars = Exactamente 1 diferencia con la de debajo: 1 · 2 al lado: 2 · 3 en esquina: 3 · 4 arriba o abajo: 4
print-score-stars-and-bars-end = Se gana tras una ronda completa con más de 200 y 15 de ventaja, o con más de 50 de ventaja. Cada uno apunta los dos.
print-score-bang-zoom = Un punto por letra. El primer BANG vale 10, los demás 4; ZOOM vale 10 y termina la partida.

print-calibration = Prueba primero esta hoja
print-calibration-1 = Imprime estas dos páginas en una hoja: a doble cara, giradas por el lado largo, al 100 % (no «ajustar a la página»).
print-calibration-2 = Mira la hoja a contraluz. Cada rombo pequeño debe quedar dentro de uno grande. Un desvío de 2 mm no importa: los dorsos tienen un borde blanco.
print-calibration-3 = Pon una regla sobre la línea de abajo. ¿Mide 10 cm? Entonces todas las cartas tienen su tamaño.
print-calibration-back = Dorso de la hoja de prueba
print-ruler = 10 centímetros
