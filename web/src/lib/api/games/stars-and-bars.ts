// Made by tools/typescript.py from the server's message types. Do not edit.

/** The last turn, with its working. After a wrong strict statement `recorded` is less than `points`. */
export interface FinishedTurnView {
  card: string
  cell: string
  claimed: number
  claims: Array<string>
  drawn: string | null
  neighbours: Array<NeighborView>
  points: number
  recorded: number
  seat: number
}

/** A card next to, or under, a played card, and the points they score together. */
export interface NeighborView {
  attributes: Array<string>
  card: string
  cell: string
  differences: number
  needs: number
  points: number
  relation: string
}

/** The turn in progress. The points of its card are left out while the player has to state them. */
export interface RunningTurnView {
  card: string | null
  cell: string | null
  claimed: number
  claims: Array<string>
  duties: Array<string>
  misstated: boolean
  neighbours: Array<NeighborView>
  place: number
  points: number | null
  said: Array<StatementView>
  taken_back: boolean
}

/** SB-17: a line of the score sheet. */
export interface ScoreSheetLine {
  points: number
  seat: number
  total: number
}

/** The cards on a space, bottom card first. */
export interface StackView {
  cards: Array<string>
  cell: string
  face_down: boolean
  inner: boolean
}

/** One game of Stars and Bars. All viewers see the same. */
export interface StarsAndBarsView {
  beginner: number
  board: Array<StackView>
  deck: number
  deck_cards: Array<string>
  discards: Array<Array<string>>
  end: string
  first: number
  first_star: string | null
  hands: Array<Array<string>>
  last_turn: FinishedTurnView | null
  mistakes: Array<WrongStatementView>
  round: number
  running: RunningTurnView | null
  scores: Array<number>
  sheet: Array<ScoreSheetLine>
  stage: string
  turn: number | null
  winners: Array<number>
}

/** SB-13: the points of a turn and the new total, as a player stated them. */
export interface StatementView {
  points: number
  total: number
}

/** SB-13: a wrong statement, for the report. */
export interface WrongStatementView {
  card: string
  cell: string
  right: StatementView
  round: number
  said: StatementView
  seat: number
}
