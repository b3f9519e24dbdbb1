// Looking for rules: whatever accents, capitals or hyphens somebody types.
import type { RuleInfo, RulePage } from './api/types'
import type { SayWords } from './words/words.svelte'

/** Plain small letters and digits: «Señuelo» is found by "senuelo". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Does a rule hold every word that was typed, in its id, its name or its sentences? "bz7" and "bz 7" mean BZ-7. */
export function matches(rule: RuleInfo, typed: string): boolean {
  const text = plain(`${rule.id} ${rule.id.replace('-', '')} ${rule.title} ${rule.text}`)
  const wanted = plain(typed).replace(/\b([a-z]{2})[\s-]+(\d+)\b/g, '$1$2')
  return wanted.split(/\s+/).every((word) => text.includes(word))
}

/** The pages with only what matches in them; pages and chapters with nothing are left out. */
export function found(pages: readonly RulePage[], typed: string): RulePage[] {
  const chapters = (page: RulePage): RulePage['chapters'] =>
    page.chapters
      .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => matches(rule, typed)) }))
      .filter((chapter) => chapter.rules.length > 0)
  return pages.map((page) => ({ ...page, chapters: chapters(page) })).filter((page) => page.chapters.length > 0)
}

export const ruleOf = (page: RulePage, id: string): RuleInfo | undefined =>
  page.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id)

/** Where a rule stands, for everybody to link to. */
export const rulePath = (game: string, id: string): string => `/rules/${game}#${id}`

/** Stands behind every sentence that is a ruling of ours. */
export const RULING_MARK = '◊'

/** The lines of a rule; an example begins with a word between stars. */
export const linesOf = (text: string): { example: string | null; text: string }[] =>
  text.split('\n').map((line) => {
    const start = /^\*([^*]+)\*\s*/.exec(line)
    return { example: start?.[1] ?? null, text: start ? line.slice(start[0].length) : line }
  })

/** A key that a catalogue does not have comes back as it is. */
const known = (tell: SayWords, key: string): string => (tell(key) === key ? '' : tell(key))

/** The rule that says what is asked; none where the game does not name one. */
export const ruleNow = (tell: SayWords, asks: string): string => known(tell, `rule-${asks}`)

/** The idea behind what is asked. */
export const ideaOf = (tell: SayWords, asks: string): string => known(tell, `idea-${asks}`)
