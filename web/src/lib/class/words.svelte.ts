// The words of a class: its own catalogue, fetched with the first of its pages; whatever else is said, everybody says.
import type { FluentBundle } from '@fluent/bundle'
import { bundleOf, sentence, type Catalogue, type Facts } from '../words/bundle'
import type { ClassKey } from './keys.generated'
import { say as sayAnywhere, words, type Language, type Said } from '../words/words.svelte'

const own = import.meta.glob<Catalogue>('./??.ftl', { import: 'default' })
// The animals, from the very file that the server and the printed cards speak from.
const spoken = import.meta.glob<Catalogue>('../../../../src/playmat/classroom/??.ftl', { import: 'default' })

let bundle = $state.raw<FluentBundle | null>(null)
let language: Language | null = null

async function load(wanted: Language): Promise<void> {
  language = wanted
  const [ours, theirs] = await Promise.all([own[`./${wanted}.ftl`]?.(), spoken[`../../../../src/playmat/classroom/${wanted}.ftl`]?.()])
  if (language === wanted) bundle = bundleOf(wanted, theirs ?? {}, ours ?? {})
}

$effect.root(() => {
  $effect(() => {
    if (words.language !== language) void load(words.language)
  })
})

/** When there is something to say with. */
export const classWords = (): Promise<void> => load(words.language)

/** whatever can be said on a page of a class */
export type ClassSaid = ClassKey | Said

export const say = (key: ClassSaid, facts?: Facts): string =>
  (bundle?.hasMessage(key) ? sentence(bundle, key, facts) : sayAnywhere(key as Said, facts))
