import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packed } from './texts.ts';

// What is made of a text is called by where it is, so that one sees which language it belongs to.
const TEXT = /\/lang\/(?<code>\w+)\/page\/(?<name>.+)\.\w+\?raw$/;

// What every table needs is loaded with the first page: as one file it is packed better than as twenty.
const SHARED =
  /\/ui\/src\/(?:after|api|friends|look|rest|sense|table|words|learn\/(?:Hint|Links|advice|found|words)|setup\/(?:Row|Segments|Switch))/;

// What one reads rules with, on their page, beside the board and in a guided match.
const READ = /\/ui\/src\/learn\/read\//;

const packedTexts = {
  name: 'packed-texts',
  enforce: 'post' as const,
  transform(code: string, id: string) {
    if (!/\.ftl\?raw$/.test(id)) return undefined;
    const text = JSON.parse(/^export default (".*");?$/s.exec(code)![1]!) as string;
    return { code: `export default ${JSON.stringify(packed(text))}`, map: null };
  },
};

// What is built here is what the server serves: it is committed, and CI builds it again and compares.
export default defineConfig({
  plugins: [svelte(), packedTexts],
  build: {
    outDir: '../src/mbira/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED, minShareCount: 2 },
            { name: 'read', test: READ },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => {
          const text = TEXT.exec(facadeModuleId ?? '')?.groups;
          const name = text && `lang-${text.code}-${text.name!.replaceAll('/', '-')}`;
          return `assets/${name ?? '[name]'}-[hash].js`;
        },
      },
    },
  },
  server: {
    fs: { allow: ['.', '../src/mbira/lang'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8480', ws: true } },
  },
});
