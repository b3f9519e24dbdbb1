// Made by tools/typescript.py from the server's message types. Do not edit.

/** A game that is over, while the players add up their own hands (SV-16). */
export interface Counting {
  end: string
  waiting: Array<number>
  wrong: Array<Array<number>>
}

/** A guess of the running knock: right, and the card was shown; or wrong, and only two have seen it. */
export interface Guess {
  card: string | null
  named: string
  right: boolean
  seat: number
}

/** A knock that is not settled yet. */
export interface Knock {
  choosing: Array<number>
  given: Array<number>
  guesses: Array<Guess>
  guessing: number | null
  own: string | null
  seat: number
}

/** What somebody knows about the hands of the others, the whole of it. */
export interface Known {
  cards: Array<KnownCard>
  not_held: Array<NotHeld>
  taken: Array<TakenCard>
}

/** Where a card is, and how that is known: `shown` by a right guess, `gave` it away, or it `opens` the game. */
export interface KnownCard {
  card: string
  how: string
  seat: number
}

/** Cards a seat does not hold: it could have put them when it knocked (`knock`), or it guessed them (`guess`). */
export interface NotHeld {
  cards: Array<string>
  how: string
  seat: number
}

/** One game of Sevens as a seat sees it. */
export interface SevensView {
  chains: Array<Array<string>>
  counting: Counting | null
  counts: Array<number>
  dealer: number
  end: string
  hand: Array<string>
  hands: Array<Array<string>>
  knock: Knock | null
  known: Known
  open: Array<string>
  points: Array<Array<number>>
  public: Known
  quiet: number
  quiet_limit: number
  scores: Array<number>
  stage: string
  turn: number | null
  winners: Array<number>
}

/** A card that a seat took unseen: none of those named, nor one known to be in that hand before. */
export interface TakenCard {
  beside: Array<string>
  named: Array<string>
  seat: number
}
