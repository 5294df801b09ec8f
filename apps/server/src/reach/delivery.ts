import type { DueNotice } from '../store/reach-store.ts';
import type { NoticeText } from './notice-text.ts';

/** What became of a message. */
export type Delivery =
  | { readonly result: 'sent' }
  /** The target is gone: its reaches are dropped. */
  | { readonly result: 'gone' }
  /** It will never arrive as it is. */
  | { readonly result: 'refused'; readonly problem: string }
  /** Worth another attempt. */
  | { readonly result: 'failed'; readonly problem: string; readonly waitMs: number | null };

/** A notice that holds, with its text. */
export type Written = { readonly notice: DueNotice; readonly text: NoticeText };

const GONE = [404, 410];

/** What an HTTP status means for a message. */
export function deliveryOf(status: number, retryAfterMs: number | null): Delivery {
  if (status >= 200 && status < 300) return { result: 'sent' };
  if (GONE.includes(status)) return { result: 'gone' };
  if (status === 429 || status >= 500)
    return { result: 'failed', problem: `status-${status}`, waitMs: retryAfterMs };
  return { result: 'refused', problem: `status-${status}` };
}

/** Pauses between attempts. After the last one a notice is given up. */
const PAUSES_MS = [30_000, 120_000, 600_000, 3_600_000, 21_600_000];
export const MAX_ATTEMPTS = PAUSES_MS.length + 1;
const MAX_WAIT_MS = 86_400_000;

/** `attempts`: made so far. Null: give up. */
export const nextPauseMs = (attempts: number, waitMs: number | null): number | null =>
  attempts >= MAX_ATTEMPTS
    ? null
    : Math.min(MAX_WAIT_MS, Math.max(waitMs ?? 0, PAUSES_MS[attempts - 1] ?? PAUSES_MS[0]!));
