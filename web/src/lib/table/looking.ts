// A table that is only looked at: a record, stepped through. What would wait for a player does not come up there.
import { getContext, setContext } from 'svelte'

const LOOKING = Symbol('looking')

export const setLooking = (): boolean => setContext(LOOKING, true)
export const isLooking = (): boolean => getContext<boolean | undefined>(LOOKING) === true
