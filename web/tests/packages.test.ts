import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages } from '../tooling/packages'

const ROOT = join(import.meta.dirname, '..')

/** What the build would list for a client made of these modules and assets. */
function listed(moduleIds: string[], originalFileNames: string[] = []): { name: string; license: string; text: string; isFont: boolean }[] {
  const plugin = packages() as unknown as {
    configResolved: (config: { root: string }) => void
    generateBundle: (options: object, bundle: object) => void
  }
  let source = '[]'
  plugin.configResolved({ root: ROOT })
  plugin.generateBundle.call({ emitFile: (file: { source: string }) => void (source = file.source) } as never, {}, {
    'first.js': { type: 'chunk', moduleIds },
    'font.woff2': { type: 'asset', originalFileNames },
  })
  return JSON.parse(source) as ReturnType<typeof listed>
}

test('a package in the bundle is listed once, with its license', () => {
  const svelte = join(ROOT, 'node_modules/svelte/src')
  const [found, ...others] = listed([join(ROOT, 'src/main.ts'), join(svelte, 'index-client.js'), join(svelte, 'store/index-client.js')])
  expect(others).toEqual([])
  expect(found).toMatchObject({ name: 'svelte', license: 'MIT', isFont: false })
  expect(found?.text).toContain('Copyright (c) 2016')
})

test('fonts are assets, and code that the bundler adds counts too', () => {
  const found = listed(['\0vite/preload-helper.js'], ['node_modules/@fontsource/nunito/files/nunito-latin-400-normal.woff2'])
  expect(found.map(({ name, isFont }) => [name, isFont])).toEqual([
    ['@fontsource/nunito', true],
    ['vite', false],
  ])
})

test('a module of unknown origin fails the build', () => {
  expect(() => listed(['\0somewhere/else.js'])).toThrow('which package')
})
