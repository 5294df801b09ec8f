import { defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { pageManifests, workerManifests } from './build/manifests.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [pageManifests(), preloadFonts(), serviceWorker(), precompress()],
  worker: { format: 'es', plugins: () => [workerManifests()] },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', embed: 'embed.html', sw: 'src/offline/sw.ts' },
      output: {
        entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [...CHUNKS] },
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
