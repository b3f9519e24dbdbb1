# What stands only on its printed sheets.
print-about = 1 jugador, o carrera de 2–3 · unos 10 minutos · patrones, números, planificación
print-score-note = Un punto por cada número puesto, dos por cada carta de reglas.
print-score-note-minus = Un punto por cada número puesto, dos por cada carta de reglas, uno menos por cada carta que sobra.
print-score-stolen = Puntos robados: solo puntúa quien gana, un punto por cada carta que les queda a los demás.
print-stolen = puntos robados
print-numbers-put = números puestos
print-rules-put = cartas de reglas × 2
print-part-rules = cartas de reglas, si se quieren
