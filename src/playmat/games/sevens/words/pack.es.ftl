# Lo que solo está en su paquete para la clase.
print-practises-K-CC-A-2 = contar hacia delante y hacia atrás desde un número que no es el 1
print-practises-K-CC-B-4c = cada número siguiente es uno más
print-practises-2-NBT-B-5 = sumar hasta 100, al contar las manos
print-practises-1-OA-C-6 = sumar hasta 20, en el juego para pequeños
print-practises-2-OA-B-2 = saber esas sumas de memoria, en el juego para pequeños

print-task-fits-junior = En el juego para pequeños las filas empiezan con el 3. Rodea todas las cartas que puedes poner.
print-task-fits = Las filas empiezan con el 7. Rodea todas las cartas de la mano que puedes poner.
print-task-next = ¿Qué cartas pueden seguir en estas filas? Escríbelas todas.
print-task-knock = ¿Puedes poner una carta o tienes que llamar? Escribe tu respuesta.
print-task-hand = Suma esta mano. As: 15. Del 2 al 8: 5 cada una. 9 y 10: 10 cada una.
print-task-hands = Suma las dos manos. ¿Cuál es mejor? Gana la que tiene menos puntos.
print-answer-knock = Tienes que llamar: no puedes poner nada.
print-answer-hands = { $first } y { $second }: { $better ->
    [first] es mejor la primera mano.
    [second] es mejor la segunda mano.
   *[same] son igual de buenas.
}
print-answer-put = Puedes poner { $card }.

print-record-line = Escribe sobre los turnos que te hicieron pensar.
print-record-put = carta que puse
print-record-opens = quién puede seguir
print-can-1 = … decir qué carta sigue, hacia arriba y hacia abajo.
print-can-2 = … ver cuándo tengo que llamar.
print-can-3 = … sumar las cartas de mi mano.

print-home-today = Hoy jugué a Sietes.
print-home-how = Cada palo crece desde el 7: hacia arriba hasta el 10 y hacia abajo hasta el as. Si puedes poner una carta, tienes que ponerla. Si no, llamas, y cada uno te da una carta. ¡La adivinas o te la quedas! Gana quien se queda sin cartas.
print-home-ask-1 = En la mesa están el 7 y el 6 de corazones. ¿Qué corazones pueden seguir?
print-home-ask-2 = ¿Por qué guardarías un 7 durante un rato?
print-home-ask-3 = Cuando yo llamo, ¿qué carta me darías?
print-home-mine = Un turno que me gusta mucho: dibuja las cartas
