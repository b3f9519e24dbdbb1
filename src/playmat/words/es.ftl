# Lo que comparten todos los juegos. $seat es el nombre de una persona; $you dice si es quien lee.

language-name = Español
seat-name = Puesto { $number }
you-name = Tú
anybody-name = otro jugador
joined = { $first } y { $last }

# Lo que se pide a un puesto
asks-move = Es tu turno.
asks-nothing-over = La partida ha terminado.
asks-newcomer = { $name } quiere jugar y pide el puesto { $number }. Ahora juega ahí un bot.
asks-table-move = { $alone ->
    [yes] { $question } Juegas a solas con bots: ¿es seguro?
   *[no] { $you ->
        [yes] Preguntas a la mesa: { $question }
       *[no] { $seat } pregunta: { $question }
    }
}
asks-take-back = { $you ->
    [yes] Has pedido deshacer tu última jugada.
   *[no] { $seat } pide deshacer la última jugada.
}{ $number ->
    [one] {""}
   *[other] {" "}Con ella se van { $number } jugadas.
}
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
match-option-games = cuántas partidas se juegan
match-option-target = se sigue hasta que alguien tenga tantos puntos
preset-default = El juego de siempre
agreed-games = { $number ->
    [one] Se juega una partida.
   *[other] Se juegan { $number } partidas seguidas.
}
agreed-target = { $number ->
    [one] Se sigue hasta que alguien tenga 1 punto.
   *[other] Se sigue hasta que alguien tenga { $number } puntos.
}
agreed-target-null = No se juega hasta un número de puntos.
agreed-besides = { $preset }. Además se ha acordado:
agreed-plain = { $preset }.

# Quién hizo un juego
credit-designer = Ideado por { $name }.
credit-publisher = Publicado por { $name }.
credit-series = De la serie «{ $name }».
credit-source = Nuestra fuente: { $name }.
credit-year = Es de { $name }.
credit-buy = Si aún se vende, cómpraselo a { $name }, por favor.

# Habilidades
skill-number-sense = entender los números
skill-number-order = el orden de los números
skill-distance = la distancia entre números
skill-planning = pensar por adelantado
skill-addition = sumar

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
refused-option-of-later-rules = La opción «{ $option }» existe solo desde las reglas número { $rules }. Con reglas anteriores, { $empty ->
    [yes] déjala vacía.
   *[no] tiene que ser { $value }.
}
refused-option-out-of-range = { $none ->
    [yes] La opción «{ $option }» no puede ser { $value }. Tiene que ser un número entero de { $low } a { $high }, o ninguno.
   *[no] La opción «{ $option }» no puede ser { $value }. Tiene que ser un número entero de { $low } a { $high }.
}
refused-wrong-seats = { $exact ->
    [yes] Este juego es para { $high } jugadores, no para { $seats_given }.
   *[no] Este juego es para entre { $low } y { $high } jugadores, no para { $seats_given }.
}
refused-wrong-first = El puesto { $number } no puede empezar: los puestos se cuentan de 0 a { $high }.
refused-preset-seats = { $number ->
    [one] El modo «{ $name }» es para una sola persona, pero ustedes son { $seats_given }.
   *[other] El modo «{ $name }» es para { $number } personas, pero aquí hay { $seats_given }.
}
refused-unknown-preset = { $has_near ->
    [no] No hay ninguna variante llamada «{ $name }». Las variantes son: { $names }.
   *[other] No hay ninguna variante llamada «{ $name }». ¿Querías decir { $near }? Las variantes son: { $names }.
}
refused-bad-argument = «{ $name }» no puede ser del tipo { $found }. Dalo como { $wanted }.
refused-bad-view = Esta vista no está completa, así que no se puede elegir una jugada. Pasa una vista tal como la devuelve Match.view.
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
refused-unknown-rules = Aquí no hay reglas número { $rules } de { $game }. Las más nuevas son las número { $known }.
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
expected-change = un par: primera jugada, y nivel o null
expected-level = un texto o null
expected-time = un número de milisegundos
expected-move = una lista: puesto, texto y quizá una hora

# La línea de órdenes
person-you = Tú
cover = Pasa la pantalla a { $seat }. Pulsa Intro cuando solo la vea { $seat }.
who-is-first = ¿Quién lo sabe primero? Escribe un nombre o el número del puesto ({ $seats }).
how-to-move = Escribe una jugada como «{ $example }».
players = Jugadores: { $players }
player = { $bot ->
    [none] { $seat }
   *[other] { $seat } (bot, { $bot })
}
typed-hello = Escribe una jugada, «{ $help }» si necesitas ayuda o «{ $quit }» para terminar.
typed-moves = jugadas, lista, moves, list
typed-board = mesa, tablero, board, show
typed-hint = pista, hint
typed-why = por qué, por que, porqué, porque, why
typed-undo = deshacer, undo
typed-rules = reglas, regla, rules, rule
typed-help = ayuda, help, ?
typed-quit = salir, quit, exit
meaning-moves = ver tus jugadas; también puedes escribir el número de una
meaning-board = ver la mesa otra vez
meaning-hint = las mejores jugadas y por qué
meaning-why = explica el último «no», la pista o tu última jugada
meaning-undo = deshacer tu última jugada y lo que pasó después
meaning-rules = las reglas; «reglas 7» lee solo la regla 7
meaning-help = esta página
meaning-quit = terminar el juego; nadie gana
help-moves = Cómo se escriben las jugadas y se lee la mesa:
help-commands = También puedes escribir:
list-is-long = Tienes { $number } jugadas. Escribe { $moves } para verlas.
no-list = Aquí no hay lista. Escribe tu propia respuesta.
undone = { $number ->
    [one] Tu última jugada se deshizo.
   *[other] Se deshicieron { $number } jugadas, hasta tu última.
}
no-rules = Este juego no tiene página de reglas.
no-such-rule = No hay una regla { $name }. La primera es { $first }. Escribe reglas para verlas todas.
ruling-mark = { $mark } marca una regla nuestra: el original no lo dice.
why-nothing = Todavía no hay nada que explicar. Juega o pide una pista.
why-forced = { $move } era la única jugada.
why-best = { $move } fue una buena jugada. No encontramos nada mejor.
why-lost-win = { $move } regala { $loss } de cada 100 juegos. Mejor: { $best }.
why-lost-points = { $move } regala { $loss } puntos. Mejor: { $best }.
time-left = Tiempo restante: { $time }
time-played = Tiempo: { $time }
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
refused-unwritable-output = No se puede escribir la salida: { $reason }. Libera espacio o envíala a otro lugar.
refused-unusable-file = No se puede usar { $file }: { $reason }. Revisa el nombre y quién puede usar el archivo.
refused-damaged-gzip = { $file } está comprimido con gzip y está dañado. Consigue el archivo de nuevo.
refused-not-text = { $file } no es un archivo de texto con registros. Si está comprimido, descomprímelo primero (los de gzip pueden quedarse como están).
refused-no-records = { $file } está vacío: no hay ningún registro que revisar. Elige un archivo con registros.
refused-would-replace = { $file } ya existe. Elige otro nombre o agrega --force para reemplazarlo.
replace-question = { $file } ya existe. ¿Reemplazarlo? [s/N]
# Respuestas que significan sí, separadas por comas.
replace-yes = s, sí, si, y
refused-record-kept-elsewhere = No se pudo agregar la partida a { $file }: { $reason }. Su registro se guardó en { $kept }.
refused-record-not-kept = No se pudo agregar la partida a { $file }: { $reason }. Copia su registro de la línea que está antes de esta.
refused-interrupted = { $total ->
    [0] Detenido.
   *[other] Detenido después de { $done } de { $total }.
}{ $fate ->
    [thrown-away] {" "}Los resultados hasta aquí se descartaron.
    [not-written] {" "}Los resultados hasta aquí se descartaron y no se escribió { $file }.
    [unchanged] {" "}Los resultados hasta aquí se descartaron. { $file } sigue como estaba.
    [written] {" "}{ $file } está completo.
    [match-kept] {" "}La partida hasta aquí se agregó a { $file }.
    [match-lost] {" "}La partida no se guardó. Para guardar una, agrega --record ARCHIVO.
   *[nothing] {""}
}
refused-usage = { $kind ->
    [command] { $has_near ->
        [yes] No existe el comando «{ $value }». ¿Querías decir { $near }?
       *[no] No existe el comando «{ $value }». Los comandos son: { $names }.
    }
    [option] { $has_near ->
        [yes] No existe la opción { $value }. ¿Querías decir { $near }?
       *[no] No existe la opción { $value }.
    }
    [missing] Falta { $option }.
    [no-value] { $option } necesita un valor.
    [value] { $wanted ->
        [whole-number] { $option } no puede ser «{ $value }»: debe ser un número entero.
        [number] { $option } no puede ser «{ $value }»: debe ser un número.
        [yes-or-no] { $option } no puede ser «{ $value }»: debe ser yes o no.
       *[other] { $option } no puede ser «{ $value }».
    }
    [twice] { $option } solo se puede indicar una vez.
    [extra] Este comando no acepta «{ $value }».
    [combined] Las opciones de una letra no se pueden juntar. Escribe cada una con su propio -.
   *[other] Estas opciones no van juntas.
} Prueba: { $help }
refused-options-not-json = «{ $text }» no es un objeto JSON de opciones, como {"{"}"games": 3{"}"}.
refused-wrong-names = Hay { $names_given } nombres para { $seats_given } puestos. Da un nombre por puesto o ninguno.
refused-wrong-move-count = { $number } no es un número de jugadas. Usa 0 o más, u omítelo para repetirlas todas.
refused-no-input = No hay terminal ni jugadas que leer. Envía jugadas por la entrada estándar, una por línea, o deja jugar a los bots con --humans 0.
refused-input-ended = { $fate ->
    [match-kept] La entrada terminó antes que el juego. El juego hasta aquí se agregó a { $file }.
   *[other] La entrada terminó antes que el juego. No se guardó. Para guardar un juego así, agrega --record ARCHIVO.
}
refused-too-many-people = { $people } personas no caben en { $seats_given } puestos.
refused-no-such-line = No hay ningún registro en la línea { $line }.
refused-unfinished-record = La partida de la línea { $line } no se terminó: solo se puede repasar una terminada.
refused-nothing-to-advise = Ahora no se le pide nada a este puesto: no hay pista que dar.

# La mesa (servidor): nombres, estado, sucesos
somebody = Alguien
waits-asked = { $count ->
    [one] Has pedido sentarte. Falta la respuesta de { $seats }.
   *[other] Has pedido sentarte. Falta la respuesta de { $seats }.
}
waits-soon = Quieres sentarte. Dentro de un momento se lo preguntamos a los demás.
waits-later = No todos en la mesa han dicho que sí. Te sentarás en cuanto acabe la partida.
waits-race = Aquí todos juegan con las mismas cartas, así que no entra nadie más. Te sentarás en cuanto acabe la carrera.
waits-gone = Ya no esperas un puesto.
waits-seated = Ya estás en la mesa.
# Cómo llama la mesa a la gente y a sí misma: nadie puede llamarse así, tampoco con un número. Separadas por comas.
own-words = bot, bots, puesto, asiento, anfitrión, anfitriona, tú, alguien, nadie, todos, todas, la mesa, playmat
bot-name = Bot { $number }
status-seats-open = { $open ->
    [one] Queda un puesto libre.
   *[other] Quedan { $open } puestos libres.
}
status-host-starts = Ya están todos: quien lleva la mesa puede empezar.
status-between = { $count ->
    [0] Empieza el juego siguiente.
    [one] { $you ->
        [yes] Los demás te esperan para seguir.
       *[no] Esperamos a { $seats } para seguir.
    }
   *[other] Esperamos a { $seats } para seguir.
}
status-paused = El juego está en pausa.
event-sat = { $you ->
    [yes] Te sientas.
   *[no] { $seat } se sienta.
}
event-sat-newcomer = { $name } se sienta en el puesto { $number }, donde jugaba un bot.
event-left-newcomer = { $name } deja el puesto { $number }: sigue un bot.
event-handed = { $you ->
    [yes] Sigues jugando en otro dispositivo.
   *[no] { $seat } sigue jugando en otro dispositivo.
}
event-handed-by-host = { $you ->
    [yes] Quien lleva la mesa ha abierto tu puesto en otro dispositivo.
   *[no] Quien lleva la mesa ha abierto el puesto de { $seat } en otro dispositivo.
}
event-left = Quien estaba en el puesto { $number } se ha ido.
event-removed = Quien lleva la mesa ha liberado el puesto { $number }.
event-set-bot = Un bot juega en el puesto { $number }.
event-set-open = El puesto { $number } está libre.
event-host = { $you ->
    [yes] Ahora llevas tú la mesa.
   *[no] Ahora { $seat } lleva la mesa.
}
event-dealt = Empieza la partida.
event-rematch = Empieza otra partida.
event-series-fresh = Empieza una serie nueva: el marcador vuelve a cero.
event-series-anew = Juega alguien nuevo, así que el marcador de la serie empieza de cero.
series-after = { $matches ->
    [one] Marcador de la serie después de una partida:
   *[other] Marcador de la serie después de { $matches } partidas:
}
series-row = { $seat }: { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
series-row-gone = Quien ha dejado el puesto { $number }: { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
event-next-game = Empieza el juego { $number }.
event-took-back = { $you ->
    [yes] Deshaces tu última jugada.
   *[no] { $seat } deshace su última jugada.
}
event-asked-newcomer = { $name } pide sentarse en el puesto { $number }.
event-declined-newcomer = { $you ->
    [yes] Prefieres que no: { $name } podrá sentarse cuando acabe la partida.
   *[no] { $seat } prefiere que no: { $name } podrá sentarse cuando acabe la partida.
}
event-withdrew-newcomer = { $name } ya no lo pide.
event-lapsed-newcomer = No han contestado todos: { $name } podrá sentarse cuando acabe la partida.
event-asked-table-move = { $you ->
    [yes] Preguntas a la mesa.
   *[no] { $seat } pregunta a la mesa.
}
event-declined-table-move = { $you ->
    [yes] No estás de acuerdo: nada cambia.
   *[no] { $seat } no está de acuerdo: nada cambia.
}
event-withdrew-table-move = { $you ->
    [yes] Ya no preguntas.
   *[no] { $seat } ya no pregunta.
}
event-lapsed-table-move = No han contestado todos: nada cambia.
event-asked-take-back = { $you ->
    [yes] Pides deshacer tu última jugada.
   *[no] { $seat } pide deshacer la última jugada.
}
event-agreed = { $you ->
    [yes] Estás de acuerdo.
   *[no] { $seat } está de acuerdo.
}
event-declined-take-back = { $you ->
    [yes] Prefieres que no: la jugada se queda.
   *[no] { $seat } prefiere que no: la jugada se queda.
}
event-withdrew-take-back = { $you ->
    [yes] Dejas la jugada como está.
   *[no] { $seat } deja la jugada como está.
}
event-lapsed-take-back = No han respondido todos: la jugada se queda.
event-ready = { $you ->
    [yes] Quieres seguir.
   *[no] { $seat } quiere seguir.
}
event-time-given = Todo el mundo tiene { $seconds } segundos más.
event-paused = El juego está en pausa.
event-goes-on = El juego sigue.
event-stand-in = { $you ->
    [yes] Un bot juega un rato por ti.
   *[no] Un bot juega un rato por { $seat }.
}
event-away = { $you ->
    [yes] No estás: un bot sigue jugando.
   *[no] { $seat } no está: un bot sigue jugando.
}
event-back = { $you ->
    [yes] Has vuelto.
   *[no] { $seat } ha vuelto.
}
event-spectators-on = Ahora se puede mirar.
event-spectators-off = Ya no se puede mirar.
event-locked = La mesa está cerrada: no puede sentarse nadie más.
event-unlocked = La mesa está abierta: quien tenga el código puede sentarse.
event-helps = Quien lleva la mesa ha cambiado las ayudas.
event-agreed-set = Quien lleva la mesa ha cambiado lo acordado.
event-time-out = { $you ->
    [yes] Se te acabó el tiempo.
   *[no] A { $seat } se le acabó el tiempo.
}
emote-hello = ¡Hola!
emote-thanks = ¡Gracias!
emote-well-played = ¡Bien jugado!
emote-wow = ¡Guau!
emote-oops = ¡Uy!
emote-thinking = Déjame pensar…
emote-hurry = ¡Te toca, por favor!
emote-good-luck = ¡Suerte!
goodbye-stopping = El servidor se reinicia. Un momento, por favor.
goodbye-seat-lost = Tu puesto está ahora en otro dispositivo, o juega ahí un bot. Puedes pedir volver, o decirlo a quien lleva la mesa.
goodbye-spectators-off = En esta mesa ya no se puede mirar.
goodbye-too-many-lines = Este puesto está abierto en demasiadas ventanas. Esta se cerró. Vuelve a cargar la página para seguir aquí.
goodbye-table-gone = Esta mesa ya no existe.
goodbye-class-gone = Esta clase ya no existe.
goodbye-game-fault = Algo falló en este juego y la mesa no se puede mostrar. Empieza una partida nueva.
goodbye-server-fault = Algo ha fallado en el servidor. Un momento, por favor.
goodbye-too-slow = La conexión va demasiado lenta. Lo intentamos otra vez.

# La mesa (servidor): rechazos
refused-bad-message = Este mensaje no se puede leer: { $detail }
refused-too-large = Es demasiado de una vez: como mucho { $number } bytes.
refused-too-slow = La petición llegó demasiado despacio. Inténtalo otra vez.
refused-wrong-method = Esta dirección no admite { $method }, solo { $methods }.
refused-not-found = No hay nada en esta dirección.
refused-unknown-table = No hay ninguna mesa con el código { $code }. Mira bien el código.
refused-too-many-codes = Desde tu red llegaron demasiados códigos equivocados, así que por ahora no se buscan códigos de mesas de fuera. Mira bien el código, abre el enlace de la mesa o escanea su imagen, o espera { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
refused-unknown-token = No tienes puesto en esta mesa. Únete primero.
refused-wrong-origin = Esta petición viene de otra página web y no se acepta.
refused-unknown-host = Este servidor no responde al nombre { $host }. Si ese es su nombre, inícialo con --allow-host (o con --public para la dirección que usa la gente).
serving-network = Playmat en esta red: { $address }
refused-bad-address = «{ $address }» no es la dirección de un sitio web: escríbela así: https://play.example.org.
refused-bad-host-name = «{ $host }» no es el nombre de una computadora: escríbelo como play.example.org.
refused-server-fault = Algo falló en el servidor y quedó anotado. Inténtalo otra vez.
refused-not-host = Eso solo lo puede hacer quien lleva la mesa.
refused-no-seat = Eso solo lo puede hacer quien está sentado a la mesa.
refused-table-full = Todos los puestos están ocupados.
refused-table-locked = La mesa está cerrada: ahora no puede sentarse nadie más. Pide a quien lleva la mesa que te deje entrar.
refused-waits-for-seat = Esperas un puesto en esta mesa. Lo que se juega allí lo verás cuando te sientes.
refused-bots-seat = En esta partida un bot juega en el puesto { $number }. Quien llega pide sentarse con el código de la mesa.
refused-seat-in-use = { $seat } está en la mesa y solo desde su propio menú puede llevar el puesto a otro dispositivo.
refused-seat-taken = En el puesto { $number } ya hay alguien.
refused-nickname-length = Un apodo tiene como mucho { $high } letras.
refused-nickname-letters = Un apodo lleva letras, números y espacios.
refused-nickname-mixed = Un apodo se escribe con un solo alfabeto.
refused-nickname-own-word = Esa palabra la usa la propia mesa. Elige otro apodo.
refused-nickname-unfit = Elige otro apodo, por favor.
refused-nickname-taken = Aquí ya hay alguien que se llama { $name }.
refused-two-me = Solo puedes ocupar un puesto.
refused-race-on-one-device = En este juego todos juegan a la vez, así que cada uno necesita un dispositivo. En uno solo, juégalo a solas.
refused-mates-without-seats = Hay { $names } nombres para { $number } puestos en este dispositivo. Siéntate tú también y da un puesto a cada uno.
refused-seats-open = Puestos libres: { $numbers }. Espera a alguien o llena la mesa con bots.
refused-already-started = La partida ya ha empezado.
refused-not-started = La partida aún no ha empezado.
refused-table-paused = El juego está en pausa. Quien lleva la mesa puede reanudarlo.
refused-question-on-hold = El juego está en pausa. Podrás responder cuando continúe.
refused-already-paused = El juego ya está en pausa.
refused-not-paused = El juego no está en pausa.
refused-between-games = El juego siguiente empieza cuando todos quieran seguir.
refused-not-between = Ahora no hay otro juego que empezar.
refused-match-running = La partida aún no ha terminado.
refused-help-off = { $help ->
    [hints] En esta mesa no hay pistas.
    [preview] En esta mesa no hay vistas previas.
    [take_back] En esta mesa no se puede deshacer una jugada.
   *[other] Esta ayuda está desactivada en esta mesa.
}
refused-nothing-to-take-back = Ahora no hay ninguna jugada que puedas deshacer.
refused-question-open = Ya se pregunta algo así a la mesa. Primero se contesta.
refused-no-such-question = Esto ya no se pregunta, o ya has contestado.
refused-take-back-asked = { $you ->
    [yes] Ya lo has pedido. Primero responden los demás.
   *[no] { $seat } ya lo ha pedido. Primero responden los demás.
}
refused-no-take-back-asked = Ahora nadie te pide deshacer una jugada.
refused-take-back-shown = Esta jugada ha mostrado algo que estaba oculto, como una carta nueva. Nadie puede olvidarlo, así que la jugada se queda.
refused-no-hint = Ahora no hay ninguna pista para ti.
refused-spectators-off = En esta mesa no se puede mirar.
refused-too-many = No cabe más: como mucho { $number }.
refused-seat-not-human = En el puesto { $number } no hay nadie.
refused-link-spent = Este enlace ya se usó o es demasiado viejo. Pide otro.
refused-record-not-yet = El registro estará cuando termine la partida.
refused-too-fast = { $seconds ->
    [one] Demasiado rápido. Espera un segundo.
   *[other] Demasiado rápido. Espera { $seconds } segundos.
}
refused-table-full-log = En esta mesa ya han pasado { $number } cosas; abre otra.
refused-stopping = El servidor se reinicia. Inténtalo dentro de un momento.
refused-store-failed = No se pudo guardar, así que no ha pasado. Inténtalo dentro de un momento.
refused-table-damaged = Lo que hay guardado de esta mesa no es lo que se escribió (desde la entrada { $entry }), así que no se puede seguir jugando. Quien lleva el servidor puede mirarlo con «playmat store check».
refused-table-of-other-rules = Esta mesa empezó con las reglas número { $rules } de { $game }, que este Playmat no conoce. Se guarda: una versión que las conozca puede seguir con ella.
refused-bad-database = { $file } no es una base de datos de Playmat.
refused-newer-database = { $file } la escribió un Playmat más nuevo (versión { $version } de la base de datos; este programa conoce la { $known }). Usa el programa más nuevo.
refused-unsafe-database = La base de datos { $file } no puede estar segura aquí: no acepta el ajuste { $setting }. Ponla en un disco de este equipo.
refused-database-in-use = Otro servidor de Playmat trabaja ahora con { $file }, y un archivo es para un solo servidor. Detén antes el otro, o elige otro archivo con --data.
refused-folder-unwritable = En la carpeta de { $file } no se puede escribir, y la base de datos tiene que guardar archivos ahí. Cambia los permisos de la carpeta, o elige otro archivo con --data.
refused-database-emptied = El archivo { $file } está vacío o no existe, pero Playmat ha guardado mesas en él. Restaura tu copia de seguridad más reciente o empieza de nuevo con un archivo vacío: playmat store accept-loss.
refused-database-behind = Al archivo { $file } le faltan cambios que se habían guardado, o es una copia más antigua. Si no es tu copia de seguridad más reciente, restáurala. Para seguir con lo que hay: playmat store accept-loss.
refused-database-swapped = El archivo { $file } no es el que estaba aquí antes: su marca es de otro archivo. Vuelve a poner el correcto o sigue con este: playmat store accept-loss.
refused-mark-unreadable = No se puede leer el archivo { $mark }, que está junto a { $file }, y Playmat no puede saber si falta algo. Revisa el disco y luego sigue con: playmat store accept-loss.
refused-codes-key-missing = El archivo { $key } no está junto a { $file }. Sin él no se pueden leer los códigos de tus clases. Vuelve a ponerlo en su lugar o recupéralo de tu copia.
refused-codes-key-wrong = El archivo { $key } no es el de { $file }: los códigos de sus clases se cifraron con otra clave. Vuelve a poner el correcto.
refused-codes-key-unreadable = El archivo { $key }, que está junto a { $file }, no es una clave. Recupéralo de tu copia.
refused-codes-key-unset = Con --store, pon en PLAYMAT_CODES_KEY una clave para los códigos de las clases, la misma en todos los nodos. Para crear una: openssl rand -hex 32
refused-codes-key-invalid = Lo que hay en PLAYMAT_CODES_KEY no es una clave: debe tener 64 cifras hexadecimales. Para crear una: openssl rand -hex 32
refused-codes-key-not-this = La clave de PLAYMAT_CODES_KEY no es la de esta base de datos: los códigos de sus clases se cifraron con otra. Usa esa.
store-keep-key = Guarda también una copia de { $key } en otro lugar: sin ese archivo, nadie puede leer los códigos de las clases de una copia.
store-codes-locked = { $count ->
    [one] No se pueden leer los códigos de una clase: su clave no está aquí.
   *[other] No se pueden leer los códigos de { $count } clases: su clave no está aquí.
} Si es un archivo, vuelve a poner la clave a su lado. Si es una base de datos, define PLAYMAT_CODES_KEY.
refused-no-mark = Esto es para archivos de datos. Una base de datos PostgreSQL protege sus propios datos: restáurala con las herramientas de PostgreSQL.
refused-database-unusable = No se puede usar la base de datos { $file }: { $reason }.
refused-no-database = No hay ninguna base de datos { $file }.
refused-file-exists = { $file } ya existe: elige otro nombre.
refused-unknown-store = Playmat guarda las mesas en un archivo o en PostgreSQL; { $scheme }:// no es ninguno de los dos.
refused-store-no-address = --store lleva la dirección de una base de datos, como postgresql://localhost/playmat. Un archivo se indica con --data.
refused-nodes-need-store = Varios nodos necesitan una base de datos PostgreSQL compartida: indica su dirección con --store. Un archivo es para un solo servidor.
refused-no-postgres = Para PostgreSQL hace falta un paquete más. Se instala con: pip install "playmat[postgres]"
refused-store-not-empty = { $file } no está vacío. Copia a un lugar sin mesas ni intentos de retos.
store-copied = { $count ->
    [one] Se copió una mesa.
   *[other] Se copiaron { $count } mesas.
}
store-backed-up = La base de datos se ha copiado en { $file }.
store-exported-unknown = { $count ->
    [one] Una mesa es de unas reglas que esta versión no conoce. Se ha escrito tal como está guardada.
   *[other] { $count } mesas son de unas reglas que esta versión no conoce. Se han escrito tal como están guardadas.
}
store-exported-damaged = { $count ->
    [one] Una mesa está dañada. Se ha escrito tal como está guardada.
   *[other] { $count } mesas están dañadas. Se han escrito tal como están guardadas.
}
store-file-damaged = El archivo { $file } mismo está dañado: { $detail }. Usa la copia de seguridad más nueva.
store-checked = { $bad ->
    [0] { $count ->
        [one] Una mesa, y está tal como se escribió.
       *[other] { $count } mesas, todas tal como se escribieron.
    }
    [one] { $count } mesas; en una no se puede seguir jugando.
   *[other] { $count } mesas; en { $bad } no se puede seguir jugando.
}
store-loss-accepted = Aceptado. Ahora ejecuta playmat store check y después inicia el servidor.
store-nothing-lost = No falta nada, así que no hay nada que aceptar.
store-erased = { $count ->
    [0] No se ha encontrado nada que borrar.
    [one] Se ha borrado una entrada.
   *[other] Se han borrado { $count } entradas.
}
refused-erase-what = Di qué hay que borrar: --table CÓDIGO, --nickname NOMBRE o --older-than DÍAS, uno de ellos.
refused-no-home = Esta cuenta no tiene carpeta propia donde guardar las mesas. Di con --data en qué archivo se guardan.
refused-no-network = Este equipo no está en ninguna red por la que otros puedan llegar a él.
refused-bad-host = Este equipo no puede escuchar en { $host }, puerto { $port }. Prueba --host 127.0.0.1 o un puerto mayor que 1023.
refused-port-taken = El puerto { $port } ya está en uso. Se puede dar otro con --port.

# Estudios: simulate, bench, y qué versión se usa
build-fits = Se usa la versión nativa.
build-asked = Se usa Python puro, como pide PLAYMAT_NATIVE=0.
build-missing = Se usa Python puro: no hay versión nativa para este Python.
build-stale = Se usa Python puro: la versión nativa se hizo con otras fuentes. «make native» la hace de nuevo.
study-what = { $matches ->
    [one] Una partida
   *[other] { $matches } partidas
} de { $title } (semilla { $seed }), { $build ->
    [native] versión nativa
   *[pure] Python puro
}, { $cores ->
    [one] un núcleo
   *[other] { $cores } núcleos
}
study-speed = Velocidad: { $games } juegos por segundo, { $moves } jugadas por segundo
study-length = Duración: { $mean } jugadas por partida, de { $least } a { $most }
study-endings = Finales: { $shares }
study-options = Opciones: { $options }
study-random-options = Opciones: al azar en cada partida
study-seat = puesto
study-bot = bot
study-matches = partidas
study-score = puntos
study-win-share = victorias
study-note = Entre paréntesis: donde está el valor verdadero con un 95 % de certeza. Una victoria compartida cuenta a partes iguales para cada puesto; se compartió el { $share } de las partidas.
study-written = Los registros están en { $file }.
study-playing = jugando
bench-measuring = midiendo
bench-game = juego
bench-seats = puestos
bench-build = versión
bench-speed = jugadas por segundo
bench-ratio = × vara
bench-note = Juego al azar con las opciones habituales: repartir, listar las jugadas permitidas, sortear una y jugarla, contando cada entrega y cada respuesta. La vara de medir es el tres en raya al azar en Python puro: { $yardstick } jugadas por segundo aquí y ahora.
bench-before = { $game }, { $seats_given } puestos, { $build }: { $now } × la vara, la última vez { $before } × ({ $change } %).
bench-slower = { $game }, { $seats_given } puestos, { $build }: ¡más de un 20 % más lento que la última vez!
refused-bad-seats = «{ $text }» no es un número de puestos: escribe 4, o 2-5.
refused-seats-reversed = De { $low } a { $high } puestos: primero va el número menor.
refused-out-of-range = «{ $option }» debe ser un número entero de { $low } a { $high }.
refused-no-random-options = No se encontraron opciones compatibles para { $seats_given } puestos.
refused-worker-died = Un proceso que jugaba partidas ha muerto; quizá falte memoria.
refused-not-a-plain-file = { $file } no es un archivo normal: elige otro nombre.
refused-bench-failed = No se puede medir la versión { $build }: { $reason }
refused-bad-history = La línea { $line } de { $file } no es una velocidad escrita por «playmat bench».

# La imprenta
printed = { $file }: { $pages ->
    [one] una página
   *[other] { $pages } páginas
}{ $cards ->
    [0] .
   *[other] {" "}con { $cards } cartas.
}
refused-unknown-face = { $has_near ->
    [no] No hay ninguna carta «{ $name }». Las cartas son: { $names }.
   *[other] No hay ninguna carta «{ $name }». ¿Querías decir { $near }? Las cartas son: { $names }.
}
refused-unknown-picture = { $has_near ->
    [no] No hay ningún dibujo llamado «{ $name }». Los dibujos son: { $names }.
   *[other] No hay ningún dibujo llamado «{ $name }». ¿Querías decir { $near }? Los dibujos son: { $names }.
}
refused-nothing-to-print = { $game } no tiene { $thing } para imprimir. Tiene: { $values }.
refused-pack-or-shop = Imprime un paquete para la clase o cartas para una imprenta, no las dos cosas a la vez.
refused-shop-prints-cards = Una imprenta solo hace las cartas. Imprime { $thing } en casa, sin la imprenta.
refused-bad-deal-code = «{ $code }» no es un código de reparto: un código tiene de 1 a { $longest } letras (de la A a la Z) y cifras, nada más.

# Arena.
arena-what = { $title }, { $seats_given ->
    [one] un puesto
   *[other] { $seats_given } puestos
}, { $matches } partidas (semilla { $seed }), { $build ->
    [native] versión nativa
   *[other] Python puro
}
arena-bot = bot
arena-among = entre
arena-matches = partidas
arena-win-share = victorias
arena-score = puntos
arena-rating = fuerza
arena-note = Entre paréntesis: donde está el valor real con un 95 % de certeza. Una victoria compartida cuenta a partes iguales, así que { $fair } % es lo justo. La fuerza tiene su propia escala: 25 es el centro.
arena-note-alone = Entre paréntesis: donde está el valor real con un 95 % de certeza. Todos los bots jugaron los mismos repartos.
refused-arena-bots = Una arena necesita al menos dos bots, cada uno nombrado una vez.

# Partidas que se vuelven a mirar
refused-bad-record = Esta partida deja de cuadrar después de la jugada { $move }: { $why }
refused-bad-record-move = La jugada { $move } de esta partida, de { $seat }, no vale: { $why }
refused-record-too-long = Esta partida es demasiado larga para mirarla: como mucho { $number } jugadas.
refused-no-such-move = Esta partida tiene { $high } jugadas: no hay nada después de la jugada { $number }.
refused-no-such-viewer = No se puede mirar como «{ $text }»: di open, spectator o un puesto de 0 a { $high }.
refused-unknown-replay = Esta partida ya no está aquí. Tráela otra vez.

# Resolver: `playmat solve`
solve-what = { $deals ->
    [one] Un reparto de { $title } ({ $seed })
   *[other] { $deals } repartos de { $title } (semilla { $seed })
}, { $build ->
    [native] versión nativa
   *[other] Python puro
}
solve-winnable = Se pueden poner todas las cartas: { $share }
solve-impossible = Está demostrado que no se pueden poner todas: { $share }
solve-reshuffle = No se pueden poner todas antes de barajar los descartes: { $share }
solve-open = Sin decidir al llegar al límite: { $share }
solve-decided = Decididos: { $share }
solve-nodes = Posiciones miradas: { $nodes } por reparto, { $most } como mucho
solve-times = Tiempo: { $mean } ms por reparto, { $most } ms como mucho
solve-par-scores = Par, mejor puntuación: { $shares } (demostrado: { $exact })
solve-par-draws = Par, menos robos: { $shares } (demostrado: { $exact })
solve-par-one = Par: { $points } puntos, { $draws } robos{ $proved ->
    [yes] , y está demostrado.
   *[no] ; no se encontró nada mejor, pero no está demostrado.
}
solve-note = Entre paréntesis: donde está el valor verdadero con un 95 % de certeza.
solve-line-round = { $round ->
    [1] Ronda 1, { $seats_given } jugadores, cada uno juega por sus puntos
   *[other] Ronda { $round } con señuelos a la vista, { $seats_given } jugadores, cada uno juega por sus puntos
}
solve-line-first = Mejores primeras jugadas: { $moves }
solve-line-duel = { $winner ->
    [first] El juego entero con señuelos a la vista: quien empieza puede ganar siempre.
    [second] El juego entero con señuelos a la vista: quien no empieza puede ganar siempre.
   *[shared] El juego entero con señuelos a la vista: a nadie se le puede quitar la victoria compartida.
}
solve-line-ties = { $ties ->
    [low] Entre jugadas que le dan lo mismo, cada uno elige el número más bajo.
    [harsh] Entre jugadas que le dan lo mismo, cada uno elige la que deja menos puntos a los demás.
    [kind] Entre jugadas que le dan lo mismo, cada uno elige la que deja más puntos a los demás.
   *[average] Entre jugadas que le dan lo mismo, cada uno elige cualquiera, todas con la misma probabilidad.
}
refused-no-solver = No se puede resolver «{ $name }». Se puede resolver: { $names }.
refused-solve-alone = No se puede resolver para { $seats_given } jugadores: este juego se resuelve para uno solo.
refused-solve-one-game = No se puede resolver una partida de varios juegos: pide un solo juego, sin meta.
refused-no-par = Para este juego no hay par.
refused-unknown-tie-rule = «{ $name }» no es ninguna de estas: { $names }.

# Pistas
hint-draws = { $you ->
    [yes] Robas cartas.
   *[no] { $seat } roba cartas.
}
hint-worth-win = { $sure ->
    [yes] gana { $worth } de 100 partidas
   *[no] gana { $worth } de 100 partidas (± { $error })
}
hint-worth-points = { $sure ->
    [yes] unos { $worth } puntos
   *[no] unos { $worth } puntos (± { $error })
}

# Repasos
verdict-forced = { $seat } no podía hacer otra cosa.
verdict-best-win = No había nada mejor para { $seat }: gana { $worth } de 100 partidas.
verdict-lost-win = { $seat } regala { $loss } de 100 partidas: gana { $worth } de 100.
verdict-best-points = No había nada mejor para { $seat }: unos { $worth } puntos.
verdict-lost-points = { $one ->
    [yes] { $seat } regala un punto.
   *[no] { $seat } regala { $loss } puntos.
}
refused-review-too-long = Repasar tantas jugadas llevaría demasiado tiempo: como mucho { $number }.

# Games of other packages
game-left-out = El juego «{ $name }» del paquete { $package } queda fuera: { $why }.
refused-broken-game = El juego «{ $name }» del paquete { $package } no se puede jugar aquí: { $why }. Actualiza o quita el paquete, o elige otro juego.
refused-game-fault = Algo falló en el juego «{ $name }», así que no se cambió nada. Prueba otra jugada o empieza una partida nueva.
child-game-fault = Eso no funcionó. Prueba otra jugada.
refused-game-raised = En el juego «{ $name }» del paquete { $package } ocurrió { $error }. Actualiza o quita el paquete, o elige otro juego.
problem-unregistered = ningún paquete instalado lo tiene: nombra su kit como { $name } entre los entry points playmat.games
problem-import = al importar { $where } ocurrió { $error }
problem-kit = { $where } no es un kit llamado { $name }
problem-name-taken = { $where } tiene el nombre de un juego que ya existe
problem-part = no se puede cargar su parte «{ $part }» ({ $error })
problem-methods = le falta { $names }
problem-field = su campo { $field } es { $found }, no { $wanted }
problem-words = a su words/en.ftl le falta { $names }
problem-raised = en { $method } ocurrió { $error }
problem-shown = al mostrarlo ocurrió { $error }
problem-type = { $method } devolvió { $found }, no { $wanted }
problem-number = { $method } devolvió { $number }, no un número de { $low } a { $high }
problem-plain = { $method } devolvió algo que no son datos simples
problem-notation = el texto «{ $text }» no corresponde a su jugada
problem-same-copy = copy() devolvió la misma posición
problem-seats = es para entre { $low } y { $high } jugadores, pero Playmat admite de 1 a { $most }
problem-colors = tiene { $number } colores para { $seats_given } jugadores
problem-moves = no tiene jugadas
problem-too-many-moves = legal() devolvió { $number } jugadas, pero Playmat admite { $most }

# A class.
refused-unknown-class = No hay ninguna clase con el código { $code }. Mira bien el código.
refused-unknown-child-code = Nadie de esta clase tiene ese código. Mira bien tu tarjeta.
refused-name-needed = Escribe primero tu nombre.
refused-class-closed = Tu profe todavía no está. Espera un momento y prueba otra vez.
refused-too-many-child-codes = Aquí se probaron demasiados códigos equivocados. Avísale a tu profe.
refused-too-many-joining = Muchos estudiantes están entrando a la vez. Prueba otra vez en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
refused-too-many-class-tables = Esta clase abrió demasiadas mesas en poco tiempo. Prueba otra vez en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
refused-class-full = Una clase puede tener hasta { $number } niños.
refused-class-full-log = Esta clase es demasiado antigua para seguir. Crea una nueva.
refused-not-teacher = Eso solo lo puede hacer quien da la clase.
refused-no-such-child = Ese niño ya no está en esta clase.
refused-unknown-animal = Aquí no hay ese animal.
refused-animal-taken = Otra persona ya es ese animal.
refused-pair-of-one = Elige dos niños distintos.
refused-no-such-plan = Esa lección ya no está guardada.
refused-no-plan = Elige primero un juego.
refused-nobody-there = Todavía no hay nadie. Deja entrar primero a los niños.
refused-no-lesson = Ahora no se juega a nada.
refused-no-seat-yet = Todavía no tienes puesto. Espera un momento.
refused-same-deal-move = En esta lección todas las mesas tienen las mismas cartas; nadie puede cambiar de mesa hasta el próximo juego.
refused-poll-hidden = Alguien juega todavía esta partida y se verían sus cartas ocultas. Pregunta por ella cuando acabe, o por una que ya haya acabado.
refused-poll-same-deal = Todas las mesas juegan con estas cartas. Pregunta por ellas cuando todas las mesas hayan acabado.
refused-poll-no-move = En esta posición no hay nada que elegir.
refused-poll-not-dealt = En esta mesa todavía no se ha repartido.
refused-poll-no-such-match = En esta mesa se { $number ->
    [one] ha jugado una partida
   *[other] han jugado { $number } partidas
} hasta ahora.
refused-poll-no-such-move = Esta partida tiene { $number ->
    [one] una jugada
   *[other] { $number } jugadas
} hasta ahora.
refused-poll-no-such-position = Esa posición nunca estuvo en esta mesa. Abre otra vez el informe y elige una posición de ahí.
refused-poll-no-such-scene = La lección de este juego no tiene ese paso.
refused-poll-on = Ya hay una pregunta para la clase. Acaba primero esa.
refused-poll-over = Las respuestas ya se ven.
refused-no-poll = Esta pregunta ya acabó.
class-poll-asked = ¿Qué jugarías? Elige una jugada.
class-poll-chosen = Ya has elegido. Todavía puedes cambiar.
class-poll-shown = Esto es lo que eligió la clase.
class-poll-told = Esto es lo que dice el repaso.
refused-no-clock = En esta mesa no corre ningún reloj.
refused-bot-plays = Ahora mismo un bot juega por esta persona.
refused-bot-plays-not = Ningún bot juega por esta persona.
refused-child-not-seated = Ahora mismo no está sentada en ninguna mesa.
refused-child-not-asked = No es su turno. Una pista le sirve a quien juega ahora.
refused-hands-hidden = En esta lección nadie mira las cartas de los demás. Puedes cambiarlo en el plan del próximo juego.
refused-same-table = Esas dos personas ya están en la misma mesa.
refused-here-already = Ya estás en este dispositivo. El código es el de la otra persona.
refused-device-full = En un dispositivo pueden jugar { $number } personas, no más.
refused-seated-twice = Alguien tiene ahí dos puestos.
refused-no-such-host = Quien juega con otra persona debe estar en su misma mesa.
refused-same-deal-wall = Todas las mesas tienen las mismas cartas. Ninguna se muestra en la pared antes del final.
refused-no-such-table = No hay tal mesa en esta lección.
refused-not-on-wall = Esa mesa no está en la pared.
refused-no-hint-given = Ahora mismo no hay ninguna pista para ti.
class-bot-plays = Ahora un bot juega por ti. Mira a tu profe.
class-play-beside = Juegas con { $name }: mirad su pantalla.
refused-names-hidden = Los nombres de esta clase se quedan en tu dispositivo. La clase solo conoce animales.
class-eyes-on-teacher = Mira a tu profe.
class-look-at-table = Mira tu mesa: ¡a jugar!
class-wait-for-seat = Ya estás. Mira la pared: pronto empieza.
class-do-homework = Ya estás. Aquí están tus deberes.
class-homework-done = Tus deberes están hechos. ¡Muy bien!
class-wait-for-next = Espera un momento: tu profe te busca un puesto.
class-come-in = Entra con este código.

# Retos
refused-unknown-puzzle = Aquí no hay ningún reto «{ $name }».
refused-unknown-band = No hay ninguna dificultad llamada «{ $name }». Hay: { $names }.
refused-bad-puzzle-set = Una serie tiene de 1 a { $number } retos, cada uno una sola vez.
refused-bad-date = «{ $text }» no es una fecha. Escríbela así: 2026-11-17.
refused-no-puzzle-play = Nadie ha dicho cómo se juega «{ $name }» para encontrar retos. Da un registro: --record FILE:LINE.
refused-other-game = Este registro es de otro juego: { $name }.

# Informes sobre una clase
slip-any = juega lo que la regla { $rule } no permite
report-choices = eligió una buena jugada en unas { $tenths } de cada 10 decisiones
report-choices-below = eligió una buena jugada en unas { $tenths } de cada 10 decisiones, la clase en unas { $class }
report-choices-unsure = eligió una buena jugada en unas { $tenths } de cada 10 decisiones, { $alike ->
    [yes] algo menos que la clase
   *[other] la clase en unas { $class }
}; puede ser casualidad
report-choices-easy = eligió una buena jugada en unas { $tenths } de cada 10 decisiones; aquí casi cualquiera lo es
report-choices-alike = el análisis apenas ve diferencias entre las jugadas de aquí
refused-no-such-lesson = Esta clase no tiene todavía una lección { $number }.

# Copas y manos iguales
refused-cup-too-few = Una copa necesita al menos { $number } participantes.
refused-no-such-cup = Esta clase no tiene esa copa.
refused-cup-over = Esta copa ha terminado.
refused-cup-round-on = La ronda { $number } no ha terminado. Acábala o di cómo quedaron sus mesas.
refused-no-such-round = Esta copa ha tenido { $number } rondas.
refused-not-a-table-of-cup = Nombra a todos los de una mesa, una vez a cada uno.
refused-no-same-deal = Todavía no se jugó ninguna lección con las mismas cartas en todas las mesas.

# Homework
refused-no-such-homework = Estos deberes ya no están.
refused-homework-over = El plazo de estos deberes ha terminado.
refused-homework-try-first = Inténtalo primero. Puedes ver la respuesta después de { $number } intentos fallidos.
refused-name-of-class = En una mesa de la clase te llamas como en la clase. Pide a tu docente que cambie tu nombre.
refused-homework-date = Elige un día desde hoy, como mucho dentro de { $days } días: es lo que se guarda la clase.
refused-deal-not-over = Algunas mesas aún juegan con estas cartas. Podrás abrirlas cuando todas acaben.
refused-homework-other-game = Todos los retos de unos deberes son del mismo juego.
refused-homework-finish-first = Termina antes una partida. Puedes tener { $number } abiertas a la vez.
refused-no-such-match = No hay esa partida en estos deberes.

# El taller: cartas propias
workshop-cards = { $title } con { $cards }
workshop-games-with = Partidas con
workshop-moves = Jugadas por partida
workshop-play = Para jugar:    { $command } --options { $options }
workshop-print = Para imprimir: { $command } --options { $options }
refused-no-workshop = No hay taller para «{ $name }». Prueba con uno de estos: { $names }.
refused-no-trial = Los bots no pudieron jugar en este momento. Inténtalo de nuevo.
