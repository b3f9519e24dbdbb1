# Lo que dicen las hojas impresas. Los datos van entre { llaves }.

# Where a game says nothing of its own
print-about = { $players } jugadores · unos { $minutes } minutos

print-our-ruling = { $mark } Decisión nuestra: la fuente no dice nada de ello, o no lo muestra.
print-made-by = Esta hoja y las cartas: Playmat, independiente de quienes hicieron el juego.

print-set = juego { $letter }
print-copy = juego { $number } de { $total }
print-sheet = hoja { $number } de { $total }
print-scale = imprimir al 100 %
print-deal = Código de reparto { $code }
print-deal-hint = Escrito en Playmat, reparte a todos las mismas cartas.
print-mat-piece = pieza { $number }

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
print-began = quién empezó
print-began-here = empezó
print-running = total acumulado
print-running-short = suma
print-lasts-cards = para que duren: plastificar antes de recortar, o usar fundas
print-lasts-triangles = para que duren: plastificar antes de recortar
print-lasts-sheet = para que dure: plastificar
print-lasts-score = para que dure: plastificar y escribir con rotulador borrable

print-calibration = Prueba primero esta hoja
print-calibration-1 = Imprime estas dos páginas en una hoja: a doble cara, giradas por el lado largo, al 100 % (no «ajustar a la página»).
print-calibration-2 = Mira la hoja a contraluz. Cada rombo pequeño debe quedar dentro de uno grande. Un desvío de 2 mm no importa: los dorsos tienen un borde blanco.
print-calibration-3 = Pon una regla sobre la línea de abajo. ¿Mide 10 cm? Entonces todas las cartas tienen su tamaño.
print-calibration-back = Dorso de la hoja de prueba
print-ruler = 10 centímetros
