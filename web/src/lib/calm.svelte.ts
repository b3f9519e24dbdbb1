// Whether it is quiet here: no sounds, nothing in the air when somebody wins. A choice of the device.
import { like, liking } from './keep'

class Calm {
  on = $state(liking('calm') === 'on')

  turn(on: boolean): void {
    this.on = on
    like('calm', on ? 'on' : null)
  }
}

export const calm = new Calm()
