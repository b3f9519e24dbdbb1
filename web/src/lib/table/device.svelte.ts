// A device that several people share. Its own key shows what a spectator may see; a seat's key is used only while that
// seat's cover is lifted, or for a word that needs no look at the cards.
import { post } from '../api/http'
import type { Say } from '../api/line'
import type { Answer, DeviceKeys, SeatKey, TableMessage } from '../api/types'
import { newId } from '../codes'
import { say as words } from '../words/words.svelte'
import { seatsHere } from './passing'
import { Session } from './session.svelte'

/** What a host says; all else that is said from the device itself is said by nobody's seat. */
const HOST_WORDS: readonly Say['type'][] = [
  'start',
  'pause',
  'fill',
  'set-seat',
  'remove',
  'spectators',
  'helps',
  'end',
  'rematch',
  'hand-seat',
]

/** Somebody who can say something at this table from here. */
export interface Speaker {
  seat: number
  say(say: Say): Promise<Answer>
}

export class DeviceSession extends Session {
  constructor(
    code: string,
    private readonly keys: DeviceKeys,
    private language: string,
  ) {
    super(code, keys.token, language)
  }

  override speak(language: string): void {
    this.language = language
    super.speak(language)
  }

  /** the keys of those who still sit here */
  get here(): SeatKey[] {
    const seats = seatsHere(this.keys.seats, this.held.table?.seats ?? [])
    return this.keys.seats.filter((key) => seats.includes(key.seat))
  }

  get speakers(): Speaker[] {
    return this.here.map((key) => ({ seat: key.seat, say: (say: Say) => this.sayAs(key, say) }))
  }

  get hasHost(): boolean {
    return this.hostKey !== undefined
  }

  private get hostKey(): SeatKey | undefined {
    return this.keys.seats.find((key) => this.held.table?.seats[key.seat]?.host)
  }

  override say(say: Say): Promise<Answer> {
    const host = this.hostKey
    return host !== undefined && HOST_WORDS.includes(say.type) ? this.sayAs(host, say) : super.say(say)
  }

  /** By plain HTTP: no view of that seat comes back. */
  private async sayAs(key: SeatKey, say: Say): Promise<Answer> {
    const message = { ...say, id: newId() } as TableMessage
    let answer: Answer
    try {
      answer = (await post(this.code, message, { language: this.language, token: key.token })) as Answer
    } catch {
      const sentence = words('no-server-text')
      answer = { type: 'refused', id: message.id, code: 'no-server', sentence, facts: {}, rule: '' }
    }
    this.refused = answer.type === 'refused' ? answer : null
    return answer
  }
}
