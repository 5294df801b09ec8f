import './pictured-task.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Verdict } from '../board/lesson.ts';
import { playTone, type Tone } from '../board/sound.ts';
import { addAloud, canSpeak, sayAloud } from '../board/speech/speech.ts';
import { useKeys } from '../page/keys.ts';
import { aloud, sound } from '../storage/settings.ts';
import type { Attempt } from './attempt.ts';
import type { Course } from './course.ts';
import { sayVerdict } from './step-controls.tsx';

const bell = (hz: number): Tone => ({ body: { from: hz, to: hz, gain: 0.12 }, ms: 380, swell: 6 });
const PRAISE: readonly number[] = [659, 784, 1047];
const CORRECTION: readonly number[] = [392, 330];
const APART_MS = 130;

type Props = {
  readonly course: Course;
  readonly at: number;
  readonly attempt: Attempt;
  readonly settled: boolean;
  /** The task of the move that is due. */
  readonly task: string;
};

/** The task of a step as a picture that can be pressed to hear it, for a lesson with pictures. */
export function PicturedTask({ course, at, attempt, settled, task }: Props) {
  const { lesson, text, word } = course;
  const step = lesson.steps[at]!;
  const verdict = settled ? attempt.verdict : null;
  const whole = `${task} ${text.steps[step.id]!.why}`;
  // While a move is animated, the picture before it stays: it does not tell the result.
  const seen = useRef({ step: step.id, state: attempt.shown.state });
  if (settled) seen.current = { step: step.id, state: attempt.shown.state };
  const answer = sayVerdict(verdict, step, text)?.sentence ?? null;
  useTaskAloud(settled, attempt, task, whole);
  useVerdictAloud(verdict, attempt.shown.n, answer);
  const repeat = (): void => sayAloud(answer ?? whole);
  useKeys({ r: repeat });
  const { Picture } = lesson;
  if (!Picture) return null;
  const picture = <Picture {...seen.current} verdict={verdict} />;
  return canSpeak && aloud.value === 'on' && sound.value === 'on' ? (
    <button type="button" class="lesson-picture" aria-label={word.hear} title={word.hear} onClick={repeat}>
      {picture}
    </button>
  ) : (
    <div class="lesson-picture">{picture}</div>
  );
}

/** Says the whole task when an attempt begins, and the next task after a move of the learner. */
function useTaskAloud(settled: boolean, attempt: Attempt, task: string, whole: string): void {
  const begun = attempt.past.length === 0;
  useEffect(() => {
    if (!settled || attempt.verdict !== null) return;
    if (begun) sayAloud(whole);
    else if (attempt.played > 0) addAloud(task);
  }, [settled, begun, attempt.played, begun ? whole : task]);
}

/** Says praise or a correction after what the board says, with a sound. */
function useVerdictAloud(verdict: Verdict, n: number, sentence: string | null): void {
  useEffect(() => {
    if (verdict === null) return;
    const tune = verdict === 'done' ? PRAISE : CORRECTION;
    for (const [i, hz] of tune.entries()) playTone(bell(hz), i * APART_MS);
    addAloud(sentence ?? '');
  }, [verdict, n]);
}
