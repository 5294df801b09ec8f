import { type Refusal, refereeOnly, type Seat } from '@tablee/kernel';
import type { Past, Shown } from '../board/contract.ts';
import type { Lesson, Rules, Step, Verdict } from './lesson.ts';

/** One try at a step. Numbers only grow, over all tries: a board that has shown one never takes another for it. */
export type Trial = {
  readonly shown: Shown;
  readonly past: readonly Past[];
  readonly replied: number;
  readonly verdict: Verdict;
  /** How long the last move is seen happening. */
  readonly lastsMs: number;
};

export type Lectern = { readonly rules: Rules; readonly lesson: Lesson; readonly step: Step };

/** What the others did not script is not played: the try is over. */
export const PASSED = 'passed';

export const beginTrial = ({ rules, step }: Lectern, n: number): Trial => ({
  shown: { n, state: rules.readState(step.position), events: [] },
  past: [],
  replied: 0,
  verdict: null,
  lastsMs: 0,
});

/** Who has to be waited for, while the goal is not reached. */
export const actorOf = ({ rules }: Lectern, { shown, verdict }: Trial): Seat | null =>
  verdict === null ? (rules.actors(shown.state)[0] ?? null) : null;

/** A move of whoever is to act. It is a new trial, or the reason why not. */
export function playTrial(desk: Lectern, trial: Trial, text: string): Trial | Refusal {
  const { rules, step, lesson } = desk;
  const seat = actorOf(desk, trial);
  const move = rules.readMove(text);
  if (seat === null || move === null) throw new Error(`"${text}" is no move here`);
  const before = trial.shown.state;
  const refusal = rules.refuse(before, seat, move);
  if (refusal) return refusal;
  const state = rules.clone(before);
  const lastsMs = rules.lasts?.(before, move) ?? 0;
  const events = rules.apply(state, seat, move, refereeOnly);
  const n = trial.shown.n + 1;
  const replied = trial.replied + (seat === lesson.seat ? 0 : 1);
  const judged = step.judge({ state, events, seat });
  const actor = rules.actors(state)[0];
  const silent = actor !== undefined && actor !== lesson.seat && !canReply(desk, state, actor, replied);
  return {
    shown: { n, state, events },
    past: [...trial.past, { n, events }],
    replied,
    verdict: judged ?? (silent ? { again: PASSED } : null),
    lastsMs,
  };
}

/** A script goes on only where the rules let it: the learner may have done something nobody thought of. */
function canReply({ rules, step }: Lectern, state: unknown, actor: Seat, replied: number): boolean {
  const text = step.replies?.[replied];
  const move = text === undefined ? null : rules.readMove(text);
  return move !== null && rules.refuse(state, actor, move) === null;
}

export const isRefusal = (result: Trial | Refusal): result is Refusal => 'rule' in result;

/** The scripted answer that is due; null: none. */
export function replyTo(desk: Lectern, trial: Trial): string | null {
  const actor = actorOf(desk, trial);
  if (actor === null || actor === desk.lesson.seat) return null;
  return desk.step.replies?.[trial.replied] ?? null;
}
