import { type Game, type GameRecord, parseRecord, type Verdict, verifySteps } from '@tablee/kernel';

/** A record as URL text: deflated, then base64url. */

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, b => String.fromCharCode(b)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));

/** A larger text is rejected so that a link cannot fill the memory. */
const MAX_BYTES = 1_000_000;

export async function packRecord(record: GameRecord): Promise<string> {
  const stream = new Blob([JSON.stringify(record)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return toText(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Throws unless the text is a complete record. */
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

/** Half a frame, so that the page stays responsive. */
const SLICE_MS = 8;

/** Recomputes all picks of a record in slices. Throws a BadText at the first mismatch. */
export async function verifyFluidly(game: Game, record: GameRecord): Promise<Verdict> {
  const checking = verifySteps(game, record);
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const step = checking.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise(resume => setTimeout(resume));
    until = performance.now() + SLICE_MS;
  }
}
