import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** First bytes of frames that are a whole message: final, nothing negotiated (RFC 6455, 5.2). */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
/** Second byte of a masked frame; with it the length, while it fits. */
const MASKED = 0x80;
const LONGEST = 125;
const HEADER_BYTES = 6;

type Listener = (chunk: Buffer) => void;

/**
 * Nearly all that people send is small text in a frame of its own, arriving whole. It is read here; the library's way,
 * made for every case, through two streams and four events, took a twentieth of a move. Whatever else comes first on
 * a line, that line is the library's from then on, as if nothing had stood in between.
 */
export function takeShortcut(peer: WebSocket, socket: Duplex, onText: (text: string) => void): void {
  const [library, ...others] = socket.listeners('data') as Listener[];
  if (!library || others.length > 0) return;
  const shortcut: Listener = chunk => {
    for (let at = 0, end = 0; at < chunk.length; at = end) {
      end = peer.readyState === WebSocket.OPEN ? endOfFrame(chunk, at) : -1;
      const kind = end < 0 ? -1 : chunk[at];
      const text = kind === TEXT ? readText(chunk, at + HEADER_BYTES, end) : null;
      if (text !== null) onText(text);
      else if (kind === PING || kind === PONG) library.call(socket, chunk.subarray(at, end));
      else {
        socket.off('data', shortcut).on('data', library);
        library.call(socket, chunk.subarray(at));
        return;
      }
    }
  };
  socket.off('data', library).on('data', shortcut);
}

/** Where the small masked frame ends that begins at `at`; -1 when it is another kind of frame, or not all here. */
function endOfFrame(chunk: Buffer, at: number): number {
  const length = (chunk[at + 1] ?? 0) - MASKED;
  const end = at + HEADER_BYTES + length;
  return length >= 0 && length <= LONGEST && end <= chunk.length ? end : -1;
}

/** Unmasks in place. Null, and as it was, when it is not UTF-8: the library knows how to object. */
function readText(chunk: Buffer, start: number, end: number): string | null {
  let bits = 0;
  for (let i = start; i < end; i++) {
    chunk[i]! ^= chunk[start - 4 + ((i - start) & 3)]!;
    bits |= chunk[i]!;
  }
  if (bits < 0x80) return chunk.toString('latin1', start, end);
  const payload = chunk.subarray(start, end);
  if (isUtf8(payload)) return payload.toString();
  for (let i = start; i < end; i++) chunk[i]! ^= chunk[start - 4 + ((i - start) & 3)]!;
  return null;
}
