// Made by tools/typescript.py from the server's message types. Do not edit.

/** SV-16: the end of a game, while the players add up their own hands. */
export interface CountingView {
  end: string
  waiting: Array<number>
  wrong: Array<Array<number>>
}

/** A guess of the knock in progress. After a wrong one, only the knocker and the giver see the card. */
export interface GuessView {
  card: string | null
  named: string
  right: boolean
  seat: number
}

/** The knock in progress. */
export interface KnockView {
  choosing: Array<number>
  given: Array<number>
  guesses: Array<GuessView>
  guessing: number | null
  own: string | null
  seat: number
}

/** Everything a viewer knows about other hands. */
export interface KnowledgeView {
  cards: Array<KnownCardView>
  not_held: Array<NotHeldView>
  taken: Array<TakenCardView>
}

/** Where a card is. The viewer `gave` it, a right guess has `shown` it, or it `opens` the game. */
export interface KnownCardView {
  card: string
  how: string
  seat: number
}

/** Cards that a seat doesn't hold: it could have played them at its last `knock`, or it named them in a `guess`. */
export interface NotHeldView {
  cards: Array<string>
  how: string
  seat: number
}

/** One game of Sevens as a seat sees it. */
export interface SevensView {
  chains: Array<Array<string>>
  counting: CountingView | null
  counts: Array<number>
  dealer: number
  end: string
  hand: Array<string>
  hands: Array<Array<string>>
  knock: KnockView | null
  known: KnowledgeView
  open: Array<string>
  points: Array<Array<number>>
  public: KnowledgeView
  quiet: number
  quiet_limit: number
  scores: Array<number>
  stage: string
  turn: number | null
  winners: Array<number>
}

/** A card that a seat took unseen. It is neither one of `named` nor one of `beside`, already known to be there. */
export interface TakenCardView {
  beside: Array<string>
  named: Array<string>
  seat: number
}
