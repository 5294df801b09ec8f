import { type Refusal, refereeOnly, type Seat } from '@tablee/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Past, Shown } from '../board/contract.ts';
import type { Lesson, LessonRules, Step, Verdict } from '../board/lesson.ts';

/** One attempt at a step. Entry numbers keep growing from one attempt to the next, so a board never confuses two. */
export type Attempt = {
  readonly shown: Shown;
  readonly past: readonly Past[];
  readonly replied: number;
  readonly verdict: Verdict;
  /** Duration of the last move's animation. */
  readonly lastsMs: number;
};

export type Exercise = { readonly rules: LessonRules; readonly lesson: Lesson; readonly step: Step };

/** The correction when an opponent has to move and the script has no move. */
export const PASSED = 'passed';

export const beginAttempt = ({ rules, step }: Exercise, n: number): Attempt => ({
  shown: { n, state: rules.readState(step.position), events: [] },
  past: [],
  replied: 0,
  verdict: null,
  lastsMs: 0,
});

/** The seat to move. Null after a verdict. */
export const actorOf = ({ rules }: Exercise, { shown, verdict }: Attempt): Seat | null =>
  verdict === null ? (rules.actors(shown.state)[0] ?? null) : null;

/** Plays a move of the seat to move. */
export function playMove(exercise: Exercise, attempt: Attempt, text: string): Attempt | Refusal {
  const { rules, step, lesson } = exercise;
  const seat = actorOf(exercise, attempt);
  const move = rules.readMove(text);
  if (seat === null || move === null) throw new Error(`"${text}" is no move here`);
  const before = attempt.shown.state;
  const refusal = rules.refuse(before, seat, move);
  if (refusal) return refusal;
  const state = rules.clone(before);
  const lastsMs = rules.lasts?.(before, move) ?? 0;
  const events = rules.apply(state, seat, move, refereeOnly);
  const n = attempt.shown.n + 1;
  const replied = attempt.replied + (seat === lesson.seat ? 0 : 1);
  const judged = step.judge({ state, events, seat });
  const actor = rules.actors(state)[0];
  const silent = actor !== undefined && actor !== lesson.seat && !canReply(exercise, state, actor, replied);
  return {
    shown: { n, state, events },
    past: [...attempt.past, { n, events }],
    replied,
    verdict: judged ?? (silent ? { again: PASSED } : null),
    lastsMs,
  };
}

/** After an unexpected move of the learner the scripted reply may be illegal. */
function canReply({ rules, step }: Exercise, state: unknown, actor: Seat, replied: number): boolean {
  const text = step.replies?.[replied];
  const move = text === undefined ? null : rules.readMove(text);
  return move !== null && rules.refuse(state, actor, move) === null;
}

export const isRefusal = (result: Attempt | Refusal): result is Refusal => 'rule' in result;

/** The scripted move that is due now, or null. */
export function replyTo(exercise: Exercise, attempt: Attempt): string | null {
  const actor = actorOf(exercise, attempt);
  if (actor === null || actor === exercise.lesson.seat) return null;
  return exercise.step.replies?.[attempt.replied] ?? null;
}

/** Pauses: after an animation, before a reply, and before a failed attempt is reset. */
const BREATH_MS = 350;
const REPLY_MS = 900;
const RESET_MS = 2_200;

export type RunningAttempt = {
  readonly attempt: Attempt;
  /** The last move has been shown: its verdict may be announced and the next move played. */
  readonly settled: boolean;
  /** An opponent has to move. */
  readonly waiting: boolean;
  readonly play: (move: string) => Refusal | null;
  readonly restart: () => void;
  /** Called by a board with `suspense` when it has shown an entry. */
  readonly see: (n: number) => void;
};

/** Runs a step: the learner's moves, the scripted replies, and a reset after a failed attempt. */
export function useAttempt(
  rules: LessonRules,
  lesson: Lesson,
  step: Step,
  suspense: boolean,
): RunningAttempt {
  const exercise = useMemo((): Exercise => ({ rules, lesson, step }), [rules, lesson, step]);
  const [attempt, setAttempt] = useState(() => beginAttempt(exercise, 0));
  const [seen, setSeen] = useState(0);
  const newest = useRef(attempt);
  const shown = useRef(exercise);
  const n = attempt.shown.n;

  const show = useCallback((next: Attempt) => {
    newest.current = next;
    setAttempt(next);
  }, []);
  const restart = useCallback(() => {
    // A number two higher and no events: boards draw the position without animation.
    const next = newest.current.shown.n + 2;
    setSeen(next);
    show(beginAttempt(exercise, next));
  }, [exercise]);

  // The next step is shown on the same board.
  useEffect(() => {
    if (shown.current === exercise) return;
    shown.current = exercise;
    restart();
  }, [exercise]);

  const see = useCallback((shownNow: number) => setSeen(before => Math.max(before, shownNow)), []);
  useEffect(() => {
    if (suspense || seen >= n) return;
    const timer = setTimeout(() => see(n), attempt.lastsMs + BREATH_MS);
    return () => clearTimeout(timer);
  }, [n]);

  const settled = seen >= n;
  useEffect(() => {
    if (!settled) return;
    const failed = attempt.verdict !== null && attempt.verdict !== 'done';
    const reply = replyTo(exercise, attempt);
    if (!failed && reply === null) return;
    const timer = setTimeout(
      () => {
        if (failed) return restart();
        const next = playMove(exercise, newest.current, reply!);
        if (isRefusal(next)) throw new Error(`the scripted "${reply}" is refused: ${next.key}`);
        show(next);
      },
      failed ? RESET_MS : REPLY_MS,
    );
    return () => clearTimeout(timer);
  }, [settled, attempt]);

  const play = useCallback(
    (move: string): Refusal | null => {
      const next = playMove(exercise, newest.current, move);
      if (isRefusal(next)) return next;
      show(next);
      return null;
    },
    [exercise],
  );

  const actor = actorOf(exercise, attempt);
  return { attempt, settled, waiting: actor !== null && actor !== lesson.seat, play, restart, see };
}
