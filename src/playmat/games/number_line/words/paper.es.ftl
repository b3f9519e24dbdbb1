# What stands only on its printed sheets.
print-about = 2–5 jugadores · unos 10 minutos · sentido numérico, distancia, planificación
print-score-note = Un punto por cada número del que tu carta está más cerca. Ronda 3 y siguientes solo si hay empate.
