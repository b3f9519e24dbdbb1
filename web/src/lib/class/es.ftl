# Lo que solo dicen las páginas de una clase. Sus animales están en src/playmat/classroom.

# La vista de conjunto
class-pictures = Imágenes de las mesas
class-look-at = Mirar
class-is-on-wall = en la pared
class-hand-of = ha levantado la mano
class-rests = juega un bot
class-need-hand = te llama
class-drop-on-child = Esa mesa está llena. Suéltalo sobre otra persona: cambian de sitio.
class-at-table = En esta mesa
class-close = Cerrar

# Una persona
class-lower-hand = Bajar la mano
class-give-hint = Enviar una pista
class-allow-hint = Permitirle ver una pista
class-hint-sent = La pista está en su pantalla.
class-sit-beside = Sentarme al lado
class-you-look = Ves lo que ve { $name }, y su pantalla lo dice.
class-look-away = Dejar de mirar
class-bot-in = Que juegue un bot
class-seat-back = Devolverle el puesto
class-move-to = Mover a …
class-move = Mover
class-swap-with = Cambiar de sitio con { $name }, mesa { $number }
class-more-of = Código, nombre y amistades de { $name }
class-new-name = Otro nombre
class-rename = Cambiar el nombre
class-remove-sure = Sí, sacar de la clase
class-guessing = Alguien está adivinando códigos personales
class-guessing-text = { $wrong } códigos equivocados desde { $addresses ->
    [one] una dirección
   *[other] { $addresses } direcciones
} en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
class-guessing-harmless = Los códigos de tus estudiantes siguen funcionando.
class-guessing-blocks = Por ahora no se revisa ningún código de los dispositivos de esas redes, ni siquiera los correctos.
class-guessing-lift = Quitar el límite
class-recent = Sacar a quienes acaban de entrar
class-recent-title = ¿Sacar a quienes entraron en el último minuto?
class-recent-text = { $count ->
    [one] Vas a sacar a este estudiante. Quienes ya estaban se quedan.
   *[other] Vas a sacar a estos { $count } estudiantes. Quienes ya estaban se quedan.
}
class-recent-none = Nadie entró en el último minuto.
class-recent-sure = { $count ->
    [one] Sacar a 1 estudiante
   *[other] Sacar a { $count } estudiantes
}
class-more-time = Un minuto más
class-to-wall = Mostrar en la pared
class-off-wall = Quitar de la pared
class-wall-with-names = con nombres
class-names-here = Los nombres reales solo se guardan en este dispositivo. Los demás ven los animales.

# La pared
class-race = Hasta dónde ha llegado la clase
class-games-over = { $number ->
    [one] partida jugada
   *[other] partidas jugadas
}
class-tables-ready = { $number ->
    [one] una mesa ha terminado
   *[other] { $number } mesas han terminado
}
class-ready = ¡listo!

# Crear una clase
class-hide-names = Guardar los nombres reales solo en este dispositivo
class-hide-names-text = Los demás solo ven animales. Solo tú ves quién es quién, en este dispositivo. Imprime la lista o apúntala: si se pierde, nadie puede recuperarla.
class-hide-today = No escriben nombres: son animales

# Preparar una lección
class-lessons = Lecciones
class-lesson-name = Nombre de la lección
class-preset = Cómo se juega
class-minutes = Minutos
class-minutes-none = Lo que haga falta
class-level = Bots
class-hints-on = Pistas, vistas previas y deshacer
class-shows-hands = Puedo mirar las cartas de una persona. Su pantalla lo dice.
class-odd = Quien sobra
class-odd-bot = juega con un bot
class-odd-share = comparte un dispositivo
class-clock = Reloj
class-edit = Cambiar
class-edit-plan = Cambiar la lección { $name }
class-what-plan = { $game }, { $words }

# En papel
class-paper = En papel
class-paper-cards = Tarjetas para la clase
class-paper-poster = Cartel para la puerta
class-paper-link = Tu propio enlace
class-paper-text = PDF, para imprimir al 100 %. Cada tarjeta lleva el código y una imagen para escanear que abre su sitio.
class-paper-failed = No se ha podido crear el PDF. Inténtalo otra vez.
class-paper-size = Papel

# Para la clase
class-you-are = Eres
class-choose-animal = ¿Qué animal eres?
class-partner = Juegas con { $name } en un solo dispositivo.

# Homework
homework = Deberes
homework-yours = Tus deberes
homework-ticket = Antes de salir
homework-now = Para hacer ahora
homework-until = Hasta el { $date }
homework-done = ¡Todo hecho!
homework-begin = Empezar
homework-go-on = Seguir
homework-new = Deberes nuevos
homework-count = ¿Cuántos retos?
homework-day = Hasta el final del
homework-title = Nombre de los deberes
homework-how = En casa se abren con su código y con este: { $code }. No hay reloj.
homework-give = Poner deberes
homework-give-ticket = Retos antes de salir
homework-ticket-text = Tres retos fáciles. Se ven cuando la clase ha terminado de jugar.
homework-how-many = { $done ->
    [one] Uno de { $all } lo ha hecho todo
   *[other] { $done } de { $all } lo han hecho todo
}, { $began ->
    [one] uno ha empezado
   *[other] { $began } han empezado
}.
homework-hardest = El más difícil fue el reto { $number }: de { $tried } que lo probaron, { $solved ->
    [0] no lo resolvió nadie
    [one] lo resolvió uno
   *[other] lo resolvieron { $solved }
}.
homework-is-over = El plazo ha terminado.
homework-is-ticket = Se puede hacer durante medio día.
homework-is-open = Se puede hacer hasta el { $date }.
homework-solved = Resueltos
homework-at-once = A la primera
homework-tries = Intentos
homework-by-class = Resuelto por / probado por
homework-legend = ✓ bien a la primera · ✓ 3 bien al tercer intento · ✗ 2 dos intentos, sin resolver · (✓) bien tras ver la respuesta · – sin probar
homework-not-tried = sin probar
homework-not-solved = { $tries ->
    [one] un intento, sin resolver
   *[other] { $tries } intentos, sin resolver
}
homework-after-answer = resuelto tras ver la respuesta
homework-solved-in = { $tries ->
    [one] resuelto a la primera
   *[other] resuelto con { $tries } intentos
}
homework-drop = Retirar estos deberes
homework-drop-sure = Sí, retirarlos con todos los resultados
homework-what = ¿Qué deberes?
homework-what-puzzles = Retos
homework-what-own = Retos de vuestras partidas
homework-what-matches = Partidas contra bots
homework-matches = ¿Cuántas partidas?
homework-bots = Bots
homework-seats = Quién juega
homework-seats-of = { $bots ->
    [0] a solas
    [one] el niño y un bot
   *[other] el niño y { $bots } bots
}
homework-alike = Las mismas cartas para todos
homework-looking = Buscando en las partidas de la clase …
homework-ticket-own-text = Tres retos de las partidas de esta clase. Si no hay bastantes, se añaden otros. Los niños los ven cuando acaba la clase.
homework-own = { $own ->
    [one] Uno de los { $all } retos es de partidas de esta clase.
   *[other] { $own } de los { $all } retos son de partidas de esta clase.
}
homework-own-all = { $all ->
    [one] El reto es de una partida de esta clase.
   *[other] Los { $all } retos son de partidas de esta clase.
}
homework-own-none = No había retos en las partidas de esta clase. Estos son de otras.
homework-own-yours = De partidas de tu clase
homework-played-count = { $played } de { $all } jugadas
homework-match = Partida { $number }
homework-match-of = Partida { $number } de { $all }
homework-match-play = Jugar la partida { $number }
homework-match-go-on = Seguir la partida { $number }
homework-match-won = ganada, { $score }
homework-match-lost = no ganada, { $score }
homework-match-on = en juego
homework-match-none = sin jugar
homework-match-late = Acabó fuera de plazo.
homework-won = Ganadas
homework-beside = Comparado con los demás
homework-hints = Pistas
homework-refused = Jugadas no válidas
homework-match-legend = Los puntos del niño : los del mejor bot. ✓ ganada · … en juego · tachada: fuera de plazo.
homework-beside-legend = Comparado con los demás: cuántos resultados de los otros niños con las mismas cartas superó. Un empate cuenta la mitad.
homework-back = Volver a mis deberes
deal-together = Las cartas, mesa por mesa
deal-look-together = Mirar las cartas juntos
deal-tables = { $count ->
    [one] Mesa { $numbers }
   *[other] Mesas { $numbers }
}
deal-board-over = La partida ha terminado.
deal-outcome = Los resultados
deal-percent = Junto a los puntos: cuántos resultados de los demás desde el mismo puesto superan. Un empate cuenta la mitad.
deal-beaten = { $beaten } de { $of }
deal-par = Lo mejor posible
deal-par-text = Lo mejor que se puede hacer con estas cartas, según el solucionador.
deal-bots = Bots fuertes
deal-bots-text = { $matches ->
    [one] Lo que lograron bots fuertes desde los mismos puestos en una partida. Quizá se pueda hacer mejor.
   *[other] Lo que lograron bots fuertes desde los mismos puestos, de media en { $matches } partidas. Quizá se pueda hacer mejor.
}
deal-par-thinks = Unos bots fuertes están mirando las cartas …
deal-fork-before = Bifurcación anterior
deal-fork-after = Bifurcación siguiente
deal-no-fork = Todas las mesas hicieron las mismas jugadas.
deal-which = ¿Qué mesas? Seis como mucho.
deal-on-wall = Mostrar en la pared
deal-off-wall = Quitar de la pared

# Several children on one device
class-device-too = Alguien más juega en este dispositivo
class-who-else = ¿Quién más juega aquí?
class-not-now = Ahora no
class-one-done = { $name } ha terminado
class-all-done = Hemos terminado en este dispositivo
class-poll-next = Pasar el dispositivo

# Looking at the tables before they are dealt
class-preview = Ver antes las mesas
class-preview-title = Quién juega con quién
class-preview-text = Nadie más lo ve todavía. Arrastra a un niño, o pulsa un nombre y luego una mesa.
class-preview-again = Probar otras mesas
class-preview-deal = Repartir estas mesas
class-preview-back = Cerrar sin repartir
class-preview-left = Sin puesto
class-preview-new = Una mesa más
class-preview-bots = { $bots ->
    [one] y un bot
   *[other] y { $bots } bots
}
class-preview-along = juega con { $name }
class-preview-full = Esa mesa está llena. Suéltalo sobre otro niño: los dos cambian de sitio.
class-preview-to = ¿Dónde se sienta { $name }?
class-preview-swap = en el sitio de { $name }
class-sharers = Quienes comparten un dispositivo
class-sharers-together = se sientan a la misma mesa
class-sharers-any = se sientan donde toque
class-shares-with = comparte dispositivo con { $names }
class-on-one-device = Dispositivo compartido { $number }

# A cup
cup-winners = { $count ->
    [one] La ha ganado { $names }.
   *[other] La han ganado juntos { $names }.
}
cup-who-plays = Participan todos los que están cuando se sortea una ronda. Quien llega más tarde entra en la siguiente.
cup-standing = Cómo va la copa
cup-byes = Descansos
cup-legend = Una victoria es un punto, y una ronda de descanso también. Con los mismos puntos cuenta el camino más difícil: «Rivales» suma los puntos de aquellos con quienes se ha jugado.
cup-legend-ladder = Cuenta la escalera, de arriba abajo; los puntos solo dicen cuántas mesas se ganaron. «Rivales» suma los puntos de aquellos con quienes se ha jugado.
cup-waits = { $tables ->
    [0] Todavía se está jugando.
    [one] Falta el resultado de una mesa. Después se puede sortear la ronda siguiente.
   *[other] Faltan los resultados de { $tables } mesas. Después se puede sortear la ronda siguiente.
}
cup-result = Resultado de { $names }
cup-open = sin resultado
cup-as-played = como se jugó
