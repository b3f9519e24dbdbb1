# Por qué: pistas y repasos.
sb-say = Sumar te toca a ti: mira cada carta que toca la tuya. Cuenta las diferencias y apunta lo que da cada una.
sb-points = Poner { $card } en { $cell } da { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $shares }.
sb-points-beside = Poner { $card } en { $cell } da { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $shares }. Poner { $rival } en { $rival_cell } da { $rival_points }.
sb-nothing = Poner { $card } en { $cell } no da nada.
sb-nothing-beside = Poner { $card } en { $cell } no da nada; poner { $rival } en { $rival_cell } da { $rival_points }.
sb-more = Te da más puntos de una vez que { $rival } en { $rival_cell }.
sb-less = Te da menos puntos de una vez que { $rival } en { $rival_cell }.
sb-same = Te da tantos puntos de una vez como { $rival } en { $rival_cell }.
sb-answer = Con las cartas a la vista, el otro puede conseguir después { $most } como mucho.
sb-answer-beside = Con las cartas a la vista, el otro puede conseguir después { $most } como mucho; tras { $rival } en { $rival_cell } serían { $rival_most }.
sb-no-answer = Después de esto el otro ya no tiene turno.
sb-end = En el tablero no queda nada por hacer: termina tu turno.
sb-end-due = En el tablero queda algo por hacer antes de terminar tu turno.
sb-back = Tu carta da { $points } donde está; lo más que puedes conseguir ahora con una carta es { $best }.
sb-claim-clear = Los cuatro montones interiores están boca abajo y nadie los ha retirado: eso da { $points } puntos.
sb-claim-flip = Hay { $cards } cartas en { $cell } y nadie las ha puesto boca abajo: eso da { $points } puntos.
sb-claim-remove = Hay { $cards } cartas en { $cell } y nadie las ha retirado: eso da { $points } puntos.
sb-duty-clear = Los cuatro montones interiores están boca abajo: retíralos, o el siguiente gana { $points } puntos por hacerlo.
sb-duty-flip = Tu carta es la número { $cards } en { $cell }: ponlo boca abajo, o el siguiente gana { $points } puntos por hacerlo.
sb-duty-remove = Tu carta es la número { $cards } en { $cell }: retíralo, o el siguiente gana { $points } puntos por hacerlo.
