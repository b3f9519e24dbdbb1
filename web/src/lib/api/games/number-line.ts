// Made by tools/typescript.py from the server's message types. Do not edit.

/** What a seat answered: a number, or `pass`. */
export interface Answer {
  seat: number
  text: string
}

/** NL-18: a round whose points the players count themselves. */
export interface Counting {
  tries: Array<number>
  waiting: Array<number>
  wrong: Array<number>
}

/** One game of Number Line as a seat sees it. */
export interface NumberLineView {
  cards_left: Array<number>
  counting: Counting | null
  end: string
  first: number
  line: Array<Slot | null>
  own_cards: Array<string>
  quiz: Quiz | null
  round: number
  rounds: Array<ScoredRound>
  scores: Array<number>
  stage: string
  standing: Array<number | null>
  starter: number | null
  winners: Array<number>
}

/** NL-2: the starting quiz: its two factors, and the answers so far. */
export interface Quiz {
  answers: Array<Answer>
  factors: Array<number>
}

/** A round that is over. All its cards are open. */
export interface ScoredRound {
  line: Array<Slot | null>
  owners: Array<number | null>
  points: Array<number>
  round: number
  starter: number
}

/** A card on the line. */
export interface Slot {
  kind: string
  seat: number
}
