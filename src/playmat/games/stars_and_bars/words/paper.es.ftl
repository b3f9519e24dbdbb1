# What stands only on its printed sheets.
print-about = 2 jugadores · desde los 9 años · unos 30 minutos · lógica, espacio, suma
print-score-note = Puntos solo por las diferencias exactas: 1 con la de debajo · 2 al lado · 3 en esquina · 4 arriba o abajo
print-score-end = Se gana tras una ronda completa con más de 200 y 15 de ventaja, o con más de 50 de ventaja. Cada uno apunta los dos.
print-score-series = En una serie, una partida ganada vale 2, un empate 1 para cada uno.
print-part-moons = lunas, solo para la baraja de 81
print-board = tablero
print-me = Yo
print-other = La otra persona
print-running-me = yo, total acumulado
print-running-other = la otra persona, total acumulado
