// Made by tools/games/number_line/best_start.py from the exact solver. Do not edit.

export interface Start {
  /** what the first player scores, on average over equally good moves */
  points: number
  /** the seat whose card is on each number, and whose number it is */
  cards: (number | null)[]
  owners: (number | null)[]
}

/** By the number of players: the ten first numbers, from 1 on. */
export const starts: Record<number, Start[]> = {
  2: [
    {"points": 1.0, "cards": [0, 1, null, null, null, null, null, null, null, null], "owners": [0, 1, 1, 1, 1, 1, 1, 1, 1, 1]},
    {"points": 2.0, "cards": [null, 0, 1, null, null, null, null, null, null, null], "owners": [0, 0, 1, 1, 1, 1, 1, 1, 1, 1]},
    {"points": 3.0, "cards": [null, null, 0, 1, null, null, null, null, null, null], "owners": [0, 0, 0, 1, 1, 1, 1, 1, 1, 1]},
    {"points": 4.0, "cards": [null, null, null, 0, 1, null, null, null, null, null], "owners": [0, 0, 0, 0, 1, 1, 1, 1, 1, 1]},
    {"points": 5.0, "cards": [null, null, null, null, 0, 1, null, null, null, null], "owners": [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]},
    {"points": 5.0, "cards": [null, null, null, null, 1, 0, null, null, null, null], "owners": [1, 1, 1, 1, 1, 0, 0, 0, 0, 0]},
    {"points": 4.0, "cards": [null, null, null, null, null, 1, 0, null, null, null], "owners": [1, 1, 1, 1, 1, 1, 0, 0, 0, 0]},
    {"points": 3.0, "cards": [null, null, null, null, null, null, 1, 0, null, null], "owners": [1, 1, 1, 1, 1, 1, 1, 0, 0, 0]},
    {"points": 2.0, "cards": [null, null, null, null, null, null, null, 1, 0, null], "owners": [1, 1, 1, 1, 1, 1, 1, 1, 0, 0]},
    {"points": 1.0, "cards": [null, null, null, null, null, null, null, null, 1, 0], "owners": [1, 1, 1, 1, 1, 1, 1, 1, 1, 0]},
  ],
  3: [
    {"points": 2.25, "cards": [0, 2, null, null, null, null, 1, null, null, null], "owners": [0, 2, 2, 2, 1, 1, 1, 1, 1, 1]},
    {"points": 3.0, "cards": [null, 0, 2, null, null, null, null, 1, null, null], "owners": [0, 0, 2, 2, 2, 1, 1, 1, 1, 1]},
    {"points": 3.67, "cards": [null, 2, 0, null, null, null, null, 1, null, null], "owners": [2, 2, 0, 0, 0, 1, 1, 1, 1, 1]},
    {"points": 2.5, "cards": [null, null, 2, 0, null, null, null, 1, null, null], "owners": [2, 2, 2, 0, 0, null, 1, 1, 1, 1]},
    {"points": 1.33, "cards": [null, null, null, 1, 0, 2, null, null, null, null], "owners": [1, 1, 1, 1, 0, 2, 2, 2, 2, 2]},
    {"points": 1.33, "cards": [null, null, 1, null, null, 0, 2, null, null, null], "owners": [1, 1, 1, 1, 0, 0, 2, 2, 2, 2]},
    {"points": 2.5, "cards": [null, 1, null, null, null, null, 0, 2, null, null], "owners": [1, 1, 1, 1, 0, 0, 0, 2, 2, 2]},
    {"points": 3.67, "cards": [null, 2, 1, null, null, null, null, 0, null, null], "owners": [2, 2, 1, 1, 1, 0, 0, 0, 0, 0]},
    {"points": 3.0, "cards": [null, null, 1, 2, null, null, null, null, 0, null], "owners": [1, 1, 1, 2, 2, 2, 0, 0, 0, 0]},
    {"points": 2.25, "cards": [null, null, 2, 1, null, null, null, null, null, 0], "owners": [2, 2, 2, 1, 1, 1, null, 0, 0, 0]},
  ],
  4: [
    {"points": 1.83, "cards": [0, null, null, 2, 3, null, null, 1, null, null], "owners": [0, 0, 2, 2, 3, 3, 1, 1, 1, 1]},
    {"points": 2.75, "cards": [null, 0, null, null, 2, 3, null, null, 1, null], "owners": [0, 0, 0, 2, 2, 3, 3, 1, 1, 1]},
    {"points": 2.0, "cards": [null, 3, 0, null, null, 1, null, null, 2, null], "owners": [3, 3, 0, 0, 1, 1, 1, 2, 2, 2]},
    {"points": 1.75, "cards": [null, 3, 2, 0, null, null, null, 1, null, null], "owners": [3, 3, 2, 0, 0, null, 1, 1, 1, 1]},
    {"points": 2.5, "cards": [null, 1, null, null, 0, 3, null, null, 2, null], "owners": [1, 1, 1, 0, 0, 3, 3, 2, 2, 2]},
    {"points": 2.5, "cards": [null, 2, 3, null, null, 0, null, null, 1, null], "owners": [2, 2, 3, 3, 0, 0, 0, 1, 1, 1]},
    {"points": 1.75, "cards": [null, 3, 1, null, null, null, 0, 2, null, null], "owners": [3, 3, 1, 1, null, 0, 0, 2, 2, 2]},
    {"points": 2.0, "cards": [null, 1, null, null, 2, null, null, 0, 3, null], "owners": [1, 1, 1, 2, 2, 2, 0, 0, 3, 3]},
    {"points": 2.75, "cards": [null, 1, null, null, 2, 3, null, null, 0, null], "owners": [1, 1, 1, 2, 2, 3, 3, 0, 0, 0]},
    {"points": 1.83, "cards": [null, 3, 1, null, null, 2, null, null, null, 0], "owners": [3, 3, 1, 1, 2, 2, 2, null, 0, 0]},
  ],
  5: [
    {"points": 1.5, "cards": [0, 4, null, 2, null, 3, null, null, 1, null], "owners": [0, 4, null, 2, null, 3, 3, 1, 1, 1]},
    {"points": 2.33, "cards": [4, 0, null, null, 2, 3, null, null, 1, null], "owners": [4, 0, 0, 2, 2, 3, 3, 1, 1, 1]},
    {"points": 1.67, "cards": [4, 3, 0, null, null, 2, null, null, 1, null], "owners": [4, 3, 0, 0, 2, 2, 2, 1, 1, 1]},
    {"points": 1.33, "cards": [4, 2, null, 0, null, 3, null, null, 1, null], "owners": [4, 2, null, 0, null, 3, 3, 1, 1, 1]},
    {"points": 2.0, "cards": [4, 1, null, null, 0, 3, null, null, 2, null], "owners": [4, 1, 1, 0, 0, 3, 3, 2, 2, 2]},
    {"points": 2.0, "cards": [4, 2, 3, null, null, 0, null, null, 1, null], "owners": [4, 2, 3, 3, 0, 0, 0, 1, 1, 1]},
    {"points": 1.33, "cards": [4, 1, null, 3, null, null, 0, null, 2, null], "owners": [4, 1, null, 3, 3, 0, 0, null, 2, 2]},
    {"points": 1.67, "cards": [4, 1, null, null, 2, null, null, 0, 3, null], "owners": [4, 1, 1, 2, 2, 2, 0, 0, 3, 3]},
    {"points": 2.33, "cards": [4, 1, null, null, 2, 3, null, null, 0, null], "owners": [4, 1, 1, 2, 2, 3, 3, 0, 0, 0]},
    {"points": 1.5, "cards": [4, 1, null, null, 2, null, 3, null, null, 0], "owners": [4, 1, 1, 2, 2, null, 3, 3, 0, 0]},
  ],
}

/** Two players, open decoys: what the first player gets of the win from each first number. */
export const wins: number[] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
