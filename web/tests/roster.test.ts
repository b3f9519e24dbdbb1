import { describe, expect, it } from 'vitest'
import { namesIn } from '../src/lib/class/roster'

describe('a list of names', () => {
  it('is read line by line, without numbers and blanks', () => {
    expect(namesIn('1. Ada M.\n2) Bo\n\n  3 Cy  \n')).toEqual(['Ada M.', 'Bo', 'Cy'])
  })
  it('may be pasted with commas or from a table', () => {
    expect(namesIn('Ada, Bo;Cy\tDee')).toEqual(['Ada', 'Bo', 'Cy', 'Dee'])
  })
  it('keeps to what a name may be, and to sixty', () => {
    expect(namesIn('Bartholomew Montgomery')).toEqual(['Bartholomew Mont'])
    expect(namesIn(Array.from({ length: 80 }, (_, n) => `Child ${n}`).join('\n'))).toHaveLength(60)
  })
})
