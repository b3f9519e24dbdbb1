// Prints how much script the first page loads, and fails the build when it grows past the budget.
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

export function budget(mostKilobytes: number): Plugin {
  return {
    name: 'playmat-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const first = new Set<string>()
      const follow = (name: string): void => {
        const chunk = bundle[name]
        if (first.has(name) || chunk?.type !== 'chunk') return
        first.add(name)
        chunk.imports.forEach(follow)
      }
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) follow(name)
      }
      let bytes = 0
      for (const name of first) {
        const chunk = bundle[name]
        if (chunk?.type === 'chunk') bytes += gzipSync(chunk.code, { level: 9 }).length
      }
      const kilobytes = bytes / 1000
      console.log(`first load: ${kilobytes.toFixed(1)} kB of script (gzip), budget ${mostKilobytes} kB`)
      if (kilobytes > mostKilobytes) throw new Error('the first load is over its budget')
    },
  }
}
