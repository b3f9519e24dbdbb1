import { expect, test } from 'vitest'
import type { RulePage } from '../src/lib/api/types'
import { found, linesOf, matches, rulePath } from '../src/lib/rules'

const rule = (id: string, title: string, text: string) => ({ id, title, text, ruling: false, pictures: [] })
const page: RulePage = {
  game: 'number-line',
  title: 'Recta numérica',
  language: 'es',
  credit: { designer: null, publisher: null, series: null, year: null, rights: null, link: null, source: 'una guía', lines: [] },
  chapters: [
    { title: 'Las rondas', rules: [rule('NL-5', 'Ronda 2', 'El señuelo no cuenta.'), rule('NL-12', 'Ronda 3', 'Cuentan las dos.')] },
    { title: 'Quién gana', rules: [rule('NL-10', 'Más puntos', 'Gana quien tiene más.')] },
  ],
}
const ids = (typed: string): string[] =>
  found([page], typed).flatMap((one) => one.chapters.flatMap((chapter) => chapter.rules.map((item) => item.id)))

test('a rule is found by any word, with or without its accents and capitals', () => {
  expect(ids('senuelo')).toEqual(['NL-5'])
  expect(ids('SEÑUELO cuenta')).toEqual(['NL-5'])
  expect(ids('mas')).toEqual(['NL-10'])
  expect(ids('ronda')).toEqual(['NL-5', 'NL-12'])
  expect(ids('zebra')).toEqual([])
})

test('a rule is found by its number, however it is typed', () => {
  for (const typed of ['NL-12', 'nl12', 'nl 12', 'Nl-12']) expect(ids(typed)).toEqual(['NL-12'])
  expect(matches(rule('NL-1', 'x', 'y'), 'nl1')).toBe(true)
})

test('without a word everything is shown, and chapters with nothing in them are not', () => {
  expect(ids('')).toEqual(['NL-5', 'NL-12', 'NL-10'])
  expect(found([page], 'gana').map((one) => one.chapters.map((chapter) => chapter.title))).toEqual([['Quién gana']])
})

test('examples are told apart, and rules have addresses', () => {
  expect(linesOf('One.\n*Example.* Two * 3.')).toEqual([
    { example: null, text: 'One.' },
    { example: 'Example.', text: 'Two * 3.' },
  ])
  expect(rulePath('bang-zoom', 'BZ-7')).toBe('/rules/bang-zoom#BZ-7')
})
