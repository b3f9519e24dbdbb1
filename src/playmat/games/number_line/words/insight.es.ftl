# Por qué: pistas y repasos.
nl-quiz = Hazlo en dos pasos: { $a } por { $tens }, y luego { $a } por { $ones }. Suma los dos. ¡El resultado lo encuentras tú!
nl-quiz-round = Deja el cero y calcula { $a } por { $tens }; al final vuelve a poner el cero. ¡El resultado lo encuentras tú!
nl-own = { $hidden ->
    [yes] Si cuentan todas las cartas boca abajo: en el { $number } tienes ahora { $count ->
        [0] cero números.
        [one] un número: { $numbers }.
       *[other] { $count } números: { $numbers }.
    }
   *[no] En el { $number } tienes ahora { $count ->
        [0] cero números.
        [one] un número: { $numbers }.
       *[other] { $count } números: { $numbers }.
    }
}
nl-final = Ya no viene otra carta en esta ronda: nadie te los puede quitar.
nl-final-score = Ya no viene otra carta en esta ronda: termina con { $count } para ti y { $other } para el mejor de los demás.
nl-kept = Vaya donde vaya la próxima carta, conservas al menos { $kept }.
nl-kept-more = Vaya donde vaya la próxima carta, conservas al menos { $kept }; en el { $rival } podrían ser solo { $rival_kept }.
nl-kept-beside = Vaya donde vaya la próxima carta, conservas al menos { $kept }; en el { $rival } serían { $rival_kept }.
nl-decoy-waits = El señuelo en el { $number } no tiene ningún número, pero tu carta puede esperar: { $to_come ->
    [0] en esta ronda ya no viene ninguna carta de los demás.
    [one] todavía viene una carta de los demás.
   *[other] todavía vienen { $to_come } cartas de los demás.
}
nl-card-later = { $hidden ->
    [yes] Si cuentan todas las cartas boca abajo: tu carta en el { $place } tendría entonces { $count ->
        [one] un número.
       *[other] { $count } números.
    }
   *[no] Tal como queda la línea, tu carta en el { $place } tendría { $count ->
        [one] un número.
       *[other] { $count } números.
    }
}
nl-decoy-blocks = Con tu señuelo en el { $number } nadie más puede ir ahí. { $hidden ->
    [yes] Si cuentan todas las cartas boca abajo: después de la próxima carta conservas al menos { $kept ->
        [one] un número.
       *[other] { $kept } números.
    }
   *[no] Después de la próxima carta conservas al menos { $kept ->
        [one] un número.
       *[other] { $kept } números.
    }
}
nl-decoy-beside = Con el señuelo en el { $rival } serían { $rival_kept }.
nl-decoy-nothing = El señuelo en el { $number } ya no cambia nada: en esta ronda no viene otra carta.
nl-count = Toca los números que están más cerca de tu carta y cuéntalos. El número bajo tu carta también cuenta. Los empates no son de nadie.
