# What stands only on its printed sheets.
print-about = 2–4 jugadores · desde los 8 años · unos 20 minutos · ortografía, vocabulario, planificación
print-score-note = Un punto por letra. El primer BANG vale 10, los demás 4; ZOOM vale 10 y termina la partida.
print-word = palabra
print-first-bang = 1.er BANG 10
print-zoom = ZOOM 10
