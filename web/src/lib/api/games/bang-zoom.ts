// Made by tools/typescript.py from the server's message types. Do not edit.

/** One game of Bang! Zoom! as a seat sees it. */
export interface BangZoomView {
  agreed: Array<string>
  counts: Array<number>
  dealer: number
  discards: Array<string>
  draw: number
  draw_cards: Array<string>
  drawn: Array<string>
  end: string
  goal: string
  hand: Array<string>
  hands: Array<Array<string>>
  known: Array<Array<string>>
  laid: boolean
  last_turns: number
  quiet: number
  quiet_limit: number
  rebuilds: number
  rebuilt: Array<string>
  scores: Array<number>
  since: Array<Since>
  stage: string
  taken: Taken | null
  turn: number | null
  winners: Array<number>
  words: Array<Laid>
}

/** A word on the table, with its points and the new score of its seat: a line of the score sheet. */
export interface Laid {
  kind: string
  points: number
  seat: number
  total: number
  word: string
}

/** What everybody saw of a hand since the draw pile was made anew; cards taken from the discard pile apart. */
export interface Since {
  drew: number
  held: number
  left: Array<string>
}

/** The card that this turn began with; who may not know its letter sees none. */
export interface Taken {
  letter: string | null
  pile: string
}

/** What laying a word would bring. */
export interface Working {
  kind: string
  letters: number
  points: number
  total: number
}
