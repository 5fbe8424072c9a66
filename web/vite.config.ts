import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.FIRESIDE_SERVER ?? 'http://127.0.0.1:4747'

export default defineConfig({
  plugins: [svelte()],
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
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
})
