// Fonts of the first page are asked for with the page itself, not only when its text is there: nothing moves then.
import type { HtmlTagDescriptor, Plugin } from 'vite'

export function earlyFonts(names: readonly RegExp[]): Plugin {
  return {
    name: 'playmat-early-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        return names.map((name): HtmlTagDescriptor => {
          const file = files.find((one) => name.test(one))
          if (file === undefined) throw new Error(`no font like ${name.source} is used`)
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }
          return { tag: 'link', attrs, injectTo: 'head' }
        })
      },
    },
  }
}
