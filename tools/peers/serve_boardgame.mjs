// boardgame.io's own server, its matches in files (`FlatFile`, which does not wait for the disk): node serve_boardgame.mjs MODULES FOLDER --port N
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { HighCard } from './high_card.mjs'

const [modules, folder, , port] = process.argv.slice(2)
const require = createRequire(pathToFileURL(modules + '/'))
const { FlatFile, Origins, Server } = require('boardgame.io/server')

const say = console.log
console.log = console.info = () => {}
const server = Server({ games: [HighCard], db: new FlatFile({ dir: folder }), origins: [Origins.LOCALHOST, /./] })
const running = await server.run({ port: Number(port) })
say(`boardgame.io: http://127.0.0.1:${running.appServer.address().port}`)
