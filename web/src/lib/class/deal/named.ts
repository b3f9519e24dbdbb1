// Tables by their numbers, as people count them.
import { say } from '../words.svelte'
import { listed } from '../../words/lists'

export const tablesOf = (tables: number[]): string =>
  say('deal-tables', { count: tables.length, numbers: listed(tables.map((table) => String(table + 1))) })
