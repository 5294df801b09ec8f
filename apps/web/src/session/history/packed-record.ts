import { type GameRecord, parseRecord } from '@tablee/kernel';

/** A whole record in a link: deflated, in the alphabet of addresses. */

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, b => String.fromCharCode(b)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));

/** More than any game we know; a hostile link must not fill the memory. */
const MAX_BYTES = 1_000_000;

export async function packRecord(record: GameRecord): Promise<string> {
  const stream = new Blob([JSON.stringify(record)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return toText(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Throws when the text is not a whole record. */
export async function unpackRecord(text: string): Promise<GameRecord> {
  const stream = new Blob([toBytes(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_BYTES) throw new Error('the record in this link is too long');
    parts.push(new Uint8Array(value));
  }
  return parseRecord(await new Blob(parts).text());
}
