import { type Seat, silenceOf } from '@tablee/kernel';
import type { CommandResult } from '../command.ts';
import { refuse } from '../refusals.ts';
import { KEPT_LINES, type TableState } from '../state.ts';

/** Adds a line of chat. `at`: the date, in milliseconds. */
export function say(state: TableState, seat: Seat, text: string, at: number): CommandResult {
  const { lines, match } = state;
  if (silenceOf(match, seat) !== null) return refuse('quiet');
  const line = { n: (lines.at(-1)?.n ?? 0) + 1, seat, text, at };
  return { kind: 'line', state: { ...state, lines: [...lines, line].slice(-KEPT_LINES) }, line };
}
