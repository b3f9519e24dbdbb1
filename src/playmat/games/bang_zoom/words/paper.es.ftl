# What stands only on its printed sheets.
print-about = 2–4 jugadores · desde los 8 años · unos 20 minutos · ortografía, vocabulario, planificación
print-score-note = Un punto por letra. El primer BANG vale 10, los demás 4; ZOOM vale 10 y termina la partida.
print-score-note-added = Un punto por letra. El primer BANG vale 14, los demás 4; ZOOM vale 14 y termina la partida.
print-word = palabra
print-first-bang = 1.er BANG 10
print-zoom = ZOOM 10
print-first-bang-added = 1.er BANG 14
print-zoom-added = ZOOM 14
