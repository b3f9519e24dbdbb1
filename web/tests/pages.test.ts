// @vitest-environment happy-dom
// Which page an address shows, and where the focus goes when one goes there.
import { beforeEach, expect, test } from 'vitest'
import { arrive } from '../src/lib/arrive'
import { follow } from '../src/lib/route.svelte'
import { isBigScreen, routeOf } from '../src/lib/routes'

test('every address is read, and one that is typed wrong leads to a page that says so', () => {
  expect(routeOf('/learn/sevens/', '')).toEqual({ page: 'learn', game: 'sevens' })
  expect(routeOf('/rules/big-bang', '#BB-2')).toEqual({ page: 'rules', game: 'big-bang', rule: 'BB-2' })
  expect(routeOf('/new', '')).toEqual({ page: 'lost' })
  expect(routeOf('/t/CODE/wall', '')).toEqual({ page: 'lost' })
  expect(routeOf('/learn/%E0', '')).toEqual({ page: 'lost' })
})

const settled = (): Promise<void> => new Promise((over) => setTimeout(over))
const [OLD, NEW] = ['<h1>Home</h1><a href="/rules">Rules</a>', '<h1>Rules</h1><input>']

beforeEach(() => {
  document.body.innerHTML = OLD
  document.querySelector('a')?.focus()
})

test('the heading of the next page takes the focus', async () => {
  arrive(document.activeElement)
  await settled()
  expect(document.activeElement?.tagName).toBe('A')
  document.body.innerHTML = NEW
  await settled()
  expect(document.activeElement?.textContent).toBe('Rules')
})

test('who is about something by then is left alone', async () => {
  arrive(document.activeElement)
  document.body.innerHTML = NEW
  document.querySelector('input')?.focus()
  await settled()
  expect(document.activeElement?.tagName).toBe('INPUT')
  document.body.innerHTML = OLD
  arrive(document.activeElement)
  dispatchEvent(new Event('pointerdown'))
  document.body.innerHTML = NEW
  await settled()
  expect(document.activeElement).toBe(document.body)
})

test('a link is followed in the page, unless the click asks for a tab, a window or a download', () => {
  const click = (more: MouseEventInit, link = '<a href="/rules?x=1#BB-2">Rules</a>'): [boolean, string] => {
    history.replaceState(null, '', '/learn')
    document.body.innerHTML = link
    const anchor = document.querySelector('a')
    anchor?.addEventListener('click', follow)
    anchor?.addEventListener('click', (event) => (stopped = event.defaultPrevented))
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }) // nobody leaves the test
    let stopped = false
    anchor?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))
    return [stopped, location.pathname + location.search + location.hash]
  }
  expect(click({})).toEqual([true, '/rules?x=1#BB-2'])
  for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(click(more), JSON.stringify(more)).toEqual([false, '/learn'])
  for (const link of ['<a href="/rules" target="_blank">Rules</a>', '<a href="/rules" download>Rules</a>'])
    expect(click({}, link), link).toEqual([false, '/learn'])
})

test('big screens are those of a table and of a class', () => {
  expect(['/t/CODE/projector', '/c/CODE/wall', '/t/CODE', '/c/CODE', '/'].map((path) => isBigScreen(routeOf(path, '')))).toEqual([true, true, false, false, false])
})
