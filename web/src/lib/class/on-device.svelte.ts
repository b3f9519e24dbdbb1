// The children of a class who play on this device: mostly one, at most five. Each has a line to the class and a seat; the
// table itself is shown by a key that has nobody's cards, until somebody lifts their cover.
import type { ChildFrame, DeviceKeys } from '../api/types'
import { dropKey, keepKey } from '../keep'
import { DeviceSession } from '../table/device.svelte'
import { words } from '../words/words.svelte'
import { childKeys, dropChildKey, keepChildKey, type ClassKey } from './kept'
import { ClassSession } from './session.svelte'

export const MOST_HERE = 5

interface Taken {
  table: string
  seat: number
  token: string
  /** shows the table with all covers down; null where the seat is not shared */
  device: string | null
  /** whether several were here when it was asked for */
  shared: boolean
}

/** One child on this device. */
export class Member {
  readonly session: ClassSession<'child'>
  taken = $state.raw<Taken | null>(null)
  private asking = ''

  constructor(readonly key: ClassKey) {
    this.session = new ClassSession('child', key.code, key.token)
    this.session.open()
  }

  get frame(): ChildFrame | null {
    return this.session.frame
  }

  /** Ask for the key to the seat, once for each place and company. */
  async takeSeat(table: string, shared: boolean): Promise<void> {
    const wanted = `${table} ${shared}`
    if (this.asking === wanted) return
    this.asking = wanted
    const answer = await this.session.say({ type: 'take-seat' })
    if (this.asking !== wanted) return
    this.asking = ''
    if (answer?.type !== 'seat-opened' || answer.joined.code !== this.frame?.table || answer.joined.seat === null) return
    const { code, token, seat, device = null } = answer.joined
    if (device === null) keepKey({ code, token, game: this.frame.game, at: Date.now() })
    else dropKey(code) // the class page has it: a table that is opened by its code would show the cards of one
    this.taken = { table: code, seat, token, device: device?.token ?? null, shared }
  }

  leaveTable(): void {
    if (this.taken !== null) dropKey(this.taken.table)
    this.taken = null
    this.asking = ''
  }
}

/** Where some of them play: at a table that is passed round, or (`session` is null) one child alone. */
export interface Place {
  code: string
  members: Member[]
  keys: DeviceKeys | null
  session: DeviceSession | null
}

export class OnDevice {
  members: Member[] = $state.raw([])
  private readonly sessions = new Map<string, DeviceSession>()

  constructor(readonly code: string) {
    this.members = childKeys(code).map((key) => new Member(key))
  }

  add(token: string, child: number, alone: boolean): void {
    if (alone) for (const one of this.members) this.drop(one)
    const key: ClassKey = { code: this.code, token, role: 'child', child, at: Date.now() }
    keepChildKey(key)
    const others = this.members.filter((one) => one.key.child !== child)
    for (const one of this.members) if (one.key.child === child) one.session.close()
    this.members = [...others, new Member(key)]
  }

  /** Somebody does not play here any more. */
  drop(member: Member): void {
    dropChildKey(member.key)
    member.leaveTable()
    member.session.close()
    this.members = this.members.filter((one) => one !== member)
  }

  async done(members: readonly Member[]): Promise<void> {
    for (const one of members) {
      await one.session.say({ type: 'done' })
      this.drop(one)
    }
  }

  /** Everybody gets the key to their seat, and lets go of one that is over. */
  follow(): void {
    const shared = this.members.length > 1
    for (const one of this.members) {
      const table = one.frame?.table
      if (table === undefined) continue
      if (table === '') one.leaveTable()
      else if (one.taken?.table !== table || one.taken.shared !== shared) void one.takeSeat(table, shared)
    }
  }

  /** Where there is something to play, in the order of the children. Complete only: nobody is dealt out by a slow answer. */
  places(): Omit<Place, 'session'>[] {
    const found: Omit<Place, 'session'>[] = []
    for (const member of this.members) {
      const taken = member.taken
      if (taken === null || taken.table !== member.frame?.table || taken.shared !== this.members.length > 1) continue
      if (taken.device === null) {
        found.push({ code: taken.table, members: [member], keys: null })
        continue
      }
      if (found.some((place) => place.code === taken.table && place.keys !== null)) continue
      const here = this.members.filter((one) => one.frame?.table === taken.table)
      const seats = here.flatMap(({ taken: it }) => (it?.table === taken.table && it.device !== null ? [{ seat: it.seat, token: it.token }] : []))
      if (seats.length === here.length) found.push({ code: taken.table, members: here, keys: { token: taken.device, seats } })
    }
    return found
  }

  /** The same with a line to each shared table. All are kept open: who is asked at one of them is there. */
  opened(places: readonly Omit<Place, 'session'>[]): Place[] {
    const wanted = new Set<string>()
    const opened = places.map((place) => {
      if (place.keys === null) return { ...place, session: null }
      const name = JSON.stringify([place.code, place.keys])
      wanted.add(name)
      let session = this.sessions.get(name)
      if (session === undefined) {
        session = new DeviceSession(place.code, place.keys, words.language)
        session.open()
        this.sessions.set(name, session)
      }
      return { ...place, session }
    })
    for (const [name, session] of this.sessions)
      if (!wanted.has(name)) {
        session.close()
        this.sessions.delete(name)
      }
    return opened
  }

  /** The table does not know this device any more: ask for the seats anew. */
  lost(place: Place): void {
    for (const one of place.members) one.leaveTable()
  }

  hurry(): void {
    for (const one of this.members) one.session.hurry()
    for (const session of this.sessions.values()) session.hurry()
  }

  close(): void {
    for (const one of this.members) one.session.close()
    for (const session of this.sessions.values()) session.close()
    this.sessions.clear()
  }
}
