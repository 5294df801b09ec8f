import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SQUEEZABLE = /\.(?:js|css|html|json|svg|webmanifest)$/;
/** Smaller files do not gain from compression. */
const WORTH_BYTES = 512;

/** Writes .gz and .br files, so that the server never compresses during play. */
export function precompress(): Plugin {
  return {
    name: 'tablee-precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (!dir) throw new Error('the build is written nowhere');
        for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !SQUEEZABLE.test(entry.name)) continue;
          const path = join(entry.parentPath, entry.name);
          const bytes = await readFile(path);
          if (bytes.length < WORTH_BYTES) continue;
          await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
          const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
        }
      },
    },
  };
}
