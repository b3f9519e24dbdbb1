import { expect, test } from 'vitest'
import type { PrintGame, PrintShelf } from '../src/lib/api/types'
import { agreedPath, facePath, pdfPath, printQuery, usualPaper, usualWishes } from '../src/lib/print'

const game: PrintGame = {
  name: 'big-bang',
  title: 'Big Bang',
  line: '',
  things: ['cards', 'mat', 'rules', 'score'],
  pack: ['plan', 'worksheet', 'cards'],
  copies: 2,
  backs: false,
  cards: 35,
  triangles: true,
  pictured: [],
  playable: false,
}

const shelf: PrintShelf = {
  games: [game],
  papers: ['a4', 'letter'],
  things: game.things,
  inks: ['full', 'low'],
  sizes: ['normal', 'large'],
  kinds: [
    { name: 'set', ink: 'full', size: 'normal' },
    { name: 'pack', ink: 'low', size: 'large' },
    { name: 'shop', ink: 'full', size: 'normal' },
  ],
  orders: ['pairs', 'apart'],
  most_copies: 10,
  longest_code: 32,
}

test('the usual set needs no more than paper and language', () => {
  expect(printQuery(shelf, game, usualWishes(game, 'a4'), 'en')).toBe('paper=a4&language=en')
})

test('every wish is in the address, things in the order they are printed', () => {
  const usual = usualWishes(game, 'letter')
  const wishes = { ...usual, things: ['rules', 'cards'], ink: 'low', size: 'large', backs: true, copies: 3, deal: ' R7 ' }
  expect(printQuery(shelf, game, wishes, 'es')).toBe(
    'paper=letter&language=es&what=cards%2Crules&ink=low&size=large&backs=yes&copies=3&deal=R7',
  )
  expect(pdfPath('big-bang', 'paper=a4')).toBe('/api/print/big-bang.pdf?paper=a4')
})

test('a pack and a shop are asked for by their kind, with what differs from their usual look', () => {
  const pack = { ...usualWishes(game, 'a4'), kind: 'pack', things: ['plan', 'worksheet', 'cards'], ink: 'low', size: 'large' }
  expect(printQuery(shelf, game, pack, 'en')).toBe('paper=a4&language=en&kind=pack')
  expect(printQuery(shelf, game, { ...pack, things: ['plan'], ink: 'full' }, 'en')).toBe(
    'paper=a4&language=en&kind=pack&what=plan&ink=full',
  )
  const shop = { ...usualWishes(game, 'a4'), kind: 'shop', order: 'apart', things: ['cards'], backs: true, deal: 'R7' }
  expect(printQuery(shelf, game, shop, 'en')).toBe('paper=a4&language=en&kind=shop&order=apart')
})

test('backs are asked for or waived where they are not usual, and only for cards', () => {
  const turned = { ...game, backs: true }
  const usual = usualWishes(turned, 'a4')
  expect(usual.backs).toBe(true)
  expect(printQuery(shelf, turned, usual, 'en')).toBe('paper=a4&language=en')
  expect(printQuery(shelf, turned, { ...usual, backs: false }, 'en')).toBe('paper=a4&language=en&backs=no')
  expect(printQuery(shelf, turned, { ...usual, backs: false, things: ['rules'] }, 'en')).toBe('paper=a4&language=en&what=rules')
})

test('a face has one address for each look', () => {
  expect(facePath('sevens', '7S')).toBe('/api/faces/sevens/7S.svg')
  expect(facePath('sevens', '7S', { ink: 'full', size: 'normal' })).toBe('/api/faces/sevens/7S.svg')
  expect(facePath('number-line', 'green card', { ink: 'mono', size: 'large', side: 'back' })).toBe(
    '/api/faces/number-line/green%20card.svg?ink=mono&size=large&side=back',
  )
})

test('the paper is the one that is usual where the reader lives', () => {
  expect(usualPaper(['en-US', 'en'])).toBe('letter')
  expect(usualPaper(['es', 'es-MX'])).toBe('letter')
  expect(usualPaper(['en-GB', 'en-US'])).toBe('a4')
  expect(usualPaper(['es'])).toBe('a4')
  expect(usualPaper([])).toBe('a4')
})

test('what a table has agreed is asked for by its preset and options', () => {
  const options = { games: 2, target: null, allow: 'A&B' }
  expect(agreedPath({ game: 'bang-zoom', preset: 'paper', options, play: null }, 'es')).toBe(
    '/api/print/bang-zoom.pdf?what=score&language=es&preset=paper&options={%22games%22:2,%22target%22:null,%22allow%22:%22A%26B%22}',
  )
})
