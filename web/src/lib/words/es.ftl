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
again = Otra vez
you = (tú)

# Inicio
welcome = Acerca una silla. ¿A qué jugamos?
games = Juegos
join-label = ¿Te han dado un código?
join = Entrar
play-now = Jugar ya
dealing = Repartiendo …
invite = Jugar con otros
daily = Reparto del día
daily-of = Reparto del día, { $date }
game-facts = { $players } jugadores · { $minutes } minutos · { $ages } años
your-tables = Tus mesas
forget = Olvidar la mesa { $code }
no-server = El servidor no responde
no-server-text = Quizá está arrancando o no hay red. No se ha perdido nada.

# Una mesa nueva
new-table = Una mesa nueva
new-table-of = Una mesa nueva de { $game }
how-we-play = ¿Cómo jugamos?
preset-usual = El juego de siempre
all-options = Todas las opciones
no-limit = ninguno
nickname = Tu nombre en la mesa
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
open-table = Abrir la mesa

# Unirse
join-title = Siéntate a { $game }
join-state = { $free ->
    [0] Todos los puestos están ocupados.
    [one] Hay un puesto libre.
   *[other] Hay { $free } puestos libres.
}{ $stage ->
    [lobby] {""}
   *[other] {" "}El juego ya ha empezado: tomas el puesto de un bot.
}
sit-down = Sentarme
watch = Mirar
no-table = No existe esa mesa
link-spent = Este enlace ya no sirve
table-ended = Esta mesa está cerrada para ti
lost-page = Aquí no hay nada
lost-page-text = Quizá falta una letra en la dirección.

# Antes de repartir
invite-title = Invita a los demás
qr = Código QR del enlace a esta mesa
code = Código
copy-link = Copiar el enlace
copied = Copiado
seats = Puestos
seat-waits = esperando a alguien
host = anfitrión
give-to-bot = Dar a un bot
free-seat = Liberar el puesto
fill-bots = Completar con bots
start = Empezar
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
seat-acts = tiene que jugar
starting-player = empieza la ronda
time-played = tiempo jugado
time-left = tiempo que queda
log = Qué ha pasado
log-cut = (No se muestran las líneas más antiguas.)
log-empty = Todavía nada.
beside = Puntuación y registro
game-number = Juego { $number } de esta partida
hint = Pista
take-back = Deshacer
emotes = Decir algo
i-am-back = He vuelto
stale-page = No se ha podido cargar una parte de esta página

# El final de un juego
scoring = Contemos
step-of = { $step } de { $steps }
step-on = Siguiente
step-back = Atrás
to-result = Al resultado
winner = gana
this-game = este juego: { $points }
next-game = Siguiente juego
do-not-wait = No esperar a los demás
rematch = Jugar otra vez
host-may-rematch = Quien abrió la mesa puede empezar otra partida.
check-deal = Comprobar el reparto
check-deal-text = El SHA-256 de esta semilla se mostró antes de la partida; de ella salen todas las cartas.

# El menú de la mesa
menu = Menú de la mesa
table-code = Mesa { $code }
hand-seat = A otro dispositivo
seat-link = Abre este enlace en el otro dispositivo en { $minutes } minutos. Sirve una vez, y el puesto pasa allí.
pause = Pausa
go-on = Seguir
stand-in = Que juegue un bot por mí
end = Terminar la partida
end-sure = ¿Terminarla de verdad?

# La línea con el servidor
line-connecting = Vamos a la mesa …
line-broken = Se ha cortado la línea. Buscando la mesa otra vez …

# Imprimir, y repartos con código
print = Imprimir
print-all = Imprimir los juegos: cartas, tableros, reglas
print-title = Juegos en papel
print-line = Imprime, corta y juega: un PDF con todo lo que necesita un grupo.
print-games = ¿Qué juego?
print-what = ¿Qué se imprime?
print-thing-cards = Cartas
print-thing-mat = Tablero
print-thing-rules = Reglas
print-thing-score = Hoja de puntos
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
deal-code-text = El mismo código reparte las mismas cartas en todas las mesas: para deberes, carreras o un juego en papel. Quien lo sabe puede conocer todas las cartas.
print-deal-text = Sale en cada hoja. Escrito aquí en una mesa nueva, reparte las mismas cartas a todos: para deberes y carreras.
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
print-scale = Imprime al 100 %, sin «ajustar a la página», y corta por las líneas grises.
print-play = Jugar aquí
open-deal = reparto abierto
open-deal-text = quien sabe el código puede conocer todas las cartas.
