// What rushes by when a game has been won: bursts for BANG, arrows for ZOOM.
import type { Joy } from '../../lib/games'

export const joy: Joy = {
  way: 'rush',
  shapes: [
    { path: 'M12 0l2.5 6L20 3l-1 6 5 3-5 3 1 6-5.5-3L12 24l-2.5-6L4 21l1-6-5-3 5-3-1-6 5.5 3Z', colour: '#ea7317' },
    { path: 'M1 9h12V4l10 8-10 8v-5H1Z', colour: '#1d5fa6' },
    { path: 'M12 0l2.5 6L20 3l-1 6 5 3-5 3 1 6-5.5-3L12 24l-2.5-6L4 21l1-6-5-3 5-3-1-6 5.5 3Z', colour: '#f0bd1c' },
  ],
}
