# Lo que solo está en su paquete para la clase.
print-practises-3-NBT-A-2 = sumar hasta 1000, turno tras turno
print-practises-MP3 = dar razones y comprobar las de los demás
print-practises-MP7 = ver que cada carta tiene cuatro rasgos

print-task-differences = ¿Cuántas diferencias hay en cada pareja? Mira la figura, el número, el color y el relleno.
print-task-points = La carta de la derecha va en **A**. ¿Cuántos puntos da?
print-task-places = ¿En qué espacios puede ir esta carta? Rodea las letras.
print-task-total = Tienes { $total } puntos. La carta va en **A**. ¿Cuántos puntos da? ¿Cuál es tu nuevo total?
print-task-best = Rodea la carta que da más puntos en **A**. Escribe los puntos al lado.
print-answer-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
print-answer-total = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, nuevo total { $total }

print-record-line = Apunta algunos de tus turnos.
print-record-card = carta y espacio
print-record-points = puntos
print-record-total = nuevo total
print-record-why = cómo lo conté
print-can-1 = … contar las diferencias entre dos cartas.
print-can-2 = … decir qué da una carta: encima, al lado, en esquina, arriba o abajo.
print-can-3 = … explicar por qué una carta no puede ir en un espacio exterior.

print-home-today = Hoy jugué a Estrellas y barras.
print-home-how = Las cartas se distinguen por la figura, el número, el color y el relleno. Pongo una carta con las diferencias justas: 1 con la de debajo, 2 con la de al lado, 3 en la esquina, 4 arriba o abajo. Esos son mis puntos.
print-home-ask-1 = Te enseño dos cartas: ¿cuántas diferencias hay?
print-home-ask-2 = ¿Por qué cuesta tanto encontrar 4 diferencias?
print-home-ask-3 = ¿Dónde se puede poner cualquier carta?
print-home-mine = Mi mejor turno: dibuja las cartas y cuenta
