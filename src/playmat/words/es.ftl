# Lo que comparten todos los juegos. $seat es el nombre de una persona; $you dice si es quien lee.

language-name = Español
seat-name = Puesto { $number }
joined = { $first } y { $last }

# Lo que se pide a un puesto
asks-move = Es tu turno.
asks-nothing-over = La partida ha terminado.
asks-nothing-wait = { $count ->
    [one] Es el turno de { $seats }.
   *[other] Esperamos a { $seats }.
}

# Lo que hace la mesa
table-abandon = La partida se ha abandonado.
table-time = Se acabó el tiempo.

# Resultados
result-winner = { $you ->
    [yes] ¡Has ganado!
   *[no] { $count ->
        [one] ¡Gana { $seats }!
       *[other] { $seats } comparten la victoria.
    }
}
result-nobody = No gana nadie.
result-total = { $seat }: { $total }
match-option-games = cuántos juegos se juegan
match-option-target = se sigue hasta que alguien tenga tantos puntos
preset-default = El juego de siempre

# Habilidades
skill-number-sense = sentido numérico
skill-number-order = orden de los números
skill-distance = distancia
skill-planning = planificación
skill-addition = suma

# Rechazos: al jugar
refused-match-over = La partida ha terminado: ya no se puede mover.
refused-no-such-seat = No hay puesto { $number } en esta mesa; tiene { $seats_given } puestos, contados desde 0.
refused-not-your-turn = { $count ->
    [one] No es tu turno: ahora juega { $seats }.
   *[other] No es tu turno: ahora juegan { $seats }.
}
refused-not-a-move = «{ $text }» no es una jugada de este juego.
refused-not-a-table-move = Esa jugada solo la puede hacer una persona, no la mesa.

# Rechazos: al preparar
refused-unknown-game = { $has_near ->
    [no] No hay ningún juego llamado «{ $name }». Los juegos son: { $names }.
   *[other] No hay ningún juego llamado «{ $name }». ¿Querías decir { $near }? Los juegos son: { $names }.
}
refused-unknown-option = { $has_near ->
    [no] No hay ninguna opción llamada «{ $name }». Las opciones son: { $names }.
   *[other] No hay ninguna opción llamada «{ $name }». ¿Querías decir { $near }? Las opciones son: { $names }.
}
refused-option-not-a-choice = La opción «{ $option }» no puede ser { $value }. Puede ser: { $values }.
refused-option-out-of-range = { $none ->
    [yes] La opción «{ $option }» no puede ser { $value }. Tiene que ser null o un número entero de { $low } a { $high }.
   *[no] La opción «{ $option }» no puede ser { $value }. Tiene que ser un número entero de { $low } a { $high }.
}
refused-wrong-seats = Este juego no es para { $seats_given } jugadores: admite de { $low } a { $high }.
refused-unknown-preset = { $has_near ->
    [no] No hay ninguna variante llamada «{ $name }». Las variantes son: { $names }.
   *[other] No hay ninguna variante llamada «{ $name }». ¿Querías decir { $near }? Las variantes son: { $names }.
}
refused-unknown-language = No hay ningún idioma llamado «{ $language }». Los idiomas son: { $names }.
refused-unknown-bot = { $has_near ->
    [no] No hay ningún bot llamado «{ $name }». Los bots son: { $names }.
   *[other] No hay ningún bot llamado «{ $name }». ¿Querías decir { $near }? Los bots son: { $names }.
}
refused-unknown-colour = Aquí no hay ningún color llamado «{ $colour }». Los colores son: { $names }.
refused-colour-taken = Dos jugadores no pueden tener el mismo color: { $colour }.
refused-bad-seed = «{ $seed }» no es una semilla: una semilla son 32 cifras de 0 a 9 y de a a f.

# Rechazos: registros
refused-bad-json = Esto no es JSON legible (columna { $column }).
refused-unknown-format = Esto no es un registro de Playmat de formato { $format }.
refused-unknown-rules = El registro es de las reglas número { $rules } de { $game }; este programa conoce el número { $known }.
refused-bad-field = El campo «{ $field }» falta o está mal: tiene que ser { $expected }.
refused-time-goes-back = La hora de esta jugada es anterior a la de la jugada de antes.
refused-chance-missing = El registro no cuenta el resultado de azar número { $outcome }, pero aquí hace falta.
refused-chance-no-permutation = El resultado de azar número { $outcome } no tiene exactamente las cartas que se barajaron.
refused-chance-out-of-range = El resultado de azar número { $outcome } no es un número que pueda salir aquí.
refused-chance-not-from-seed = El resultado de azar número { $outcome } no sale de la semilla.
refused-chance-left-over = { $count ->
    [one] El registro cuenta un resultado de azar más de los que hubo.
   *[other] El registro cuenta { $count } resultados de azar más de los que hubo.
}
refused-result-too-early = El registro da un resultado, pero la partida no ha terminado.
refused-result-missing = La partida ha terminado, pero el registro no da un resultado.
refused-wrong-result = El registro da un resultado distinto del de las jugadas: los puntos son { $scores }.
expected-object = un objeto
expected-text = un texto
expected-number = un número entero
expected-numbers = una lista de números enteros
expected-list = una lista
expected-texts = una lista de textos
expected-value = null, true, false, un número entero o un texto
expected-seat = un objeto con un nombre
expected-changes = una lista de pares: primera jugada, nivel o null
expected-move = una lista: puesto, texto y quizá una hora

# La línea de órdenes
person-you = Tú
cover = Pasa la pantalla a { $seat }. Pulsa Intro cuando solo la vea { $seat }.
who-is-first = ¿Quién lo sabe primero? Escribe un nombre o el número del puesto ({ $seats }).
how-to-move = Escribe una jugada como «{ $example }». ? muestra tus jugadas, quit abandona.
your-moves = Tus jugadas: { $moves }
next-game = Empieza el juego { $number }.
seed-shown = La semilla de esta partida era { $seed }: cualquiera puede comprobar el reparto.
records-checked = { $bad ->
    [0] { $records ->
        [one] Un registro, todo bien.
       *[other] { $records } registros, todo bien.
    }
   *[other] { $records } registros: { $good } bien, { $bad } mal.
}
refused-unreadable-file = No se puede leer el archivo { $file }: { $reason }.
refused-unwritable-file = No se puede escribir el archivo { $file }: { $reason }.
refused-options-not-json = «{ $text }» no es un objeto JSON de opciones, como {"{"}"games": 3{"}"}.
refused-too-many-people = { $people } personas no caben en { $seats_given } puestos.
refused-no-such-line = No hay ningún registro en la línea { $line }.
