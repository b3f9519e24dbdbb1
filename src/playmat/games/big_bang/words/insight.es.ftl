# Por qué: pistas y repasos.
bb-last = Con { $card } { $place } están puestas todas tus cartas.
bb-places = Poner { $card } { $place } deja { $places ->
    [0] cero sitios
    [one] un sitio
   *[other] { $places } sitios
} para { $kind }.
bb-places-beside = Poner { $card } { $place } deja { $places ->
    [0] cero sitios
    [one] un sitio
   *[other] { $places } sitios
} para { $kind }; poner { $rival } { $rival_place }, { $rival_places ->
    [0] ninguno
   *[other] { $rival_places }
}.
bb-all-live = Todo lo que te queda por poner tiene sitio entonces.
bb-nowhere = Entonces no encajan en ningún sitio: { $cards }.
bb-deck = { $count } de las { $number } cartas de tu mazo encajan ahora en algún sitio.
bb-draw-pile = Tu mazo está vacío: el descarte se baraja y vuelve a salir.
bb-top = Encima del descarte { $card } todavía se puede poner: { $count } cartas de tu mazo se diferencian en uno.
bb-top-beside = Encima del descarte { $card } todavía se puede poner: { $count } cartas de tu mazo se diferencian en uno, de { $rival } { $rival_count }.
bb-top-rules = Encima del descarte { $card } todavía se puede poner.
