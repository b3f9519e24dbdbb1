// Tables by their numbers, as people count them.
import { say } from '../words.svelte'
import { words } from '../../words/words.svelte'

const listed = (parts: string[]): string => new Intl.ListFormat(words.language, { type: 'conjunction' }).format(parts)

export const tablesOf = (tables: number[]): string =>
  say('deal-tables', { count: tables.length, numbers: listed(tables.map((table) => String(table + 1))) })
