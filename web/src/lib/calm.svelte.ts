// Whether it is quiet here: no sounds, nothing in the air when somebody wins. A choice of the device.
import { like, liking } from './keep'

class Calm {
  private own = $state(liking('calm') === 'on')
  /** the class that this device is in is calm */
  inClass = $state(false)

  get on(): boolean {
    return this.own || this.inClass
  }

  turn(on: boolean): void {
    this.own = on
    like('calm', on ? 'on' : null)
  }
}

export const calm = new Calm()
