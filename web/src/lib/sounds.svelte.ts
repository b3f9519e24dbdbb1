// Small gentle sounds, made on the spot. On until somebody switches them off, which the device keeps; none where it is calm.
import { afterPaint } from './after-paint'
import { calm } from './calm.svelte'
import { whenIdle } from './idle'
import { like, liking } from './keep'

export type Sound = 'deal' | 'move' | 'turn' | 'reveal' | 'count' | 'refused' | 'end'

interface Tone {
  hertz: number
  /** when it begins and how long it lasts, in seconds */
  at: number
  lasts: number
}

/** A card put down, a call, cards dealt, a card turned up, a point counted, a gentle no, a little tune. */
const TUNES: Record<Sound, readonly Tone[]> = {
  move: [{ hertz: 330, at: 0, lasts: 0.07 }],
  turn: [
    { hertz: 523, at: 0, lasts: 0.1 },
    { hertz: 659, at: 0.1, lasts: 0.14 },
  ],
  deal: [0, 0.09, 0.18, 0.27].map((at) => ({ hertz: 247, at, lasts: 0.04 })),
  reveal: [
    { hertz: 392, at: 0, lasts: 0.08 },
    { hertz: 494, at: 0.08, lasts: 0.12 },
  ],
  count: [{ hertz: 587, at: 0, lasts: 0.06 }],
  refused: [{ hertz: 196, at: 0, lasts: 0.16 }],
  end: [
    { hertz: 523, at: 0, lasts: 0.12 },
    { hertz: 659, at: 0.12, lasts: 0.12 },
    { hertz: 784, at: 0.24, lasts: 0.28 },
  ],
}
const LOUDNESS = 0.045
/** by then a press has its answer */
const ANSWERED_MS = 500
/** what is heard so much later than it is seen is still the same thing */
const TOGETHER_MS = 60

class Sounds {
  private wanted = $state(liking('sounds') !== 'off')
  private context: AudioContext | null = null

  get on(): boolean {
    return this.wanted && !calm.on
  }

  turn(on: boolean): void {
    this.wanted = on
    like('sounds', on ? 'on' : 'off')
    if (on && calm.on) calm.turn(false)
    if (on) this.play('turn')
  }

  /** To open the device takes as long as to draw a table: better between two presses than with the first sound. */
  prepare(): void {
    if (this.canBeHeard) setTimeout(() => whenIdle(() => this.open()), ANSWERED_MS)
  }

  /** It is heard when what it belongs to is seen, and holds nothing up. */
  play(sound: Sound): void {
    if (this.canBeHeard) afterPaint(() => whenIdle(() => this.sing(sound), TOGETHER_MS))
  }

  private get canBeHeard(): boolean {
    // Before anybody has pressed anything no browser lets a page be heard.
    return this.on && typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive !== false
  }

  private open(): AudioContext {
    this.context ??= new AudioContext()
    return this.context
  }

  private sing(sound: Sound): void {
    const context = this.open()
    void context.resume()
    for (const tone of TUNES[sound]) {
      const begin = context.currentTime + tone.at
      const voice = context.createOscillator()
      const volume = context.createGain()
      voice.type = 'triangle'
      voice.frequency.value = tone.hertz
      volume.gain.setValueAtTime(LOUDNESS, begin)
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + tone.lasts)
      voice.connect(volume).connect(context.destination)
      voice.start(begin)
      voice.stop(begin + tone.lasts)
    }
  }
}

export const sounds = new Sounds()
