// A device that several people share. Its own key shows what a spectator may see; a seat's key is used only while that
// seat's cover is lifted, or for a word that needs no look at the cards.
import type { Say } from '../api/line'
import type { Answer, DeviceKeys, SeatKey } from '../api/types'
import { seatsHere } from './passing'
import { Session } from './session.svelte'
import { Voices } from './voices'

/** What a host says; all else that is said from the device itself is said by nobody's seat. */
const HOST_WORDS: readonly Say['type'][] = [
  'start',
  'pause',
  'fill',
  'set-seat',
  'remove',
  'spectators',
  'helps',
  'agreed',
  'lock',
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
  private readonly voices: Voices

  constructor(
    code: string,
    private readonly keys: DeviceKeys,
    language: string,
  ) {
    super(code, keys.token, language)
    this.voices = new Voices(code, language)
  }

  override speak(language: string): void {
    this.voices.speak(language)
    super.speak(language)
  }

  override hurry(): void {
    this.voices.hurry()
    super.hurry()
  }

  override close(): void {
    this.voices.close()
    super.close()
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

  protected override send(say: Say): Promise<Answer> {
    // Where the host plays elsewhere whoever sits here may begin again.
    const host = this.hostKey ?? (say.type === 'rematch' ? this.here[0] : undefined)
    return host !== undefined && HOST_WORDS.includes(say.type) ? this.voices.say(host.token, say) : super.send(say)
  }

  /** What different people say is never the same thing. */
  private sayAs(key: SeatKey, say: Say): Promise<Answer> {
    return this.writes.send(`${key.seat} ${JSON.stringify(say)}`, async () =>
      this.heard(await this.voices.say(key.token, say)),
    ).answer
  }
}
