# Por qué: pistas y repasos.
bz-draw = { $better } de las { $number } cartas que pueden venir hacen una palabra más larga. Ahora tienes { $longest ->
    [0] ninguna
    [one] una letra
   *[other] { $longest } letras
}.
bz-top-longer = Con la { $letter } de los descartes tu palabra más larga tiene { $longest } letras; sin ella { $before ->
    [0] no hay ninguna
   *[other] { $before }
}.
bz-top-same = La { $letter } de los descartes no hace una palabra más larga. Ahora tienes { $before ->
    [0] ninguna
    [one] una letra
   *[other] { $before } letras
}.
bz-goal = Para { $goal } tienes { $letters }; todavía faltan: { $missing }.
bz-goal-none = Para { $goal } todavía no tienes ninguna letra.
bz-goal-whole = Tienes todas las letras de { $goal }.
bz-swap = { $longest ->
    [0] Tu mano no hace ninguna palabra
    [one] Tu mano solo hace una palabra de una letra
   *[other] Tu mano no hace ninguna palabra de más de { $longest } letras
}: cartas nuevas por { $letters }.
bz-zoom = { $word } da { $points } puntos: tienes { $total }, y la partida se acaba.
bz-bang = { $word } es el primero de la partida: { $points } puntos, así que tienes { $total }. Desde ahora la meta es ZOOM.
bz-lay = { $word } da { $points ->
    [one] un punto
   *[other] { $points } puntos
}, así que tienes { $total }.
bz-then = Después aún puedes poner { $words }: juntas dan { $points } puntos.
bz-rest = { $count ->
    [0] Las letras que quedan no hacen ninguna palabra: { $letters }.
    [one] Las letras que quedan todavía hacen una palabra: { $letters }.
   *[other] Las letras que quedan todavía hacen { $count } palabras: { $letters }.
}
bz-rest-beside = { $count ->
    [0] Las letras que quedan no hacen ninguna palabra: { $letters }
    [one] Las letras que quedan todavía hacen una palabra: { $letters }
   *[other] Las letras que quedan todavía hacen { $count } palabras: { $letters }
}; tras { $rival } serían { $rival_count }.
bz-keep = { $count ->
    [0] Sin la { $letter } tus letras no hacen ninguna palabra: { $letters }.
    [one] Sin la { $letter } tus letras hacen una palabra: { $letters }.
   *[other] Sin la { $letter } tus letras todavía hacen { $count } palabras: { $letters }.
}
bz-keep-beside = { $count ->
    [0] Sin la { $letter } tus letras no hacen ninguna palabra
    [one] Sin la { $letter } tus letras hacen una palabra
   *[other] Sin la { $letter } tus letras todavía hacen { $count } palabras
}; sin la { $rival } serían { $rival_count }.
bz-coming = Con las letras que te quedas: { $better } de las { $number } cartas hacen una palabra más larga; sin la { $rival } serían { $rival_better }.
