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
print-calibration-1 = Imprime estas dos páginas en una hoja: a doble cara, «voltear por el lado largo», al 100 % (no «ajustar a la página»).
print-calibration-2 = Mira la hoja a contraluz. Cada rombo pequeño debe quedar dentro de uno grande. Un desvío de 2 mm no importa: los dorsos tienen un borde blanco.
print-calibration-3 = Pon una regla sobre la línea de abajo. ¿Mide 10 cm? Entonces todas las cartas tienen el tamaño correcto.
print-calibration-back = Dorso de la hoja de prueba
print-ruler = 10 centímetros

# Un paquete para la clase.
print-plan = plan
print-plan-line = Plan de clase, 30 minutos
print-practises = Se practica
print-minutes = { $minutes } min
print-worksheet = Ficha { $version }
print-key = Soluciones de la ficha { $version }
print-key-line = Calculadas con las reglas del juego. Una marca y un aro señalan lo correcto.
print-pack-code = código { $code }
print-name = Nombre
print-played-with = Jugué con
print-record = Hoja de apuntes
print-record-line = Escribe sobre los turnos que te hicieron pensar.
print-record-turn = turno
print-record-did = qué hice
print-record-why = por qué
print-record-result = qué pasó
print-now-i-can = Ahora sé…
print-can-not-yet = aún no
print-can-nearly = casi
print-can-yes = sí
print-can-1 = … decir cómo se gana.
print-can-2 = … decir qué jugadas valen.
print-can-3 = … explicar por qué hice una jugada.
print-home = Mi página
print-home-today = Hoy jugué a { $title }.
print-home-how = Te lo puedo enseñar.
print-home-ask = Pregúntame
print-home-ask-1 = ¿Cómo se gana?
print-home-ask-2 = ¿Cuál fue tu mejor jugada, y por qué?
print-home-ask-3 = ¿Qué es lo difícil?
print-home-mine = Mi mejor jugada
print-home-next = La próxima vez quiero probar…
print-open-task-1 = Dibuja una jugada que vale.
print-open-task-2 = Dibuja una jugada que no vale. ¿Qué regla lo dice?
print-open-task-3 = Inventa un problema para quien está a tu lado.
