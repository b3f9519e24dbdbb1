// Rules cards as text: `open/3/dead,5/5/dead`. Each has three faces, clockwise.
export const KINDS = ['open', '1', '2', '3', '4', '5', '6', '7', 'dead']
export const MOST_CARDS = 6
export const BLANK: Faces = ['open', 'open', 'dead']

export type Faces = readonly string[]

export const readCards = (text: string): Faces[] => (text === '' ? [] : text.split(',').map((card) => card.split('/')))
export const writeCards = (cards: readonly Faces[]): string => cards.map((faces) => faces.join('/')).join(',')

/** A card that nothing can touch can't be played. */
export const isPlayable = (faces: Faces): boolean => faces.some((face) => face !== 'dead')
