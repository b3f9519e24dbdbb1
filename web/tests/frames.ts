// Frames to test with.
import type { TableEvent, TableFrame } from '../src/lib/api/types'

export function event(number: number, text: string | null = null, lines: TableEvent['lines'] = []): TableEvent {
  return { number, at: number * 10, kind: 'moved', seat: 0, text, lines }
}

export function table(number: number, more: Partial<TableFrame> = {}): TableFrame {
  return {
    type: 'table',
    code: 'CDFGHJ',
    link: '/t/CDFGHJ',
    number,
    at: number * 10,
    stage: 'playing',
    paused: false,
    you: { seat: 0, host: true, may_rematch: false },
    game: 'number-line',
    preset: null,
    options: {},
    open_deal: false,
    seats: [],
    clock: { setting: { kind: 'none', seconds: 0, bonus: 0 }, left_ms: [], running: [], game_left_ms: null, elapsed_ms: null },
    helps: { hints: false, preview: false, word_check: false, take_back: false },
    spectators: false,
    locked: false,
    watching: 0,
    patience: 60,
    waiting_for: [],
    status: { key: '', facts: {}, sentence: '' },
    play: null,
    events: [],
    first_event: 0,
    questions: [],
    agreed: { preset: '', besides: [] },
    series: null,
    ...more,
  }
}
