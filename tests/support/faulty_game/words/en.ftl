title = Faulty
line = A game with faults.
toy-said = { $seat } says { $number }.
