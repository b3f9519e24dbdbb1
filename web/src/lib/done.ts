// "I am done": this device forgets who played at it, so that the next one finds nothing of theirs.
// How the device itself is set (language, colours, sounds) and its best results, which name nobody, stay.
import { dropAllKeys, dropForNow, dropKey, keys, like } from './keep'
import { forgetAllFinished, forgetFinished } from './played'
import { forgetAllPromises, forgetPromises } from './replay/promises'

/** How many tables this device knows beside this one. */
export const othersThan = (code: string): number => keys().filter((key) => key.code !== code).length

/** Forget a table and the name that was used there; or all tables there are. */
export function forgetMe(code: string, all: boolean): void {
  like('nickname', null)
  if (all) {
    dropAllKeys()
    forgetAllFinished()
    forgetAllPromises()
  } else {
    dropKey(code)
    forgetFinished(code)
    forgetPromises(code)
  }
  dropForNow()
}
