// Options as sentences, by the very catalogue that the server speaks from.
import { describe, expect, it } from 'vitest'
import { optionSentence, readValue } from '../src/lib/agreed'
import type { OptionInfo } from '../src/lib/api/types'

const option = (name: string, more: Partial<OptionInfo>): OptionInfo => ({
  name,
  words: '',
  default: null,
  values: [],
  low: null,
  high: null,
  rule: '',
  ...more,
})
const tell = (key: string, facts?: object): string => key + (facts ? JSON.stringify(facts) : '')
const replay = option('replay', { default: false, values: [false, true].map((value) => ({ value, text: String(value) })) })

describe('an option', () => {
  it('has a sentence for each value of a choice', () => {
    expect(optionSentence(replay, true, tell)).toBe('agreed-replay-true')
  })
  it('puts figures in, and says where there is none', () => {
    expect(optionSentence(option('clock', {}), 5, tell)).toBe('agreed-clock{"number":5}')
    expect(optionSentence(option('clock', {}), null, tell)).toBe('agreed-clock-null')
  })
  it('lists words', () => {
    const allow = option('allow', { default: '' })
    expect(optionSentence(allow, '', tell)).toBe('agreed-allow-empty')
    expect(optionSentence(allow, 'APP,SUSHI', tell)).toBe('agreed-allow{"words":"APP, SUSHI"}')
  })
  it('is read from the name of a list', () => {
    expect([readValue(replay, 'true'), readValue(option('clock', {}), 'null')]).toEqual([true, null])
    expect([readValue(option('clock', {}), '5'), readValue(option('allow', { default: '' }), 'APP')]).toEqual([5, 'APP'])
  })
})
