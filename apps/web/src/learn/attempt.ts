import type { Chance, Refusal, Seat } from '@tablee/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Past, Shown } from '../board/contract.ts';
import type { Lesson, LessonRules, Step, Verdict } from '../board/lesson.ts';
import { prefersStill } from '../storage/settings.ts';
import { usePace, useTimer } from './pace.ts';

/** One attempt at a step. Entry numbers keep growing from one attempt to the next, so a board never confuses two. */
export type Attempt = {
  /** The referee's position. The board gets the learner's view of it. */
  readonly state: unknown;
  readonly shown: Shown;
  readonly past: readonly Past[];
  /** Moves of the learner, and scripted moves. */
  readonly played: number;
  readonly replied: number;
  /** How many picks were drawn. */
  readonly drawn: number;
  readonly verdict: Verdict;
  /** Duration of the last move's animation. */
  readonly lastsMs: number;
};

export type Exercise = { readonly rules: LessonRules; readonly lesson: Lesson; readonly step: Step };

/** The correction when another seat has to move and the script has no move. */
export const PASSED = 'passed';

export function beginAttempt({ rules, lesson, step }: Exercise, n: number): Attempt {
  const state = rules.readState(step.position);
  return {
    state,
    shown: { n, state: rules.redact(state, lesson.seat), events: [] },
    past: [],
    played: 0,
    replied: 0,
    drawn: 0,
    verdict: null,
    lastsMs: 0,
  };
}

/** In simultaneous choices the learner comes first, then the others in their order. */
function nextActor({ rules, lesson }: Exercise, state: unknown): Seat | null {
  const actors = rules.actors(state);
  return actors.includes(lesson.seat) ? lesson.seat : (actors[0] ?? null);
}

/** The seat to move. Null after a verdict. */
export const actorOf = (exercise: Exercise, { state, verdict }: Attempt): Seat | null =>
  verdict === null ? nextActor(exercise, state) : null;

/** The luck of a script. An unexpected move may draw more than the script has, or from less. */
function scriptedLuck(picks: readonly number[], drawn: number): Chance & { readonly drawn: () => number } {
  let next = drawn;
  return { pick: n => (picks[next++] ?? 0) % n, drawn: () => next };
}

/** Plays a move of the seat to move. */
export function playMove(exercise: Exercise, attempt: Attempt, text: string): Attempt | Refusal {
  const { rules, step, lesson } = exercise;
  const seat = actorOf(exercise, attempt);
  const move = rules.readMove(text);
  if (seat === null || move === null) throw new Error(`"${text}" is no move here`);
  const refusal = rules.refuse(attempt.state, seat, move);
  if (refusal) return refusal;
  const state = rules.clone(attempt.state);
  const luck = scriptedLuck(step.picks ?? [], attempt.drawn);
  const events = rules.apply(state, seat, move, luck);
  const lastsMs = rules.lasts?.(attempt.state, move) ?? lesson.lasts?.(events) ?? 0;
  const n = attempt.shown.n + 1;
  const mine = seat === lesson.seat;
  const played = attempt.played + (mine ? 1 : 0);
  const replied = attempt.replied + (mine ? 0 : 1);
  const judged = step.judge({ state, events, seat, played });
  const actor = nextActor(exercise, state);
  const silent = actor !== null && actor !== lesson.seat && !canReply(exercise, state, actor, replied);
  const told = events.map(e => rules.tell(e, lesson.seat)).filter(e => e !== null);
  return {
    state,
    shown: { n, state: rules.redact(state, lesson.seat), events: told },
    past: [...attempt.past, { n, events: told }],
    played,
    replied,
    drawn: luck.drawn(),
    verdict: judged ?? (silent ? { again: PASSED } : null),
    lastsMs,
  };
}

/** The move of the solution that is due now; null when the learner went another way. */
export function adviceFor(exercise: Exercise, attempt: Attempt): string | null {
  const { rules, step, lesson } = exercise;
  const text = step.solution[attempt.played];
  const move = text === undefined ? null : rules.readMove(text);
  if (text === undefined || move === null || actorOf(exercise, attempt) !== lesson.seat) return null;
  return rules.refuse(attempt.state, lesson.seat, move) === null ? text : null;
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

/** Pauses before a reply, and before a failed attempt is reset. */
const REPLY_MS = 900;
const RESET_MS = 2_200;
/** Longer where the learner listens instead of reading. */
const SPOKEN_REPLY_MS = 1_800;
const SPOKEN_RESET_MS = 4_500;

export type RunningAttempt = {
  readonly attempt: Attempt;
  /** The last move has been shown: its verdict may be announced and the next move played. */
  readonly settled: boolean;
  /** Another seat has to move. */
  readonly waiting: boolean;
  /** The next move of the solution, if it can be played. */
  readonly advice: string | null;
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
  const newest = useRef(attempt);
  const shown = useRef(exercise);
  const pace = usePace({
    n: attempt.shown.n,
    lastsMs: lesson.lasts && prefersStill() ? 0 : attempt.lastsMs,
    suspense,
  });

  const show = useCallback((next: Attempt) => {
    newest.current = next;
    setAttempt(next);
  }, []);
  const restart = useCallback(() => {
    // A number two higher and no events: boards draw the position without animation.
    const next = newest.current.shown.n + 2;
    pace.see(next);
    show(beginAttempt(exercise, next));
  }, [exercise]);

  // The next step is shown on the same board.
  useEffect(() => {
    if (shown.current === exercise) return;
    shown.current = exercise;
    restart();
  }, [exercise]);

  // A verdict of the step before is not judged by the words of this one.
  const settled = pace.settled && shown.current === exercise;
  const failed = attempt.verdict !== null && attempt.verdict !== 'done';
  const reply = replyTo(exercise, attempt);
  const [resetMs, replyMs] = lesson.Picture ? [SPOKEN_RESET_MS, SPOKEN_REPLY_MS] : [RESET_MS, REPLY_MS];
  const goOn = () => {
    if (failed) return restart();
    const next = playMove(exercise, newest.current, reply!);
    if (isRefusal(next)) throw new Error(`the scripted "${reply}" is refused: ${next.key}`);
    show(next);
  };
  const pauseMs = failed ? resetMs : reply === null ? null : replyMs;
  useTimer(settled ? pauseMs : null, goOn, [settled, attempt]);

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
  const advice = useMemo(() => adviceFor(exercise, attempt), [exercise, attempt]);
  return {
    attempt,
    settled,
    waiting: actor !== null && actor !== lesson.seat,
    advice,
    play,
    restart,
    see: pace.see,
  };
}
