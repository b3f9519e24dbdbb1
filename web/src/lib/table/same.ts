// A frame brings the whole table anew, though most of it is as it was. What is as it was stays the very same object, so
// that nothing that shows it has to be done again.

const isList = (thing: unknown): thing is readonly unknown[] => Array.isArray(thing)
const isThing = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null && !isList(thing)

/** `after`, made of the parts of `before` wherever they are alike; `before` itself where all of it is. */
export function keepSame<T>(before: unknown, after: T): T {
  if (before === after) return after
  if (isList(before) && isList(after)) {
    const parts = after.map((part, index) => keepSame(before[index], part))
    const alike = before.length === parts.length && parts.every((part, index) => part === before[index])
    return (alike ? before : parts) as T
  }
  if (isThing(before) && isThing(after)) {
    const names = Object.keys(after)
    const parts = names.map((name) => keepSame(before[name], after[name]))
    const alike =
      Object.keys(before).length === names.length &&
      names.every((name, index) => name in before && parts[index] === before[name])
    return (alike ? before : Object.fromEntries(names.map((name, index) => [name, parts[index]]))) as T
  }
  return after
}
