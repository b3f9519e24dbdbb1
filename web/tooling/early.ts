// What the first page needs beside its script and its look is asked for with the page itself: its letters, so that
// nothing moves when they come, and the words, of which the script only knows later which language it wants.
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** the words of the interface */
export const WORDS = /[\\/]lib[\\/]words[\\/]([a-z]+)\.ftl$/

export function early(fonts: readonly RegExp[]): Plugin {
  return {
    name: 'playmat-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {})
        const words = files.filter((file) => file.type === 'chunk').filter((file) => WORDS.test(file.facadeModuleId ?? ''))
        if (words.length === 0) throw new Error('no words were found')
        return [
          ...words.map(({ fileName, facadeModuleId }): HtmlTagDescriptor => {
            // The server leaves out the languages that a browser does not ask for.
            const attrs = { rel: 'modulepreload', hreflang: WORDS.exec(facadeModuleId ?? '')?.[1], href: `/${fileName}`, crossorigin: true }
            return { tag: 'link', attrs, injectTo: 'head' }
          }),
          ...fonts.map((name): HtmlTagDescriptor => {
            const file = files.find((one) => name.test(one.fileName))
            if (file === undefined) throw new Error(`no font like ${name.source} is used`)
            const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file.fileName}`, crossorigin: true }
            return { tag: 'link', attrs, injectTo: 'head' }
          }),
        ]
      },
    },
  }
}
