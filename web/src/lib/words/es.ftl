# Las palabras de la interfaz. Lo que pasa en un juego lo dice el servidor.

# En todas partes
home = Playmat: inicio
to-home = A los juegos
language = Idioma
to-dark = Colores oscuros
to-light = Colores claros
close = Cerrar
erase = Borrar
next-field = Sigue
new-version = Hay una versión nueva de Playmat.
load-it = Cargarla
again = Otra vez
you = (tú)
you-name = Tú

# Inicio
welcome = Acerca una silla. ¿A qué jugamos?
games = Juegos
join-label = ¿Te han dado un código?
join = Entrar
play-now = Jugar ya
play-now-newcomer = ¿Es tu primera vez? Jugar ya abre una primera partida fácil.
dealing = Repartiendo …
invite = Invitar
alone = En solitario, a tu manera
alone-title = { $game } en solitario, a tu manera
daily = Reparto del día
daily-of = Reparto del día, { $date }
game-facts = { $players } jugadores · { $minutes } minutos · { $ages } años
game-trains = Practicas: { $skills }
your-tables = Tus mesas
all-tables = Todas
forget = Olvidar la mesa { $code }
no-server = El servidor no responde
no-server-text = Quizá está arrancando o no hay red. No se ha perdido nada.

# Una mesa nueva
new-table = Una mesa nueva
new-table-of = Una mesa nueva de { $game }
how-we-play = ¿Cómo jugamos?
agreed = Reglas acordadas
agreed-paper = En papel, con hoja de puntos
agreed-besides = Reglas de la casa
preset-usual = El juego de siempre
more-settings = Más ajustes
no-limit = ninguno
nickname = Tu nombre en la mesa
nickname-none = sin nombre
nickname-take = Usarlo
colour = Color
colour-green = verde
colour-orange = naranja
colour-red = rojo
colour-yellow = amarillo
colour-blue = azul
i-play = Yo también juego
how-many = ¿Cuántos puestos?
seat-number = Puesto { $number }
seat-for-somebody = para quien se una
seat-for-bot = { $bot ->
    [easy] un bot fácil
    [medium] un bot bueno
    [hard] un bot fuerte
    [expert] un bot experto
    [random] un bot que juega cualquier cosa
    [simple] un bot sensato
   *[other] un bot: { $bot }
}
all-bots = Bots en los demás puestos
helps = Ayudas en esta mesa
help-preview = Mostrar qué daría una jugada
help-hints = Pistas
help-take_back = Se puede deshacer una jugada
help-word_check = Comprobar palabras
clock = Reloj
clock-none = Sin reloj
clock-move-30 = 30 segundos por jugada
clock-move-60 = Un minuto por jugada
clock-player-300 = Cinco minutos por persona
allow-spectators = Otros pueden mirar
lock-table = No puede sentarse nadie más
open-table = Abrir la mesa

# Unirse
join-title = Siéntate a { $game }
join-state = { $free ->
    [0] Todos los puestos están ocupados.
    [one] Hay un puesto libre.
   *[other] Hay { $free } puestos libres.
}{ $asks ->
    [yes] {" "}La partida ya ha empezado: preguntamos a los demás si puedes tomar el puesto de un bot.
   *[no] { $stage ->
        [over] {" "}La partida ha terminado: puedes jugar en la siguiente.
       *[other] {""}
    }
}
table-locked = La mesa está cerrada. Pide a quien lleva la mesa que te deje entrar.
ask-to-sit = Pedir un puesto
ask-again = Pedirlo otra vez
wait-no-more = No esperar
wait-over = Ya no esperas. Pídelo otra vez si aún quieres jugar.
sit-down = Sentarme
watch = Mirar
no-table = No existe esa mesa
link-spent = Este enlace ya no sirve
seat-lost = Ya no tienes sitio aquí
seat-lost-text = Tu puesto está ahora en otro dispositivo, o juega ahí un bot. Puedes pedir volver, o decirlo a quien lleva la mesa.
come-back = Pedir volver
table-ended = Esta mesa está cerrada para ti
lost-page = Aquí no hay nada
lost-page-text = Quizá falta una letra en la dirección.

# Antes de repartir
invite-title = Invita a los demás
code-tell = Diles este código, o que escaneen el dibujo.
only-here = Solo esta computadora puede abrirlo.
only-here-how = Para que entren otros, detén Playmat. Luego inícialo de nuevo con este comando. Tus partidas se conservan.
change-game = Cambiar el juego
more-helps = Ayudas y quién puede entrar
seat-more = Un puesto más
seat-fewer = Un puesto menos
qr = Código QR del enlace a esta mesa
code = Código
copy-link = Copiar el enlace
file-loading = Preparando tus páginas…
copied = Copiado
copy-by-hand = Tu navegador no lo copió. El enlace está seleccionado para que lo copies.
copy-whole = Enlace a la partida
seats = Puestos
seat-waits = esperando a alguien
host = lleva la mesa
give-to-bot = Dar a un bot
free-seat = Liberar el puesto
start = Empezar
name-asked = ¿Cómo te llamas?
start-unnamed = Empezar sin nombre
start-bots = Empezar con bots
done = He terminado
done-title = ¿Has terminado?
done-seat = { $count ->
    [one] La partida no ha acabado: un bot sigue en tu lugar, y ya no podrás volver.
   *[other] La partida no ha acabado: unos bots siguen en su lugar, y ya no podrán volver.
}
done-text = Este dispositivo olvida tu nombre, tu puesto y lo que has jugado. Después puede usarlo otra persona.
done-all = { $count ->
    [one] Olvidar también la otra mesa de este dispositivo
   *[other] Olvidar también las otras { $count } mesas de este dispositivo
}
done-forget = Olvidarme
done-not = Todavía no
leave = Dejar la mesa
leave-sure = ¿Dejarla del todo?
watching = { $count ->
    [one] mira una persona
   *[other] miran { $count } personas
}

# La mesa
seat-bot = bot
seat-away = ausente, juega un bot
seat-absent = sin conexión
seat-acts = le toca
you-act = te toca
starting-player = empieza la ronda
time-played = tiempo jugado
time-left = tiempo que queda
log = Qué ha pasado
log-cut = (No se muestran las líneas más antiguas.)
log-empty = Todavía nada.
the-game = El juego
beside = Puntuación y registro
game-number = Juego { $number } de esta partida
hint = Pista
hint-thinking = Pensando …
hint-best = Las mejores jugadas
hint-close = Cerrar la pista
hint-others = Otras jugadas buenas
why = Por qué
hint-figures = En números
worth-games = { $games ->
    [0] casi nunca gana
    [10] gana casi siempre
   *[other] gana unos { $games } de cada 10 juegos
}
worth-points = { $points ->
    [one] un punto más o menos
   *[other] unos { $points } puntos
}
take-back = Deshacer
emotes = Decir algo
i-am-back = He vuelto
stale-page = No se ha podido cargar una parte de esta página

# El final de un juego
step-of = { $step } de { $steps }
step-on = Siguiente
to-result = Al resultado
more = Más
count-again = Contar otra vez
places = El resultado
place = Puesto { $place }
winner = gana
this-game = este juego: { $points }
next-game = Siguiente juego
do-not-wait = No esperar a los demás
rematch = Jugar otra vez
host-may-rematch = Quien lleva la mesa puede empezar otra partida.
check-deal = Comprobar el reparto
arrange = Cambiar quién juega
back-to-result = Volver al resultado
series = Marcador de la serie
series-match = Partida
series-began = empezó
series-points = Puntos
series-wins = Victorias
series-gone = se ha ido
series-earlier = { $matches ->
    [one] Una partida antes de estas
   *[other] { $matches } partidas antes de estas
}
series-fresh = Empezar una serie nueva
series-goes-on = El marcador sigue, y empieza otro puesto.

# El menú de la mesa
menu = Menú de la mesa
table-code = Mesa { $code }
hand-seat = A otro dispositivo
invite-seat = Invitar con un enlace
seat-link = Abre este enlace en el otro dispositivo en { $minutes } minutos. Sirve una vez, y el puesto pasa allí.
pause = Pausa
go-on = Seguir
stand-in = Que juegue un bot por mí
end = Terminar la partida
end-sure = ¿Terminarla de verdad?

# La línea con el servidor
line-connecting = Vamos a la mesa …
line-broken = Se ha cortado la línea. Buscando la mesa otra vez …
line-offline = No tienes conexión. En cuanto vuelva la red, la partida sigue.

# Imprimir, y repartos con código
print = Imprimir
print-title = Juegos en papel
print-line = Imprime, recorta y juega: un PDF con todo lo que necesita un grupo.
print-games = ¿Qué juego?
print-what = ¿Qué se imprime?
print-thing-cards = Cartas
print-thing-mat = Tablero
print-thing-rules = Reglas
print-thing-score = Hoja de puntos
print-kind = ¿Para qué?
print-kind-set = Para jugar
print-kind-pack = Paquete para la clase
print-kind-shop = Para una imprenta
print-kind-pack-text = Un plan de 30 minutos, dos fichas con soluciones, una hoja de apuntes, una página para casa y el juego.
print-kind-shop-text = Cartas de 63 × 88 mm, una por página, con 3 mm de sangrado y sus reversos, como las piden las imprentas de cartas.
print-order = Orden de las páginas
print-order-pairs = cara, reverso, cara, reverso
print-order-apart = todas las caras y después los reversos
print-thing-plan = Plan
print-thing-worksheet = Fichas
print-thing-key = Soluciones
print-thing-record = Hoja de apuntes
print-thing-home = Página para casa
print-part-plan = Plan
print-part-worksheet = Fichas
print-part-key = Soluciones
print-part-record = Hoja de apuntes
print-part-home = Página para casa
print-part-fronts = Caras
print-part-backs = Reversos
print-deal-pack-text = Con otro código, las fichas traen otras tareas. Escrito aquí en una mesa nueva, reparte las mismas cartas a todos.
print-shop-pages = { $pages } páginas, { $cards } cartas
print-shop-scale = La página es la carta con su sangrado: la imprenta corta 3 mm por cada lado. Los triángulos se recortan a mano, por la línea.
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-ink = Tinta
print-ink-full = a todo color
print-ink-low = poca tinta
print-ink-mono = blanco y negro
print-size = Tamaño de las cartas
print-size-normal = normal
print-size-large = letra grande
print-backs = Reversos de las cartas
print-backs-text = Imprime a dos caras, volteando por el borde largo. La primera hoja es una prueba.
print-copies = ¿Cuántos juegos completos?
print-fewer = Uno menos
print-more = Uno más
deal-code = Código de reparto, si quieres
deal-code-text = El mismo código reparte las mismas cartas en todas las mesas: para tareas, carreras o un juego en papel. Quien lo sabe puede conocer todas las cartas, y un programa puede averiguar un código corto. Sin código nadie puede conocerlas.
print-deal-text = Sale en cada hoja. Escrito aquí en una mesa nueva, reparte las mismas cartas a todos: para tareas y carreras.
print-preview = Lo que se imprimirá
print-first-sheet = { $cards ->
    [one] La primera hoja, con una carta
   *[other] La primera hoja, con { $cards } cartas
}
print-first-back = Su reverso
print-nothing = Elige al menos una cosa para imprimir.
print-sheets = { $sheets ->
    [one] Una hoja de papel
   *[other] { $sheets } hojas de papel
}
print-part-test = Hoja de prueba
print-part-cards = { $cards } cartas
print-part-mat = Tablero
print-part-rules = Reglas
print-part-score = Hoja de puntos
print-pages = { $pages ->
    [one] (una página)
   *[other] ({ $pages } páginas)
}
print-open = Abrir el PDF
new-tab = (en otra pestaña)
print-scale = Imprime al 100 %, sin «ajustar a la página», y recorta por las líneas grises. Plastificadas, o con fundas, las cartas duran más.
print-play = Jugar aquí
open-deal = reparto abierto
open-deal-text = quien sabe el código, o lo averigua, puede conocer todas las cartas.

# Más caminos desde el inicio
pages = Páginas
more-to-do = Más cosas
daily-line = Las mismas cartas para todos, nuevas cada día
learn = Aprender
learn-line = Una lección de dos minutos para cada juego
rules = Reglas
rules-line = Todas las reglas, fáciles de encontrar
print-line-short = Cartas y tableros para recortar
records = Partidas
records-line = Lo que has jugado aquí
about = Sobre los juegos
about-line = Quién los hizo y qué es nuestro

# Lo que se ha jugado en este dispositivo
records-text = Lo que se ha jugado en este navegador. Se guarda aquí y en ningún otro sitio.
open-record = Abrir un archivo de partida
records-played = Partidas que has terminado
records-none = Todavía ninguna. Juega una partida hasta el final y aparecerá aquí.
records-result = { $won ->
    [host] llevaste la mesa de { $seats } jugadores
    [alone] { $seats ->
        [one] todo puesto, { $score } puntos
       *[other] ganaste con { $score } puntos
    }
    [shared] victoria compartida con { $score } puntos
   *[no] { $score ->
        [one] un punto
       *[other] { $score } puntos
    }
}
records-best = { $game }: los mejores resultados
records-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
records-keys = Todavía tienes un puesto en estas mesas.
records-no-tables = Ahora no tienes puesto en ninguna mesa.
watch-again = Ver otra vez

# Las reglas
rule-why = ¿Por qué?
rule-number = Regla { $rule }
all-rules = Todas las reglas del juego
rules-title = Las reglas de los juegos
rules-of = Las reglas de { $game }
rules-search = Busca una palabra o una regla
rules-found = { $count ->
    [one] Se ha encontrado una regla.
   *[other] Se han encontrado { $count } reglas.
}
rules-not-found = No hay ninguna regla así. Prueba con otra palabra.
rules-loading = Buscando …
best-start = ¿Dónde conviene empezar?
rules-on-paper = Imprimir las reglas
our-ruling = decisión nuestra
our-ruling-text = Decisión nuestra: la fuente no dice nada de ello, o no lo muestra.
learn-by-playing = Aprender jugando

# Privacidad
privacy = Privacidad
privacy-line = Qué se guarda aquí y cuánto tiempo
privacy-lead = Aquí puedes jugar sin decir a nadie quién eres. No hay cuentas ni publicidad.
privacy-kept = Lo que guarda este servidor
privacy-kept-text = De cada mesa: qué juego es, las cartas que se repartieron, cada jugada y cuándo se hizo, y el nombre que escribiste. Así puedes volver después de una pausa y mirar una partida otra vez.
privacy-finished = Una mesa con la partida terminada
privacy-abandoned = Una mesa a la que nadie volvió
privacy-name = Tu nombre en una mesa
privacy-name-kept = lo mismo que la mesa, o hasta que dejes tu puesto
privacy-replays = Una partida que miras otra vez
privacy-replays-kept = no se guarda, solo está en la memoria, como mucho { $count } partidas
privacy-days = { $days ->
    [one] durante un día desde que se usó por última vez
   *[other] durante { $days } días desde que se usó por última vez
}
privacy-for-ever = hasta que alguien lo borre
privacy-class = De una clase: los nombres que escribieron su docente o los niños, quién se sentó dónde, cómo acabaron las partidas, qué jugadas no permitieron las reglas y qué pistas se pidieron. Eso solo lo ve su docente. Se olvida con sus mesas { $days } días después de la última clase si su docente no elige otro plazo (como mucho { $most } días), o al momento con un solo toque. El nombre de quien sale de la clase se borra de todas partes.
privacy-then = Lo que se olvida se sobrescribe; no solo se esconde.
privacy-not-kept = Lo que no guarda
privacy-no-account = Ni cuenta, ni correo, ni contraseña, ni foto, ni edad, ni escuela.
privacy-no-tracks = No hay cookies. Tu dirección de red solo sirve para frenar avalanchas de peticiones, y nunca se anota.
privacy-no-chat = No hay chat. Las caritas que puedes mostrar desaparecen cuando se han visto.
privacy-no-others = Nada va a otras empresas ni a otras páginas: no hay publicidad ni recuento de visitas.
privacy-seen = Lo que ven los demás
privacy-seen-text = En tu mesa todos ven tu nombre, tu color y tus jugadas, y también quien mira, si el anfitrión lo permite. Tus cartas ocultas solo se envían a tu dispositivo. Quien jugó contigo puede guardar la partida terminada en un archivo, también con los nombres.
privacy-nickname = Por eso usa un nombre corto que tus amigos conozcan, no tu nombre completo.
privacy-device = Lo que queda en este dispositivo
privacy-device-text = Las llaves de tus puestos, tus ajustes, la lista de lo que jugaste, tus mejores resultados y los retos que resolviste. Están solo en este navegador. En un dispositivo compartido, toca «He terminado» en el menú de la mesa o al final: entonces te olvida.
privacy-erase = Para que se borre algo
privacy-erase-text = Pídelo a quien lleva este servidor, por ejemplo a tu profesora o profesor. Una mesa, o un nombre en todos los sitios donde se usó, se puede borrar en cualquier momento, al instante y para siempre; las copias de seguridad también hay que borrarlas.
privacy-erase-how = En el equipo del servidor:

# Créditos
credits = Créditos
credits-line = Quién hizo las tipografías, los dibujos y el código
credits-lead = Playmat usa tipografías, dibujos, listas de palabras y código que otras personas comparten. ¡Gracias!
credits-font = Tipografías
credits-font-use = Para los textos en la pantalla, en las cartas y en papel.
credits-drawing = Dibujos
credits-drawing-use = Los animales que los estudiantes eligen en una clase.
credits-words = Listas de palabras
credits-words-use = Para las palabras que puedes formar en Bang! Zoom!
credits-data = Datos
credits-data-use = Indican qué letras se parecen, para que nadie copie tu nombre.
credits-code = Código
credits-code-use = Con él está hecha la aplicación que ves en el navegador.
credits-all = Todas las licencias en un archivo
credits-playmat = Playmat
credits-playmat-text = Playmat es libre y de código abierto. Cualquiera puede usarlo, cambiarlo y compartirlo.

# Sobre los juegos
about-thanks = Hubo personas que idearon estos juegos, los dibujaron y los probaron. Si uno te gusta, consigue el original: es la mejor manera de dar las gracias.
about-ours = Qué es nuestro
about-independent = Playmat es independiente. Ninguna de las personas, editoriales u organizaciones que se nombran aquí lo ha hecho, pagado ni aprobado.
about-words = Explicamos las reglas con nuestras propias palabras, y dibujamos las cartas y los tableros. Las tipografías y los animales son de otras personas: mira los créditos.
about-rulings = Donde una fuente deja algo abierto o no muestra sus cartas, tuvimos que decidir. Las letras de Bang! Zoom!, las cartas y el tablero de Stars and Bars y las cartas de reglas de Big Bang son decisiones así; los juegos publicados pueden ser distintos. En las reglas, cada una lleva una marca.
about-marks = Todos los nombres y marcas son de sus dueños. Solo se usan para decir de qué juego se trata.
about-wrong = ¿Eres autor de uno de estos juegos y hay algo mal o que no te gusta? Dilo y lo arreglamos.

# Lecciones
learn-title = Aprende un juego
learn-text = Cada lección dura unos dos minutos. Se aprende jugando.
lesson-begin = Empezar la lección
lesson-of = Aprende { $game }
lesson-other = Eso también se puede. Pero ahora prueba esto.
lesson-refused = ¡Casi! Prueba otra vez.
lesson-read-first = Lee esto primero y luego pulsa Siguiente.
lesson-failed = La lección no puede seguir: el servidor no responde.
lesson-done = ¡Muy bien! Ya sabes jugar a { $game }.
lesson-turns = ¡Bien! Mira la mesa. Después viene otra partida.
lesson-again = Otra vez
other-lessons = Más lecciones
show-me = Enséñame
skip-step = Saltar esto

# Una partida, vista otra vez
replay-title = Ver otra vez
replay-line = Abre una partida guardada y repásala jugada a jugada.
replay-reading = Leyendo la partida …
replay-choose-file = Elegir un archivo
replay-drop = O suéltalo aquí. Puede tener una partida, o una en cada línea.
replay-paste = O pega una partida
replay-look = Mirarla
replay-empty = No hay nada dentro.
replay-too-large = Este archivo es demasiado grande.
replay-damaged = Este enlace no está entero: falta una parte, o es de una mesa en la que no tienes puesto.
replay-no-record = no es una partida
replay-several = { $count } partidas. ¿Cuál?
replay-line-of = línea { $line } · { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
replay-more = … y { $count } más.
replay-only-looking = Es una partida guardada: puedes mirar, pero no jugar.
replay-dealt = Las cartas están repartidas.
replay-move-of = Jugada { $move } de { $moves }
replay-table = La mesa en esta jugada
replay-moves = Jugadas
replay-beside = Jugadas, repaso y reparto
replay-controls = Recorrer las jugadas
replay-first = Al principio
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-last = Al final
replay-play = Que avance sola
replay-pause = Parar
replay-slider = Jugada
replay-look-as = Mirar como
replay-open = todo abierto
replay-spectator = alguien que mira
replay-share = Guardar y compartir
replay-share-text = El enlace contiene la partida entera. En el servidor no se guarda nada.
replay-with-names = Con los nombres de los jugadores
replay-from-here = Empezar en la jugada { $move }
replay-link = Enlace a esta partida
replay-save = Guardar la partida
replay-another = Otra partida
look-again = Ver la partida otra vez

# ¿Fue limpio el reparto?
deal-checking = Comprobando el reparto …
deal-fits = La promesa hecha antes de la primera carta encaja con la semilla; el reparto sale de ella.
deal-follows = El reparto sale de la semilla.
deal-wrong = Este reparto no es el prometido.
deal-by-hand = Estas cartas se repartieron a mano: no hay semilla que comprobar.
deal-promise-fits = La promesa que este dispositivo apuntó al empezar la partida es la huella de esta semilla. Comprobado aquí, en tu navegador.
deal-promise-wrong = La promesa que este dispositivo apuntó al empezar la partida no es la huella de esta semilla.
deal-promise-unseen = Este dispositivo no vio empezar la partida. Quien estuvo puede comparar la promesa que vio con la huella de abajo.
deal-outcomes = { $count ->
    [0] En esta partida nada quedó al azar.
    [one] Se repitió la única mezcla desde la semilla y salieron las mismas cartas. Comprobado aquí, en tu navegador.
   *[other] Se repitieron las { $count } mezclas y sorteos desde la semilla y salió lo mismo. Comprobado aquí, en tu navegador.
}
deal-outcome-wrong = La mezcla número { $number } no sale de la semilla.
deal-moves = Todas las jugadas valían y el resultado es correcto. Comprobado por el servidor.
deal-figures = Los números
deal-figures-text = Antes de la primera carta todos ven la huella (SHA-256) de una semilla secreta. Al acabar se dice la semilla: nadie la pudo cambiar entretanto.
deal-seed = Semilla
deal-fingerprint = Su huella

# Several people at one device
one-device = En un solo dispositivo
where-others = ¿Dónde están los demás?
where-own = Cada uno con su dispositivo, con código o enlace
where-here = Todos en este dispositivo
where-here-text = Se pasa de mano en mano; entre turnos, una tapa oculta las cartas.
where-here-not = En este juego no: todos juegan a la vez.
seat-for-mate = para alguien de aquí
mate-name = Nombre del puesto { $number }
pass-to = { $name }, te toca
pass-text = Toma el dispositivo. ¿Eres { $name }? Los demás miran a otro lado.
pass-lift = Soy { $name }: enseña mis cartas
pass-next = ¡Listo! Ahora le toca a { $name }.
pass-cover = Tapar la mesa
pass-news = Lo que ha pasado mientras tanto

# Questions at the table
asked-agree = { $kind ->
    [table-move] Sí
   *[other] Por mí, bien
}
asked-decline = { $kind ->
    [table-move] No
   *[other] Mejor no
}
asked-waiting = Esperando a { $names }
asked-withdraw = Déjalo
asked-on-hold = Podrás responder cuando el juego continúe.

# The table read, heard, and on the wall
plain-seen-by = Como lo ve { $name }
plain-board = Lo que hay en la mesa
read-table = Leer la mesa como texto
read-title = La mesa como texto
sounds = Sonidos
calm = Calma: sin sonidos, nada vuela cuando alguien gana
to-wall = Mostrar en la pared
wall-join = Únete con este código
wall-not-yet = Todavía nadie puede mirar
wall-not-yet-text = Quien lleva la mesa puede permitirlo en el menú. Entonces la mesa aparece aquí sola.

# El repaso de una partida
review = Repaso
review-begins = Preparando …
review-progress = Mirando cada jugada: { $done } de { $total }
review-done = El repaso está listo.
review-chart-win = Cuántas de cada 100 partidas ganaría cada uno después de cada jugada
review-chart-points = Cuántos puntos puede esperar cada uno después de cada jugada
review-choose = Elige una jugada
review-move = Jugada { $move }
review-better = Mejor:
review-not-judged = Sobre esta jugada no hay nada que decir.
review-show-better = Ver la jugada mejor en la mesa
review-show-played = Ver lo que se jugó
review-turns = Momentos decisivos
review-no-turns = No hubo ninguno: nadie regaló nada.
review-accuracy = Cómo jugó cada uno
review-what = 100 significa que ninguna jugada podía ser mejor, con lo que cada uno podía ver.

# A class
teach = Dar clase
teach-line = Toda una clase en un minuto
teach-title = Juega con tu clase
teach-lead = Un código en la pared, cada niño con cualquier dispositivo, y con un toque todos tienen su puesto. Sin cuentas ni correos.
your-classes = Tus clases
class-called = Clase { $code }
class-today = Una clase para hoy
class-today-text = Elige un juego. Los niños escriben el código y un nombre.
class-roster = Una clase de todo el curso
class-roster-text = Escribe o pega los nombres, uno por línea. Basta el nombre de pila. Cada niño recibe un código de ocho letras.
class-names = Nombres
class-go-to = Ve a
class-type = y escribe
class-code = Clase
class-not-yours = Esta clase no está en este dispositivo
class-not-yours-text = Abre el enlace de profe de la clase, o pídelo.
class-wall-closed = Abre otra vez la pared desde la página de la clase.
class-forget = Quitarla de esta lista
class-closed = Esta clase está cerrada
class-playing = Jugando a { $game }
class-will-play = Jugamos a { $game }.
class-eyes = ¡Atención todos!
class-go-on = Seguir jugando
class-five-minutes = Quedan cinco minutos
class-no-signal = Sin aviso de tiempo
class-end = Terminar la lección
class-other-game = Juego y ajustes
class-wall = En la pared
class-hands = Manos levantadas
class-late = Están, pero sin puesto
class-seat-one = dar un puesto
class-more = Más para ti
class-calm-on = Calma: sin sonidos ni fiesta
class-calm-off = Terminar la calma
class-link = Enlace de profe
class-link-text = Quien tiene este enlace también es profe. Enséñalo solo a un colega.
class-renew = Nuevo enlace de profe
class-forgotten = La clase se olvida el { $date } si no hay otra lección.
class-seated = { $seated } tienen puesto.
class-tables = Mesas
class-table = Mesa { $number }
class-bot = un bot
class-turn = le toca
class-need-opening = espera a sus niños
class-need-gone = alguien se fue: un bot guarda el puesto
class-need-over = terminada
class-need-paused = en pausa
class-need-playing = jugando
class-plan = ¿A qué juegan?
class-ready-made = Lecciones listas
class-size = ¿Cuántos por mesa?
class-size-usual = lo que pide el juego
class-mixing = ¿Quién juega con quién?
class-mixing-random = al azar, nadie dos veces
class-mixing-mixed = fuertes con principiantes
class-mixing-similar = de nivel parecido
class-same-deal = Las mismas cartas en todas las mesas
class-take-plan = Jugar a esto
class-save-plan = Guardarlo para otro día
class-saved = Lecciones guardadas
class-drop-plan = Olvidar esta lección
class-children = Niños
class-is-here = está
class-not-here = no está
class-code-of = Código personal
class-to-table = A la mesa { $number }
class-new-code = Código nuevo
class-remove = Sacar de la clase
class-with = Juntos o separados con
class-pair-apart = separados
class-pair-together = juntos
class-pair-any = da igual
class-add = Más nombres
class-add-them = Añadir
class-time-left = Quedan { $clock }
class-finish = Se acabó el tiempo: termina esta ronda.
no-class = Esa clase no existe
class-out = Ya no estás en la clase
class-come-in = ¡Entra!
class-your-code = Tu código
class-your-name = ¿Cómo te llamas?
class-have-code = Tengo un código personal
class-no-code = No tengo código
class-enter = Ya estoy
class-hello = ¡Hola, { $name }!
class-keep-code = Tu código, si usas otro dispositivo:
class-pick-animal = Otro animal
class-who-is-here = Quién está
class-on-this-device = Quién juega en este dispositivo
class-done = He terminado en este dispositivo
class-hand = Ayuda, por favor
class-hand-up = Tu profe lo sabe
class-teacher-looks = Tu profe está mirando tus cartas.
class-hint-waits = Tu profe tiene una pista para ti: mírala
class-hint-from = Una pista de tu profe
class-teacher-sees = Tu profe puede mirar tus cartas.
class-make = { $number ->
    [0] Crear una clase
    [one] Crear una clase de un niño
   *[other] Crear una clase de { $number } niños
}
class-here = { $here ->
    [0] Todavía no hay nadie
    [one] Presentes: 1
   *[other] Presentes: { $here }
}
class-here-of = Presentes: { $here } de { $all }
class-seat-all = { $here ->
    [0] Sentar a todos
    [one] Sentar a 1 y repartir
   *[other] Sentar a los { $here } y repartir
}
class-seat-again = Mesas nuevas, próximo juego
class-need-stuck = { $minutes ->
    [one] un minuto sin jugar
   *[other] { $minutes } minutos sin jugar
}
class-back = Volver a la clase
class-erase = Olvidar esta clase ya
class-erase-sure = Sí, olvidarla con todas sus mesas

# Retos
puzzles = Retos
puzzles-line = Uno nuevo para cada juego cada día
puzzles-title = Retos
puzzles-lead = Cada uno viene de una partida de verdad. Siempre hay una respuesta, y puedes encontrarla.
puzzles-today = Los retos de hoy
puzzles-all = Todos los retos
puzzles-game = Juego
puzzles-every-game = Todos los juegos
puzzles-band = ¿Qué dificultad?
puzzles-every-band = Todas
puzzle-band = { $band ->
    [easy] fácil
    [hard] difícil
   *[medium] normal
}
puzzles-streak = { $days ->
    [0] ¡Resuelve uno hoy!
    [one] Resuelto un día
   *[other] Resueltos { $days } días seguidos
}
puzzles-streak-beside = { $days ->
    [0] ¡Resuelve uno hoy!
    [one] día con un reto del día resuelto
   *[other] días seguidos con un reto del día resuelto
}
puzzles-solved-count = { $solved } de { $all } resueltos
puzzles-surprise = Sorpréndeme
puzzles-none = No hay ninguno así.
puzzle-number = Reto { $number }, { $band }
puzzle-number-solved = Reto { $number }, { $band }, resuelto
puzzle-try = Inténtalo
puzzle-done = Resuelto
puzzle-of = Reto: { $game }
puzzle-of-day = El reto del día
puzzle-place = { $place } de { $count }
puzzle-moves = { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
}
puzzle-not-sent = No se pudo enviar. Revisa tu conexión.
puzzle-way = Dame una pista
puzzle-show = Ver la respuesta
puzzle-restart = Desde el principio
puzzle-next = Otro reto
puzzle-list = Todos los retos
puzzle-solved = ¡Resuelto!
puzzle-solved-first = ¡Resuelto a la primera!
puzzle-shown = Así se hace. Ahora hazlo tú.
puzzle-because = Por qué
puzzle-answer = La respuesta
puzzle-set-done = Era el último. ¡Muy bien!

# Preguntar a la clase
poll-ask = Preguntar a la clase
poll-ask-table = Preguntar a la clase sobre la mesa { $number }
poll-ask-text = Todos ven esta posición y eligen una jugada. Todas las mesas paran hasta que vuelvas a ellas.
poll-from = De
poll-scene = Cómo se juega, paso { $number }
poll-instead = O elige arriba un paso de «Cómo se juega».
poll-match = Partida
poll-move = Jugada
poll-back = Una jugada atrás
poll-on-one = Una jugada adelante
poll-at = tras { $move } de { $all } jugadas
poll-on = Pregunta a la clase: { $game }
poll-answered = { $count } de { $here } { $count ->
    [one] ha
   *[other] han
} elegido
poll-now-asked = Cada cual elige sin ver a los demás. Esto solo lo ves tú.
poll-now-shown = La pared y cada dispositivo muestran cuántos eligieron qué, sin nombres.
poll-now-told = La pared y cada dispositivo muestran lo que dice el repaso.
poll-show = Mostrar las respuestas
poll-tell = Mostrar lo que dice el repaso
poll-close = Volver a las mesas
poll-thinking = El repaso todavía piensa.
poll-nobody = Todavía no ha elegido nadie.
poll-bars = Lo que eligió la clase
poll-best = La mejor:
poll-others = otra cosa
poll-yours = tu jugada
poll-no-review = El repaso no tiene nada que decir aquí.
poll-only-looking = Aquí solo se mira.
# El informe sobre una clase
report = Lo que sabe la clase
report-text = Según lo que pasó en las mesas. Dice lo que es probable, y nada donde se vio demasiado poco.
report-which = Lección
report-all-lessons = todas las lecciones
report-lesson-number = Lección { $number }
report-homework = Deberes: { $games }, del { $day }
report-homework-short = Deberes del { $day }
report-csv = Guardar la tabla
report-reading = Leyendo las mesas…
report-none-yet = Todavía no ha habido ninguna lección. Vuelve después de la primera.
report-class = Para toda la clase
report-children = Alumno por alumno
report-of = { $number } de { $all }
report-of-children = { $number } de { $all } alumnos
report-who = Quién parece no saberlo
report-slips-only = { $number ->
    [one] Una persona se equivocó aquí
   *[other] { $number } personas se equivocaron aquí
}, como le pasa a cualquiera. Nadie da señales de no saberlo.
report-unsure = Se vio demasiado poco para decirlo de: { $names }.
report-show = { $count ->
    [one] Posición
   *[other] Posiciones
}
report-figures = Cifras
report-missed = { $chances ->
    [one] Hubo una ocasión, y { $missed ->
        [0] no se falló
       *[other] se falló
    }.
   *[other] Se falló en { $missed } de { $chances } ocasiones.
}
report-likely = Seguridad: { $percent } %.
report-lesson = Lección
report-missed-short = Fallos
report-share = parte
report-nothing = Nada llama la atención.
report-too-little = Se vio demasiado poco.
report-nothing-class = Nada llama la atención. Hubo errores de vez en cuando, como siempre.
report-child = { $decisions ->
    [one] una jugada
   *[other] { $decisions } jugadas
}, { $hints ->
    [one] una pista
   *[other] { $hints } pistas
}, { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}
report-seconds = { $seconds ->
    [0] menos de un segundo por jugada
    [one] un segundo por jugada, más o menos
   *[other] unos { $seconds } segundos por jugada
}
report-more = Ver { $number } más
report-how = Leído en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}: jugadas rechazadas, obligaciones, sumas y suposiciones.
report-left-out = { $number ->
    [one] Una mesa ya no se guarda.
   *[other] { $number } mesas ya no se guardan.
}
report-tried = Aquí se intentó: { $move }
report-place = Una posición para mostrar
report-choosing = Cómo elige la clase
report-judging = El repaso sigue en marcha: { $done } de { $total } mesas. Las cifras van a cambiar.
report-judging-later = Cómo elige la clase se calcula cuando termina la lección.
report-few-choices = { $number ->
    [0] Aún no se vio ninguna decisión: es muy poco para decir algo.
    [one] Una decisión es muy poco para decir cómo elige.
   *[other] { $number } decisiones son muy pocas para decir cómo elige.
}
report-choices-figures = Buenas jugadas: { $good } de { $choices }. Una jugada es buena si cuesta menos del 5 % de las posibilidades de ganar. Precisión: { $accuracy } de 100.
report-choices-lesson = { $lesson }: { $good } de { $choices } buenas ({ $percent } %)
report-costly = { $count ->
    [one] Jugada costosa
   *[other] Jugadas costosas
}
report-hinted = { $count ->
    [one] Pista
   *[other] Pistas
}
report-pondered = { $count ->
    [one] Lo pensó mucho
   *[other] Lo pensó mucho
}
report-by-lesson = Lección por lección
report-child-lesson = { $lesson }: { $decisions ->
    [one] una jugada
   *[other] { $decisions } jugadas
}, { $missed ->
    [one] un fallo
   *[other] { $missed } fallos
}, { $hints ->
    [one] una pista
   *[other] { $hints } pistas
}{ $seconds ->
    [-1] { "" }
    [0] , menos de un segundo por jugada
    [one] , un segundo por jugada, más o menos
   *[other] , unos { $seconds } segundos por jugada
}
report-class-figures = Toda la clase: { $hints ->
    [one] una pista
   *[other] { $hints } pistas
}, { $seconds ->
    [0] menos de un segundo por jugada
    [one] un segundo por jugada, más o menos
   *[other] unos { $seconds } segundos por jugada
}.
report-played = Aquí se jugó: { $move }
report-better = El repaso habría jugado: { $move }
report-asked = Lo que se preguntó a la clase
report-answered = { $number ->
    [one] Respondió una persona.
   *[other] Respondieron { $number } personas.
}
report-review = Lo que dice el repaso
report-asked-show = Ver la posición
report-home-pages = Hojas para casa
report-home-page = Hoja para casa
report-home-page-of = Hoja para casa de { $name }

# Copas y las mismas cartas
results = Deberes, copas y resultados
cup = Copa
cup-new = Una copa nueva de { $game }
cup-of = Copa de { $game }
cup-choose-game = Elige primero un juego en la página de la clase.
cup-method = ¿Quién juega con quién?
cup-swiss = Sistema suizo
cup-swiss-text = Juegan quienes tienen los mismos puntos. Nadie queda eliminado, y nadie repite rival si se puede evitar.
cup-round-robin = Todos contra todos
cup-round-robin-text = Hacen falta más rondas, en varias lecciones.
cup-ladder = Escalera
cup-ladder-text = Juegan quienes están seguidos en la escalera. Quien gana desde abajo sube.
cup-title = Nombre de la copa
cup-rounds = Rondas
cup-rounds-usual = las de siempre
cup-begin = Empezar la copa
cup-draw = Sortear la ronda { $number } y repartir
cup-end = Terminar la copa
cup-at = { $round ->
    [0] Todavía no se ha sorteado ninguna ronda. { $said ->
        [one] Habrá una.
       *[other] Habrá { $said }.
    }
   *[other] Se ha sorteado la ronda { $round } de { $said }.
}
cup-is-over = La copa ha terminado.
cup-place = Puesto
cup-child = Nombre
cup-points = Puntos
cup-opposition = Rivales
cup-played = Partidas
cup-round = Ronda { $number }
cup-won = ganó { $name }
cup-equal = empate
cup-free = { $name } descansa en esta ronda. Cuenta como victoria.
deal-title = Las mismas cartas de { $game }
deal-over = { $tables ->
    [one] { $over ->
        [0] La mesa aún no ha terminado.
       *[other] La mesa ha terminado.
    }
   *[other] { $over ->
        [one] Ha terminado una de { $tables } mesas.
       *[other] Han terminado { $over } de { $tables } mesas.
    }
}
deal-low = Gana quien tiene menos puntos.
deal-high = Gana quien tiene más puntos.
deal-seat = Puesto { $number }

# Homework
puzzle-own = de tu clase

workshop = Taller
workshop-line = Haz tus propias cartas
workshop-title = Taller
workshop-lead = Haz tus propias cartas. Mira qué cambian, y después juega con ellas o imprímelas.
workshop-of = Haz tus propias cartas de { $game }
workshop-what-next = Qué hacer con estas cartas
workshop-try = Probarlas
workshop-trying = Los bots están jugando…
workshop-play = Jugar con ellas
workshop-print = Imprimirlas
workshop-results = Qué pasó cuando jugaron los bots
workshop-stale = Cambiaste tus cartas. Pruébalas de nuevo.
workshop-share = { $count } de { $total }
workshop-moves = Unas { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
} por partida
print-workshop = Haz tus propias cartas
