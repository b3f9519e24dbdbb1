# Lo que solo está en su paquete para la clase.
print-practises-K-CC-C-7 = comparar dos números escritos del 1 al 10
print-practises-2-MD-B-6 = los números como lugares en una recta, y la distancia entre ellos
print-practises-4-NBT-B-5 = multiplicar números de dos cifras (con la pregunta inicial)

print-task-owners = { $ink ->
    [mono] ¿De quién es cada número? Escribe **H** si es de la hoja, **D** si es del disco, o una raya si no es de nadie.
   *[other] ¿De quién es cada número? Escribe **V** si es de verde (hoja), **N** si es de naranja (disco), o una raya si no es de nadie.
}
print-task-whose = Mira el { $number }. ¿De quién es?
print-task-points = ¿Cuántos puntos gana cada jugador?
print-task-nobody = ¿Qué números no son de nadie?
print-task-decoys = { $ink ->
    [mono] Ronda 2. Las cartas con antifaz no cuentan. Escribe **H**, **D** o una raya.
   *[other] Ronda 2. Las cartas con antifaz no cuentan. Escribe **V**, **N** o una raya.
}
print-task-best = { $colour ->
    [green] { $ink ->
        [mono] Le toca a la hoja.
       *[other] Le toca a verde (hoja).
    }
    [orange] { $ink ->
        [mono] Le toca al disco.
       *[other] Le toca a naranja (disco).
    }
   *[red] { $ink ->
        [mono] Le toca al corazón.
       *[other] Le toca a rojo (corazón).
    }
} ¿Qué número es el mejor? ¿Cuántos puntos da?
print-best-answer = En el { $number }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
print-letter-green = { $ink ->
    [mono] H
   *[other] V
}
print-letter-orange = { $ink ->
    [mono] D
   *[other] N
}
print-letter-nobody = –
print-colour-green = { $ink ->
    [mono] hoja
   *[other] verde
}
print-colour-orange = { $ink ->
    [mono] disco
   *[other] naranja
}
print-colour-red = { $ink ->
    [mono] corazón
   *[other] rojo
}

print-record-line = Después de cada ronda, escribe qué hiciste y por qué.
print-record-round = ronda
print-record-mine = mi carta en
print-record-others = los demás en
print-record-guess = puntos que calculé
print-record-points = puntos que gané
print-can-1 = … decir qué carta está más cerca de un número.
print-can-2 = … ver cuándo dos cartas están igual de lejos.
print-can-3 = … explicar por qué elegí mi número.

print-home-today = Hoy jugué a la recta numérica.
print-home-how = Hay diez números en fila. Pones tu carta en un número. Son tuyos los números que están más cerca de tu carta que de todas las demás. Gana quien tiene más números.
print-home-ask-1 = Tu carta está en el 3 y la mía en el 7. ¿De quién es el 4? ¿Y el 5?
print-home-ask-2 = ¿Por qué es tan fuerte una carta justo al lado de la mía?
print-home-ask-3 = ¿Dónde pondrías un señuelo, y por qué?
print-home-mine = Mi mejor ronda: dibuja la recta y las cartas
