// The keys to classes that this device keeps: a teacher's, or a child's.
import { classCard } from '../api/classes'
import { Refusal } from '../api/http'
import { keepThing, kept } from '../keep'
import { dropPrivateNames } from './private-names'

export interface ClassKey {
  code: string
  token: string
  role: 'teacher' | 'child'
  /** which child: several may play on this device */
  child?: number
  /** when it was last used */
  at: number
}

const MOST = 20

function isKey(thing: unknown): thing is ClassKey {
  const key = thing as Partial<ClassKey> | null
  return typeof key?.code === 'string' && typeof key.token === 'string' && (key.role === 'teacher' || key.role === 'child')
}

export function classKeys(): ClassKey[] {
  const found = kept('classes')
  return Array.isArray(found) ? found.filter(isKey) : []
}

/** The children of a class who play on this device, in the order in which they came. */
export const childKeys = (code: string): ClassKey[] => classKeys()
    .filter((key) => key.code === code && key.role === 'child')
    .sort((one, other) => one.at - other.at)

/** One more child on this device; who was here before under the same number has a new key. */
export function keepChildKey(key: ClassKey): void {
  keepThing('classes', [key, ...classKeys().filter((other) => !isSame(other, key))].slice(0, MOST))
}

export function dropChildKey(key: ClassKey): void {
  keepThing('classes', classKeys().filter((other) => !isSame(other, key)))
}

const isSame = (one: ClassKey, other: ClassKey): boolean =>
  one.code === other.code && one.role === other.role && (one.child === other.child || one.token === other.token)

export const classKey = (code: string, role: ClassKey['role']): ClassKey | undefined =>
  classKeys().find((key) => key.code === code && key.role === role)

export function keepClassKey(key: ClassKey): void {
  const others = classKeys().filter((other) => other.code !== key.code || other.role !== key.role)
  keepThing('classes', [key, ...others].slice(0, MOST))
}

export function dropClassKey(code: string, role: ClassKey['role']): void {
  keepThing('classes', classKeys().filter((key) => key.code !== code || key.role !== role))
}

/** Remove a class that no longer exists, with the names that only this device knows. */
export function forgetClass(code: string): void {
  dropClassKey(code, 'teacher')
  dropPrivateNames(code)
}

/** Whether the server says that a class no longer exists. Without an answer it may well exist. */
export async function isClassGone(code: string, language: string): Promise<boolean> {
  try {
    await classCard(code, { language })
    return false
  } catch (error) {
    return error instanceof Refusal && error.refused.code === 'unknown-class'
  }
}
