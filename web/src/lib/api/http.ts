// The server by plain HTTP. A refusal comes back as an error that carries its sentence.
import { picture, request } from './server'
import type {
  Answer,
  CreateTable,
  Join,
  Joined,
  PrintPlan,
  PrintShelf,
  Privacy,
  PuzzleAnswer,
  PuzzleChoices,
  PuzzleHint,
  PuzzleJudged,
  PuzzlePage,
  PuzzleShelf,
  Refused,
  ReplayCard,
  ReplayFrame,
  ReplayMoves,
  ReviewFrame,
  RulePage,
  RuleShelf,
  Shelf,
  TableCard,
  TableFrame,
  TableMessage,
  TablePar,
  Waiting,
} from './types'

export class Refusal extends Error {
  constructor(
    readonly refused: Refused,
    readonly status: number,
  ) {
    super(refused.sentence)
  }
}

/** The server could not be reached, or what came back was not from it. */
export class Unreachable extends Error {}

export interface Asking {
  language: string
  token?: string
  /** the secret in the link of a table */
  invite?: string | null
  /** the class whose own games a puzzle is from */
  ofClass?: string | null
}

export async function ask<T>(path: string, asking: Asking, body?: unknown, how?: 'DELETE'): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': asking.language }
  if (asking.token !== undefined) headers.Authorization = `Bearer ${asking.token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let reply: Response
  let content: unknown
  try {
    const method = how ?? (body === undefined ? 'GET' : 'POST')
    reply = await request(path + knock(asking.invite ?? null), { method, headers, body: bodyOf(body) })
    content = await reply.json()
  } catch {
    throw new Unreachable()
  }
  if (reply.ok) return content as T
  if (isRefused(content)) throw new Refusal(content, reply.status)
  throw new Unreachable()
}

/** Fetch a file of a kind, such as `text/csv`. Raise what `ask` raises: an error is never taken for the file. */
export async function fetchFile(path: string, kind: string, { language, token }: Asking): Promise<Blob> {
  const headers = { 'Accept-Language': language, Authorization: `Bearer ${token ?? ''}` }
  let reply: Response
  let file: Blob
  try {
    reply = await request(path, { headers })
    file = await reply.blob()
  } catch {
    throw new Unreachable()
  }
  if (reply.ok && file.type.split(';')[0] === kind) return file
  const content: unknown = await file.text().then(JSON.parse).catch(() => null)
  if (isRefused(content)) throw new Refusal(content, reply.status)
  throw new Unreachable()
}

/** Shows that we have the link of a table, not only its code. Only paths without a query are asked for with it. */
const knock = (invite: string | null): string => (invite === null ? '' : `?k=${encodeURIComponent(invite)}`)

/** A text is sent as it is. */
const bodyOf = (body: unknown): string | null =>
  body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)

function isRefused(thing: unknown): thing is Refused {
  return (thing as Partial<Refused> | null)?.type === 'refused'
}

const at = (code: string): string => `api/tables/${encodeURIComponent(code)}`

export const shelf = (asking: Asking): Promise<Shelf> => ask('api/games', asking)
export const openTable = (body: CreateTable, asking: Asking): Promise<Joined> => ask('api/tables', asking, body)
export const tableCard = (code: string, asking: Asking): Promise<TableCard> => ask(at(code), asking)
/** In a running match the others are asked first: then there is no seat yet, but somebody who waits. */
export const join = (code: string, body: Join, asking: Asking): Promise<Joined | Waiting> =>
  ask(`${at(code)}/seats`, asking, body)
export const waitingNews = (code: string, asking: Asking): Promise<Waiting> => ask(`${at(code)}/waiting`, asking)
export const waitNoMore = (code: string, asking: Asking): Promise<Waiting> =>
  ask(`${at(code)}/waiting`, asking, undefined, 'DELETE')
export const watch = (code: string, asking: Asking): Promise<Joined> => ask(`${at(code)}/watch`, asking, {})
export const claim = (code: string, secret: string, asking: Asking): Promise<Joined> =>
  ask(`${at(code)}/claim`, asking, { secret })
export const printShelf = (asking: Asking): Promise<PrintShelf> => ask('api/print', asking)
export const printPlan = (game: string, query: string, asking: Asking): Promise<PrintPlan> =>
  ask(`api/print/${encodeURIComponent(game)}?${query}`, asking)

export const ruleShelf = (asking: Asking): Promise<RuleShelf> => ask('api/rules', asking)
export const rulePage = (game: string, asking: Asking): Promise<RulePage> =>
  ask(`api/rules/${encodeURIComponent(game)}`, asking)

const puzzleAt = (id: string, { ofClass }: Asking): string =>
  `api/${ofClass ? `classes/${encodeURIComponent(ofClass)}/` : ''}puzzles/${encodeURIComponent(id)}`
export const puzzleShelf = (asking: Asking): Promise<PuzzleShelf> => ask('api/puzzles', asking)
export const puzzlePage = (id: string, asking: Asking): Promise<PuzzlePage> => ask(puzzleAt(id, asking), asking)
export const puzzleTry = (id: string, moves: string[], asking: Asking, first = false, once = ''): Promise<PuzzleJudged> =>
  ask(`${puzzleAt(id, asking)}/tries`, asking, { moves, first, id: once })
export const puzzleChoices = (id: string, moves: string[], asking: Asking): Promise<PuzzleChoices> =>
  ask(`${puzzleAt(id, asking)}/choices`, asking, { moves })
export const puzzleHint = (id: string, asking: Asking): Promise<PuzzleHint> => ask(`${puzzleAt(id, asking)}/hint`, asking)
export const puzzleAnswer = (id: string, asking: Asking): Promise<PuzzleAnswer> => ask(`${puzzleAt(id, asking)}/answer`, asking)

export const privacy = (asking: Asking): Promise<Privacy> => ask('api/privacy', asking)

/** What other people made of Playmat, written when the client is built (tools/third_party.py). */
export interface Work {
  name: string
  kind: 'font' | 'drawing' | 'words' | 'data' | 'code'
  version: string
  /** the copyright line */
  holder: string
  license_name: string
  link: string
  /** which of the texts is its license */
  text: number
}
export interface Credits {
  works: Work[]
  /** license texts; the first one is that of Playmat */
  texts: string[]
  /** where all of it is as one text file */
  notices: string
}
export const credits = (asking: Asking): Promise<Credits> => ask('third-party.json', asking)

export const bringRecord = (record: string, asking: Asking): Promise<ReplayCard> => ask('api/replays', asking, record)
export const replayFrame = (id: string, at: number, viewer: string, asking: Asking): Promise<ReplayFrame> =>
  ask(`api/replays/${id}?at=${at}&as=${viewer}`, asking)
export const replayMoves = (id: string, viewer: string, asking: Asking): Promise<ReplayMoves> =>
  ask(`api/replays/${id}/moves?as=${viewer}`, asking)
/** The best that can be made of the deal at a table. */
export const tablePar = (code: string, asking: Asking): Promise<TablePar> => ask(`${at(code)}/par`, asking)
export const reviewOf = (id: string, from: number, asking: Asking): Promise<ReviewFrame> =>
  ask(`api/replays/${id}/review?from=${from}`, asking)
/** The record of a finished match, as text, with the names that people had. */
export const tableRecord = async (code: string, match: number, asking: Asking): Promise<string> =>
  JSON.stringify(await ask<unknown>(`${at(code)}/record?match=${match}&names=yes`, asking))

/** One message by HTTP. A refused one is an answer here, not an error: it is answered like on a WebSocket. */
export async function post(code: string, message: TableMessage, asking: Asking): Promise<Answer | TableFrame> {
  try {
    return await ask<Answer | TableFrame>(`${at(code)}/messages`, asking, message)
  } catch (error) {
    if (error instanceof Refusal && error.refused.id !== null) return error.refused
    throw error
  }
}

export const rulePicturePath = (game: string, name: string): string =>
  picture(`api/rules/${encodeURIComponent(game)}/${encodeURIComponent(name)}.svg`)
export const qrPath = (code: string, invite: string | null): string => picture(`${at(code)}/qr.svg${knock(invite)}`)
export const livePath = (code: string): string => `${at(code)}/live`
export const streamPath = (code: string, since: number): string => `${at(code)}/stream?since=${since}`
