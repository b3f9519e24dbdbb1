// The keys of the interface's words as types, so that a word that is not there is found before anybody misses it:
// `node tooling/keys.js`, which `npm run check` does first. The pages of a class have a catalogue of their own.
import { readFileSync, writeFileSync } from 'node:fs'

for (const [folder, type] of [
  ['words', 'Key'],
  ['class', 'ClassKey'],
]) {
  const place = new URL(`../src/lib/${folder}/`, import.meta.url)
  const text = readFileSync(new URL('en.ftl', place), 'utf8')
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => `  | '${key}'`)
  writeFileSync(new URL('keys.generated.ts', place), `// Made by tooling/keys.js from en.ftl.\nexport type ${type} =\n${keys.join('\n')}\n`)
}
