/** Long texts as part of an address: deflated, then base64url. */

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, b => String.fromCharCode(b)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));

/** A larger text is rejected so that a link cannot fill the memory. */
const MAX_BYTES = 1_000_000;

export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toText(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Throws unless the text was packed completely. */
export async function unpackText(packed: string): Promise<string> {
  const stream = new Blob([toBytes(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_BYTES) throw new Error('the text in this link is too long');
    parts.push(new Uint8Array(value));
  }
  return new Blob(parts).text();
}
