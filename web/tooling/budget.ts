// Prints how much script the first page loads, and fails the build when it grows past the budget.
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { firstScripts } from './first.ts'

export function budget(mostKilobytes: number): Plugin {
  return {
    name: 'playmat-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      let bytes = 0
      for (const name of firstScripts(bundle)) {
        const chunk = bundle[name]
        if (chunk?.type === 'chunk') bytes += gzipSync(chunk.code, { level: 9 }).length
      }
      const kilobytes = bytes / 1000
      console.log(`first load: ${kilobytes.toFixed(1)} kB of script (gzip), budget ${mostKilobytes} kB`)
      if (kilobytes > mostKilobytes) throw new Error('the first load is over its budget')
    },
  }
}
