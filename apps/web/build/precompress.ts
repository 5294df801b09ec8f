import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const SQUEEZABLE = /\.(?:js|css|html|json|svg|webmanifest)$/;
/** Smaller files do not gain from compression. */
const WORTH_BYTES = 512;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

async function squeeze(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_BYTES) return;
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, BEST));
}

/** Writes .gz and .br files, so that the server never compresses during play. */
export function precompress(): Plugin {
  return {
    name: 'tablee-precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (!dir) throw new Error('the build is written nowhere');
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries.filter(entry => entry.isFile() && SQUEEZABLE.test(entry.name));
        // Side by side: the best compression takes most of a build, and each file a thread of its own.
        await Promise.all(files.map(({ parentPath, name }) => squeeze(join(parentPath, name))));
      },
    },
  };
}
