// Writes the service worker: which files are the shell, and a version that changes with any of them.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { WORDS } from './early.ts'
import { firstScripts } from './first.ts'

/** Beside the script: the page, its look, its letters, its words, and the picture on the home screen. */
const PUBLIC = ['/', '/icon.svg', '/manifest.webmanifest']

export function worker(): Plugin {
  return {
    name: 'playmat-worker',
    apply: 'build',
    writeBundle(options, bundle) {
      const shell = firstScripts(bundle)
      for (const name of [...shell]) {
        const chunk = bundle[name]
        if (chunk?.type === 'chunk') chunk.viteMetadata?.importedCss.forEach((css) => shell.add(css))
      }
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'asset' ? name.endsWith('.woff2') : WORDS.test(chunk.facadeModuleId ?? '')) shell.add(name)
      }
      const files = [...PUBLIC, ...[...shell].sort().map((name) => `/${name}`)]
      const page = bundle['index.html']
      const version = createHash('sha256')
        .update(JSON.stringify(files))
        .update(page?.type === 'asset' ? page.source : '')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 12)
      const source = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf-8')
      const made = source.replace('__VERSION__', version).replace('__SHELL__', JSON.stringify(files, null, 2))
      writeFileSync(join(options.dir ?? '', 'sw.js'), made)
    },
  }
}
