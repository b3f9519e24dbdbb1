# Lo que solo está en su paquete para la clase.
print-practises-K-CC-B-4c = uno más y uno menos
print-practises-1-OA-C-5 = relacionar contar con sumar y restar 1
print-practises-MP1 = seguir con un problema hasta entenderlo

print-task-cards = ¿Cuáles de tus cartas pueden ir en el lugar **A**? Rodéalas.
print-task-places = ¿Dónde puede ir el { $card }? Rodea las letras.
print-task-numbers = ¿Qué números del 1 al 7 pueden ir en el lugar **A**?
print-task-dead = ¿Puedes poner alguna de estas tres cartas? Escribe sí o no, y cuál.
print-task-points = ¿Cuántos puntos son? Un número vale 1, una carta de reglas 2, la estrella nada.
print-answer-dead = No. La mano está muerta: se descarta y se roban tres.
print-answer-alive = Sí: el { $card }.

print-record-line = Escribe sobre las cartas que te hicieron pensar.
print-record-put = carta que puse
print-record-beside = qué toca
print-can-1 = … decir qué números pueden estar juntos.
print-can-2 = … ver cuándo una mano está muerta.
print-can-3 = … dejar lugares libres para después.

print-home-today = Hoy jugué a Big Bang.
print-home-how = En el centro hay una estrella. A su alrededor crecen números. Dos números solo pueden tocarse si uno es exactamente uno más que el otro. Intento poner las 28 cartas.
print-home-ask-1 = ¿Puede haber un 4 al lado de un 4? ¿De un 5? ¿De un 6?
print-home-ask-2 = Un lugar toca un 3 y un 5. ¿Qué va ahí?
print-home-ask-3 = ¿Por qué es bueno dejar muchos lugares libres?
print-home-mine = Mi tablero: dibuja una parte que te gusta
