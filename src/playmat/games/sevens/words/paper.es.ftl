# What stands only on its printed sheets.
print-about = 3–5 jugadores · desde los 5 años · unos 15 minutos · orden de los números, sentido numérico, suma
print-score-note = Cartas en la mano: as 15; del 2 al 8: 5 cada una; 9 y 10: 10 cada una. Sin cartas: 0.
print-score-note-junior = Cartas en la mano: el número de cada una; el as, 1. Sin cartas: 0.
print-score-low = Escriban los nombres encima de las columnas. Gana el total más bajo.
