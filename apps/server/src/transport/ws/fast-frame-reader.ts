import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** First byte of a frame that is a whole message without extensions (RFC 6455, 5.2). */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
/** Added to the length in the second byte of a masked frame. */
const MASKED = 0x80;
const MAX_SHORT_LENGTH = 125;
const HEADER_BYTES = 6;

type Listener = (chunk: Buffer) => void;

/**
 * Reads short text frames that arrive whole, which are nearly all frames of players. The reader of ws handles every
 * case through two streams and four events, which took a twentieth of a move. After the first other frame, ws owns the
 * socket for good.
 */
export function readFramesFast(connection: WebSocket, socket: Duplex, onText: (text: string) => void): void {
  const [library, ...others] = socket.listeners('data') as Listener[];
  if (!library || others.length > 0) return;
  const fast: Listener = chunk => {
    for (let at = 0, end = 0; at < chunk.length; at = end) {
      end = connection.readyState === WebSocket.OPEN ? endOfFrame(chunk, at) : -1;
      const kind = end < 0 ? -1 : chunk[at];
      const text = kind === TEXT ? readText(chunk, at + HEADER_BYTES, end) : null;
      if (text !== null) onText(text);
      else if (kind === PING || kind === PONG) library.call(socket, chunk.subarray(at, end));
      else {
        socket.off('data', fast).on('data', library);
        library.call(socket, chunk.subarray(at));
        return;
      }
    }
  };
  socket.off('data', library).on('data', fast);
}

/** The end of the short masked frame at `at`; -1 for another kind of frame or an incomplete one. */
function endOfFrame(chunk: Buffer, at: number): number {
  const length = (chunk[at + 1] ?? 0) - MASKED;
  const end = at + HEADER_BYTES + length;
  return length >= 0 && length <= MAX_SHORT_LENGTH && end <= chunk.length ? end : -1;
}

/** Unmasks in place. Null, leaving the bytes unchanged, for invalid UTF-8: ws reports that error. */
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
