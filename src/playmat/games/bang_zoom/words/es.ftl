title = Bang! Zoom!
line = Forma palabras en inglés con cartas de letras. Pon BANG y luego corre hacia ZOOM.
option-bonus = si BANG y ZOOM dan 10 puntos en lugar de los de sus letras o además de ellos
option-proper_names = si valen los nombres de personas y lugares
option-abbreviations = si valen las abreviaturas
option-one_letter = si A, I y O valen como palabras
option-vocabulary = el tamaño del diccionario: 35 son palabras de todos los días, 70 es para amantes de las palabras
option-spelling = ortografía americana, británica o las dos
option-family = dejar fuera las palabras que no son para un aula
option-allow = palabras que esta mesa permite, como QUA,ZZZ
option-deny = palabras que esta mesa no permite
option-letters = un mazo propio: cada letra con su número de cartas, como A9 B9 C2
preset-original-rules = Reglas originales
preset-first-game = Primera partida: palabras de todos los días, y también valen A, I y O
preset-more-words = También valen nombres, abreviaturas y palabras de una letra
preset-word-lovers = Amantes de las palabras: el diccionario grande
preset-three-games = Tres partidas seguidas
preset-to-100 = Se juega hasta que alguien tenga 100 puntos

# Lo acordado, como se cuenta a todos en la mesa
agreed-bonus-instead = BANG y ZOOM dan 10 puntos en lugar de los de sus letras.
agreed-bonus-added = BANG y ZOOM dan 10 puntos además de los de sus letras.
agreed-proper_names-false = Los nombres de personas y lugares no valen.
agreed-proper_names-true = Los nombres de personas y lugares valen.
agreed-abbreviations-false = Las abreviaturas como ASAP no valen.
agreed-abbreviations-true = Las abreviaturas como ASAP valen.
agreed-one_letter-false = Una sola letra no vale como palabra.
agreed-one_letter-true = A, I y O valen como palabras.
agreed-vocabulary-35 = El diccionario tiene solo palabras de todos los días.
agreed-vocabulary-50 = El diccionario tiene palabras corrientes.
agreed-vocabulary-60 = El diccionario tiene también palabras menos corrientes.
agreed-vocabulary-70 = El diccionario tiene también palabras raras.
agreed-spelling-both = Valen la ortografía americana y la británica.
agreed-spelling-american = Solo vale la ortografía americana.
agreed-spelling-british = Solo vale la ortografía británica.
agreed-family-true = Las palabras que no son para un aula quedan fuera.
agreed-family-false = También valen las palabras que no son para un aula.
agreed-allow-empty = No valen otras palabras que las del diccionario.
agreed-allow = Esta mesa permite además: { $words }.
agreed-deny-empty = No se deja fuera ninguna palabra del diccionario.
agreed-deny = Esta mesa no permite: { $words }.
agreed-letters-empty = Se juega con las letras de siempre.
agreed-letters = Se juega con letras propias: { $words }.

skill-spelling = ortografía
skill-vocabulary = palabras nuevas
skill-planning = pensar por adelantado

asks-take = Es tu turno: toma una carta de uno de los montones o cambia cartas.
asks-last-take = Último turno: toma la carta de los descartes.
asks-lay = Pon palabras si puedes y después descarta una carta.
asks-lay-or-discard = Pon otra palabra o descarta una carta.

move-draw = { $you ->
    [yes] Robas una carta.
   *[no] { $seat } roba una carta.
}
move-draw-own = { $you ->
    [yes] Robas { $letter }.
   *[no] { $seat } roba { $letter }.
}
move-take = { $you ->
    [yes] Tomas { $letter } de los descartes.
   *[no] { $seat } toma { $letter } de los descartes.
}
lay-letters = { $you ->
    [yes] Pones { $word }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[no] { $seat } pone { $word }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
lay-bang = { $you ->
    [yes] ¡Pones el primer BANG: { $points } puntos! Ahora la meta es ZOOM.
   *[no] ¡{ $seat } pone el primer BANG: { $points } puntos! Ahora la meta es ZOOM.
}
lay-zoom = { $you ->
    [yes] Pones ZOOM: { $points } puntos, y el juego se acaba.
   *[no] { $seat } pone ZOOM: { $points } puntos, y el juego se acaba.
}
move-discard = { $you ->
    [yes] Descartas { $letter }.
   *[no] { $seat } descarta { $letter }.
}
move-swap = { $you ->
    [yes] Dejas pasar el turno y cambias { $letters }.
   *[no] { $seat } deja pasar el turno y cambia { $letters }.
}
fills = { $seat } { $number ->
    [one] roba una carta para completar la mano.
   *[other] roba { $number } cartas para completar la mano.
}
fills-own = { $you ->
    [yes] Completas tu mano con { $letters }.
   *[no] { $seat } completa la mano con { $letters }.
}
rebuilt = { $number ->
    [one] No queda montón: la carta que está debajo del último descarte es el montón nuevo.
   *[other] No queda montón: las { $number } cartas debajo del último descarte se barajan como montón nuevo.
}
last-turns = Ya no quedan cartas para robar. Todos tienen un último turno con los descartes.
stops-last-turns = Todos tuvieron su último turno. El juego ha terminado.
stops-exhausted = Ya no quedan cartas para robar: el juego ha terminado.
stops-stalled = Nadie ha puesto una palabra en { $turns } turnos: el juego termina aquí.
counted = { $you ->
    [yes] Tienes { $words }: { $points } puntos.
   *[no] { $seat } tiene { $words }: { $points } puntos.
}
counted-none = { $you ->
    [yes] No tienes palabras: 0 puntos.
   *[no] { $seat } no tiene palabras: 0 puntos.
}
wins = { $you ->
    [yes] ¡Ganas con { $points } puntos!
   *[no] { $count ->
        [one] { $seats } gana con { $points } puntos.
       *[other] { $seats } comparten la victoria con { $points } puntos.
    }
}

asks-word = ¿Es { $word } una palabra?
table-word = La mesa lo ha acordado: { $word } vale como palabra en esta partida.
agreed = { $number ->
    [one] La mesa acordó una palabra: { $words }.
   *[other] La mesa acordó estas palabras: { $words }.
}

known-hand = { $seat } ha tomado estas cartas de los descartes y aún las tiene: { $letters }.
known-pile = { $number ->
    [one] La carta del montón es una de estas: { $letters }.
   *[other] Las { $number } cartas del montón están entre estas: { $letters }.
}

text-words = { $seat }: { $words } = { $points }
text-no-words = { $seat }: aún sin palabras = 0
text-piles = Montón: { $draw }. Descartes: { $discards }, arriba { $top }.
text-last-turns = { $number ->
    [one] Este es el último turno del juego.
   *[other] Últimos turnos: quedan { $number }. Ya no hay cartas para robar.
}
text-goal = La meta: { $goal }
text-counts = Cartas: { $shares }
text-count = { $seat } { $number }
text-hand = Tu mano: { $letters }
text-agreed = Palabras acordadas: { $words }
text-left = { $you ->
    [yes] Aún tienes: { $letters }
   *[no] { $seat } aún tiene: { $letters }
}
text-left-none = { $you ->
    [yes] Ya no te quedan cartas.
   *[no] A { $seat } ya no le quedan cartas.
}

note-other-words = Esta partida se jugó con otra lista de palabras; sus palabras se aceptan como están.

refused-take-first = Primero toma una carta: roba una o toma el último descarte.
refused-last-turn-draw = Ya no quedan cartas para robar. En tu último turno, toma la carta de los descartes.
refused-last-turn-swap = Ya no quedan cartas para cambiar. En tu último turno, toma la carta de los descartes.
refused-already-taken = Ya has tomado tu carta de este turno.
refused-swap-is-a-turn = Cambiar cartas ocupa todo el turno, y ya has tomado una carta. Descarta una para terminar tu turno.
refused-swap-too-many = Solo tienes { $most } cartas: no puedes cambiar más.
refused-swap-not-in-hand = { $number ->
    [one] No puedes cambiar { $letters }: esa carta no está en tu mano.
   *[other] No puedes cambiar { $letters }: esas cartas no están en tu mano.
}
refused-not-in-hand = No puedes descartar { $letter }: no está en tu mano.
refused-letters-missing = { $number ->
    [one] No puedes poner { $word }: te falta la letra { $letters }.
   *[other] No puedes poner { $word }: te faltan las letras { $letters }.
}
refused-keep-a-card = { $word } usaría tu última carta: tienes que guardar una para descartarla. Solo ZOOM puede usar la última.
refused-zoom-before-bang = ZOOM solo se puede poner cuando alguien ha puesto BANG.
refused-word-too-long = Una palabra puede tener { $most } letras como mucho: tienes siete cartas y debes guardar una para descartarla.
refused-word-denied = Esta mesa ha acordado no jugar con { $word }.
refused-word-one-letter = { $word } es una sola letra: aquí una palabra necesita dos o más.
refused-word-unfit = { $word } no está en el diccionario de esta mesa.
refused-word-level = { $word } está en un diccionario más grande: vale desde el nivel { $level }, y esta mesa juega con el { $vocabulary }.
refused-word-spelling = { $spelling ->
    [american] { $word } es ortografía americana, y esta mesa juega con la británica.
   *[british] { $word } es ortografía británica, y esta mesa juega con la americana.
}
refused-word-name = { $word } es un nombre: esta mesa juega sin nombres.
refused-word-abbreviation = { $word } es una abreviatura: esta mesa juega sin abreviaturas.
refused-word-unknown = { $word } no está en el diccionario.
refused-agree-too-long = Una palabra que acuerden puede tener { $most } letras como mucho: las más largas no se pueden poner nunca.
refused-agree-denied = Esta mesa ha acordado no jugar con { $word }.
refused-agree-one-letter = { $word } es una sola letra: en esta mesa una palabra necesita dos o más.
refused-agree-known = { $word } ya está en el diccionario.
refused-agree-unfit = { $word } no se puede acordar: esta mesa deja fuera las palabras que no son para una clase.
refused-option-not-words = La opción «{ $option }» no puede ser «{ $value }». Deben ser palabras de 2 a 6 letras mayúsculas en orden alfabético, separadas por comas, como CAT,DOG; { $most } como mucho.
refused-option-not-letters = La opción «{ $option }» no puede ser «{ $value }». Escribe cada letra una vez, en orden alfabético, con su número de cartas: A9 B9 C2. Pon un espacio entre las letras.
refused-letters-of-one-kind = El mazo no puede tener { $number } cartas con la letra { $letter }. Cada letra de la lista tiene de 1 a { $most } cartas. No escribas las letras que no están en el mazo.
refused-letters-without-goal = { $number ->
    [one] Al mazo le falta una { $letters }. Sin ella nadie puede poner BANG y ZOOM.
   *[other] Al mazo le faltan estas letras: { $letters }. Sin ellas nadie puede poner BANG y ZOOM.
}
refused-letters-size = El mazo tiene { $number } cartas. Un mazo propio necesita de { $low } a { $high }.
refused-denied-goal = { $word } está siempre en el diccionario: se juega para formarla.
refused-allowed-and-denied = { $word } no puede estar permitida y prohibida a la vez.
refused-allowed-unfit = { $word } no se puede permitir en una mesa que deja fuera las palabras que no son para un aula.

# Lo mismo para quien acaba de aprender a leer, donde arriba no es bastante corto.
child-last-turn-draw = Ya no hay cartas para robar. Toma la carta de los descartes.
child-last-turn-swap = Ya no hay cartas para cambiar. Toma la carta de los descartes.
child-swap-is-a-turn = Ya has tomado una carta: ahora no puedes cambiar. Descarta una.
child-keep-a-card = { $word } usa tu última carta. Guarda una para descartarla.
child-word-too-long = Una palabra tiene { $most } letras como mucho. Guarda una carta para descartarla.
child-word-level = { $word } es muy rara para el diccionario de esta mesa.
child-word-unfit = Aquí no jugamos con { $word }.
child-agree-unfit = { $word } no es una palabra para clase.
# Lo especial de una partida
special-both = { $you ->
    [yes] ¡Pusiste BANG y ZOOM, las dos!
   *[no] ¡{ $seat } puso BANG y ZOOM, las dos!
}
special-longest = { $you ->
    [yes] La palabra más larga fue la tuya: ¡{ $word }!
   *[no] { $seat } puso la palabra más larga: ¡{ $word }!
}
special-most-words = { $you ->
    [yes] Pusiste más palabras que nadie: { $count }.
   *[no] { $seat } puso más palabras que nadie: { $count }.
}

# Lo que un informe dice que a alguien se le escapa, detrás del nombre y dos puntos.
slip-letters-missing = pone palabras para las que le falta una letra
slip-take-first = pone o descarta antes de tomar una carta
slip-already-taken = toma una segunda carta en un turno
slip-keep-a-card = usa la última carta para una palabra
slip-zoom-before-bang = pone ZOOM antes de que alguien ponga BANG
slip-last-turn-draw = quiere robar cuando ya no quedan cartas
slip-last-turn-swap = quiere cambiar cartas cuando ya no quedan
slip-word-unknown = pone palabras que no están en el diccionario
slip-word-name = pone nombres propios
slip-word-abbreviation = pone abreviaturas
slip-word-one-letter = pone palabras de una letra
slip-word-level = pone palabras fuera de la lista acordada
slip-word-spelling = pone palabras con otra ortografía que la acordada
slip-word-denied = pone palabras que en esta mesa no valen
slip-word-unfit = pone palabras que no son para la clase
slip-word-too-long = pone palabras demasiado largas
slip-swap-is-a-turn = cambia letras después de tomar una carta
# Lo mismo con palabras de niño: «Ya sé…», «Ahora voy a intentar…»
able-letters-missing = comprobar que tengo todas las letras de una palabra
able-take-first = tomar una carta antes de poner una palabra o descartar
able-already-taken = tomar una carta por turno
able-keep-a-card = guardar una carta para descartar
able-zoom-before-bang = esperar con ZOOM hasta que salga BANG
able-last-turn-draw = tomar la carta de los descartes en mi último turno
able-last-turn-swap = no cambiar cartas cuando ya no quedan
able-word-unknown = poner palabras que están en el diccionario
able-word-name = poner palabras que no son nombres propios
able-word-abbreviation = poner palabras enteras
able-word-one-letter = poner palabras de dos letras o más
able-word-level = poner palabras de nuestra lista
able-word-spelling = escribir las palabras como acordamos
able-word-denied = poner palabras que valen en nuestra mesa
able-word-unfit = poner palabras que a todos les gusta leer
able-word-too-long = poner palabras que caben
able-swap-is-a-turn = cambiar letras en vez de tomar una carta

# Lo que se intentó; solo se cuenta en un informe.
tried-lay = { $you ->
    [yes] Pones { $word }.
   *[no] { $seat } pone { $word }.
}
tried-lay-long = { $you ->
    [yes] Pones más de seis letras.
   *[no] { $seat } pone más de seis letras.
}
tried-swap-long = { $you ->
    [yes] Cambias más de seis letras.
   *[no] { $seat } cambia más de seis letras.
}
tried-take = { $you ->
    [yes] Tomas la carta del descarte.
   *[no] { $seat } toma la carta del descarte.
}

# El taller
workshop-trial = { $count } jugadores
workshop-goal-bang = Alguien formó BANG
workshop-goal-zoom = Alguien formó ZOOM
