import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// What is built here is what the server serves: it is committed, and CI builds it again and compares.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/mbira/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8480', ws: true } } },
});
