import type { DownFrame, UpFrame } from '@tablee/wire';
import { isDownFrameName } from '@tablee/wire/constants';

/** One connection to a table. It is not reused: after a drop another one is opened. */
export interface Connection {
  send(frame: UpFrame): void;
  close(): void;
}

/** The table, the seat's token, and the last entry known. */
export type WatchRequest = {
  readonly table: string;
  readonly token: string | null;
  readonly seen: number;
  /** The last connection of talk known. */
  readonly heard: number;
};

export type FrameHandlers = {
  readonly receive: (frame: DownFrame) => void;
  /** The connection is lost. */
  readonly dropped: () => void;
};

/** Null for an unknown frame. Frames are not validated: the server has the same version of @tablee/wire. */
export function readFrame(text: string): DownFrame | null {
  try {
    const raw: unknown = JSON.parse(text);
    const known = typeof raw === 'object' && raw !== null && 't' in raw && isDownFrameName(raw.t);
    return known ? (raw as DownFrame) : null;
  } catch {
    return null;
  }
}

export const watchFrame = ({ table, token, seen, heard }: WatchRequest): UpFrame => ({
  t: 'watch',
  table,
  ...(token ? { token } : {}),
  ...(seen >= 0 ? { seen } : {}),
  ...(heard > 0 ? { heard } : {}),
});
