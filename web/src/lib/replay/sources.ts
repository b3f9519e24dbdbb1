// Where a record comes from: a link that holds it, a table of this device, or a file that was opened a moment ago.
import { tableRecord } from '../api/http'
import { keyOf } from '../keep'
import { partsOf, unpack } from './pack'

export interface Brought {
  record: string
  /** the move to begin at, or null for the beginning */
  at: number | null
  /** the seat that this device had at the table, if it was one */
  seat: number | null
  /** the table and match that it was */
  from: { code: string; match: number } | null
}

/** The address of a match that was played at a table. */
export const pathOf = (code: string, match: number): string => `/replay#table=${code}.${match}`

const tableIn = (hash: string): { code: string; match: number } | null => {
  const found = /^#table=([A-Z0-9]+)\.(\d{1,4})$/.exec(hash)
  return found?.[1] ? { code: found[1], match: Number(found[2]) } : null
}

/** What the address of the page, or its place in the history, tells to show; null where nothing is told. */
export async function broughtBy(hash: string, state: unknown, language: string): Promise<Brought | null | 'damaged'> {
  const { packed, at } = partsOf(hash)
  if (packed !== null) {
    const record = await unpack(packed)
    return record === null ? 'damaged' : { record, at, seat: null, from: null }
  }
  const from = tableIn(hash)
  if (from !== null) {
    const token = keyOf(from.code)?.token
    if (token === undefined) return 'damaged'
    return { record: await tableRecord(from.code, from.match, { language, token }), at: null, seat: null, from }
  }
  const record = (state as { record?: unknown } | null)?.record
  return typeof record === 'string' ? { record, at: null, seat: null, from: null } : null
}
