import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { serviceWorker } from './build/service-worker.ts';

/** What every screen shows or does. */
const PAGE =
  /node_modules[\\/](?:preact|preact-iso|@preact)[\\/]|web[\\/]src[\\/](?:page[\\/](?:dialog|icon|later|live|loaded|mark|page|switches)|messages[\\/]index|settings|routes|storage[\\/]store|games[\\/](?:marks|text))\.tsx?$/;
/** What every board is made with. */
const BOARD = /web[\\/]src[\\/]board[\\/]/;
/** What every table, here or by link, shows at once. */
const TABLE =
  /web[\\/]src[\\/]screens[\\/]table[\\/](?:actions|advice|chat-button|door-notice|explained|laying|looks|moves-list|names|places|seat|shown|sides|spoken|table|talk)\.tsx?$|web[\\/]src[\\/](?:thinker|table[\\/](?:moment|session|sight)|games[\\/]views)\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [preloadFonts(), serviceWorker(), precompress()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What is always wanted together travels together: many small files weigh more than one.
        codeSplitting: {
          groups: [
            { name: 'page', test: PAGE, priority: 3 },
            { name: 'board', test: BOARD, priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': 'http://localhost:8080',
      '/ws': { target: 'ws://localhost:8080', ws: true },
    },
  },
});
