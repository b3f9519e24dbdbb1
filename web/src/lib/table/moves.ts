// Moves are texts. These put them together and take them apart; what they mean is the server's business.
import type { FormView } from '../api/types'

/** A form before anybody has words for it. */
export type Form = Pick<FormView, 'verb' | 'fields'>

/** What a part needs that fills in a form: words for its fields and its button, and where to write the move. */
export interface FormProps {
  form: Form
  label: (field: string) => string
  send: string
  /** what is written into an empty field; with it, the field's name stands above it */
  hint?: (field: FormView['fields'][number]) => string
  write: (text: string) => Promise<boolean>
}

/** A form filled in: `answer` and `0578` give `answer 578`. Numbers lose blanks, dots and leading zeros. */
export function moveText(form: Form, values: readonly string[]): string {
  const parts = form.fields.map((field, index) => {
    const value = (values[index] ?? '').trim()
    return field.kind === 'number' ? value.replace(/[\s.,]/g, '').replace(/^0+(?=\d)/, '') : value
  })
  return [form.verb, ...parts].join(' ')
}

/** What stands behind a verb, for every offered move that has it: `guess` gives the cards that can be named. */
export function offeredAfter(moves: readonly string[], verb: string): string[] {
  return moves.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1))
}
