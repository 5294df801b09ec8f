import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

const FILES = [
  '@fontsource/fraunces/files/fraunces-latin-700-normal.woff',
  '@fontsource/fraunces/files/fraunces-latin-ext-700-normal.woff',
  ...[400, 700].flatMap(weight => [
    `@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${weight}-normal.woff`,
    `@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-${weight}-normal.woff`,
  ]),
];

/** The renderer of previews reads TrueType; the packages of the fonts hold WOFF, which is the same in compressed parts. */
export function previewFonts(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'tablee-preview-fonts',
    apply: 'build',
    async generateBundle() {
      for (const file of FILES) {
        const source = unpackWoff(await readFile(resolve(file)));
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${file.split('/').at(-1)!.replace('.woff', '.ttf')}`,
          source,
        });
      }
    },
  };
}

const WOFF = 0x774f4646;
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const HEAD = 12;
const ENTRY = 16;

/** WOFF 1.0, section 3 to 5: a directory of tables, each compressed by zlib unless that made it longer. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error('this is no WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = WOFF_HEAD + i * WOFF_ENTRY;
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map(part =>
      woff.readUInt32BE(at + part),
    );
    const bytes = woff.subarray(offset!, offset! + packed!);
    return { tag: tag!, checksum: checksum!, bytes: packed! < length! ? inflateSync(bytes) : bytes };
  });
  const directory = Buffer.alloc(HEAD + count * ENTRY);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);
  let at = directory.length;
  const parts: Buffer[] = [directory];
  tables.forEach(({ tag, checksum, bytes }, i) => {
    const entry = HEAD + i * ENTRY;
    directory.writeUInt32BE(tag, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    at += bytes.length + padding.length;
  });
  return Buffer.concat(parts);
}
