// Where the server is. Nothing else in the client knows it: requests, pipes, pictures and links all come from here, so
// that a worker in the page could take the server's place. Paths are given without a slash in front.

const HOME = import.meta.env.BASE_URL

/** What a WebSocket offers, as far as we use it. */
export interface Channel {
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  readonly isOpen: boolean
  send(text: string): void
  close(): void
}

export const request = (path: string, how: RequestInit): Promise<Response> => fetch(HOME + path, how)

export function pipe(path: string): Channel {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(`${scheme}//${location.host}${HOME}${path}`)
  const channel: Channel = {
    onopen: null,
    onmessage: null,
    onclose: null,
    get isOpen() {
      return socket.readyState === WebSocket.OPEN
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
  socket.onopen = () => channel.onopen?.()
  socket.onmessage = (event: MessageEvent<string>) => channel.onmessage?.(event)
  socket.onclose = (event) => channel.onclose?.(event)
  return channel
}

/** The address of something that the browser fetches by itself: a picture, a PDF, a file of ours. */
export const picture = (path: string): string => HOME + path

/** A link as another device opens it. The server knows under which address others reach it. */
export const address = (link: string): string => new URL(link, location.origin).href

/** names by which a computer means itself */
const ITSELF = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** Whether a link opens only on this computer: on another device it would mean that device. */
export const opensOnlyHere = (link: string): boolean => ITSELF.test(new URL(link, location.origin).hostname)
