// Lists the packages that the built client contains, with their licenses, for tools/third_party.py.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

interface Package {
  name: string
  version: string
  license: string
  author: string
  link: string
  /** the license as the package ships it; empty if it ships none */
  text: string
  /** whether all that is used of it are fonts */
  isFont: boolean
}

/** Code that the bundler adds on its own: the ids of its modules begin with a NUL and name the bundler. */
const VIRTUAL = /^\0(?:vite|rolldown)\//
const LICENSE = /^licen[cs]e(\.\w+)?$/i
const FONT = /\.woff2$/

export function packages(): Plugin {
  let root = ''
  return {
    name: 'playmat-packages',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle(_options, bundle) {
      const found = new Map<string, Package>()
      for (const file of filesIn(bundle)) {
        const folder = folderOf(file, root)
        if (folder === null) continue
        const known = found.get(folder) ?? { ...read(folder), isFont: true }
        known.isFont &&= FONT.test(file)
        found.set(folder, known)
      }
      const listed = [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
      if (listed.length === 0) throw new Error('no package was found in the bundle')
      this.emitFile({ type: 'asset', fileName: 'packages.json', source: JSON.stringify(listed, null, 2) })
    },
  }
}

function filesIn(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames))
}

/** The folder of the package that a module is part of, or null if the module is our own. */
function folderOf(id: string, root: string): string | null {
  if (VIRTUAL.test(id)) return join(root, 'node_modules', id.slice(1).split('/')[0] ?? '')
  if (id.startsWith('\0')) throw new Error(`which package does ${JSON.stringify(id)} belong to?`)
  const path = resolve(root, id.split('?')[0] ?? '')
  if (!path.includes('/node_modules/')) return null
  let folder = dirname(path)
  while (!isPackage(folder)) folder = dirname(folder)
  return folder
}

/** Some packages hold a package.json without a name in folders of theirs. */
function isPackage(folder: string): boolean {
  const file = join(folder, 'package.json')
  return existsSync(file) && 'version' in (JSON.parse(readFileSync(file, 'utf-8')) as object)
}

function read(folder: string): Omit<Package, 'isFont'> {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as {
    name: string
    version: string
    license?: string
    author?: string | { name: string }
    homepage?: string
  }
  const { name, version, license, author = '', homepage } = about
  if (license === undefined) throw new Error(`${name} does not say under which license it is`)
  const file = readdirSync(folder).find((entry) => LICENSE.test(entry))
  return {
    name,
    version,
    license,
    author: typeof author === 'string' ? author : author.name,
    link: homepage ?? '',
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf-8'),
  }
}
