// A letter deck as text: `A9 B9 C2 …`, letters in alphabetical order with their counts.
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
export const MOST_OF_A_LETTER = 30
export const LEAST_CARDS = 60
export const MOST_CARDS = 200

export type Deck = Record<string, number>

export function readDeck(text: string): Deck {
  const deck: Deck = Object.fromEntries(LETTERS.map((letter) => [letter, 0]))
  for (const [, letter = '', count] of text.matchAll(/([A-Z])(\d+)/g)) deck[letter] = Number(count)
  return deck
}
export const writeDeck = (deck: Deck): string =>
  LETTERS.filter((letter) => deck[letter])
    .map((letter) => `${letter}${deck[letter]}`)
    .join(' ')
export const cardsIn = (deck: Deck): number => LETTERS.reduce((sum, letter) => sum + (deck[letter] ?? 0), 0)
