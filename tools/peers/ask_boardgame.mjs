// boardgame.io: its own client plays a small card game at random, without a server.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(pathToFileURL(process.argv[2] + '/'))
const { Client } = require('boardgame.io/client')

const HighCard = {
  name: 'high-card',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(40).keys()])
    return { hands: [0, 1, 2, 3].map((seat) => deck.filter((_, i) => i % 4 === seat)), table: [] }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, card) => {
      const hand = G.hands[Number(playerID)]
      hand.splice(hand.indexOf(card), 1)
      G.table.push(card)
    },
  },
  endIf: ({ G }) => (G.table.length === 40 ? { over: true } : undefined),
}

const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6 }
const began = spent()
let moves = 0
while (spent() - began < 1) {
  const client = Client({ game: HighCard, numPlayers: 4, debug: false })
  client.start()
  for (;;) {
    const { G, ctx } = client.getState()
    if (ctx.gameover) break
    client.updatePlayerID(ctx.currentPlayer)
    const hand = G.hands[Number(ctx.currentPlayer)]
    client.moves.play(hand[Math.floor(Math.random() * hand.length)])
    moves += 1
  }
  client.stop()
}
console.log(JSON.stringify({ engine: 'boardgame.io', what: 'a card game of 40 moves, its own client', unit: 'moves', rate: moves / (spent() - began) }))
