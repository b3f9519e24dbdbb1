// Card faces are drawn once, in src/playmat/faces, for paper and screen alike; tools/faces_for_web.py brings them here.

/** An outline with its colour: filled, or with a width drawn as a line. */
export type Mark = readonly [path: string, colour: string, width?: number, dash?: string]

export interface Faces {
  width: number
  height: number
  /** by the card's name, backs included */
  cards: Record<string, readonly Mark[]>
}
