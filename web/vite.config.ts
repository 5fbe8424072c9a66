import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.FIRESIDE_SERVER ?? 'http://127.0.0.1:4747'

/** Lays a Brotli copy beside every larger file that shrinks, except for the page, into which the server writes. The server sends it to
 * browsers that read it, and gzip to the others. */
const brotli: Plugin = {
  name: 'brotli',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
      const file = readFileSync(join(dir, name))
      if (file.length > 1024) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(file))
    }
  },
}

/** What the table page and all boards need. */
const SHARED = [
  'art/[^/]+',
  'boards/shared/(Pane|Tabs|pages|press|sketch|words)',
  'lib/(log/loglinks|question/(label|pointing)|story/prose)',
  'parts/(help/Hint|pictures/(Face|Icon)|seats/SeatStrip|story/Prose|table/Undrawn)',
]

export default defineConfig({
  // The server says below which path the client is.
  base: './',
  plugins: [svelte(), brotli],
  server: {
    proxy: { '/api': { target: server, ws: true } },
    // The sheet of pictures reads the maps from the books.
    fs: { allow: ['..'] },
  },
  preview: {
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: 'dist',
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Inlined files would be data: addresses, which the content security policy forbids for fonts.
    assetsInlineLimit: 0,
    // The helper that preloads modules for old browsers is not needed by the browsers above.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // It is one file, not a dozen that compress badly; the first page needs none of it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'shared',
              test: new RegExp(`/src/(${SHARED.join('|')})\\.`),
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
})
