// @vitest-environment happy-dom
// One pointer pushes or carries: another one changes nothing, and it ends when that pointer is released.
import { beforeEach, expect, test, vi } from 'vitest'
import { carried } from '../src/lib/parts/drag'
import { panned } from '../src/lib/parts/panning'

let node: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<div></div>'
  node = document.body.firstElementChild as HTMLElement
  node.setPointerCapture = node.releasePointerCapture = () => undefined
})

const send = (target: EventTarget, name: string, x: number, more: PointerEventInit = {}): boolean =>
  target.dispatchEvent(new PointerEvent(name, { bubbles: true, isPrimary: true, pointerId: 1, buttons: 1, clientX: x, clientY: 0, ...more }))

function board() {
  const panning = { push: vi.fn(), zoom: vi.fn() }
  panned(panning)(node)
  return panning
}
function card() {
  const carrying = { start: vi.fn(), over: vi.fn(), drop: vi.fn(), stop: vi.fn() }
  carried(carrying)(node)
  return carrying
}

test('a board is let go wherever the pointer is released', () => {
  const { push } = board()
  send(node, 'pointerdown', 0)
  send(document.body, 'pointermove', 20)
  expect(push).toHaveBeenCalledTimes(1)
  send(document.body, 'pointerup', 30, { buttons: 0 })
  send(node, 'pointermove', 60, { buttons: 0 })
  expect(push).toHaveBeenCalledTimes(1)
})

test('a board is let go when the mouse comes back without a button, and can be pushed again', () => {
  const { push } = board()
  send(node, 'pointerdown', 0)
  send(node, 'pointermove', 60, { buttons: 0 })
  send(node, 'pointermove', 90, { buttons: 0 })
  expect(push).not.toHaveBeenCalled()
  send(node, 'pointerdown', 90)
  send(node, 'pointermove', 120)
  expect(push).toHaveBeenCalledExactlyOnceWith(30, 0)
})

test('another pointer neither cancels what is carried nor takes it over', () => {
  const { over, stop, drop } = card()
  send(node, 'pointerdown', 0)
  send(node, 'pointermove', 20)
  send(window, 'pointercancel', 0, { pointerId: 2 })
  send(node, 'pointerdown', 0, { pointerId: 2 }) // the first of its kind: a finger next to the mouse
  send(window, 'pointercancel', 0, { pointerId: 2 })
  expect(stop).not.toHaveBeenCalled()
  send(node, 'pointermove', 40)
  expect(over).toHaveBeenLastCalledWith(40, 0)
  send(node, 'pointerup', 40, { buttons: 0 })
  expect(drop).toHaveBeenCalledExactlyOnceWith(40, 0)
  expect(stop).toHaveBeenCalledTimes(1)
})

test('a card goes back when its own pointer is canceled, or was released unheard', () => {
  for (const end of [(): boolean => send(window, 'pointercancel', 20), (): boolean => send(node, 'pointermove', 40, { buttons: 0 })]) {
    const { drop, stop } = card()
    send(node, 'pointerdown', 0)
    send(node, 'pointermove', 20)
    end()
    expect([drop.mock.calls.length, stop.mock.calls.length]).toEqual([0, 1])
  }
})
