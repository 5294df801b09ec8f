import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The placeholder for the list of files. Must agree with src/offline/sw.ts. */
const PLACE = '__FILES__';

/**
 * Writes the list of built files into the service worker: `shell` is the home page, `rest` is fetched in the
 * background.
 */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'tablee-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
        const shell = new Set<string>();
        const add = (name: string) => {
          const part = bundle[name];
          if (shell.has(name) || !part) return;
          shell.add(name);
          if (part.type !== 'chunk') return;
          for (const next of part.imports) add(next);
          for (const css of part.viteMetadata?.importedCss ?? []) add(css);
          for (const asset of part.viteMetadata?.importedAssets ?? []) add(asset);
        };
        const wanted = Object.values(bundle).filter(
          part => part.type === 'chunk' && (part.name === 'index' || part.name === 'home'),
        );
        for (const part of wanted) add(part.fileName);
        // A frame on another site is never offline.
        const built = Object.keys(bundle).filter(
          f => f !== 'sw.js' && f !== 'embed.html' && !f.endsWith('.map'),
        );
        const fonts = built.filter(f => f.endsWith('.woff2'));
        const first = new Set(['index.html', ...shell, ...fonts]);
        const plain = readdirSync(publicDir, { recursive: true, withFileTypes: true })
          .filter(e => e.isFile())
          .map(e => `${e.parentPath}/${e.name}`.slice(publicDir.length + 1));
        const address = (f: string) => (f === 'index.html' ? '/' : `/${f}`);
        const rest = [...built, ...plain].filter(f => !first.has(f) && !f.startsWith('.vite/'));
        const files = { shell: [...first].map(address), rest: rest.map(address) };
        // The content counts too: a change under the same file names is a new version.
        const hash = createHash('sha256').update(JSON.stringify(files));
        const page = bundle['index.html'];
        if (page?.type === 'asset') hash.update(page.source);
        const version = hash.digest('hex').slice(0, 12);
        worker.code = worker.code.replaceAll(PLACE, JSON.stringify({ version, ...files }));
      },
    },
  };
}
