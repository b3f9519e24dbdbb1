// Two players at each of many matches, flat out: node play_boardgame.mjs MODULES PORT TABLES SECONDS. Waits for a line
// on its standard input before it measures, and says what it saw.
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { HighCard } from './high_card.mjs'

const [modules, port, tables, seconds] = process.argv.slice(2)
const require = createRequire(pathToFileURL(modules + '/'))
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const address = `http://127.0.0.1:${port}`

const post = async (path, body) => {
  const reply = await fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
  return reply.json()
}

let moves = 0
let seen = []
const clients = []

const sit = async () => {
  const { matchID } = await post('/games/high-card/create', { numPlayers: 2 })
  let sent = 0
  let last = -1
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/high-card/${matchID}/join`, { playerID, playerName: playerID })
    const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'] } })
    const client = Client({ game: HighCard, numPlayers: 2, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false })
    client.subscribe((state) => {
      if (state === null || state.ctx.currentPlayer !== playerID || state.ctx.turn <= last) return
      last = state.ctx.turn
      if (sent) {
        moves += 1
        seen.push(performance.now() - sent)
      }
      const hand = state.G.hands[Number(playerID)]
      sent = performance.now()
      client.moves.play(hand[Math.floor(Math.random() * hand.length)])
    })
    clients.push(client)
  }
}

for (let it = 0; it < Number(tables); it += 1) await sit()
for (const client of clients) client.start()
await new Promise((done) => setTimeout(done, 1500))
console.log('{"ready":true}')
const said = createInterface({ input: process.stdin })
await new Promise((done) => said.once('line', done))
said.once('close', () => process.exit(0))
moves = 0
seen = []
const began = performance.now()
await new Promise((done) => setTimeout(done, Number(seconds) * 1000))
const passed = (performance.now() - began) / 1000
console.log(JSON.stringify({ moves, passed, seen: seen.map((it) => it / 1000) }))
// It stays until its input is closed: whoever counts its processor time still has to look at it.
