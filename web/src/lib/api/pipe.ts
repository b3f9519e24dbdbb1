// A pipe brings frames from the server and takes messages to it. Two kinds bring the table: a WebSocket, and where a
// proxy breaks those, server-sent events one way and POST the other. The same frames come out of both. A third only
// takes messages and brings their answers.
import { withChange, type WholeFrame } from './change'
import { livePath, post, Refusal, streamPath } from './http'
import { pipe, request } from './server'
import type { Frame, TableFrame, TableMessage } from './types'

export interface Pipe {
  send(message: TableMessage): void
  close(): void
}

export interface PipeEnds {
  frame(frame: WholeFrame): void
  /** messages are taken, though no table has come, nor will */
  ready(): void
  /** the pipe is broken and will bring nothing more; `refused`: the server does not want this token */
  broken(why: 'lost' | 'refused'): void
}

export interface Caller {
  code: string
  token: string
  since: number
  language: string
}

export type OpenPipe = (caller: Caller, ends: PipeEnds) => Pipe

const NOT_WELCOME = 1008

export const openSocket: OpenPipe = (caller, ends) => {
  const socket = pipe(livePath(caller.code))
  const language = caller.language === 'es' ? 'es' : 'en'
  let table: TableFrame | null = null
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: 'hello', token: caller.token, since: caller.since, language, changes: true }))
  }
  socket.onmessage = (event) => {
    const said = JSON.parse(event.data) as Frame
    const frame = said.type === 'change' ? table && withChange(table, said) : said
    if (frame === null) return // a change of nothing: the first table is always whole
    if (frame.type === 'table') table = frame
    ends.frame(frame)
  }
  socket.onclose = (event) => ends.broken(event.code === NOT_WELCOME ? 'refused' : 'lost')
  return {
    send: (message) => {
      if (socket.isOpen) socket.send(JSON.stringify(message))
    },
    close: () => {
      socket.onmessage = socket.onclose = null
      socket.close()
    },
  }
}

/** The frames inside a piece of an event stream, and what is left for the next piece. */
export function framesIn(text: string): { frames: WholeFrame[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  const frames: WholeFrame[] = []
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.startsWith('data:'))
    if (lines.length > 0) frames.push(JSON.parse(lines.map((line) => line.slice(5).trim()).join('\n')) as WholeFrame)
  }
  return { frames, rest }
}

/** Messages by POST; what comes back is the answer. */
const poster =
  (caller: Caller, ends: PipeEnds, stop: AbortController): Pipe['send'] =>
  (message) => {
    post(caller.code, message, { language: caller.language, token: caller.token }).then(
      (answer) => {
        if (!stop.signal.aborted) ends.frame(answer)
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        if (error instanceof Refusal) ends.frame({ ...error.refused, id: message.id })
        else ends.broken('lost')
      },
    )
  }

export const openStream: OpenPipe = (caller, ends) => {
  const stop = new AbortController()
  const headers = { Authorization: `Bearer ${caller.token}`, 'Accept-Language': caller.language }
  const listen = async (): Promise<void> => {
    const reply = await request(streamPath(caller.code, caller.since), { headers, signal: stop.signal })
    if (reply.status === 401 || reply.status === 404) return ends.broken('refused')
    if (!reply.ok || reply.body === null) return ends.broken('lost')
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return ends.broken('lost')
      const found = framesIn(rest + value)
      rest = found.rest
      found.frames.forEach((frame) => ends.frame(frame))
    }
  }
  listen().catch(() => {
    if (!stop.signal.aborted) ends.broken('lost')
  })
  return { send: poster(caller, ends, stop), close: () => stop.abort() }
}

/** A seat spoken for without a look at its cards: no view of it ever comes to this device. */
export const openVoice: OpenPipe = (caller, ends) => {
  const stop = new AbortController()
  queueMicrotask(() => {
    if (!stop.signal.aborted) ends.ready()
  })
  return { send: poster(caller, ends, stop), close: () => stop.abort() }
}
