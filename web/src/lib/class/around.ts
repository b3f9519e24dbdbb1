// The class around a table: what a child can do there besides playing, told to whatever shows the table.
import type { Hinted } from '../api/types'
import { getContext, setContext } from 'svelte'

export interface ClassAround {
  /** somebody can be called: at home nobody can */
  readonly isLesson: boolean
  readonly isHandUp: boolean
  readonly endsAt: number | null
  /** whether the teacher may look at this child's cards */
  readonly isShown: boolean
  /** and whether she does so now */
  readonly isSeen: boolean
  /** a hint of hers: to be seen at once, or when the child wants to */
  readonly hint: string
  takeHint(): Promise<Hinted | null>
  now(): number
  raise(): void
  /** who plays on this device: one more, or one less */
  who(): void
}

const KEY = Symbol('class')

export const setAround = (around: ClassAround): ClassAround => setContext(KEY, around)
export const aroundHere = (): ClassAround | undefined => getContext<ClassAround | undefined>(KEY)
