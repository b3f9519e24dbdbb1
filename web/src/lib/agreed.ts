// An option as a whole sentence: the words of the server's own catalogue, for what the server is not asked about.
import type { OptionInfo } from './api/types'
import type { Value } from './new-table'
import type { SayWords } from './words/words.svelte'

export function optionSentence(option: OptionInfo, value: Value, tell: SayWords): string {
  const key = `agreed-${option.name}`
  if (value === null || option.values.length > 0) return tell(`${key}-${String(value)}`)
  if (typeof value === 'string') return value === '' ? tell(`${key}-empty`) : tell(key, { words: value.replaceAll(',', ', ') })
  return tell(key, { number: Number(value) })
}

/** A value from its text, as names of lists have it. */
export function readValue(option: OptionInfo, text: string): Value {
  const known = option.values.find((one) => String(one.value) === text)
  if (known !== undefined) return known.value
  return text === 'null' ? null : typeof option.default === 'string' ? text : Number(text)
}
