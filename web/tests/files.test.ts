// @vitest-environment happy-dom
// A file is what the server says it is, or an error; and its address is given back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFile, Unreachable } from '../src/lib/api/http'
import { copyText } from '../src/lib/copying'
import { openFile } from '../src/lib/files'

const asking = { language: 'en', token: 'key' }
const answer = (body: string, type: string, status = 200): void =>
  void vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } })))
const refusal = JSON.stringify({ type: 'refused', id: null, code: 'busy', sentence: 'Try again in a minute.', facts: {}, rule: '', child: '' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a file of the kind that was asked for is a file, and everything else is an error', async () => {
  answer('a,b', 'text/csv; charset=utf-8')
  expect(await (await fetchFile('x.csv', 'text/csv', asking)).text()).toBe('a,b')
  answer(refusal, 'application/json', 429)
  await expect(fetchFile('x.csv', 'text/csv', asking)).rejects.toThrow('Try again in a minute.')
  answer('<h1>Blocked</h1>', 'text/html')
  await expect(fetchFile('x.csv', 'text/csv', asking)).rejects.toBeInstanceOf(Unreachable)
  answer('', 'text/csv', 502)
  await expect(fetchFile('x.csv', 'text/csv', asking)).rejects.toBeInstanceOf(Unreachable)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(fetchFile('x.csv', 'text/csv', asking)).rejects.toBeInstanceOf(Unreachable)
})

test('a tab opens before the file has come, and its address is given back when it is closed', async () => {
  const tab = { document: { body: {}, title: '' }, location: { href: '' }, closed: false, close: vi.fn() }
  const open = vi.fn(() => tab)
  vi.stubGlobal('open', open)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  let come: (file: Blob) => void = () => undefined
  const opening = openFile(() => new Promise((file) => (come = file)), 'x.pdf')
  expect(open).toHaveBeenCalledOnce()
  come(new Blob(['x']))
  await opening
  expect(tab.location.href).toBe('blob:1')
  vi.advanceTimersByTime(60_000)
  expect(revoke).not.toHaveBeenCalled()
  tab.closed = true
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1')
})

test('a tab is closed when there is no file', async () => {
  const tab = { document: { body: {}, title: '' }, location: { href: '' }, closed: false, close: vi.fn() }
  vi.stubGlobal('open', () => tab)
  await expect(openFile(() => Promise.reject(new Error('no file')), 'x.pdf')).rejects.toThrow('no file')
  expect(tab.close).toHaveBeenCalledOnce()
})

test('text is copied the old way in an open dialog, where nothing else can be selected', async () => {
  document.body.innerHTML = '<dialog open><button>Copy</button></dialog>'
  const button = document.querySelector('button')
  button?.focus()
  vi.stubGlobal('navigator', {}) // plain http
  let selected = ''
  document.execCommand = () => {
    const field = document.querySelector<HTMLTextAreaElement>('dialog > textarea')
    selected = field?.value ?? ''
    return true
  }
  expect(await copyText('https://link')).toBe(true)
  expect(selected).toBe('https://link')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
  document.execCommand = () => false
  expect(await copyText('https://link')).toBe(false)
})
