// The records of a file, one a line or a single one over several lines; told apart by what stands in them. Whether
// they are good is the server's business.

export interface Found {
  /** the line of the file, from 1 */
  line: number
  text: string
  /** what can be read of it without knowing any game; null where it is no record at all */
  game: string | null
  names: string[]
  scores: number[]
  moves: number
}

interface Loose {
  game?: unknown
  seats?: unknown
  moves?: unknown
  result?: { scores?: unknown } | null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function found(line: number, text: string): Found {
  const thing = parsed(text)
  const record = (typeof thing === 'object' && thing !== null ? thing : {}) as Loose
  const seats = Array.isArray(record.seats) ? (record.seats as unknown[]) : []
  const scores = record.result?.scores
  return {
    line,
    text,
    game: typeof record.game === 'string' ? record.game : null,
    names: seats.map((seat) => {
      const name = (seat as { name?: unknown } | null)?.name
      return typeof name === 'string' ? name : ''
    }),
    scores: Array.isArray(scores) ? scores.filter((score): score is number => typeof score === 'number') : [],
    moves: Array.isArray(record.moves) ? record.moves.length : 0,
  }
}

export function recordsIn(content: string): Found[] {
  const whole = content.replace(/^\uFEFF/, '').trim()
  if (whole === '') return []
  const lines = whole.split(/\r?\n/)
  if (lines.length > 1 && parsed(lines[0] ?? '') === undefined && parsed(whole) !== undefined) return [found(1, whole)]
  return lines.map((text, index) => found(index + 1, text.trim())).filter(({ text }) => text !== '')
}

/** A record for others: its seats are called by their numbers. */
export function withoutNames(record: string, seatName: (number: number) => string): string {
  const thing = parsed(record) as { seats?: unknown }
  if (!Array.isArray(thing.seats)) return record
  const seats = (thing.seats as object[]).map((seat, index) => ({ ...seat, name: seatName(index + 1) }))
  return JSON.stringify({ ...thing, seats })
}

/** What chance decided, as a record tells it. */
export function chanceIn(record: string): string[][] {
  const told = (parsed(record) as { chance?: unknown } | undefined)?.chance
  return Array.isArray(told) ? (told as string[][]) : []
}
