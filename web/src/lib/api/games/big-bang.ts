// Made by tools/typescript.py from the server's message types. Do not edit.

/** One game of Big Bang as a seat sees it. */
export interface BigBangView {
  end: string
  rules_cards: Array<Array<string>>
  scores: Array<number>
  scoring: Array<Scoring>
  sets: Array<SetView>
  winners: Array<number>
}

/** A card on a board; which one it is stays untold where only the shape may be seen. */
export interface PutCard {
  card: string | null
  cell: string
}

/** What a set brings: cards put and cards left, the points, and what was stolen with them. */
export interface Scoring {
  left: number
  numbers: number
  points: number
  rules: number
  stolen: number | null
}

/** A player's set; what the viewer may not see of it is none. */
export interface SetView {
  board: Array<PutCard>
  deck: number | null
  deck_cards: Array<string>
  discards: Array<string> | null
  hand: Array<string> | null
  may_replay: boolean | null
  replays: number | null
}
