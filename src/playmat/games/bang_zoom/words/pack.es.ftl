# Lo que solo está en su paquete para la clase.
print-practises-L-1-2-d = escribir palabras (en inglés) con patrones frecuentes
print-practises-L-2-2-d = usar patrones de ortografía en palabras nuevas
print-practises-L-3-2-f = usar familias de palabras y reglas para escribir bien

print-task-judge = ¿Cuáles de estas palabras inglesas puedes poner con esta mano? Rodéalas.
print-task-three = Escribe palabras inglesas de tres letras con esta mano.
print-task-missing = Quieres poner **BANG**. ¿Qué letras te faltan?
print-task-points = Alguien ha puesto estas palabras. ¿Cuántos puntos son? El primer BANG vale 10; cada letra de las demás, 1.
print-task-longest = ¿Cuál es la palabra inglesa más larga que puedes poner? Guarda una carta.
print-answer-words = { $words }, u otras que estén en el diccionario

print-record-line = Apunta tus palabras y lo que guardaste para BANG y ZOOM.
print-record-laid = palabra que puse
print-record-points = puntos
print-record-kept = letras que guardé
print-can-1 = … formar palabras con mis letras y escribirlas bien.
print-can-2 = … decir por qué una palabra no vale.
print-can-3 = … guardar letras para BANG y ZOOM.

print-home-today = Hoy jugué a Bang! Zoom!
print-home-how = Formo palabras inglesas con las letras de mi mano: 1 punto por letra. Quien pone BANG primero gana 10. Desde entonces ZOOM termina la partida y también da 10.
print-home-ask-1 = ¿Cuántas palabras inglesas salen con T, O, A, S, M?
print-home-ask-2 = ¿Cuándo guardas letras en vez de ponerlas?
print-home-ask-3 = ¿Por qué no se puede poner ZOOM primero?
print-home-mine = Mis mejores palabras
