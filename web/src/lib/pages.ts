// What shows each page: its component, what that is given, and what makes it another page of the same kind.
import type { Component } from 'svelte'
import Home from '../pages/Home.svelte'
import Lost from '../pages/Lost.svelte'
import type { Route } from './routes'

type Name = Route['page']
type At<N extends Name> = Extract<Route, { page: N }>
type Props = Record<string, unknown>

interface Page<N extends Name> {
  /** here at once, or fetched when it is first needed */
  load: () => Component<Props> | Promise<Component<Props>>
  props: (at: At<N>) => Props
  /** with another key it begins anew */
  key: (at: At<N>) => string
  /** it has a top of its own */
  isBare: boolean
}
type More<N extends Name> = Partial<Pick<Page<N>, 'key' | 'isBare'>>

// A component and what it is given fit each other here; from here on they are only shown.
const shownAs = <P extends Props>(component: Component<P>): Component<Props> => component as unknown as Component<Props>

const here = <N extends Name, P extends Props>(component: Component<P>, props: (at: At<N>) => P): Page<N> => ({
  load: () => shownAs(component),
  props,
  key: () => '',
  isBare: false,
})
const fetched = <N extends Name, P extends Props>(
  load: () => Promise<{ default: Component<P> }>,
  props: (at: At<N>) => P,
  more: More<N> = {},
): Page<N> => ({
  load: async () => shownAs((await load()).default),
  props,
  key: () => '',
  isBare: false,
  ...more,
})

/** The pages of a class have a catalogue of their own. */
const withWords = async <P>(page: Promise<P>): Promise<P> => {
  const [{ classWords }, loaded] = await Promise.all([import('./class/words.svelte'), page])
  await classWords()
  return loaded
}

const PAGES: { [N in Name]: Page<N> } = {
  home: here(Home, () => ({})),
  new: fetched(() => import('../pages/New.svelte'), ({ game, oneDevice }) => ({ name: game, oneDevice })),
  alone: fetched(() => import('../pages/Alone.svelte'), ({ game }) => ({ name: game })),
  table: fetched(() => import('../pages/TablePage.svelte'), ({ code, secret, invite }) => ({ code, secret, invite }), {
    key: ({ code }) => code,
    isBare: true,
  }),
  wall: fetched(() => import('../pages/Wall.svelte'), ({ code, invite }) => ({ code, invite }), {
    key: ({ code }) => code,
    isBare: true,
  }),
  print: fetched(() => import('../pages/Print.svelte'), ({ game }) => ({ name: game })),
  workshop: fetched(() => import('../pages/Workshop.svelte'), ({ game, cards }) => ({ name: game, start: cards }), {
    key: ({ game }) => game ?? '',
  }),
  learn: fetched(() => import('../pages/Learn.svelte'), ({ game }) => ({ name: game }), {
    key: ({ game }) => game ?? '',
    isBare: true,
  }),
  rules: fetched(() => import('../pages/Rules.svelte'), ({ game, rule }) => ({ name: game, rule })),
  puzzles: fetched(() => import('../pages/Puzzles.svelte'), () => ({})),
  puzzle: fetched(() => import('../pages/Puzzle.svelte'), ({ id, set }) => ({ id, set }), { key: ({ id }) => id, isBare: true }),
  records: fetched(() => import('../pages/Records.svelte'), () => ({})),
  about: fetched(() => import('../pages/About.svelte'), () => ({})),
  privacy: fetched(() => import('../pages/Privacy.svelte'), () => ({})),
  'best-start': fetched(() => import('../pages/BestStart.svelte'), ({ game }) => ({ name: game }), { key: ({ game }) => game }),
  credits: fetched(() => import('../pages/Credits.svelte'), () => ({})),
  replay: fetched(() => import('../pages/Replay.svelte'), ({ hash }) => ({ hash }), { key: ({ hash }) => hash, isBare: true }),
  teach: fetched(() => withWords(import('../pages/Teach.svelte')), () => ({})),
  'teach-class': fetched(() => withWords(import('../pages/TeachClass.svelte')), ({ code, secret }) => ({ code, secret }), { key: ({ code }) => code }),
  'class-results': fetched(() => withWords(import('../pages/TeachResults.svelte')), ({ code }) => ({ code }), { key: ({ code }) => code }),
  'class-report': fetched(() => withWords(import('../pages/TeachReport.svelte')), ({ code }) => ({ code }), { key: ({ code }) => code }),
  'class-cards': fetched(() => withWords(import('../pages/ClassCards.svelte')), ({ code }) => ({ code }), { key: ({ code }) => code }),
  class: fetched(() => withWords(import('../pages/ClassPage.svelte')), ({ code, childCode }) => ({ code, childCode }), {
    key: ({ code }) => code,
    isBare: true,
  }),
  'class-wall': fetched(() => withWords(import('../pages/ClassWall.svelte')), ({ code, secret }) => ({ code, secret }), {
    key: ({ code }) => code,
    isBare: true,
  }),
  lost: here(Lost, () => ({ title: 'lost-page' as const, text: 'lost-page-text' as const })),
}

const pageAt = <N extends Name>(route: At<N>): Page<N> => PAGES[route.page as N]

interface Shown {
  name: Name
  component: Component<Props>
}
/** What shows a page: the same each time, so that a page whose address changes a little stays as it is. */
const shown = new Map<Name, Shown | Promise<Shown>>()
export function shownAt({ page: name }: Route): Shown | Promise<Shown> {
  const found = shown.get(name) ?? shownBy(name, PAGES[name].load())
  shown.set(name, found)
  if (found instanceof Promise) found.catch(() => shown.delete(name)) // so that it can be tried again
  return found
}
function shownBy(name: Name, component: ReturnType<Page<Name>['load']>): Shown | Promise<Shown> {
  return component instanceof Promise ? component.then((come) => ({ name, component: come })) : { name, component }
}
export const propsAt = (route: Route): Props => pageAt(route).props(route)
export const keyAt = (route: Route): string => pageAt(route).key(route)
export const isBareAt = (route: Route): boolean => pageAt(route).isBare
