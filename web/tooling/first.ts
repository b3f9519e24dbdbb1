// Which script a page is begun with: the chunk that holds main.ts, and all that it imports at once.
import type { Rolldown } from 'vite'

const MAIN = /[\\/]src[\\/]main\.ts$/

export function firstScripts(bundle: Rolldown.OutputBundle): Set<string> {
  const first = new Set<string>()
  const follow = (name: string): void => {
    const chunk = bundle[name]
    if (first.has(name) || chunk?.type !== 'chunk') return
    first.add(name)
    chunk.imports.forEach(follow)
  }
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => MAIN.test(id))) follow(name)
  }
  if (first.size === 0) throw new Error('no script begins the page')
  return first
}
