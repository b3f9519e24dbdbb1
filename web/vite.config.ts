import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { budget } from './tooling/budget.ts'
import { catalogues } from './tooling/catalogues.ts'
import { early } from './tooling/early.ts'
import { packages } from './tooling/packages.ts'
import { worker } from './tooling/worker.ts'

// Where `vite dev` finds the game server: `playmat serve --port 8000` in another terminal.
const server = process.env.PLAYMAT_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), catalogues(), budget(90), early([/fraunces.*600.*woff2$/, /nunito.*400.*woff2$/, /nunito.*700.*woff2$/]), packages(), worker()],
  build: {
    outDir: '../src/playmat/server/static',
    emptyOutDir: true,
    // The content security policy allows no fonts from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome100', 'firefox102', 'safari16'],
    reportCompressedSize: false,
    // What every page needs comes in one piece: each file more is a journey, and work for a slow device.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: {
    host: '127.0.0.1',
    // The sentences of a game lie in the Python package and are read from there.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  // Components are tested as a browser runs them.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
