/** When a client sends a refused move again. A page imports this file without loading zod. */

/** Refusals of a move that pass by themselves: the client sends the move again. */
const PASSING_REFUSALS: readonly string[] = ['too-often', 'not-saved', 'stopping', 'unhealthy'];
export const isPassing = (key: string): boolean => PASSING_REFUSALS.includes(key);

/** The first pauses are short: when a node dies, another serves its tables within a second. */
const RESEND_PAUSES_MS = [250, 500, 1_000] as const;
const LONGEST_RESEND_PAUSE_MS = 1_500;

/** How long a client waits before it sends a move again that was refused `times` times. */
export const resendPauseMs = (times: number): number =>
  RESEND_PAUSES_MS[times - 1] ?? LONGEST_RESEND_PAUSE_MS;
