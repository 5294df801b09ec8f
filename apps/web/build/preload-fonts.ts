import type { Plugin } from 'vite';

/** Fonts load with the page and not after its styles, so that text rarely appears in the fallback font. */
export function preloadFonts(): Plugin {
  return {
    name: 'tablee-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter(file => file.endsWith('.woff2'));
        return fonts.map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
