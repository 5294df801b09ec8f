import type { DownFrame, UpFrame } from '@tablee/wire';
import { isDownFrameName } from '@tablee/wire/constants';

/** One live connection to a table, by whichever road. It is used once: when it drops, another one is opened. */
export interface Line {
  send(frame: UpFrame): void;
  close(): void;
}

/** Which table, as whom, and the last entry already known. */
export type Ticket = {
  readonly table: string;
  readonly token: string | null;
  readonly seen: number;
  /** The last line of talk already known. */
  readonly heard: number;
};

export type Ears = {
  readonly hear: (frame: DownFrame) => void;
  /** The line is gone; another must be opened. */
  readonly dropped: () => void;
};

/** Null: not a frame this page knows. The server speaks the same version of @tablee/wire. */
export function readFrame(text: string): DownFrame | null {
  try {
    const raw: unknown = JSON.parse(text);
    const known = typeof raw === 'object' && raw !== null && 't' in raw && isDownFrameName(raw.t);
    return known ? (raw as DownFrame) : null;
  } catch {
    return null;
  }
}

export const watchFrame = ({ table, token, seen, heard }: Ticket): UpFrame => ({
  t: 'watch',
  table,
  ...(token ? { token } : {}),
  ...(seen >= 0 ? { seen } : {}),
  ...(heard > 0 ? { heard } : {}),
});
