// What bursts from the star when a game is done.
import type { Joy } from '../../lib/games'

const UP = 'M12 2 23 21H1Z'
const DOWN = 'M12 22 1 3h22Z'

export const joy: Joy = {
  way: 'burst',
  shapes: [
    { path: UP, colour: '#ea7317' },
    { path: DOWN, colour: '#f0bd1c' },
    { path: UP, colour: '#1d5fa6' },
    { path: DOWN, colour: '#c3263a' },
    { path: UP, colour: '#0a8a63' },
  ],
}
