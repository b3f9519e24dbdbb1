// How one looks at something larger than the window to it: what lies in the middle, and how large.

export interface Area {
  left: number
  top: number
  width: number
  height: number
}
export interface Look {
  /** what lies in the middle of the window */
  x: number
  y: number
  /** pixels for each unit */
  scale: number
}
export interface Size {
  width: number
  height: number
}
export interface Limits {
  least: number
  most: number
}

const between = (value: number, { least, most }: Limits): number => Math.min(most, Math.max(least, value))

/** All of an area, as large as it goes. */
export function fitted(area: Area, window: Size, limits: Limits): Look {
  const scale = between(Math.min(window.width / area.width, window.height / area.height), limits)
  return { x: area.left + area.width / 2, y: area.top + area.height / 2, scale }
}

/** The thing was pushed by so many pixels. */
export const pushed = (look: Look, x: number, y: number): Look => ({
  ...look,
  x: look.x - x / look.scale,
  y: look.y - y / look.scale,
})

/** Larger or smaller; what lies at that place of the window, counted in pixels from its middle, stays there. */
export function zoomed(look: Look, factor: number, limits: Limits, x = 0, y = 0): Look {
  const scale = between(look.scale * factor, limits)
  const shift = 1 / look.scale - 1 / scale
  return { x: look.x + x * shift, y: look.y + y * shift, scale }
}

/** Moved no further than needed for an area to be seen. */
export function showing(look: Look, area: Area, window: Size): Look {
  const half = { x: window.width / look.scale / 2, y: window.height / look.scale / 2 }
  const nearest = (middle: number, from: number, length: number, reach: number): number =>
    length > 2 * reach ? from + length / 2 : Math.min(from + reach, Math.max(from + length - reach, middle))
  return {
    x: nearest(look.x, area.left, area.width, half.x),
    y: nearest(look.y, area.top, area.height, half.y),
    scale: look.scale,
  }
}
