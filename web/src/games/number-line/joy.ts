// What jumps up from the line when a game has been won: the signs of the players.
import type { Joy } from '../../lib/games'

export const joy: Joy = {
  way: 'fountain',
  shapes: [
    { path: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z', colour: '#ea7317' },
    { path: 'M12 1l3 8 9 .5-7 5.5 2.5 8L12 18l-7.5 5L7 15 0 9.5 9 9Z', colour: '#f0bd1c' },
    { path: 'M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 7-10 13Z', colour: '#c3263a' },
    { path: 'M12 1c2 5 8 10 8 14a8 8 0 1 1-16 0c0-4 6-9 8-14Z', colour: '#1d5fa6' },
  ],
}
