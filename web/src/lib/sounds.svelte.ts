// Small sounds, made on the spot. Off until somebody switches them on; the switch is kept on the device.
import { like, liking } from './keep'

export type Sound = 'move' | 'turn' | 'refused' | 'end'

interface Tone {
  hertz: number
  /** when it begins and how long it lasts, in seconds */
  at: number
  lasts: number
}

/** A card put down, a call, a gentle no, a little tune. */
const TUNES: Record<Sound, readonly Tone[]> = {
  move: [{ hertz: 330, at: 0, lasts: 0.07 }],
  turn: [
    { hertz: 523, at: 0, lasts: 0.1 },
    { hertz: 659, at: 0.1, lasts: 0.14 },
  ],
  refused: [{ hertz: 196, at: 0, lasts: 0.16 }],
  end: [
    { hertz: 523, at: 0, lasts: 0.12 },
    { hertz: 659, at: 0.12, lasts: 0.12 },
    { hertz: 784, at: 0.24, lasts: 0.28 },
  ],
}
const LOUDNESS = 0.08

class Sounds {
  on = $state(liking('sounds') === 'on')
  private context: AudioContext | null = null

  turn(on: boolean): void {
    this.on = on
    like('sounds', on ? 'on' : null)
    if (on) this.play('turn')
  }

  play(sound: Sound): void {
    if (!this.on || typeof AudioContext === 'undefined') return
    this.context ??= new AudioContext()
    const { context } = this
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
