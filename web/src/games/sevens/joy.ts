// What falls from the sky when a game has been won.
import type { Joy } from '../../lib/games'

export const joy: Joy = {
  way: 'rain',
  shapes: [
    { path: 'M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 7-10 13Z', colour: '#c3263a' },
    { path: 'M12 1l8 11-8 11-8-11Z', colour: '#ea7317' },
    { path: 'M12 2C7 8 2 11 2 15a5 5 0 0 0 9 3l-2 5h6l-2-5a5 5 0 0 0 9-3c0-4-5-7-10-13Z', colour: '#1d5fa6' },
    { path: 'M12 1a5 5 0 0 1 4 8 5 5 0 1 1-3 9l2 5H9l2-5a5 5 0 1 1-3-9 5 5 0 0 1 4-8Z', colour: '#0a8a63' },
  ],
}
