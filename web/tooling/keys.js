// The keys of the interface's words as a type, so that a word that is not there is found before anybody misses it:
// `node tooling/keys.js`, which `npm run check` does first.
import { readFileSync, writeFileSync } from 'node:fs'

const FOLDER = new URL('../src/lib/words/', import.meta.url)
const text = readFileSync(new URL('en.ftl', FOLDER), 'utf8')
const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => `  | '${key}'`)
writeFileSync(new URL('keys.generated.ts', FOLDER), `// Made by tooling/keys.js from en.ftl.\nexport type Key =\n${keys.join('\n')}\n`)
