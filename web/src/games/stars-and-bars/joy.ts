// What falls from the sky when a game has been won.
import type { Joy } from '../../lib/games'

export const joy: Joy = {
  way: 'rain',
  shapes: [
    { path: 'M12 1l3 8 9 .5-7 5.5 2.5 8L12 18l-7.5 5L7 15 0 9.5 9 9Z', colour: '#d99a00' },
    { path: 'M2 8h20v8H2Z', colour: '#c3263a' },
    { path: 'M16 2a10 10 0 1 0 6 16A9 9 0 0 1 16 2Z', colour: '#1d5fa6' },
  ],
}
