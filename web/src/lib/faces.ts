// Card faces are drawn once, in src/playmat/faces, for paper and screen alike; tools/faces_for_web.py brings them here.

/** An outline with its colour: filled, or with a width drawn as a line. */
export type Mark = readonly [path: string, colour: string, width?: number, dash?: string]

/** A face as it is put into an <svg>. Its marks are our own drawings, so there is nothing in them to be careful of. */
export const drawn = (marks: readonly Mark[]): string => marks.map(markOf).join('')

function markOf([path, colour, width, dash]: Mark): string {
  if (width === undefined) return `<path d="${path}" fill="${colour}"/>`
  const ends = dash ? `stroke-linecap="butt" stroke-dasharray="${dash}"` : 'stroke-linecap="round"'
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${ends}/>`
}

export interface Faces {
  width: number
  height: number
  /** by the card's name, backs included */
  cards: Record<string, readonly Mark[]>
}
