import type { Refusal } from '@tablee/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lesson, Rules, Step } from './lesson.ts';
import { actorOf, beginTrial, isRefusal, type Lectern, playTrial, replyTo, type Trial } from './trial.ts';

/** After a move has been seen, before anything is said of it; before the other answers; before all is put back. */
const BREATH_MS = 350;
const REPLY_MS = 900;
const PUT_BACK_MS = 2_200;

export type Practice = {
  readonly trial: Trial;
  /** The last move has been seen: its verdict may be told, the next one made. */
  readonly settled: boolean;
  /** Somebody else is to act. */
  readonly waiting: boolean;
  readonly play: (move: string) => Refusal | null;
  readonly restart: () => void;
  /** A board with suspense says so itself. */
  readonly see: (n: number) => void;
};

/** A step being tried: the learner's moves, the scripted answers, and everything put back when it went astray. */
export function usePractice(rules: Rules, lesson: Lesson, step: Step, suspense: boolean): Practice {
  const desk = useMemo((): Lectern => ({ rules, lesson, step }), [rules, lesson, step]);
  const [trial, setTrial] = useState(() => beginTrial(desk, 0));
  const [seen, setSeen] = useState(0);
  const newest = useRef(trial);
  const shown = useRef(desk);
  const n = trial.shown.n;

  const take = useCallback((next: Trial) => {
    newest.current = next;
    setTrial(next);
  }, []);
  const restart = useCallback(() => {
    // Two further, with nothing that happened: boards draw it without a motion.
    const next = newest.current.shown.n + 2;
    setSeen(next);
    take(beginTrial(desk, next));
  }, [desk]);

  // Another step is another position, on the same board.
  useEffect(() => {
    if (shown.current === desk) return;
    shown.current = desk;
    restart();
  }, [desk]);

  const see = useCallback((shownNow: number) => setSeen(before => Math.max(before, shownNow)), []);
  useEffect(() => {
    if (suspense || seen >= n) return;
    const timer = setTimeout(() => see(n), trial.lastsMs + BREATH_MS);
    return () => clearTimeout(timer);
  }, [n]);

  const settled = seen >= n;
  useEffect(() => {
    if (!settled) return;
    const astray = trial.verdict !== null && trial.verdict !== 'done';
    const reply = replyTo(desk, trial);
    if (!astray && reply === null) return;
    const timer = setTimeout(
      () => {
        if (astray) return restart();
        const next = playTrial(desk, newest.current, reply!);
        if (isRefusal(next)) throw new Error(`the script's "${reply}" is refused: ${next.key}`);
        take(next);
      },
      astray ? PUT_BACK_MS : REPLY_MS,
    );
    return () => clearTimeout(timer);
  }, [settled, trial]);

  const play = useCallback(
    (move: string): Refusal | null => {
      const next = playTrial(desk, newest.current, move);
      if (isRefusal(next)) return next;
      take(next);
      return null;
    },
    [desk],
  );

  const actor = actorOf(desk, trial);
  return { trial, settled, waiting: actor !== null && actor !== lesson.seat, play, restart, see };
}
