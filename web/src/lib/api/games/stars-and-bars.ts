// Made by tools/typescript.py from the server's message types. Do not edit.

/** The turn before this one, with its working; `recorded` is less than `points` after a wrong strict statement. */
export interface FinishedTurn {
  card: string
  cell: string
  claimed: number
  claims: Array<string>
  drawn: string | null
  neighbours: Array<Neighbour>
  points: number
  recorded: number
  seat: number
}

/** What a card has to do with one card that it touches. */
export interface Neighbour {
  attributes: Array<string>
  card: string
  cell: string
  differences: number
  needs: number
  points: number
  relation: string
}

/** How far the turn has come; what its card brings stays untold while the player has to say it. */
export interface RunningTurn {
  card: string | null
  cell: string | null
  claimed: number
  claims: Array<string>
  duties: Array<string>
  misstated: boolean
  neighbours: Array<Neighbour>
  place: number
  points: number | null
  said: Array<Statement>
  taken_back: boolean
}

/** A line of the score sheet. */
export interface SheetLine {
  points: number
  seat: number
  total: number
}

/** What lies on a space, from the bottom. */
export interface Stack {
  cards: Array<string>
  cell: string
  face_down: boolean
  inner: boolean
}

/** One game of Stars and Bars as everybody sees it. */
export interface StarsAndBarsView {
  beginner: number
  board: Array<Stack>
  deck: number
  deck_cards: Array<string>
  discards: Array<Array<string>>
  end: string
  first: number
  first_star: string | null
  hands: Array<Array<string>>
  last_turn: FinishedTurn | null
  mistakes: Array<WrongStatement>
  round: number
  running: RunningTurn | null
  scores: Array<number>
  sheet: Array<SheetLine>
  stage: string
  turn: number | null
  winners: Array<number>
}

/** Points of a turn and a new total, as somebody said them. */
export interface Statement {
  points: number
  total: number
}

/** A mistake for the report. */
export interface WrongStatement {
  card: string
  cell: string
  right: Statement
  round: number
  said: Statement
  seat: number
}
