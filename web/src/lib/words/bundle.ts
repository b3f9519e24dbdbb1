// Sentences out of catalogues that were read when the client was built (tooling/catalogues.ts).
import { FluentBundle, FluentNumber, type FluentVariable, type Message } from '@fluent/bundle'

/** each message by its key, as the runtime keeps it */
export type Catalogue = Record<string, NonNullable<Message['value']>>
export type Facts = Record<string, FluentVariable>

/** below it no language that we speak puts anything between the digits */
const GROUPED_FROM = 1000

/** A small whole number is written as it is: the browser's own way takes a slow device a tenth of a second to set up. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const isSmall = (fact: FluentVariable): fact is number =>
  typeof fact === 'number' && Number.isInteger(fact) && Math.abs(fact) < GROUPED_FROM

export function bundleOf(language: string, ...catalogues: Catalogue[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const catalogue of catalogues) {
    bundle.addResource({ body: Object.entries(catalogue).map(([id, value]) => ({ id, value, attributes: {} })) })
  }
  return bundle
}

/** A sentence out of a bundle; a missing one shows its key, which a test finds before a reader does. */
export function sentence(bundle: FluentBundle | null, key: string, facts: Facts = {}): string {
  const message = bundle?.getMessage(key)
  if (!bundle || !message?.value) return bundle ? key : ''
  const { value } = message
  if (typeof value === 'string') return value
  const plain: Facts = {}
  for (const [name, fact] of Object.entries(facts)) plain[name] = isSmall(fact) ? new SmallNumber(fact) : fact
  return bundle.formatPattern(value, plain)
}
