import {
  type Entry,
  isMove,
  isRefused,
  type MoveEntry,
  playMove,
  type Seat,
  type Step,
} from '@tablee/kernel';
import { type CommandResult, type Context, type Facts, noChange } from '../command.ts';
import { offersAfterMove } from '../offers.ts';
import { CLOCK_ONLY, isClockOnly, RESPITE, refuse } from '../refusals.ts';
import { hasUnderstudy, type TableState } from '../state.ts';
import { moveDurationMs, takeStep, waitsForAnimation } from './steps.ts';

/** Where seats choose together, others may have answered in between: so many entries are searched for an answer. */
const SIMULTANEOUS_REACH = 64;

export type Play = {
  readonly seat: Seat;
  /** The decision this move answers. */
  readonly decision: number;
  readonly move: string;
  /** When the move counts as made, where a clock runs. Default: now. */
  readonly since?: number;
  /** By the understudy of an absent person. */
  readonly understudy?: boolean;
};

/** Answers a decision with a move. The same answer sent twice is played once. */
export function play(state: TableState, command: Play, context: Context, facts?: Facts): CommandResult {
  const { match, offers, clock } = state;
  const { seat, decision, move, since, understudy } = command;
  // The person has come back meanwhile.
  if (understudy && !hasUnderstudy(state.holders, seat)) return refuse('not-your-turn');
  if (match.decisions[seat] !== decision) return answerLate(state, command, facts);
  if (match.n >= context.maxEntries) return refuse('log-full');
  if (isClockOnly(match.game, move)) return { refusal: CLOCK_ONLY };
  if (clock && context.now < clock.respiteUntil) return { refusal: RESPITE };
  const played = playMove(match, seat, move, context.chance(match.n + 1));
  if (isRefused(played)) return played;
  const step = understudy && isMove(played.entry) ? byUnderstudy(played, played.entry) : played;
  const after = offersAfterMove(offers, seat);
  if (!waitsForAnimation(state)) return takeStep(state, step, after, context);
  const lasts = moveDurationMs(match, move);
  return takeStep(state, step, after, context, since === undefined ? { lasts } : { lasts, since });
}

const byUnderstudy = (step: Step, entry: MoveEntry): Step => ({
  ...step,
  entry: { ...entry, by: 'understudy' },
});

/** An answer to a decision that is no longer open. */
function answerLate(state: TableState, { seat, decision, move }: Play, facts?: Facts): CommandResult {
  const { line, n, game, outcome, decisions } = state.match;
  if (decision < n) {
    const played = line.since(decision).find(p => p.seat === seat);
    if (played?.n === decision + 1) {
      if (played.move === move) return noChange(played.n);
    } else {
      // Taken back since, or a simultaneous choice: only the log knows.
      const limit = game.traits.together ? SIMULTANEOUS_REACH : 1;
      if (!facts?.entries) return { needs: 'entries', after: decision, limit };
      const found = findAnswer(facts.entries, seat, move);
      if (found >= 0) return noChange(decision + found + 1);
    }
  }
  if (outcome) return refuse('over');
  return refuse(decisions[seat] === -1 ? 'not-your-turn' : 'stale-decision');
}

/** Index of the seat's first move if it is this one; -1 otherwise. */
function findAnswer(entries: readonly Entry[], seat: Seat, move: string): number {
  const i = entries.findIndex(entry => isMove(entry) && entry.seat === seat);
  const entry = entries[i];
  return entry && isMove(entry) && entry.move === move ? i : -1;
}
