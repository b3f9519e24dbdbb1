# Retos: metas, pistas, qué se dice de un intento equivocado, y razones.
goal-gave = ¿Qué carta te ha dado { $giver_seat }? Puedes saberlo con seguridad.
hint-gave = ¿Qué cartas no están ni en la mesa ni en tu mano? ¿Quién no pudo poner ninguna cuando llamó?
wrong-gave = Esa carta no puede ser.
goal-likely = ¿Qué carta es la más probable que te haya dado { $giver_seat }? Usa lo que sabes.
hint-likely = ¿Sabes de alguna carta que tenga { $giver_seat }? ¿Cuántas cartas pueden ser?
wrong-likely = Podría ser, pero otra carta es mucho más probable.
goal-closed = Pon la carta que no abre ningún sitio nuevo para los demás.
hint-closed = Para cada carta que puedes poner: ¿cuál va después? ¿La tienes tú?
wrong-closed = Eso abre sitio para una carta que tiene otra persona.
goal-knocks = Pon una carta de modo que { $next_seat } tenga que llamar. Puedes saberlo con seguridad.
hint-knocks = ¿Qué cartas no puede tener { $next_seat }? Deja abiertos solo esos sitios.
wrong-knocks = Después { $next_seat } quizá pueda poner una carta.
pz-only = { $giver_seat } tiene { $held ->
    [one] una carta
   *[other] { $held } cartas
}. Todas las demás están en otro sitio, así que es { $card }.
pz-likely = Es { $card } en { $percent } de cada 100 casos; cada una de las otras, en { $other_percent } como mucho.
pz-closed = Después de { $card } nadie puede poner una carta que antes no pudiera poner.
pz-own = Lo que sigue lo tienes tú: { $cards }.
pz-knocks = Después de { $card } solo quedan abiertas para los demás estas, y { $next_seat } no tiene ninguna: { $cards }.
