# Por qué: pistas y repasos.
sv-knock = { $count ->
    [one] Ahora solo encajaría una carta, y no la tienes: tienes que llamar.
   *[other] Ahora encajarían { $count } cartas, y no tienes ninguna: tienes que llamar.
}
sv-own = Con { $card } en la mesa puedes poner otra carta tuya: { $cards }.
sv-others = Con { $card } en la mesa otro puede poner { $cards }.
sv-closed = Nada viene detrás: { $card } no abre el camino a ninguna otra carta.
sv-waiting = { $count ->
    [one] Una carta tuya la está esperando: { $cards }.
   *[other] { $count } cartas tuyas la están esperando: { $cards }.
}
sv-others-too = También deja que otro ponga { $cards }.
sv-rival = Con { $rival } en la mesa otro podría poner { $cards }.
sv-cost = Si al final te quedas con { $card }, cuesta { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
sv-give-far = { $missing ->
    [0] Podrías poner { $card } en la mesa en tu próximo turno.
    [one] Hay que poner una carta más antes de que encaje { $card }.
   *[other] Hay que poner { $missing } cartas más antes de que encaje { $card }.
}
sv-give-known = Pero todos saben que tienes { $card }: es fácil de adivinar.
sv-rival-known = Todos saben que tienes { $rival }: esa es fácil de adivinar.
sv-give-cost = Al final { $card } cuesta { $points } si aún lo tienes, { $rival } cuesta { $rival_points }.
sv-give-hidden = { $count ->
    [one] Quien ha llamado solo tiene una carta entre la que elegir al adivinar.
   *[other] Quien ha llamado tiene { $count } cartas entre las que elegir al adivinar.
}
sv-guess = Si { $giver_seat } dio una carta cualquiera de su mano: { $named } acierta unas { $percent } veces de cada 100.
sv-guess-beside = Si { $giver_seat } dio una carta cualquiera de su mano: { $named } acierta unas { $percent } veces de cada 100, { $rival } en { $rival_percent }.
sv-guess-known = Sabes que { $giver_seat } tiene { $card }.
sv-guess-may = { $held ->
    [one] { $giver_seat } tiene una carta, y puede ser cualquiera de { $may }.
   *[other] { $giver_seat } tiene { $held } cartas, y entre ellas puede haber { $may } distintas.
}
sv-count = Un as vale 15 puntos. Un 9 o un 10 vale 10. Las demás cartas valen 5. Empieza por los dieces.
sv-count-junior = Cada carta vale su número. El as vale 1.
