// What somebody has chosen on the page of a new table, as the request that opens it.
import type { ClockSetting, CreateTable, GameInfo, Helps, OptionInfo, PresetInfo, SetAgreed, TableFrame } from './api/types'

export type Value = OptionInfo['default']

export interface Wishes {
  nickname: string
  colour: string | null
  /** the other seats: `open`, `mate` (somebody at this device), or the name of a bot */
  others: string[]
  /** what those at this device are called, by the place of their seat among the others */
  mates: string[]
  /** whether the host plays too */
  plays: boolean
  preset: string | null
  options: Record<string, Value>
  clock: string
  helps: Helps
  spectators: boolean
  /** the code of an open deal; empty for cards that nobody can know */
  deal: string
}

/** The value an option has before it is touched: the preset's, else its default, which may hang on the number of seats. */
export function givenValue(option: OptionInfo, preset: PresetInfo | undefined, usual: Record<string, Value> = {}): Value {
  const given = { ...usual, ...preset?.options }[option.name]
  return given === undefined ? option.default : given
}

export const usualOptions = (game: GameInfo, seats: number): Record<string, Value> => game.defaults[seats - game.least_seats] ?? {}

/** Words as a table lists them, however they were typed: in capitals and in order, each once, commas between. */
export const wordList = (text: string): string =>
  [...new Set(text.toUpperCase().match(/\p{L}+/gu) ?? [])].sort().join(',')

/** A text option as the server spells it: faces of rules cards, letters with their counts, or a list of words. */
export function optionText(name: string, text: string): string {
  if (name === 'faces') return text.toLowerCase().replace(/\s+/g, '')
  if (name === 'letters') return text.toUpperCase().trim().replace(/\s+/g, ' ')
  return wordList(text)
}

/** The clocks on offer, by name. */
export const CLOCKS: Record<string, ClockSetting> = {
  none: { kind: 'none', seconds: 0, bonus: 0 },
  'move-30': { kind: 'move', seconds: 30, bonus: 0 },
  'move-60': { kind: 'move', seconds: 60, bonus: 0 },
  'player-300': { kind: 'player', seconds: 300, bonus: 0 },
}

/** Only those that are otherwise than the preset has them, or the usual game. */
export function differing(
  game: GameInfo,
  presetName: string | null,
  seats: number,
  values: Record<string, Value>,
): Record<string, Value> {
  const preset = game.presets.find((one) => one.name === presetName)
  const usual = usualOptions(game, seats)
  const options: Record<string, Value> = {}
  for (const option of game.options) {
    const wish = values[option.name]
    if (wish !== undefined && wish !== givenValue(option, preset, usual)) options[option.name] = wish
  }
  return options
}

/** How many may sit there with this preset: as many as now where that goes. */
export function fittingSeats(game: GameInfo, presetName: string | null, seats: number): number {
  const preset = game.presets.find((one) => one.name === presetName)
  return preset === undefined || preset.seats.includes(seats) ? seats : (preset.seats[0] ?? seats)
}

/** The preset if that many can play it, else the original rules. */
export const fittingPreset = (game: GameInfo, presetName: string | null, seats: number): string | null =>
  fittingSeats(game, presetName, seats) === seats ? presetName : originalRules(game, seats)

const named = (game: GameInfo, name: string, seats: number): string | null =>
  game.presets.find((one) => one.name === name && one.seats.includes(seats))?.name ?? null

/** What is offered first. A game of another package may have no such preset: then it is the usual game, which has no name. */
export const originalRules = (game: GameInfo, seats: number): string | null => named(game, 'original-rules', seats)
/** The easiest preset, for someone who is new to the game; a game may have none. */
export const firstGame = (game: GameInfo, seats: number): string | null => named(game, 'first-game', seats)

type Agreed = Pick<TableFrame, 'preset' | 'options' | 'seats'>
export interface AgreedChange {
  preset?: string | null
  seats?: number
  /** options by name */
  options?: Record<string, Value>
  clock?: ClockSetting
  deal_code?: string
}

/** What the host of a table says to change one thing of what is agreed; the rest stays. */
export function agreedAnew(game: GameInfo, table: Agreed, change: AgreedChange): Omit<SetAgreed, 'id'> {
  const now = table.seats.length
  const seats = change.seats ?? (change.preset === undefined ? now : fittingSeats(game, change.preset, now))
  const preset = change.preset === undefined ? fittingPreset(game, table.preset, seats) : change.preset
  // Another preset is another game: what was changed about the one before goes with it.
  const changed = preset === table.preset ? differing(game, preset, now, table.options) : {}
  return {
    type: 'agreed',
    preset,
    options: differing(game, preset, seats, { ...changed, ...change.options }),
    ...(seats === now ? {} : { seats }),
    ...(change.clock === undefined ? {} : { clock: change.clock }),
    ...(change.deal_code === undefined ? {} : { deal_code: change.deal_code }),
  }
}

export function request(game: GameInfo, wishes: Wishes): CreateTable {
  const seats = [...(wishes.plays ? ['me'] : []), ...wishes.others]
  const options = differing(game, wishes.preset, seats.length, wishes.options)
  const clock = CLOCKS[wishes.clock]
  return {
    game: game.name,
    seats,
    nickname: wishes.nickname.trim(),
    ...(seats.includes('mate') ? { mates: wishes.others.flatMap((one, place) => (one === 'mate' ? [(wishes.mates[place] ?? '').trim()] : [])) } : {}),
    colour: wishes.plays ? wishes.colour : null,
    preset: wishes.preset,
    options,
    ...(clock && clock.kind !== 'none' ? { clock } : {}),
    helps: wishes.helps,
    spectators: wishes.spectators,
    // Who sits alone, or has all others at hand, waits for nobody.
    ...(wishes.plays && (seats.length === 1 || (seats.includes('mate') && !seats.includes('open'))) ? { start: true } : {}),
    ...(wishes.deal.trim() === '' ? {} : { deal_code: wishes.deal.trim() }),
  }
}
