// A pipe brings frames from the server and takes messages to it. Two kinds: a WebSocket, and where a proxy breaks
// those, server-sent events one way and POST the other. The same frames come out of both.
import { livePath, post, Refusal, streamPath } from './http'
import type { Frame, TableMessage } from './types'

export interface Pipe {
  send(message: TableMessage): void
  close(): void
}

export interface PipeEnds {
  frame(frame: Frame): void
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
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(`${scheme}//${location.host}${livePath(caller.code)}`)
  const language = caller.language === 'es' ? 'es' : 'en'
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: 'hello', token: caller.token, since: caller.since, language }))
  }
  socket.onmessage = (event: MessageEvent<string>) => ends.frame(JSON.parse(event.data) as Frame)
  socket.onclose = (event) => ends.broken(event.code === NOT_WELCOME ? 'refused' : 'lost')
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close: () => {
      socket.onmessage = socket.onclose = null
      socket.close()
    },
  }
}

/** The frames inside a piece of an event stream, and what is left for the next piece. */
export function framesIn(text: string): { frames: Frame[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  const frames: Frame[] = []
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.startsWith('data:'))
    if (lines.length > 0) frames.push(JSON.parse(lines.map((line) => line.slice(5).trim()).join('\n')) as Frame)
  }
  return { frames, rest }
}

export const openStream: OpenPipe = (caller, ends) => {
  const stop = new AbortController()
  const asking = { language: caller.language, token: caller.token }
  const headers = { Authorization: `Bearer ${caller.token}`, 'Accept-Language': caller.language }
  const listen = async (): Promise<void> => {
    const reply = await fetch(streamPath(caller.code, caller.since), { headers, signal: stop.signal })
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
  return {
    send: (message) => {
      post(caller.code, message, asking).then(
        (answer) => ends.frame(answer),
        (error: unknown) => {
          if (error instanceof Refusal) ends.frame({ ...error.refused, id: message.id })
          else if (!stop.signal.aborted) ends.broken('lost')
        },
      )
    },
    close: () => stop.abort(),
  }
}
