// Catalogues are read when the client is built, not on every device that opens it: what comes to the browser is each
// message as the Fluent runtime keeps it, and the parser stays here.
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import type { Catalogue } from '../src/lib/words/bundle.ts'

export function compiled(text: string): Catalogue {
  const catalogue: Catalogue = {}
  for (const { id, value } of new FluentResource(text).body) {
    if (value === null) throw new Error(`the message ${id} has no value`)
    catalogue[id] ??= value // as in a bundle, the first one counts
  }
  return catalogue
}

export function catalogues(): Plugin {
  return {
    name: 'playmat-catalogues',
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (text) => ({ code: `export default ${JSON.stringify(compiled(text))}`, map: null, moduleType: 'js' }),
    },
  }
}
