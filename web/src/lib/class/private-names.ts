// Real names that stay in the teacher's browser: the server knows these children by their animals only.
import type { TeacherFrame } from '../api/types'
import { keepThing, kept } from '../keep'

type Names = Record<string, string>
type Classes = Record<string, Names>
const WHERE = 'class-names'

const all = (): Classes => {
  const found = kept(WHERE)
  return typeof found === 'object' && found !== null ? (found as Classes) : {}
}
export const privateNames = (code: string): Names => all()[code] ?? {}

/** `children` has the number of each name. The server never gives a number to another child. */
export function keepPrivately(code: string, names: readonly string[], children: readonly number[]): void {
  const added = Object.fromEntries(children.map((child, place) => [String(child), names[place] ?? '']))
  keepThing(WHERE, { ...all(), [code]: { ...privateNames(code), ...added } })
}
export const renamePrivately = (code: string, child: number, name: string): void => keepPrivately(code, [name], [child])

/** Forget the name of a student who was removed from the class. */
export function dropPrivateName(code: string, child: number): void {
  const { [String(child)]: _, ...others } = privateNames(code)
  keepThing(WHERE, { ...all(), [code]: others })
}

export function dropPrivateNames(code: string): void {
  const others = all()
  delete others[code]
  keepThing(WHERE, others)
}

/** The class as its teacher reads it on this device. */
export function withPrivateNames(frame: TeacherFrame): TeacherFrame {
  if (!frame.hidden) return frame
  const names = privateNames(frame.code)
  const named = <Who extends { child: number | null; name: string }>(who: Who): Who =>
    who.child === null ? who : { ...who, name: names[String(who.child)] ?? who.name }
  const tables = frame.lesson?.tables.map((table) => ({ ...table, seats: table.seats.map(named) })) ?? []
  return { ...frame, children: frame.children.map(named), lesson: frame.lesson && { ...frame.lesson, tables } }
}
