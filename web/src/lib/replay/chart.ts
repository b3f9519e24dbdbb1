// The lines of a review: for each seat what its moves were worth, from the first to the last.
import type { ReviewMove } from '../api/types'

export interface Spot {
  number: number
  x: number
  y: number
}

export interface Chart {
  /** by seat, the pieces of its line: each game of a match begins a new one */
  lines: Spot[][][]
  /** the lowest and the highest worth on the scale */
  low: number
  high: number
}

export interface Room {
  width: number
  height: number
  /** how many moves the record has */
  moves: number
  /** after which moves a game ended */
  ends: readonly number[]
}

const STEP = 5

/** Wins go from none to all; points from a round number below to one above. */
function scaleOf(judged: readonly ReviewMove[], unit: string): [number, number] {
  if (unit === 'win' || judged.length === 0) return [0, 1]
  const worths = judged.map((move) => move.worth)
  const low = Math.min(0, Math.floor(Math.min(...worths) / STEP) * STEP)
  return [low, Math.max(low + STEP, Math.ceil(Math.max(...worths) / STEP) * STEP)]
}

export const across = (number: number, room: Room): number => (room.moves === 0 ? 0 : (number / room.moves) * room.width)

export function chartOf(judged: readonly ReviewMove[], seats: number, unit: string, room: Room): Chart {
  const [low, high] = scaleOf(judged, unit)
  const gameOf = (number: number): number => room.ends.filter((end) => end < number).length
  const lines: Spot[][][] = Array.from({ length: seats }, () => [])
  for (const move of judged) {
    const line = lines[move.seat]
    const pieces = line?.[gameOf(move.number)] ?? []
    pieces.push({
      number: move.number,
      x: across(move.number, room),
      y: room.height * (1 - (move.worth - low) / (high - low)),
    })
    if (line) line[gameOf(move.number)] = pieces
  }
  return { lines: lines.map((line) => line.filter((piece) => piece.length > 0)), low, high }
}

export const pathOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The move that lies nearest to a place across the chart. */
export const moveAt = (x: number, room: Room): number =>
  Math.max(0, Math.min(room.moves, Math.round((x / room.width) * room.moves)))
