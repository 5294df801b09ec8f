import { defineConfig } from 'vite';
import { previewFonts } from './build/preview-fonts.ts';

/** The program that draws link previews for the server: one file without imports, and the fonts it needs. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [previewFonts()],
  // Drawings read settings of the page: there is no place to keep any.
  define: { localStorage: 'null', matchMedia: '(() => ({ matches: true }))' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/preview/preview.ts',
    outDir: 'dist-preview',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'preview.js' } },
  },
});
